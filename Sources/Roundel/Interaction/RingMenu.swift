/// A menu whose items stand around a button in the middle: touches, keys, orders and times go in, and where every item is,
/// which one is at the pointer and which one is selected come out.
///
/// It is a value without a clock or a screen, as ``Wheel`` is. A front end passes in what happens with its time,
/// calls ``advance(to:)`` in every frame while ``isMoving``, draws ``positions(into:)-([Point2D])``, and
/// tells the app what the ``Update`` says.
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
/// A menu begins closed and with nothing selected, unless it is told otherwise. While it is closed or disabled it takes
/// no drags, keys, scrolls, steps or activations; a tap on the middle opens a closed one. Orders, settings, items,
/// the selection and time always go through.
///
/// Times are in seconds on any one clock. A time that runs backward counts as standing still. One that is not finite
/// counts as the last one for new items, settings, opening and enabling; every other call with it leaves the menu as it
/// is. No index is a programming error: one that no item has is refused. No touch and no frame allocates.
public struct RingMenu: Sendable {
    /// Where the items stand while the menu is open and not turned.
    public internal(set) var ring: Ring

    /// Width and height of the largest item, in points.
    public internal(set) var itemSize: Point2D

    /// Where the items must stay.
    public internal(set) var bounds: Rect2D

    /// What the menu does; see ``apply(_:time:)``.
    public internal(set) var settings: Settings

    /// The wheel that turns the menu.
    public internal(set) var wheel: Wheel

    /// Whether it can be used; see ``setEnabled(_:time:)``.
    public internal(set) var isEnabled: Bool

    /// Whether the items are shown, or on their way there; see ``setOpen(_:animated:time:)``.
    public internal(set) var isOpen: Bool

    /// The item that was activated, landed on, or selected by the app, whichever was last; `nil` for none.
    public internal(set) var selection: Int?

    /// The item at the pointer, or the nearest one; `nil` on an empty ring.
    public internal(set) var pointed: Int?

    /// The items that cannot be activated, in any order; the menu lands on them all the same.
    public var disabledItems: [Int] = []

    /// Width and height of what stands in the middle, in points; where one of them is not above zero, nothing does.
    public var centerSize = Point2D.zero

    /// How far it may turn.
    var freedom = Freedom.still

    /// The rotation of each item at the pointer.
    var detents: Detents?

    /// How far open it is.
    var opening = Opening()

    /// The last touch.
    var touch: Press?

    /// The item that the wheel was last sent to.
    var goal: Int?

    /// Whether the app set the wheel in motion.
    var isMovedByApp = false

    /// The last finite time.
    var now = 0.0

    /// Makes a menu at rest.
    ///
    /// - Parameters:
    ///   - ring: Where the items stand.
    ///   - itemSize: Width and height of the largest item, in points; negative or not finite counts as zero.
    ///   - bounds: Where the items must stay.
    ///   - settings: What the menu does.
    ///   - selection: The item that is selected, which is at the pointer if the menu can turn; one that is not
    ///     on the ring counts as none.
    ///   - isOpen: Whether the items are shown.
    ///   - isEnabled: Whether it can be used.
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

    /// Whether a drag, a key or a crown turns it: not if it is empty or stands still.
    public var isTurnable: Bool { freedom != .still && count > 0 }

    /// Whether anything moves on its own, and ``advance(to:)`` is wanted in every frame.
    public var isMoving: Bool { wheel.isMoving || opening.isMoving }

    /// Where a drag may begin: from the dead zone to the outer end of the items.
    public var zone: TouchZone {
        let deadZone = settings.deadZone > 0 ? settings.deadZone : 0
        return TouchZone(
            center: ring.center,
            innerRadius: deadZone * ring.radii.min(),
            outerRadius: ring.radii.max() + itemSize.length / 2
        )
    }

    /// Whether it takes touches, keys and the like.
    var takesInput: Bool { isOpen && isEnabled }

    /// Whether there is an item with an index.
    func has(_ index: Int) -> Bool { index >= 0 && index < count }
}
