#if canImport(SwiftUI)
import Roundel

/// How a ``CircularMenu`` behaves, apart from its layout and its response to a drag.
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
    /// Whether the menu can turn.
    public var turning: Turning

    /// Whether the menu comes to rest with an item at the pointer and selects that item.
    ///
    /// If not, it comes to rest anywhere, or at the detents and within the limits of its
    /// ``TurnSettings``.
    public var landsOnItems: Bool

    /// Whether the menu turns a selected item to the pointer.
    public var turnsSelectionToPointer: Bool

    /// Whether Escape, and VoiceOver's escape gesture, close the menu.
    public var closesOnEscape: Bool

    /// How items are turned about their centres.
    ///
    /// The ring is fitted for upright items. Others need as much room as their diagonals: give the menu
    /// a padding, or its layout a fixed radius.
    public var orientation: Orientation

    /// The time in which an item moves from the centre to its position when the menu opens, in
    /// seconds.
    ///
    /// A value that is negative or not finite counts as zero, more than 10 s as 10 s.
    public var flight: Double

    /// The delay between the starts of successive items when the menu opens, in seconds.
    ///
    /// A value that is negative or not finite counts as zero, more than 1 s as 1 s.
    public var stagger: Double

    /// The appearance of the items' buttons.
    public var itemStyle: ItemStyle

    /// Creates a behavior.
    ///
    /// Each parameter is described at its property.
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
    /// Whether a menu can turn.
    ///
    /// - `automatic`: The menu turns if its items then stay inside its bounds. A ring whose items
    ///   go all the way round turns freely. An arc turns between the rotations at which its last
    ///   and its first item are at the pointer, provided that the pointer lies on the arc and that
    ///   the items stay inside the bounds anywhere on the circle. No other arc turns, and its items
    ///   are selected at their positions.
    /// - `always`: The menu turns without limits.
    /// - `never`: The menu does not turn. Items are selected at their positions.
    public typealias Turning = RingMenu.Turning

    /// How an item is turned about its centre.
    ///
    /// - `upright`: items stay upright while the menu turns.
    /// - `radial`: the item's x axis points away from the centre of the ring, as the spokes of a
    ///   wheel do.
    /// - `tangential`: the item's x axis follows the ring clockwise, as text on a coin does. The
    ///   item is upright at 12 o'clock.
    public typealias Orientation = Ring.Orientation

    /// The appearance of the items' buttons.
    public enum ItemStyle: Hashable, Sendable {
        /// Only the label, slightly transparent while the button is pressed and paler while it is
        /// disabled.
        case plain
        /// The button style of the menu's environment.
        ///
        /// A tap on an item of this style stops a moving menu when the finger is lifted, rather
        /// than at touch down.
        case environment
    }

    /// The settings for the core's menu.
    func settings(
        _ turn: TurnSettings?,
        pointer: Roundel.Angle,
        reducesMotion: Bool
    ) -> RingMenu.Settings {
        let wheel = turn ?? TurnSettings()
        return RingMenu.Settings(
            wheel: wheel.wheelSettings(reducesMotion: reducesMotion),
            pointer: pointer,
            turning: turn == nil ? .never : turning,
            landsOnItems: landsOnItems,
            turnsSelectionToPointer: turnsSelectionToPointer,
            deadZone: wheel.deadZone,
            closesOnEscape: closesOnEscape,
            flight: flight,
            stagger: stagger
        )
    }
}
#endif
