extension Fan {
    /// Items at equal angular distances on an arc about the centre of a fan.
    public struct Arc: Hashable, Sendable {
        /// The radius of the arc, in points.
        public let radius: Double

        /// The direction of the first item.
        public let start: Angle

        /// The angle from each item to the next; clockwise if positive.
        ///
        /// With a single item, the angle to the item itself: a full turn.
        public let step: Angle

        /// The number of items.
        public let count: Int

        /// Whether the items surround the centre, so that the first follows the last.
        public let isClosed: Bool

        /// The angle from the first item to the last, clockwise if positive; for a closed arc a
        /// full turn.
        public var sweep: Angle {
            guard !isClosed else { return step < .zero ? -.fullTurn : .fullTurn }
            return step * Double(max(count - 1, 0))
        }

        init(radius: Double, start: Angle, step: Angle, count: Int, isClosed: Bool) {
            (self.radius, self.start, self.step) = (radius, start, step)
            (self.count, self.isClosed) = (count, isClosed)
        }

        /// An arc without items.
        init(radius: Double) {
            self.init(radius: radius, start: .zero, step: .fullTurn, count: 0, isClosed: false)
        }

        /// The direction of an item; it does not wrap.
        func angle(of index: Int) -> Angle { start + step * Double(index) }

        /// The mirror image about the vertical line through the centre.
        var mirrored: Arc {
            let start = start.mirrored.signed
            return Arc(radius: radius, start: start, step: -step, count: count, isClosed: isClosed)
        }

        /// The arc as a ring.
        func ring(center: Point2D) -> Ring {
            Ring(
                center: center,
                radius: radius,
                start: start,
                direction: step < .zero ? .counterclockwise : .clockwise,
                spacing: isClosed ? .even(count) : .arc(count: count, sweep: sweep.magnitude)
            )
        }
    }
}
