#if canImport(SwiftUI)
import Roundel

/// What a ``CircularMenu`` does, beside how it is laid out and how a drag turns it.
///
/// ```swift
/// let spokes = MenuBehavior(orientation: .radial, stagger: 0.02)
/// CircularMenu(["scissors", "doc", "clipboard"], id: \.self, behavior: spokes) { symbol in
///     Image(systemName: symbol)
/// } center: {
///     Image(systemName: "plus")
/// }
/// ```
public struct MenuBehavior: Hashable, Sendable {
    /// What can turn.
    public var turning: Turning

    /// Whether the menu comes to rest with an item at the pointer, which is selected then.
    public var landsOnItems: Bool

    /// Whether an item that is selected is turned to the pointer.
    public var turnsSelectionToPointer: Bool

    /// Whether Escape, and VoiceOver's escape gesture, close the menu.
    public var closesOnEscape: Bool

    /// How items are turned about their own middle.
    public var orientation: Orientation

    /// The time an item takes from the middle to its place when the menu opens, in seconds.
    ///
    /// Negative or not finite counts as zero, more than 10 s as 10 s.
    public var flight: Double

    /// How much later each item sets off than the one before when the menu opens, in seconds.
    ///
    /// Negative or not finite counts as zero, more than 1 s as 1 s.
    public var stagger: Double

    /// What the buttons of items look like.
    public var itemStyle: ItemStyle

    /// Makes a behavior; each parameter is described at its property.
    public init(
        turning: Turning = .automatic,
        landsOnItems: Bool = true,
        turnsSelectionToPointer: Bool = true,
        closesOnEscape: Bool = true,
        orientation: Orientation = .upright,
        flight: Double = 0.35,
        stagger: Double = 0.04,
        itemStyle: ItemStyle = .plain
    ) {
        self.turning = turning
        self.landsOnItems = landsOnItems
        self.turnsSelectionToPointer = turnsSelectionToPointer
        self.closesOnEscape = closesOnEscape
        self.orientation = orientation
        self.flight = flight
        self.stagger = stagger
        self.itemStyle = itemStyle
    }
}

extension MenuBehavior {
    /// What can turn in a menu.
    public enum Turning: Hashable, Sendable {
        /// Whatever can turn without leaving the menu's room.
        ///
        /// A ring whose items go all the way round turns freely. An arc turns between its last item at the pointer and
        /// its first item there, if its items stay inside wherever on the circle they stand, and if the pointer
        /// lies on the arc. Every other arc stands still: its items are selected where they stand.
        case automatic
        /// Everything, without an end.
        case always
        /// Nothing: items are selected where they stand.
        case never
    }

    /// How an item is turned about its own middle.
    public enum Orientation: Hashable, Sendable, CaseIterable {
        /// Not at all: items stay upright while the menu turns.
        case upright
        /// The item's x axis points away from the ring, as the spokes of a wheel do.
        case radial
        /// The item's x axis follows the ring clockwise, as text on a coin does: upright at 12 o'clock.
        case tangential
    }

    /// What the buttons of items look like.
    public enum ItemStyle: Hashable, Sendable {
        /// As their labels, a little transparent while they are pressed, and pale where they cannot be.
        case plain
        /// As the button style in the menu's environment has it.
        ///
        /// A tap on such an item stops a moving menu when the finger is lifted, and not when it touches down.
        case environment
    }

    /// The settings of the core's menu.
    func settings(
        _ turn: TurnSettings?,
        pointer: Roundel.Angle,
        reducesMotion: Bool
    ) -> RingMenu.Settings {
        let wheel = turn ?? TurnSettings()
        let turning: RingMenu.Turning =
            switch self.turning {
            case _ where turn == nil: .never
            case .automatic: .automatic
            case .always: .always
            case .never: .never
            }
        return RingMenu.Settings(
            wheel: wheel.wheelSettings(reducesMotion: reducesMotion),
            pointer: pointer,
            turning: turning,
            landsOnItems: landsOnItems,
            turnsSelectionToPointer: turnsSelectionToPointer,
            deadZone: wheel.deadZone,
            closesOnEscape: closesOnEscape,
            flight: flight,
            stagger: stagger
        )
    }
}

extension MenuBehavior.Orientation {
    /// The same orientation, from the core.
    var ringOrientation: Ring.Orientation {
        switch self {
        case .upright: .upright
        case .radial: .radial
        case .tangential: .tangential
        }
    }
}
#endif
