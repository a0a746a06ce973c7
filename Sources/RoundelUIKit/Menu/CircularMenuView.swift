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
/// Items are views, actions, or come from a data source. The menu begins closed: a tap on the ``centerView`` opens and
/// closes it, and so does ``setOpen(_:animated:)``; set ``isOpen`` before it is shown for one that is open from the start. A
/// drag turns the items, and they coast until one rests at the ``pointerAngle``. A tap selects an item, and the menu turns
/// it to the pointer; a drag that begins on an item turns the menu and does not press it, and a tap that stops a moving
/// menu does nothing else.
///
/// A ring turns freely. An arc turns from its last item at the pointer to its first, and one that could leave the bounds
/// stands still; ``turning`` says otherwise.
///
/// In right-to-left layouts the menu is mirrored: items that followed one another clockwise from 12 o'clock
/// do so counterclockwise. ``mirrorsInRightToLeft`` turns that off. Rotation is clockwise in both.
///
/// As first responder or in focus the menu takes the arrow keys (right and down go to the next item, left and up to the
/// previous one; left and right are swapped where it is mirrored), Return (chooses) and Escape (closes). On a television
/// these are the buttons of the remote. VoiceOver meets the items in their order, each with its position and the actions
/// "Next" and "Previous", and its escape gesture closes. With Reduce Motion nothing coasts, and the menu opens and
/// closes at once.
///
/// The menu sets bounds, center, transform and opacity of its items. Touches between them and outside of the ring go to
/// what is behind. The app may change anything from whatever the menu tells.
@IBDesignable open class CircularMenuView: UIView, TurnKeyResponder {
    /// Hears what happens; see also the closures.
    public weak var delegate: (any CircularMenuViewDelegate)?

    /// Makes the items when ``reloadData()`` is called.
    public weak var dataSource: (any CircularMenuViewDataSource)?

    /// Called when an item was chosen with a tap, Return or VoiceOver, with its index.
    public var onSelect: ((CircularMenuView, Int) -> Void)?

    /// Called when another item stands at the pointer, while the menu turns as well.
    public var onPoint: ((CircularMenuView, Int?) -> Void)?

    /// Called when the finger that turned the menu was lifted; ``predictedRestRotation`` says where it goes.
    public var onReleased: ((CircularMenuView) -> Void)?

    /// Called when the menu came to rest, having turned.
    public var onRest: ((CircularMenuView) -> Void)?

    /// Called when the menu was opened or closed.
    public var onOpen: ((CircularMenuView, Bool) -> Void)?

    /// The items, in order along the ring.
    ///
    /// A control is pressed as ever, and selected with it. If the selected item is among new ones, it stays selected;
    /// otherwise its index does.
    public var items: [UIView] {
        get { itemViews }
        set {
            (actions, shownActions) = ([], [])
            replaceItems(newValue)
        }
    }

    /// The view in the middle, if there is one; a tap on it opens and closes the menu.
    public var centerView: UIView? {
        didSet { replaceCenter(oldValue) }
    }

    /// The size of the view in the middle; `nil` for that which its bounds have when it is set, or else that of its
    /// content.
    public var centerSize: CGSize? { didSet { needsFitting() } }

    /// How far apart the items are.
    public var arrangement = Arrangement.even { didSet { needsFitting() } }

    /// How large the ring is.
    public var radius = Radius.fitted { didSet { needsFitting() } }

    /// Where the first item stands, in radians; 12 o'clock unless told otherwise.
    @IBInspectable public var startAngle: CGFloat = -.pi / 2 { didSet { needsFitting() } }

    /// Which way the items follow one another, in left-to-right layouts.
    public var direction = Ring.Direction.clockwise { didSet { needsFitting() } }

    /// Where an item is brought to rest, in radians; 12 o'clock unless told otherwise.
    @IBInspectable public var pointerAngle: CGFloat = -.pi / 2 { didSet { needsFitting() } }

    /// How items are turned about their own middle: upright, as spokes, or along the ring.
    public var orientation = Ring.Orientation.upright { didSet { needsFitting() } }

    /// The size of every item; `nil` for that of their content, or their bounds where they have none.
    ///
    /// Controls then have at least 44 points either way. Lengths that are negative, infinite or NaN count as 0.
    public var itemSize: CGSize? { didSet { needsFitting() } }

    /// Whether items become smaller, all by the same factor, where they would overlap their neighbours or be larger
    /// than the menu.
    @IBInspectable public var shrinksItemsToFit: Bool = false { didSet { needsFitting() } }

    /// Whether right-to-left layouts mirror the menu; they do by default.
    @IBInspectable public var mirrorsInRightToLeft: Bool = true { didSet { needsFitting() } }

    /// Whether the menu comes to rest only with an item at the pointer, which is selected then.
    @IBInspectable public var landsOnItems: Bool = true { didSet { needsFitting() } }

    /// Whether an item that is selected is brought to the pointer.
    @IBInspectable public var turnsSelectionToPointer: Bool = true { didSet { needsFitting() } }

    /// What drags, scrolls and keys can turn: by default whatever can turn without leaving the bounds.
    public var turning = Turning.automatic { didSet { needsFitting() } }

    /// Whether drags, scrolls and keys turn the menu, if ``turning`` lets them; setting it sets that.
    @IBInspectable public var isTurnable: Bool {
        get { turning != .never }
        set { turning = newValue ? (turning == .never ? .automatic : turning) : .never }
    }

    /// Whether it can be used.
    ///
    /// What holds a menu that is disabled loses it, and one that moves goes on to its rest. Its items and the view in the
    /// middle are pale.
    @IBInspectable public var isEnabled: Bool {
        get { core.isEnabled }
        set {
            guard newValue != isEnabled else { return }
            driver.send(.time) { $0.setEnabled(newValue, time: $1) }
            placeItems()
            dimCenter()
        }
    }

    /// The part of the ring's radius, about the middle, where no drag begins; negative or NaN counts as 0.
    @IBInspectable public var deadZone: CGFloat = 0.2 { didSet { needsFitting() } }

    /// How long an item takes from the middle to its place when the menu opens, in seconds.
    @IBInspectable public var flight: Double = 0.35 { didSet { needsFitting() } }

    /// How much later each item sets off than the one before when the menu opens, in seconds.
    @IBInspectable public var stagger: Double = 0.04 { didSet { needsFitting() } }

    /// Whether Escape, a remote's Menu, and VoiceOver's escape gesture close the menu.
    @IBInspectable public var closesOnEscape: Bool = true { didSet { needsFitting() } }

    /// The words that are spoken.
    public var words = Words()

    /// What the menu does with a drag and after it; detents are made of the items while ``landsOnItems``.
    public var settings = Wheel.Settings() { didSet { needsFitting() } }

    private(set) lazy var driver = TurnDriver(
        RingMenu(),
        view: self,
        show: { [weak self] in self?.show($0) },
        tell: { [weak self] update, _ in self?.tell(update) }
    )
    var itemViews: [UIView] = []
    /// The actions that the items were made of, with hidden ones.
    var actions: [UIAction] = []
    /// Those of them that are shown.
    var shownActions: [UIAction] = []
    /// The sizes of items that the menu has made smaller or larger, as they were before and as they are.
    var changedSizes: [ObjectIdentifier: (own: CGSize, given: CGSize)] = [:]
    var positions: [Point2D] = []
    var itemElements: [MenuItemElement] = []
    /// What VoiceOver meets of a view in the middle that is not its to meet.
    var ownCenterElement: MenuCenterElement?
    /// How opaque the app had made the view in the middle, while the menu makes it pale.
    var ownCenterAlpha: CGFloat?
    /// The spot that a finger is on, which may tap it.
    var pressed: Spot?
    /// The size that the view in the middle had when it was set.
    var ownCenterSize: CGSize?
    /// The bounds that items were last fitted to; `nil` where something else has changed since.
    var fittedBounds: CGRect?
    /// Whether items were moving when they were last placed.
    var wasMoving = false
    /// Whether keys did anything when the focus was last thought of.
    var tookKeys = false
    /// Whether items are being fitted.
    var isFitting = false
    /// The item that the app knows to be at the pointer.
    var toldPointed: Int?
    /// Whether a control is being pressed by a key or an assistive technology.
    var isActivating = false
    private var presses = TakenPresses()

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
        onTraitChange(of: self) { $0.needsFitting() }
    }

    // MARK: What the system asks

    /// Fits ring and items to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        placeItems()
        tellPointed()
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
        if #unavailable(iOS 17, tvOS 17) { needsFitting() }
    }
    #endif

    /// The items, the view in the middle and, where a drag may begin, the ring; not what lies between.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (core.mayBegin && core.zone.contains(Point2D(point))) || spot(at: point) != nil
    }

    /// Touches on what is inside, except while it moves or a finger is on it: a touch stops a moving menu and does
    /// nothing else, and a second finger does nothing at all.
    ///
    /// No item of a disabled menu is touched, nor of one that closes.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, hit !== self else { return hit }
        if core.mayBegin, core.wheel.phase != .idle || driver.recognizer.isFollowing { return self }
        let isCenter = centerView.map { hit.isDescendant(of: $0) } ?? false
        return isCenter || (core.isEnabled && core.isOpen) ? hit : self
    }

    /// Remembers where a finger went down that may tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Another finger leaves the first one's tap alone.
        guard let touch = touches.first(where: mayTap) else { return }
        pressed = spot(at: touch.location(in: self))
    }

    /// Whether no other finger, and no scroll, has the menu.
    private func mayTap(_ touch: UITouch) -> Bool {
        let isTaken = core.wheel.phase == .dragging || driver.recognizer.isFollowing
        return !isTaken || driver.recognizer.follows(touch)
    }

    /// Nothing: the menu follows fingers by a gesture recogniser.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A finger that was lifted where it went down has tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let lifted = touches.first.flatMap { spot(at: $0.location(in: self)) }
        if let lifted, lifted == pressed { tap(lifted) }
        pressed = nil
    }

    /// A drag took the touch: it was no tap.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

    // MARK: Keys, and the buttons of a remote

    /// It takes keys when it is asked to, or in focus.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// It can be in focus while keys do something, and while it is closed and its middle is no control: Return and a
    /// remote's Select open it then.
    open override var canBecomeFocused: Bool { takesKeys || opensInFocus }

    /// The arrows, Return and Escape; none while the menu is closed and not in focus, or where something inside of it
    /// has the keys, so that they go to others.
    open override var keyCommands: [UIKeyCommand]? {
        guard takesKeys, hasKeys else {
            return opensInFocus && isFocused ? [RingMenu.Key.choose.command(input: "\r", for: self)] : nil
        }
        return turnKeyCommands(escapes: closesOnEscape)
    }

    /// While the menu cannot be in focus, the view in the middle, which opens it.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard !canBecomeFocused, let centerView else { return super.preferredFocusEnvironments }
        return [centerView]
    }

    /// The focus stays while left and right turn the menu; up and down lead on.
    ///
    /// Items that fly back never get it.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let next = core.isOpen ? nil : context.nextFocusedView
        if let next, itemViews.contains(where: { next.isDescendant(of: $0) }) { return false }
        let leaves = context.focusHeading.isDisjoint(with: [.left, .right])
        guard context.previouslyFocusedView === self, takesKeys, !leaves else {
            return super.shouldUpdateFocus(in: context)
        }
        return false
    }

    /// In focus it hears of keys.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self { becomeFirstResponder() }
    }

    /// Takes the buttons of a remote that do something; those that move the focus up and down are not among them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses) { $0 != .up && $0 != .down && press($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Leaves what it did not take to others.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Assistive technologies

    /// The view in the middle, then the items in their order.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? menuElements() }
        set { super.accessibilityElements = newValue }
    }

    /// Closes the menu.
    open override func accessibilityPerformEscape() -> Bool { press(.leave) }
}
#endif
