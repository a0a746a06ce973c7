internal import RealModule

/// An eighth of the curve with half-sides 1, from an axis point to the diagonal, as the graph of a
/// function h(s).
///
/// The axis point is (0, 0). There the slope is 0, and it rises to 1 on the diagonal. A point (s,
/// h) stands for x = s, y = 1 − h if n ≥ 1, and for x = h, y = 1 − s if n < 1. In these coordinates
/// the height above the flat part of the curve keeps full precision.
struct SuperellipseOctant {
    let exponent: Double

    /// Whether the curve is a line to 3e-13, so that what a fit would find is rounding alone.
    var isLine: Bool { (exponent - 1).magnitude < 0x1p-40 }

    /// A point (s, h) of the curve, and the slope of the curve at that point.
    struct Joint {
        var along: Double
        var height: Double
        var slope: Double

        static let axis = Joint(along: 0, height: 0, slope: 0)
    }

    /// The point whose coordinates have the ratio v^(1/n); v runs from 0 on the axis to 1 on the
    /// diagonal.
    func joint(_ v: Double) -> Joint {
        guard v > 0 else { return .axis }
        let logarithm = Double.log(v)
        let shrink = Double.log(onePlus: v) / exponent
        let near = -Double.expMinusOne(-shrink)
        let far = Double.exp(logarithm / exponent - shrink)
        let slope = Double.exp(logarithm * (exponent - 1).magnitude / exponent)
        return exponent < 1
            ? Joint(along: near, height: far, slope: slope) : Joint(along: far, height: near, slope: slope)
    }

    /// The point of the curve at a coordinate s.
    func joint(above s: Double) -> Joint {
        let s = min(max(s, 0x1p-1022), 1 - 0x1p-53)
        return exponent < 1 ? concave(s) : convex(s)
    }

    /// The height is 1 − (1 − sⁿ)^(1/n), the slope (s / (1 − height))^(n−1).
    private func convex(_ s: Double) -> Joint {
        let power = min(Double.exp(exponent * .log(s)), 1 - 0x1p-53)
        let height = -Double.expMinusOne(.log(onePlus: -power) / exponent)
        return Joint(along: s, height: height, slope: power / s * (1 - height) / (1 - power))
    }

    /// The height is (1 − (1 − s)ⁿ)^(1/n), the slope (height / (1 − s))^(1−n).
    private func concave(_ s: Double) -> Joint {
        let gone = -Double.expMinusOne(exponent * .log(onePlus: -s))
        let height = Double.exp(.log(gone) / exponent)
        return Joint(along: s, height: height, slope: height / gone * (1 - gone) / (1 - s))
    }

    /// The point x, y ≥ 0 that an (s, h) stands for, in the octant beside the y axis.
    func unfolded(_ along: Double, _ height: Double) -> Point2D {
        exponent < 1 ? Point2D(max(height, 0), 1 - along) : Point2D(along, 1 - height)
    }

    /// The exponent A that spaces the joints: joint j of a quadrant with S cubics has v = (2j /
    /// S)^A.
    var grading: Double {
        let nodes = SuperellipseTable.gradingNodes
        let last = nodes.count - 1
        let octave = min(max(Double.log2(exponent), nodes[0]), nodes[last])
        var index = 0
        while index < last - 1, octave > nodes[index + 1] { index += 1 }
        let fraction = (octave - nodes[index]) / (nodes[index + 1] - nodes[index])
        let (low, high) = (SuperellipseTable.grading[index], SuperellipseTable.grading[index + 1])
        return low + (high - low) * fraction
    }
}
