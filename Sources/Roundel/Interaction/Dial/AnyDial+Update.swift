// What a call did, whether there is one thumb or two.

extension AnyDial {
    /// What one call did.
    package struct Update: Hashable, Sendable {
        /// The effect on the touch or scroll.
        package var touch = Wheel.TouchOutcome.none

        /// Whether a finger or scroll took hold of the dial, or let go of it.
        package private(set) var editing: DialEditing?

        /// Whether the value of the lower of two thumbs changed.
        package private(set) var lowerChanged = false

        /// Whether the value of the upper thumb, or of the only one, changed.
        package private(set) var upperChanged = false

        /// Whether a thumb moved.
        package private(set) var isTurned = false

        /// The number of steps, magnets and ends that the user felt.
        package private(set) var ticks = 0

        /// The one of two thumbs that the user took hold of, or whose value changed.
        package private(set) var thumb: DialThumb?

        /// Makes an update that reports no change.
        package init() {}

        /// Whether a value changed.
        package var valueChanged: Bool { lowerChanged || upperChanged }

        /// The update without haptic feedback.
        var unfelt: Self {
            var update = self
            update.ticks = 0
            return update
        }
    }
}

extension AnyDial.Update {
    /// The update of the dial that there is.
    init(_ one: Dial.Update?, _ two: RangeDial.Update?) {
        if let one { self.init(one) } else if let two { self.init(two) } else { self.init() }
    }

    private init(_ one: Dial.Update) {
        (touch, editing, upperChanged) = (one.touch, one.editing, one.valueChanged)
        (isTurned, ticks) = (one.turned != .zero, one.ticks)
    }

    private init(_ two: RangeDial.Update) {
        (touch, editing) = (two.touch, two.editing)
        (lowerChanged, upperChanged) = (two.lower.valueChanged, two.upper.valueChanged)
        isTurned = two.lower.turned != .zero || two.upper.turned != .zero
        ticks = two.lower.ticks + two.upper.ticks
        thumb = two.lower.isByUser ? .lower : two.upper.isByUser ? .upper : nil
    }
}

extension Dial.Update {
    /// A step that arrives at an end counts once.
    fileprivate var ticks: Int { max(passed, reachedEnd == nil ? 0 : 1) }

    fileprivate var isByUser: Bool { touch == .began || valueChanged }
}
