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
    /// From a side to the diagonal.
    private struct Half {
        private let curve: CornerCurve
        private let radii: Point2D
        /// For a superellipse.
        private let octant: SuperellipseOctantLength
        let length: Double

        init(_ curve: CornerCurve, across: Double, ahead: Double) {
            (self.curve, radii) = (curve, Point2D(across, ahead))
            // A concave corner is the mirror image of a convex one with its radii exchanged.
            octant = SuperellipseOctantLength(
                exponent: curve.exponent,
                across: curve.isConcave ? ahead : across,
                ahead: curve.isConcave ? across : ahead
            )
            length = curve.isSuperellipse ? octant.length : Self.integral(curve, radii, 0...1)
        }

        func point(_ length: Double) -> Point2D {
            guard curve.isSuperellipse else { return curve.at(parameter(length)).point }
            let (along, rest) = octant.point(length: length)
            return curve.isConcave ? Point2D(rest, along) : Point2D(1 - along, 1 - rest)
        }

        func length(to parameter: Double) -> Double {
            guard curve.isSuperellipse else { return Self.integral(curve, radii, 0...parameter) }
            let point = curve.at(parameter).point
            // In coordinates about the centre of the superellipse, whose octant begins on its axis.
            let ratio = curve.isConcave ? point.y / point.x : (1 - point.x) / (1 - point.y)
            return octant.length(ratio: ratio)
        }

        private func parameter(_ length: Double) -> Double {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<54 {
                let middle = (low + high) / 2
                if Self.integral(curve, radii, 0...middle) > length { high = middle } else { low = middle }
            }
            return (low + high) / 2
        }

        private static func integral(
            _ curve: CornerCurve,
            _ radii: Point2D,
            _ range: ClosedRange<Double>
        ) -> Double {
            curve.integral(over: range) { _, tangent in (tangent * radii).length }
        }
    }
}
