/// A way around the curve by arc length, from 3 o'clock clockwise, about the origin.
struct SuperellipseWalk {
    private let half: Point2D

    /// From the x axis to the diagonal, and from the y axis back to it.
    private let first: SuperellipseArc
    private let second: SuperellipseArc

    init(_ shape: Superellipse, half: Point2D) {
        self.half = half
        first = SuperellipseArc(exponent: shape.exponent, across: half.y, ahead: half.x)
        second = SuperellipseArc(exponent: shape.exponent, across: half.x, ahead: half.y)
    }

    /// A quarter of the perimeter.
    var quarter: Double { first.length + second.length }

    /// The length from 3 o'clock to where a ray meets the curve.
    func length(toward direction: Point2D) -> Double {
        let (u, w) = ((direction.x / half.x).magnitude, (direction.y / half.y).magnitude)
        let within = w <= u ? first.length(ratio: w / u) : quarter - second.length(ratio: u / w)
        switch (direction.x >= 0, direction.y >= 0) {
        case (true, true): return within
        case (false, true): return 2 * quarter - within
        case (false, false): return 2 * quarter + within
        case (true, false): return 4 * quarter - within
        }
    }

    /// The point at a length from 3 o'clock.
    func point(_ length: Double) -> Point2D {
        let turns = (length / (4 * quarter)).rounded(.down)
        let rest = max(length - turns * 4 * quarter, 0)
        let index = min(Int(rest / quarter), 3)
        let part = rest - Double(index) * quarter
        let point = quarterPoint(index % 2 == 0 ? part : quarter - part)
        let signs = Point2D(index == 1 || index == 2 ? -1 : 1, index > 1 ? -1 : 1)
        return point * half * signs
    }

    private func quarterPoint(_ length: Double) -> Point2D {
        let slack = 1e-12 * quarter
        if length < slack { return Point2D(1, 0) }
        if length > quarter - slack { return Point2D(0, 1) }
        if length <= first.length {
            let (across, ahead) = first.point(first.place(length: length))
            return Point2D(ahead, across)
        }
        let (across, ahead) = second.point(second.place(length: quarter - length))
        return Point2D(across, ahead)
    }
}
