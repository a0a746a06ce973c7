import Roundel

/// The numbers that the page draws from, in one block of memory that it reads as a `Float64Array`.
///
/// First come the ``Slot``s, then the slots of the scene, and for a menu the items: x and y of
/// each, then how far each is turned about its own centre, then how far each is open. Under the
/// finger, the sizes and the opacities of the items, from 0 to 1, are in place of these. The script
/// knows the slots by the names that they have here; see ``Contract``. The address of the block
/// changes only when the number of items grows.
struct Frame {
    /// The numbers that every scene has.
    enum Slot: Int, CaseIterable {
        /// Cumulative, in radians.
        case rotation
        /// In radians per second.
        case velocity
        /// A ``Phase``.
        case phase
        /// Where the rotation comes to rest, in radians.
        case restRotation
        /// The index of the item at the pointer, or ``noItem``. The next three are indices too.
        case pointed
        /// The item that is selected.
        case selected
        /// The item that keys act on.
        case current
        /// The item that a finger presses, or ``centerItem`` for the button in the middle.
        case pressed
        /// 1 if the menu is open or opening, otherwise 0.
        case isOpen
        /// 1 if a finger can turn the menu, otherwise 0.
        case isTurnable
        /// The number of items.
        case count
        /// The turn that all items have in common, in radians; each item's own turn is added to it.
        case itemTurn
        /// Where in the frame the positions of the items begin, two numbers each.
        case firstPosition
        /// Where the turns of the items begin, in radians.
        case firstTurn
        /// Where the openness of the first ``mostButtons`` items begins, each from 0, closed, to 1,
        /// open.
        case firstOpenness
    }

    /// What the wheel is doing: the values of ``Slot/phase``.
    enum Phase: Int, CaseIterable {
        case idle, dragging, coasting, settling

        init(_ phase: Wheel.Phase) {
            switch phase {
            case .idle: self = .idle
            case .dragging: self = .dragging
            case .coasting: self = .coasting
            case .settling: self = .settling
            }
        }
    }

    /// The value of a slot for an item where there is no item.
    static let noItem = -1
    /// The value of ``Slot/pressed`` for the button in the middle.
    static let centerItem = -2
    /// The largest number of items that the page shows as buttons.
    ///
    /// More items are dots, which open and close all at once.
    static let mostButtons = 60

    private static let sceneStart = Slot.allCases.count
    private static let itemStart = sceneStart + DialSlot.allCases.count

    private(set) var numbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
    private var capacity = 0

    /// Makes room for items.
    mutating func reserve(_ count: Int) {
        if count > capacity || numbers.baseAddress == nil {
            capacity = max(count, 64)
            numbers.deallocate()
            numbers = .allocate(capacity: Frame.itemStart + 3 * capacity + Frame.mostButtons)
            numbers.initialize(repeating: 0)
        }
        self[.count] = Double(count)
        self[.firstPosition] = Double(Frame.itemStart)
        self[.firstTurn] = Double(Frame.itemStart + 2 * count)
        self[.firstOpenness] = Double(Frame.itemStart + 3 * count)
    }

    subscript(slot: Slot) -> Double {
        get { numbers[slot.rawValue] }
        nonmutating set { numbers[slot.rawValue] = newValue }
    }

    /// A number that only the present scene has.
    subscript(slot: some SceneSlot) -> Double {
        get { numbers[Frame.sceneStart + slot.rawValue] }
        nonmutating set { numbers[Frame.sceneStart + slot.rawValue] = newValue }
    }

    /// The positions of the items.
    func positions(_ count: Int) -> UnsafeMutableBufferPointer<Point2D> {
        let start = numbers.baseAddress.map { UnsafeMutableRawPointer($0 + Frame.itemStart) }
        return UnsafeMutableBufferPointer(start: start?.assumingMemoryBound(to: Point2D.self), count: count)
    }

    /// Sets how far an item is turned about its own centre.
    func setTurn(of index: Int, _ turn: Angle, count: Int) {
        numbers[Frame.itemStart + 2 * count + index] = turn.radians
    }

    /// Sets how far an item is open.
    func setOpenness(of index: Int, _ openness: Double, count: Int) {
        numbers[Frame.itemStart + 3 * count + index] = openness
    }
}

// MARK: - The slots of the scenes

/// A slot that one scene has.
///
/// The slots of all scenes begin at the same index.
protocol SceneSlot: RawRepresentable<Int>, CaseIterable {}

extension Frame {
    /// A menu: the items' diameter, and the centre and the radii of the ring, in points.
    enum MenuSlot: Int, SceneSlot { case itemDiameter, centerX, centerY, radiusX, radiusY }

    /// A menu under the finger.
    enum PressSlot: Int, SceneSlot {
        /// The number of items without those of the submenu, which follow them.
        case items
        /// The index of the item with the submenu.
        case parent
        /// 1 if the submenu is open, otherwise 0.
        case isSubmenuOpen
        /// In points.
        case itemDiameter
        /// The middle of the open level, in points.
        case centerX, centerY
        /// The middle of the highlighted item's title, in points.
        case titleX, titleY
        /// The progress of opening, from 0 to 1.
        case openness
        /// How often an item was chosen.
        case choices
    }

    /// A dial.
    enum WheelSlot: Int, SceneSlot {
        /// The number of detents in a turn; 0 for none.
        case detents
        /// In degrees; infinite without limits.
        case lowerLimit, upperLimit
        /// In points.
        case deadZoneRadius
    }

    /// A superellipse, or a rectangle with corners.
    enum SuperellipseSlot: Int, SceneSlot {
        /// In points.
        case width, height
        /// How far inside the curve the path runs, in points; negative for outside.
        case inset
        /// Of the curve or the corners, or of the curve closest to the handle.
        case exponent
        /// Of the shape, or the closest one to the exponent; not finite where there is none.
        case handle
        /// Cubics per quadrant.
        case segments
        /// In points: the bound that the path keeps, and the largest distance that was measured.
        case errorBound, largestError
        /// The factor by which the outline of the error enlarges it.
        case magnification
        /// The radius of the corners in points as they are drawn; not finite for a superellipse.
        case radius
        /// The smoothing of the corners as they are drawn; not finite where they are not smooth.
        case smoothing
    }

    /// A badge.
    enum BadgeSlot: Int, SceneSlot {
        /// The size of the host, in points.
        case hostWidth, hostHeight
        /// The badge's centre on the stage, and its radius, in points.
        case centerX, centerY, radius
        /// The multipliers of the helper.
        case widthMultiplier, heightMultiplier
        /// 1 if the helper meets the badge's centre, 0 if it meets a corner of the badge.
        case meetsCenter
        /// In degrees.
        case angle
    }

    /// A dial with a value, which has more slots than any other scene.
    ///
    /// A dial with one thumb has the upper one.
    enum DialSlot: Int, SceneSlot {
        /// The number of thumbs.
        case thumbs
        /// The index of the thumb that a finger holds, 0 for the lower one, or ``noItem``.
        case held
        /// The range.
        case leastValue, greatestValue
        /// How many decimals of a value are shown.
        case decimals
        /// The directions of the least and the greatest value, in radians.
        case start, end
        /// The directions of the thumbs; that of a missing lower one is the start.
        case lowerDirection, upperDirection
        /// The values of the thumbs.
        case lowerValue, upperValue
    }
}
