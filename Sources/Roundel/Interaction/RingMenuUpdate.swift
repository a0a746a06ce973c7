extension RingMenu {
    /// A part of the menu that a finger can tap.
    public enum Spot: Hashable, Sendable {
        /// The item with an index.
        case item(Int)
        /// The view in the centre, which opens and closes the menu.
        case center
    }

    /// A key that has an effect on a menu.
    public enum Key: Hashable, Sendable, CaseIterable {
        /// Moves to the previous item; in a mirrored menu to the next one.
        case left
        /// Moves to the next item; in a mirrored menu to the previous one.
        case right
        /// Moves to the previous item.
        case up
        /// Moves to the next item.
        case down
        /// Activates the current item, as Return does.
        case choose
        /// Closes the menu, as Escape does.
        case leave
    }

    /// What one call did to a menu.
    public struct Update: Hashable, Sendable {
        /// What it did to the wheel that turns the menu.
        ///
        /// It contains no passed detents if the app turned the menu; see ``feedback``.
        public internal(set) var wheel = Wheel.Update()

        /// Whether the item at the pointer changed.
        public internal(set) var pointedChanged = false

        /// Whether the selection changed, other than by the app.
        public internal(set) var selectionChanged = false

        /// Whether the menu was opened or closed.
        public internal(set) var openChanged = false

        /// Whether the menu handled a touch, key, tap, activation or step; if not, other views may.
        public internal(set) var isHandled = false

        /// The item that was activated by a tap, a key or an assistive technology.
        public internal(set) var activated: Int?

        /// The part of the menu that was tapped; pass it to
        /// ``RingMenu/tapped(_:time:)-(RingMenu.Spot,_)``.
        public internal(set) var tapped: Spot?

        /// The number of items that a finger, its inertia, a key, a step or a crown moved past the
        /// pointer.
        ///
        /// A front end gives haptic feedback for them. Zero if the app turned the menu.
        public internal(set) var feedback = 0

        /// Makes an update that reports no change.
        package init() {}

        /// The menu refused the call.
        static var refused: Update {
            var update = Update()
            update.wheel = .refused
            return update
        }
    }
}
