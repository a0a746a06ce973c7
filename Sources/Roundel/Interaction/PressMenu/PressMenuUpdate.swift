extension PressMenu {
    /// What a menu is doing.
    public enum Phase: Hashable, Sendable {
        /// It is closed, and no finger is about to open it.
        case closed
        /// A finger is held still, and the menu opens when the time of a hold has passed.
        case pressed
        /// A finger draws a stroke, and the menu is not shown.
        case stroking
        /// It is shown, and a finger is on it.
        case held
        /// It is shown, and waits for a finger or a command.
        case waiting
    }

    /// Why a menu closed.
    public enum Ending: Hashable, Sendable {
        /// An item was chosen.
        case chosen
        /// The finger was lifted without an item under it, or the system cancelled the touch.
        case cancelled
        /// A touch began outside the menu.
        case outside
        /// A command closed it, or it was disabled or lost its items.
        case dismissed
    }

    /// What a user feels.
    public enum Feedback: Hashable, Sendable {
        /// The menu or a submenu opened.
        case opened
        /// Another item was highlighted.
        case highlighted
        /// An item was chosen.
        case chosen
    }

    /// What one call did to a menu.
    public struct Update: Hashable, Sendable {
        /// The effect on the touch: every `.began` is followed by one `.ended`, unless the same finger
        /// touches down again, whose lift was lost.
        public internal(set) var touch = Wheel.TouchOutcome.none

        /// The item that was chosen.
        public internal(set) var chosen: ItemPath?

        /// Why the menu closed, or why a press or a stroke ended without opening it.
        ///
        /// A tap that does not open the menu, and a finger that moves away where strokes are not
        /// accepted, are no endings. A command that chooses an item of a closed menu ends with
        /// ``Ending/chosen``.
        public internal(set) var ending: Ending?

        /// Whether the touch was a tap that did nothing to the menu, for a view to act on.
        public internal(set) var isTap = false

        /// Whether the menu was shown or hidden.
        public internal(set) var openChanged = false

        /// Whether a submenu was opened or closed.
        public internal(set) var submenuChanged = false

        /// Whether another item is highlighted, or none.
        public internal(set) var highlightChanged = false

        /// The haptic feedback that a front end gives; `nil` for none, and for a change by the app.
        public internal(set) var feedback: Feedback?

        /// Whether the menu handled a command or a key; if not, other views may.
        public internal(set) var isHandled = false

        /// Makes an update that reports no change.
        package init() {}

        /// The menu refused the call.
        static var refused: Update {
            var update = Update()
            update.touch = .refused
            return update
        }
    }
}
