extension RingMenu {
    /// What a finger can tap.
    public enum Spot: Hashable, Sendable {
        /// The item with an index.
        case item(Int)
        /// What stands in the middle and opens and closes the menu.
        case center
    }

    /// A key that means something to a menu.
    public enum Key: Hashable, Sendable, CaseIterable {
        /// To the previous item; to the next one in a mirrored menu.
        case left
        /// To the next item; to the previous one in a mirrored menu.
        case right
        /// To the previous item.
        case up
        /// To the next item.
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
        /// It has no passed detents where the app turned the menu: see ``feedback``.
        public internal(set) var wheel = Wheel.Update()

        /// Whether another item stands at the pointer.
        public internal(set) var pointedChanged = false

        /// Whether another item is selected, other than by the app.
        public internal(set) var selectionChanged = false

        /// Whether the menu was opened or closed.
        public internal(set) var openChanged = false

        /// Whether the menu took a touch, a key, a tap, an activation or a step; if not, others may have it.
        public internal(set) var isHandled = false

        /// The item that was activated: by a tap, a key, or an assistive technology.
        public internal(set) var activated: Int?

        /// What the finger tapped that was lifted; hand it to ``RingMenu/tapped(_:time:)-(RingMenu.Spot,_)``.
        public internal(set) var tapped: Spot?

        /// How many items a finger, its inertia, a key or a crown made pass the pointer; a front end ticks for them.
        ///
        /// Zero where the app turned the menu.
        public internal(set) var feedback = 0

        /// Nothing happened.
        public init() {}

        /// The menu did not do it.
        static var refused: Update {
            var update = Update()
            update.wheel = .refused
            return update
        }
    }
}
