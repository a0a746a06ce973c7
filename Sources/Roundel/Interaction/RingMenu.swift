/// A menu whose items surround a button in the centre: a value that computes the positions of the
/// items, the item at the pointer and the selection from touches, keys, commands and times.
///
/// Like ``Wheel``, it reads no clock and knows no screen. A front end passes in every event with
/// its time, calls ``advance(to:)`` in every frame while ``isMoving``, shows the items at
/// ``positions(into:)-([Point2D])``, and reports to the app what each ``Update`` contains.
///
/// ```swift
/// let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)
/// let size = Point2D(44, 44)
/// let ring = Ring(in: bounds, itemSize: size, spacing: .even(6))
/// var menu = RingMenu(ring: ring, itemSize: size, bounds: bounds, isOpen: true)
/// menu.activate(2, time: 0)  // a tap on the third item
/// menu.advance(to: 2)
/// print(menu.selection == 2, menu.pointed == 2)
/// ```
///
/// By default a menu is closed and has no selection. While it is closed or disabled it accepts no
/// drags, keys, scrolls, steps or activations; a tap on the centre opens a closed menu. It always
/// accepts settings, items, the selection and the time, and commands unless it cannot turn.
///
/// Times are in seconds, all from the same clock. While the menu turns, a time before the last one
/// counts as the last one, and while it opens or closes also for how far it is open. A time that is
/// not finite counts as the last one in calls that set items or settings, open or close the menu,
/// enable or disable it, or end a touch; every other call with such a time leaves the menu as it is.
/// An index without an item is refused and is not a programming error. Touches and frames do not
/// allocate memory.
public struct RingMenu: Sendable {
    /// The positions of the items while the menu is open and at rotation zero.
    public internal(set) var ring: Ring

    /// The width and height of the largest item, in points.
    public internal(set) var itemSize: Point2D

    /// The rectangle in which the items must stay.
    public internal(set) var bounds: Rect2D

    /// How the menu responds to input; use ``apply(_:time:)`` to change it.
    public internal(set) var settings: Settings

    /// The wheel that turns the menu.
    public internal(set) var wheel: Wheel

    /// Whether the menu can be used; see ``setEnabled(_:time:)``.
    public internal(set) var isEnabled: Bool

    /// Whether the menu is open or opening; see ``setOpen(_:animated:time:)``.
    public internal(set) var isOpen: Bool

    /// The item that was last activated, landed on, or selected by the app; `nil` for none.
    public internal(set) var selection: Int?

    /// The item at the pointer, or the one nearest to it; `nil` on an empty ring.
    public internal(set) var pointed: Int?

    /// The items that cannot be activated, in any order; the menu may still land on them.
    public var disabledItems: [Int] = []

    /// The width and height of each item, where a front end knows them; an item without has
    /// ``itemSize``.
    package var itemSizes: [Point2D] = []

    /// How a front end turns the items.
    package var itemOrientation = Ring.Orientation.upright

    /// The width and height of the view in the centre, in points; without a positive width and
    /// height there is none.
    public var centerSize = Point2D.zero

    /// The range in which the menu may turn.
    var freedom = Freedom.still

    /// The rotation of each item at the pointer.
    var detents: Detents?

    /// The progress of opening.
    package internal(set) var opening = Opening()

    /// The last touch.
    var touch: Press?

    /// The item to which a command last turned the wheel.
    package internal(set) var goal: Int?

    /// Whether the app set the wheel in motion.
    var isMovedByApp = false

    /// Whether the menu turns to the goal because that was selected.
    ///
    /// It is not selected again at the end, when the app may have taken the selection away. Every other
    /// motion resets this.
    var hasSelectedGoal = false

    /// Who asked for the turn to the selected item that the menu has yet to begin, because something
    /// holds it or may stop it before it turns; `nil` if it owes none.
    var owedTurn: Source?

    /// The last finite time.
    var now = 0.0

    /// Makes a menu at rest.
    ///
    /// A menu that turns and lands on items starts with an item at the pointer: the selected one if
    /// ``Settings/turnsSelectionToPointer`` is set, or otherwise the one that needs the least rotation.
    /// That rotation is zero only if an item of the ring is at the pointer. With
    /// ``Ring/Spacing-swift.enum/weights(_:sweep:pad:)`` it usually is not, because a sector and not an
    /// item begins at the ring's start.
    ///
    /// - Parameters:
    ///   - ring: The positions of the items.
    ///   - itemSize: The width and height of the largest item, in points; a value that is negative
    ///     or not finite counts as zero.
    ///   - bounds: The rectangle in which the items must stay.
    ///   - settings: How the menu responds to input.
    ///   - selection: The selected item; an index that is not on the ring counts as none.
    ///   - isOpen: Whether the menu is open.
    ///   - isEnabled: Whether the menu can be used.
    public init(
        ring: Ring = Ring(radius: 0, spacing: .even(0)),
        itemSize: Point2D = .zero,
        bounds: Rect2D = Rect2D(x: 0, y: 0, width: 0, height: 0),
        settings: Settings = Settings(),
        selection: Int? = nil,
        isOpen: Bool = false,
        isEnabled: Bool = true
    ) {
        self.ring = ring
        self.itemSize = pointwiseMax(itemSize.finiteOrZero, .zero)
        self.bounds = bounds
        self.settings = settings
        self.isOpen = isOpen
        self.isEnabled = isEnabled
        self.selection = selection.flatMap { (0..<ring.count).contains($0) ? $0 : nil }
        wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 0, outerRadius: 0))
        _ = configure(bringsSelection: settings.turnsSelectionToPointer, time: 0)
        pointed = item(atRest: wheel.rotation)
    }

    /// The number of items.
    public var count: Int { ring.count }

    /// Whether a drag, a key or a crown can turn the menu; false if it is empty.
    public var isTurnable: Bool { freedom != .still && count > 0 }

    /// Whether the menu turns, opens or closes by itself and needs ``advance(to:)`` in every frame.
    public var isMoving: Bool { wheel.isMoving || opening.isMoving }

    /// The zone in which a drag may begin, from the dead zone to the outer edge of the items.
    ///
    /// The outer edge is half the diagonal of ``itemSize`` beyond the larger radius of the ring, so
    /// that the zone contains the corners of every item at every rotation.
    public var zone: TouchZone {
        let deadZone = settings.deadZone > 0 ? settings.deadZone : 0
        return TouchZone(
            center: ring.center,
            innerRadius: deadZone * ring.radii.min(),
            outerRadius: ring.radii.max() + itemSize.length / 2
        )
    }

    /// Whether the menu accepts touches, keys and other input.
    var takesInput: Bool { isOpen && isEnabled }

    /// Whether there is an item with an index.
    func has(_ index: Int) -> Bool { index >= 0 && index < count }
}
