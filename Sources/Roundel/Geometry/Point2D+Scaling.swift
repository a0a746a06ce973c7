extension SIMD2 where Scalar == Double {
    /// The power of two by which the longer coordinate becomes at least 1 and less than 2; at most
    /// 2¹⁰²².
    ///
    /// Multiplied by it, squares neither overflow nor vanish, and no bit of a normal number
    /// changes. 1 for the zero vector and for one that is not finite.
    var unitScale: Double {
        let longest = pointwiseMax(self, -self).max()
        guard longest > 0, longest.isFinite else { return 1 }
        return Double(sign: .plus, exponent: Swift.min(-longest.exponent, 1022), significand: 1)
    }

    /// The ``length`` of any finite vector, also where the squares overflow or vanish.
    var exactLength: Double {
        let plain = length
        if plain > 0x1p-500, plain < 0x1p500 { return plain }
        let scale = unitScale
        return (self * scale).length / scale
    }

    /// The vector of length 1 in this direction; the zero vector, which has none, itself.
    var unit: Point2D {
        let scaled = self * unitScale
        return scaled == .zero ? scaled : scaled / scaled.length
    }

    /// This vector, with the signs of another.
    func with(signsOf other: Point2D) -> Point2D { Point2D(other.x < 0 ? -x : x, other.y < 0 ? -y : y) }

    /// The outward normal of an outline that runs clockwise in the direction of this vector.
    var outward: Point2D { Point2D(y, -x) }
}
