#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A menu whose items stand on a ring, which a finger turns.
///
/// ```swift
/// let menu = CircularMenuView()
/// menu.setItems([
///     UIAction(title: "Cut") { _ in cut() },
///     UIAction(title: "Copy") { _ in copy() },
/// ])
/// menu.centerView = UIButton(type: .close)
/// ```
///
/// Items are views, actions, or come from a data source. A drag turns them, and they coast until one rests at the
/// ``pointerAngle``. A tap selects an item, and the menu turns it to the pointer; a drag that begins on
/// an item turns the menu and does not press it. A tap on the ``centerView`` closes and opens the menu.
///
/// In right-to-left layouts the menu is mirrored: items that followed one another clockwise from 12 o'clock
/// do so counterclockwise. ``mirrorsInRightToLeft`` turns that off. Rotation is clockwise in both.
///
/// As first responder the menu takes the arrow keys (the item to the right or to the left; up is the next, down the
/// previous), Return (selects the item at the pointer) and Escape (closes). VoiceOver meets the items in their order,
/// each with its position and the actions "Next" and "Previous", and its escape gesture closes. With
/// Reduce Motion nothing coasts, and the menu opens and closes at once.
///
/// The menu sets bounds, center, transform and opacity of its items. Touches between them and outside of the ring go to
/// what is behind.
open class CircularMenuView: UIView, TurnKeyResponder {
    /// Hears what happens; see also the closures.
    public weak var delegate: (any CircularMenuViewDelegate)?

    /// Makes the items when ``reloadData()`` is called.
    public weak var dataSource: (any CircularMenuViewDataSource)?

    /// Called when an item was selected with a tap, Return or VoiceOver, with its index.
    public var onSelect: ((CircularMenuView, Int) -> Void)?

    /// Called when another item stands at the pointer, while the menu turns as well.
    public var onPoint: ((CircularMenuView, Int?) -> Void)?

    /// Called when the menu came to rest, having turned.
    public var onRest: ((CircularMenuView) -> Void)?

    /// Called when the menu was opened or closed.
    public var onOpen: ((CircularMenuView, Bool) -> Void)?

    /// The items, in order along the ring.
    ///
    /// A control is pressed as ever, and selected with it.
    public var items: [UIView] = [] {
        didSet { replaceItems(oldValue) }
    }

    /// The view in the middle, if there is one; a tap on it opens and closes the menu.
    public var centerView: UIView? {
        didSet { replaceCenter(oldValue) }
    }

    /// How far apart the items are.
    public var arrangement = Arrangement.even { didSet { setNeedsLayout() } }

    /// How large the ring is.
    public var radius = Radius.fitted { didSet { setNeedsLayout() } }

    /// Where the first item stands, in radians; 12 o'clock unless told otherwise.
    public var startAngle: CGFloat = -.pi / 2 { didSet { setNeedsLayout() } }

    /// Which way the items follow one another, in left-to-right layouts.
    public var direction = Ring.Direction.clockwise { didSet { setNeedsLayout() } }

    /// Where an item is brought to rest, in radians; 12 o'clock unless told otherwise.
    public var pointerAngle: CGFloat = -.pi / 2 { didSet { setNeedsLayout() } }

    /// How items are turned about their own middle: upright, as spokes, or along the ring.
    public var orientation = Ring.Orientation.upright { didSet { setNeedsLayout() } }

    /// The size of every item; `nil` for that of their content, or their bounds where they have none.
    ///
    /// Controls then have at least 44 points either way.
    public var itemSize: CGSize? { didSet { setNeedsLayout() } }

    /// Whether right-to-left layouts mirror the menu; they do by default.
    public var mirrorsInRightToLeft = true { didSet { setNeedsLayout() } }

    /// Whether the menu comes to rest only with an item at the pointer.
    public var landsOnItems = true { didSet { setNeedsLayout() } }

    /// Whether an item that is selected is brought to the pointer.
    public var turnsSelectionToPointer = true

    /// Whether drags, scrolls and keys turn the menu.
    public var isTurnable = true { didSet { updateRecognizer() } }

    /// The part of the ring's radius, about the middle, where no drag begins; negative or NaN counts as 0.
    public var deadZone: CGFloat = 0.2 { didSet { setNeedsLayout() } }

    /// How much later each item sets off than the one before when the menu opens, in seconds.
    public var stagger: TimeInterval = 0.04

    /// Whether Escape, and VoiceOver's escape gesture, close the menu.
    public var closesOnEscape = true

    /// The words that are spoken.
    public var words = Words()

    /// What the menu does with a drag and after it; detents are made of the items while ``landsOnItems``.
    public var settings = Wheel.Settings() { didSet { setNeedsLayout() } }

    /// The item that was tapped, or that the menu came to rest at, whichever was last.
    ///
    /// ``onSelect`` and the delegate hear of taps alone: turning a menu does nothing by itself.
    public internal(set) var selectedIndex: Int?

    /// The item at the pointer.
    public internal(set) var pointedIndex: Int?

    /// Whether the items are shown.
    public internal(set) var isOpen = true

    /// The ring on which the items stand, as of the last layout.
    public internal(set) var ring = Ring(radius: 0, spacing: .even(0))

    private(set) lazy var driver = WheelDriver(view: self) { [weak self] in self?.respond(to: $0) }
    var positions: [Point2D] = []
    var itemElements: [MenuItemElement] = []
    var pressed: Spot?

    /// Makes a menu at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a menu from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        _ = driver
        onTraitChange(of: self) { $0.setNeedsLayout() }
    }

    // MARK: What the system asks

    /// Fits ring and items to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// Moves as long as it is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        driver.windowChanged()
    }

    #if !os(visionOS)
    /// Lays out anew where text grows or the direction changes.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { setNeedsLayout() }
    }
    #endif

    /// The items, the view in the middle and, where a drag may begin, the ring; not what lies between.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (driver.recognizer.isEnabled && driver.zone.contains(Point2D(point))) || spot(at: point) != nil
    }

    /// Remembers where a finger went down that may tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { spot(at: $0.location(in: self)) }
    }

    /// A finger that was lifted where it went down has tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let lifted = touches.first.flatMap { spot(at: $0.location(in: self)) }
        if let lifted, lifted == pressed { tap(lifted) }
        pressed = nil
    }

    /// A drag took the touch: it was no tap.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

    /// It takes keys when it is asked to.
    open override var canBecomeFirstResponder: Bool { true }

    /// The arrows, Return and Escape; none while the menu is closed, so that they go to others.
    open override var keyCommands: [UIKeyCommand]? {
        isOpen ? turnKeyCommands(isMirrored: isMirrored) : nil
    }

    /// The view in the middle, then the items in their order.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? menuElements() }
        set { super.accessibilityElements = newValue }
    }

    /// Closes the menu.
    open override func accessibilityPerformEscape() -> Bool {
        guard isOpen, closesOnEscape else { return false }
        setOpen(false)
        return true
    }
}
#endif
