/// A curve that is symmetric about a diagonal, with a parameter that runs from 0 over 1 on the
/// diagonal to 2.
protocol DiagonalCurve {
    /// The point at a parameter, and a tangent in the direction of greater parameters.
    func at(_ parameter: Double) -> (point: Point2D, tangent: Point2D)
}

/// The samples between which curves are searched.
enum CurveSamples {
    /// The number of samples in each half of a curve.
    static let half = 32

    /// The parameter of a sample.
    ///
    /// Samples are denser near the ends, where curves below n = 2 bend, and near the diagonal,
    /// where the others do.
    static func parameter(_ index: Int) -> Double {
        let fraction = Double(index) / Double(half)
        let x = fraction <= 1 ? fraction : 2 - fraction
        let smooth = x * x * (3 - 2 * x)
        let smoother = smooth * smooth * (3 - 2 * smooth)
        return fraction <= 1 ? smoother : 2 - smoother
    }
}

extension DiagonalCurve {
    /// The parameter of the point nearest to a target: the best of all local minima of the distance
    /// between the samples, each refined by bisection.
    func parameter(nearestTo target: Point2D) -> Double {
        var (best, least) = (0.0, Double.infinity)
        func consider(_ low: Double, _ high: Double) {
            let found = minimum(low, high, target)
            let refined = distance(found, target)
            if refined < least { (best, least) = (found, refined) }
        }
        var (before, here) = (Double.infinity, distance(CurveSamples.parameter(0), target))
        for index in 0...2 * CurveSamples.half {
            let isLast = index == 2 * CurveSamples.half
            let after = isLast ? .infinity : distance(CurveSamples.parameter(index + 1), target)
            if here <= before, here <= after {
                let (low, middle) = (CurveSamples.parameter(max(index - 1, 0)), CurveSamples.parameter(index))
                let high = CurveSamples.parameter(isLast ? index : index + 1)
                // Each half of a curve may have a minimum next to the diagonal.
                let isDiagonal = index == CurveSamples.half
                consider(low, isDiagonal ? middle : high)
                if isDiagonal { consider(middle, high) }
                if here < least { (best, least) = (middle, here) }
            }
            (before, here) = (here, after)
        }
        return best
    }

    private func distance(_ parameter: Double, _ target: Point2D) -> Double {
        (at(parameter).point - target).length
    }

    private func minimum(_ from: Double, _ to: Double, _ target: Point2D) -> Double {
        var (low, high) = (from, to)
        for _ in 0..<54 {
            let middle = (low + high) / 2
            let (point, tangent) = at(middle)
            if (point - target).dot(tangent) > 0 { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }
}
