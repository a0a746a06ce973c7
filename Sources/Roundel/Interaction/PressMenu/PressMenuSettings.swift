extension PressMenu {
    /// How a menu responds to input, and where its items are.
    public struct Settings: Hashable, Sendable {
        /// The distances of the items from the finger and from one another, the preferred direction,
        /// and whether the menu is mirrored.
        public var fan: Fan.Settings

        /// The greatest sweep of a submenu, whose middle is the direction in which the finger went.
        ///
        /// The default of 270° leaves a quarter turn free for the way back.
        public var submenuSweep: Angle

        /// The time after which a finger that is held still opens the menu, in seconds.
        ///
        /// The default of 0.5 s is that of a `UILongPressGestureRecognizer`, and of M3 Gesture Menu
        /// (Zheng et al., 2018). A value that is negative or not finite counts as zero.
        public var holdDuration: Double

        /// The time after which a finger that stops during a stroke, or on an item with a submenu,
        /// opens the menu or the submenu, in seconds.
        ///
        /// The default of 1/3 s is the press-and-wait of marking menus (Kurtenbach and Buxton). A
        /// value that is negative or not finite counts as zero.
        public var dwellDuration: Double

        /// The radius of the middle, in which nothing is highlighted, in points.
        ///
        /// A release there cancels. The default of 22 points is half of the least size of a target.
        /// A value that is negative or not finite counts as zero. The finger leaves the middle 4
        /// points further out and enters it 4 points further in, or half of the radius if that is
        /// less.
        public var deadZone: Double

        /// The angle by which the finger must pass the border of two items before the other is
        /// highlighted.
        ///
        /// The default of 4° is 5 points at a radius of 72, a little more than a finger trembles. A
        /// value that is negative or not finite counts as zero, and more than 30° as 30°.
        public var hysteresis: Angle

        /// Whether a stroke before the menu has opened chooses an item.
        ///
        /// If not, a finger that moves by more than 10 points before the hold ends without effect,
        /// for a scroll view to scroll.
        public var acceptsStrokes: Bool

        /// The least angle of a corner of a stroke that opens a submenu.
        ///
        /// The default of 45° is the angle between the items of a menu of eight, up to which marks
        /// of two levels are quick and reliable (Kurtenbach and Buxton, 1993). Less than 15°, or
        /// NaN, counts as 15°, and more than 150° as 150°.
        public var turnAngle: Angle

        /// Whether the menu stays open if the finger that opened it is lifted without having moved
        /// out of the middle of the open level, which is that of the submenu where one is open.
        public var staysOpen: Bool

        /// Whether a tap opens the menu.
        public var opensOnTap: Bool

        /// The time in which an item moves from the middle to its position, in seconds; see
        /// ``RingMenu/Settings/flight``.
        public var flight: Double

        /// The delay of each item after the previous one, in seconds; see
        /// ``RingMenu/Settings/stagger``.
        public var stagger: Double

        /// Whether the menu opens and closes at once, without a motion.
        public var reducesMotion: Bool

        /// Makes settings; each parameter is documented at its property.
        public init(
            fan: Fan.Settings = Fan.Settings(),
            submenuSweep: Angle = .degrees(270),
            holdDuration: Double = 0.5,
            dwellDuration: Double = 1.0 / 3,
            deadZone: Double = 22,
            hysteresis: Angle = .degrees(4),
            acceptsStrokes: Bool = true,
            turnAngle: Angle = .degrees(45),
            staysOpen: Bool = true,
            opensOnTap: Bool = false,
            flight: Double = 0.3,
            stagger: Double = 0.02,
            reducesMotion: Bool = false
        ) {
            self.fan = fan
            self.submenuSweep = submenuSweep
            self.holdDuration = holdDuration
            self.dwellDuration = dwellDuration
            self.deadZone = deadZone
            self.hysteresis = hysteresis
            self.acceptsStrokes = acceptsStrokes
            self.turnAngle = turnAngle
            self.staysOpen = staysOpen
            self.opensOnTap = opensOnTap
            self.flight = flight
            self.stagger = stagger
            self.reducesMotion = reducesMotion
        }
    }
}

extension PressMenu.Settings {
    private func permitted(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }

    /// The sizes on which an aim depends.
    var aimRule: PressAim.Rule {
        let play = min(max(hysteresis.finiteOrZero, .zero), .degrees(30))
        return PressAim.Rule(deadZone: permitted(deadZone), hysteresis: play.radians)
    }

    /// The least distance of a corner from the middle.
    var leastLeg: Double { max(aimRule.deadZone + aimRule.play, 2 * RingMenu.slop) }

    /// The angle of a corner, in its range.
    var leastTurn: Angle { turnAngle > .degrees(15) ? min(turnAngle, .degrees(150)) : .degrees(15) }

    var hold: Double { permitted(holdDuration) }
    var dwell: Double { permitted(dwellDuration) }

    /// The times of the items.
    var times: Stagger { Stagger(flight: flight, delay: stagger) }

    /// The time in which a number of items opens or closes.
    func duration(of count: Int) -> Double { reducesMotion ? 0 : times.duration(of: count) }
}
