/// The arc length of a corner's curve, from its start.
///
/// Its two halves are each parametrised by the length from the side.
struct CornerLength {
    private let first: Half
    private let second: Half

    /// - Parameters:
    ///   - back: The length of the radius along the side on which the outline arrives.
    ///   - on: The length of the radius along the other side.
    init(_ curve: CornerCurve, back: Double, on: Double) {
        first = Half(curve, across: back, ahead: on)
        second = Half(curve, across: on, ahead: back)
    }

    /// The length of the whole curve.
    var length: Double { first.length + second.length }

    /// The coordinates of ``CornerCurve`` at a length from the start.
    func point(_ length: Double) -> Point2D {
        length <= first.length
            ? first.point(length)
            : second.point(max(self.length - length, 0)).swapped
    }

    /// The length from the start to the point with a parameter of the curve.
    func length(to parameter: Double) -> Double {
        parameter <= 1 ? first.length(to: parameter) : length - second.length(to: 2 - parameter)
    }
}

extension CornerLength {
    /// From a side to the diagonal: the cubic of a smooth corner, and a part of a superellipse.
    private struct Half {
        private let curve: CornerCurve
        private let radii: Point2D
        private let octant: SuperellipseOctantLength

        /// The length of the cubic, and that of the part of the superellipse which it replaces.
        private var (cubic, replaced) = (0.0, 0.0)

        init(_ curve: CornerCurve, across: Double, ahead: Double) {
            (self.curve, radii) = (curve, Point2D(across, ahead))
            // A concave corner is the mirror image of a convex one with its radii exchanged.
            octant = SuperellipseOctantLength(
                exponent: curve.exponent,
                across: curve.isConcave ? ahead : across,
                ahead: curve.isConcave ? across : ahead
            )
            guard let smooth = curve.smooth else { return }
            cubic = smooth.length(to: 1, radii)
            replaced = octantLength(to: smooth.end)
        }

        var length: Double { cubic + (octant.length - replaced) }

        func point(_ length: Double) -> Point2D {
            if let smooth = curve.smooth, length < cubic { return smooth.point(length, radii) }
            let (along, rest) = octant.point(length: length - cubic + replaced)
            return curve.isConcave ? Point2D(rest, along) : Point2D(1 - along, 1 - rest)
        }

        func length(to parameter: Double) -> Double {
            if let smooth = curve.smooth, parameter < smooth.arcStart {
                return smooth.length(to: parameter / smooth.arcStart, radii)
            }
            return cubic + (octantLength(to: curve.at(parameter).point) - replaced)
        }

        /// The length of the superellipse from the side to one of its points.
        private func octantLength(to point: Point2D) -> Double {
            // In coordinates about the centre of the superellipse, whose octant begins on its axis.
            octant.length(ratio: curve.isConcave ? point.y / point.x : (1 - point.x) / (1 - point.y))
        }
    }
}

extension SmoothCorner {
    /// The length of the cubic up to a parameter from 0 to 1.
    fileprivate func length(to t: Double, _ radii: Point2D) -> Double {
        // The panels are short at the end, where the curve bends if the radius ahead is the greater.
        (0..<4).reduce(0) { sum, panel in
            let (low, high) = (Double(panel) / 4 * t, Double(panel + 1) / 4 * t)
            return sum + GaussLegendre.integral(low, high) { (derivative($0) * radii).length }
        }
    }

    /// The point at a length from the start of the cubic, by Newton's method.
    fileprivate func point(_ length: Double, _ radii: Point2D) -> Point2D {
        var (low, high, t) = (0.0, 1.0, 0.5)
        for _ in 0..<60 {
            let excess = self.length(to: t, radii) - length
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / (derivative(t) * radii).length
            if (next - t).magnitude < 1e-15 { break }
            t = next > low && next < high ? next : (low + high) / 2
        }
        return .onCubic(start, first, second, end, at: t)
    }
}
