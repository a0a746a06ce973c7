extension Fan {
    /// The distances of a fan, and where it prefers to be.
    public struct Settings: Hashable, Sendable {
        /// The direction in the middle of the fan, if the rectangle leaves a choice; on a whole
        /// circle, that of the first item.
        ///
        /// If the ``sweep`` is a full turn and the rectangle cuts the circle, but leaves more than the
        /// items need, one of them is as near to this direction as possible.
        ///
        /// A value that is not finite counts as 12 o'clock. The direction is mirrored in a
        /// right-to-left layout.
        public var direction: Angle

        /// The greatest angle from the first item to the last.
        ///
        /// A value that is negative counts as zero, and one beyond a full turn, or NaN, as a full
        /// turn.
        public var sweep: Angle

        /// The least gap between two items along x or y, in points.
        ///
        /// A value that is negative or not finite counts as zero.
        public var spacing: Double

        /// The least radius, in points.
        ///
        /// With the default of 72 points, an item of 44 points begins 50 points from the anchor, so
        /// that the finger on the anchor does not cover it: the target of the finger has a radius of
        /// 22 points, and 28 points are left in between. A value that is negative or not finite counts
        /// as zero.
        public var minimumRadius: Double

        /// The greatest radius, in points; less than the least radius, or NaN, counts as that.
        ///
        /// The default of 200 points is about 33 mm on a telephone with 153 points an inch, which
        /// a thumb or finger covers without the hand being moved.
        public var maximumRadius: Double

        /// Whether a second arc is used if the items do not fit on one.
        public var allowsSecondRing: Bool

        /// Whether the fan is mirrored for a right-to-left layout.
        ///
        /// The anchor and the rectangle are not. A mirrored fan is the mirror image of the fan for
        /// the mirrored anchor and rectangle.
        public var isMirrored: Bool

        /// Makes settings; each parameter is documented at its property.
        public init(
            direction: Angle = .twelveOClock,
            sweep: Angle = .fullTurn,
            spacing: Double = 8,
            minimumRadius: Double = 72,
            maximumRadius: Double = 200,
            allowsSecondRing: Bool = true,
            isMirrored: Bool = false
        ) {
            self.direction = direction
            self.sweep = sweep
            self.spacing = spacing
            self.minimumRadius = minimumRadius
            self.maximumRadius = maximumRadius
            self.allowsSecondRing = allowsSecondRing
            self.isMirrored = isMirrored
        }

        /// The least and the greatest radius.
        var radii: (least: Double, greatest: Double) {
            let least = minimumRadius > 0 && minimumRadius.isFinite ? min(minimumRadius, 0x1p1000) : 0
            return (least, maximumRadius >= least ? maximumRadius : least)
        }

        /// The sweep, from zero to a full turn.
        var finiteSweep: Angle { sweep < .fullTurn - Ring.roundingTolerance ? max(sweep, .zero) : .fullTurn }

        /// The direction, or 12 o'clock if it is not finite.
        var finiteDirection: Angle { direction.radians.isFinite ? direction : .twelveOClock }

        /// The spacing, from zero.
        var finiteSpacing: Double { spacing > 0 && spacing.isFinite ? min(spacing, 0x1p1000) : 0 }
    }
}
