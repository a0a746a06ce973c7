/// The curve about the origin, parametrised by arc length clockwise from 3 o'clock.
struct SuperellipseArcLength {
    private let half: Point2D

    /// The power of two by which all lengths of this type are multiplied, so that the longer side
    /// is about 1.
    private let scale: Double

    /// From the x axis to the diagonal, and from the y axis back to it.
    private let first: SuperellipseOctantLength
    private let second: SuperellipseOctantLength

    init(_ shape: Superellipse, half: Point2D) {
        self.half = half
        scale = half.unitScale
        let sides = half * scale
        first = SuperellipseOctantLength(exponent: shape.exponent, across: sides.y, ahead: sides.x)
        second = SuperellipseOctantLength(exponent: shape.exponent, across: sides.x, ahead: sides.y)
    }

    /// The length of the whole curve, in points.
    var perimeter: Double { 4 * quadrant / scale }

    /// The length of one quadrant.
    var quadrant: Double { first.length + second.length }

    /// The length from 3 o'clock to the point where a ray meets the curve.
    func length(toward direction: Point2D) -> Double {
        let (u, w) = ((direction.x / half.x).magnitude, (direction.y / half.y).magnitude)
        let within = w <= u ? first.length(ratio: w / u) : quadrant - second.length(ratio: u / w)
        switch (direction.x >= 0, direction.y >= 0) {
        case (true, true): return within
        case (false, true): return 2 * quadrant - within
        case (false, false): return 2 * quadrant + within
        case (true, false): return 4 * quadrant - within
        }
    }

    /// The point at an arc length from 3 o'clock.
    func point(_ length: Double) -> Point2D {
        let turns = (length / (4 * quadrant)).rounded(.down)
        let remainder = max(length - turns * 4 * quadrant, 0)
        let index = min(Int(remainder / quadrant), 3)
        let part = remainder - Double(index) * quadrant
        let point = quadrantPoint(index % 2 == 0 ? part : quadrant - part)
        let signs = Point2D(index == 1 || index == 2 ? -1 : 1, index > 1 ? -1 : 1)
        return point * half * signs
    }

    private func quadrantPoint(_ length: Double) -> Point2D {
        let slack = 1e-12 * quadrant
        if length < slack { return Point2D(1, 0) }
        if length > quadrant - slack { return Point2D(0, 1) }
        if length <= first.length {
            let (across, ahead) = first.point(length: length)
            return Point2D(ahead, across)
        }
        let (across, ahead) = second.point(length: quadrant - length)
        return Point2D(across, ahead)
    }
}
