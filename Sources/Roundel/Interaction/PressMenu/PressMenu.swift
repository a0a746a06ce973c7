/// A menu that opens under a finger: a value that decides from touches, keys, commands and times
/// what is shown, highlighted and chosen.
///
/// A finger that is held still opens the menu, moves in the direction of an item, and chooses it by
/// being lifted. In the middle nothing is highlighted, and a release there cancels. A quick stroke
/// in a direction chooses the same item before the menu has opened. An item with a submenu opens it
/// where the finger rests, or where a stroke turns; a finger that returns to the middle of the menu
/// goes back.
///
/// No drag is required. The menu stays open if the finger is lifted in the middle, and then taps,
/// keys, a pointer and commands work as well.
///
/// ```swift
/// var menu = PressMenu(
///     items: [PressMenu.Item(), PressMenu.Item(), PressMenu.Item(), PressMenu.Item()],
///     itemSize: Point2D(44, 44),
///     bounds: Rect2D(x: 0, y: 0, width: 390, height: 844)
/// )
/// menu.touchBegan(1, at: Point2D(195, 400), time: 0)
/// menu.touchMoved(1, to: Point2D(260, 402), time: 0.1)
/// let update = menu.touchEnded(1, at: Point2D(270, 402), time: 0.12)
/// print(update.chosen?.item == 1)  // true: the item at 3 o'clock
/// ```
///
/// Like ``Wheel``, a menu reads no clock and knows no screen. A front end passes in every event with
/// its time. It calls ``advance(to:)`` in every frame while ``isMoving``, and at the
/// ``nextDeadline``. The result depends on the path of the finger and on times, and not on the rate
/// of the samples and frames, if a moving finger is sampled more often than the
/// ``PressMenu/Settings/dwellDuration``: what happens at a deadline happens at that time, even if the
/// call comes later. A finger that rests sends no events, however, and between two events a finger
/// counts as moving evenly. So that call has to come before the next event, also when recorded touches
/// are replayed:
///
/// ```swift
/// func replay(_ finger: Int, to point: Point2D, time: Double, in menu: inout PressMenu) {
///     while let deadline = menu.nextDeadline, deadline < time { menu.advance(to: deadline) }
///     menu.touchMoved(finger, to: point, time: time)
/// }
/// ```
///
/// One finger holds the menu; every other one is refused until that is lifted. Times are in seconds,
/// all from the same clock. A time before the last one counts as the last one, and a call with a
/// time that is not finite is refused, or uses the last time if it ends something or sets items or
/// settings. An index without
/// an item is refused and is not a programming error. No touch, command or frame allocates memory.
///
/// The items may change at any time; see ``update(items:itemSize:bounds:time:)``.
public struct PressMenu: Sendable {
    /// The items; at most ``Fan/maximumCount`` in each menu and submenu.
    public internal(set) var items: [Item]

    /// The width and height of each item, in points.
    public internal(set) var itemSize: Point2D

    /// The rectangle in which the items are shown, without the insets of a safe area.
    public internal(set) var bounds: Rect2D

    /// How the menu responds to input; use ``apply(_:time:)`` to change it.
    public internal(set) var settings: Settings

    /// Whether the menu can be used; see ``setEnabled(_:time:)``.
    public internal(set) var isEnabled: Bool

    /// What the menu is doing.
    public internal(set) var phase = Phase.closed

    /// The item that is chosen if the finger is lifted now, or that keys act on; `nil` for none.
    ///
    /// During a stroke there is one as well, though the menu is not shown. A disabled item is never
    /// highlighted.
    public internal(set) var highlighted: ItemPath?

    /// The positions of the items while the menu is shown, also while it closes; otherwise `nil`.
    ///
    /// A menu that opens at another point while it closes is no longer shown at the first one.
    public internal(set) var fan: Fan?

    /// The positions of the items about a finger before the menu is shown.
    var pending: Fan?

    /// The submenu that is open, or closes.
    var branch: Branch?

    /// The submenu that closes while that one opens.
    var former: Branch?

    /// The progress of opening.
    var unfolding = Unfolding()

    /// The finger that holds the menu.
    var touch: Touch?

    /// The last time, in seconds; before the first one any time is later.
    var now = -Double.infinity

    /// What the present call has done.
    var log = Update()

    /// Makes a closed menu.
    ///
    /// - Parameters:
    ///   - items: The items; those after the first thousand are left out. Without any, the menu does
    ///     not open.
    ///   - itemSize: The width and height of each item, in points; a value that is negative or not
    ///     finite counts as zero.
    ///   - bounds: The rectangle in which the items are shown. Where they do not fit into it with
    ///     the spacing of the settings, they have none; where they do not fit even so, they are
    ///     beyond the greatest radius; and if the rectangle is too small for that, they are shown as if
    ///     there were none.
    ///   - settings: How the menu responds to input.
    ///   - isEnabled: Whether the menu can be used.
    public init(
        items: [Item],
        itemSize: Point2D,
        bounds: Rect2D,
        settings: Settings = Settings(),
        isEnabled: Bool = true
    ) {
        self.items = PressMenu.permitted(items)
        self.itemSize = pointwiseMax(itemSize.finiteOrZero, .zero)
        self.bounds = bounds
        self.settings = settings
        self.isEnabled = isEnabled
    }

    /// Whether the menu is shown, and not closing.
    public var isOpen: Bool { phase == .held || phase == .waiting }

    /// The item whose submenu is open, or `nil`.
    public var submenu: Int? { branch.flatMap { $0.isActive ? $0.parent : nil } }

    /// Whether the menu opens or closes and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool {
        unfolding.isMoving || branch?.unfolding.isMoving == true || former?.unfolding.isMoving == true
    }

    /// An open submenu, or one that closes.
    struct Branch: Sendable {
        /// The item that it belongs to.
        var parent: Int

        /// The positions of its items.
        var fan: Fan

        /// Whether it is open, and not closing; during a stroke it is not shown.
        var isActive = true

        /// The progress of opening.
        var unfolding = Unfolding()
    }

    /// A finger that holds the menu.
    struct Touch: Sendable {
        /// The number that identifies the finger.
        let finger: Int

        /// Where the finger was last, and when.
        var (last, lastTime): (Point2D, Double)

        /// Where the finger rests, and since when.
        var rest: PressRest

        /// What it points at in the menu.
        var aim: PressAim

        /// What it points at in the submenu.
        var childAim: PressAim?

        /// Its path, in which corners are found.
        var stroke: PressStroke

        /// Whether the menu was open when the touch began.
        let wasOpen: Bool

        /// Whether the finger closed the submenu.
        var wentBack = false

        /// Whether the finger has no effect any more, because it closed the menu.
        var isInert = false

        /// Whether the highlight stays until the finger moves, because a change by the app has moved
        /// another item under it.
        var keepsHighlight = false

        init(
            finger: Int,
            at point: Point2D,
            time: Double,
            center: Point2D,
            wasOpen: Bool,
            _ rule: PressAim.Rule
        ) {
            (self.finger, last, lastTime, self.wasOpen) = (finger, point, time, wasOpen)
            rest = PressRest(point: point, since: time)
            aim = PressAim(center: center, at: point, rule)
            stroke = PressStroke(center: center, at: point)
        }
    }
}
