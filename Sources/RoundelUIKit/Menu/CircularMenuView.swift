#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A menu whose items are placed on a ring that a finger turns.
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
/// Items are views, are made from actions, or come from a data source. The menu is closed at first:
/// a tap on the ``centerView`` opens and closes it, and so does ``setOpen(_:animated:)``. Set
/// ``isOpen`` before the menu is shown if it should be open from the start. A drag turns the items,
/// and they coast until one of them rests at the ``pointerAngle``. A tap selects an item, and the
/// menu turns that item to the pointer. A drag that begins on an item turns the menu and does not
/// press the item. A tap that stops a moving menu does nothing else.
///
/// A full ring turns without limits. An arc turns between the rotations at which its first and its
/// last item are at the pointer, if its items stay inside the bounds at every angle and the pointer
/// lies on the arc at rotation zero. No other arc turns. Set ``turning`` to change this.
///
/// In right-to-left layouts the menu is mirrored: items that follow one another clockwise from 12
/// o'clock in a left-to-right layout do so counterclockwise. ``mirrorsInRightToLeft`` turns this
/// off. A positive rotation is clockwise in both layouts.
///
/// While the menu is first responder or focused, it handles the arrow keys (right and down go to
/// the next item, left and up to the previous one; left and right are swapped where the menu is
/// mirrored), Return (chooses) and Escape (closes). On a television these are the buttons of the
/// remote. VoiceOver visits the items in their order, each with its position and the actions "Next"
/// and "Previous"; VoiceOver's escape gesture closes the menu. With Reduce Motion nothing coasts,
/// and the menu opens and closes at once.
///
/// The menu has no intrinsic content size: give it a frame, or constraints for its size. The menu
/// sets the bounds, center, transform and alpha of its items. Touches outside the ring, and those
/// between the items of a menu that does not turn, go to the views behind the menu. The app may change
/// any property from a delegate method or a closure of the menu.
@IBDesignable open class CircularMenuView: UIView, TurnKeyResponder {
    /// The delegate; the closures below report the same events.
    public weak var delegate: (any CircularMenuViewDelegate)?

    /// The object that supplies the items when ``reloadData()`` is called.
    public weak var dataSource: (any CircularMenuViewDataSource)?

    /// Called with the index of an item that was chosen with a tap, Return or VoiceOver.
    public var onSelect: ((CircularMenuView, Int) -> Void)?

    /// Called when the item at another index has come to the pointer, also while the menu still turns;
    /// with `nil` when the menu has no items any more.
    public var onPoint: ((CircularMenuView, Int?) -> Void)?

    /// Called when a finger that held the menu was lifted, also if it has not turned it.
    ///
    /// ``predictedRestRotation`` is where the menu will rest; a tap then turns it to its item.
    public var onReleased: ((CircularMenuView) -> Void)?

    /// Called when the menu has turned and come to rest.
    public var onRest: ((CircularMenuView) -> Void)?

    /// Called when the menu opens (`true`) or closes (`false`), at the beginning of the animation.
    public var onOpenChange: ((CircularMenuView, Bool) -> Void)?

    /// The items, in order along the ring.
    ///
    /// A tap on an item that is a control presses and selects it; if its own action closes or disables
    /// the menu, the item is not selected. When the items change, the selected item stays selected if
    /// it is among the new ones; otherwise the item at its index is selected, or none if there is no such
    /// item. Buttons made by ``setItems(_:)`` that are among them no longer follow their actions.
    public var items: [UIView] {
        get { itemViews }
        set {
            (actions, shownActions) = ([], [])
            replaceItems(newValue)
        }
    }

    /// The view in the centre, if there is one; a tap on it opens and closes the menu.
    public var centerView: UIView? { didSet { replaceCenter(oldValue) } }

    /// The size of the view in the centre.
    ///
    /// `nil`, the default, uses the size of the view's bounds at the time when ``centerView`` is
    /// set, or the view's intrinsic content size if those bounds are empty.
    public var centerSize: CGSize? { didSet { refit(centerSize, oldValue) } }

    /// How the items are spaced; evenly over the whole ring by default.
    public var arrangement = Arrangement.even { didSet { refit(arrangement, oldValue) } }

    /// The corner or edge of the safe area at which the menu is, with its items on an arc about it.
    ///
    /// The arc is the smallest one from a radius of 72 on with gaps of 8 on which no item leaves the
    /// safe area: a quarter in a corner, a half at an edge. ``arrangement-swift.property``,
    /// ``radius-swift.property``, ``startAngle`` and ``direction`` then have no effect. If there is
    /// no such arc, and with `nil`, which is the default, the items are on the ring that these
    /// describe.
    public var anchor: Anchor? { didSet { refit(anchor, oldValue) } }

    /// How large the ring is; as large as the bounds allow by default.
    public var radius = Radius.fitted { didSet { refit(radius, oldValue) } }

    /// The angle of the first item in radians, clockwise from 3 o'clock; 12 o'clock by default, and 0
    /// in left-to-right layouts for one that is not finite.
    @IBInspectable public dynamic var startAngle: CGFloat = -.pi / 2 {
        didSet { refit(startAngle, oldValue) }
    }

    /// The direction in which the items follow one another in left-to-right layouts.
    public var direction = Ring.Direction.clockwise { didSet { refit(direction, oldValue) } }

    /// The angle at which items come to rest in left-to-right layouts, in radians, clockwise from
    /// 3 o'clock; 12 o'clock by default, and for one that is not finite.
    @IBInspectable public dynamic var pointerAngle: CGFloat = -.pi / 2 {
        didSet { refit(pointerAngle, oldValue) }
    }

    /// How each item is rotated about its centre: upright, like a spoke, or along the ring.
    ///
    /// The ring is fitted for upright items. Others need as much room as their diagonals: inset the
    /// menu, or use a fixed ``radius-swift.property``.
    public var orientation = Ring.Orientation.upright { didSet { refit(orientation, oldValue) } }

    /// The size of every item in points.
    ///
    /// `nil`, the default, uses each item's intrinsic content size, or the size of its bounds where it
    /// has none; a control is then at least 44 points wide and high. Lengths that are negative, infinite
    /// or NaN count as 0.
    public var itemSize: CGSize? { didSet { refit(itemSize, oldValue) } }

    /// Whether all items are made smaller by the same factor if they, measured as discs, would
    /// otherwise overlap or be larger than the menu; corners of squares may still overlap.
    @IBInspectable public dynamic var shrinksItemsToFit: Bool = false {
        didSet { refit(shrinksItemsToFit, oldValue) }
    }

    /// Whether right-to-left layouts mirror the menu; `true` by default.
    @IBInspectable public dynamic var mirrorsInRightToLeft: Bool = true {
        didSet { refit(mirrorsInRightToLeft, oldValue) }
    }

    /// Whether the menu comes to rest only with an item at the pointer, and then selects that item.
    @IBInspectable public dynamic var landsOnItems: Bool = true { didSet { refit(landsOnItems, oldValue) } }

    /// Whether the menu turns until a selected item is at the pointer.
    @IBInspectable public dynamic var turnsSelectionToPointer: Bool = true {
        didSet { refit(turnsSelectionToPointer, oldValue) }
    }

    /// Whether drags, scrolls and keys turn the menu.
    ///
    /// The default is to turn every menu that stays within its bounds at each rotation.
    public var turning = Turning.automatic { didSet { refit(turning, oldValue) } }

    /// The radius of the zone about the centre in which no drag begins, as a fraction of the ring's.
    ///
    /// A negative value and NaN count as 0.
    @IBInspectable public dynamic var deadZone: CGFloat = 0.2 { didSet { refit(deadZone, oldValue) } }

    /// The time that an item takes from the centre to its position on the ring when the menu opens,
    /// in seconds.
    @IBInspectable public dynamic var flight: Double = 0.35 { didSet { refit(flight, oldValue) } }

    /// The delay between the starts of two consecutive items when the menu opens, in seconds.
    @IBInspectable public dynamic var stagger: Double = 0.04 { didSet { refit(stagger, oldValue) } }

    /// Whether the Escape key, a remote's Menu button and VoiceOver's escape gesture close the
    /// menu.
    @IBInspectable public dynamic var closesOnEscape: Bool = true {
        didSet { refit(closesOnEscape, oldValue) }
    }

    /// The words that VoiceOver speaks.
    public var words = Words()

    /// How the menu responds to a drag and how it moves afterwards.
    ///
    /// While ``landsOnItems`` is `true`, the items determine the detents.
    public var settings = Wheel.Settings() { didSet { refit(settings, oldValue) } }

    private(set) lazy var driver = TurnDriver(
        RingMenu(),
        view: self,
        show: { [weak self] in self?.show($0) },
        notify: { [weak self] update, _ in self?.notify(update) }
    )
    var itemViews: [UIView] = []
    /// The actions that the items were made from, including hidden ones.
    var actions: [UIAction] = []
    /// Those of the ``actions`` that are shown.
    var shownActions: [UIAction] = []
    /// The sizes of the views that the menu has resized: before that, and as it assigned them.
    var changedSizes: [ObjectIdentifier: (natural: CGSize, assigned: CGSize)] = [:]
    var positions: [Point2D] = []
    var itemElements: [MenuItemElement] = []
    /// The accessibility element for a view in the centre that is not accessible by itself.
    var fallbackCenterElement: MenuCenterElement?
    /// The alpha that the app gave the view in the centre, and the one that dims it in the meantime.
    var dimmedCenter: (alpha: CGFloat, dimmed: CGFloat)?
    /// The finger whose touch may still become a tap, and the item or centre that it went down on.
    var pressed: (touch: UITouch, view: UIView)?
    /// The size of the centre view's bounds when it was set; `nil` if they were empty.
    var initialCenterSize: CGSize?
    /// What was last fitted: the bounds (`nil` if anything else has changed since), the items to which indices
    /// in the core refer, and the rotation of a menu that was in no window yet, if fitting alone has turned it.
    var (fittedBounds, fittedItems, fittedRotation): (CGRect?, [UIView], Roundel.Angle?) = (nil, [], .zero)
    /// Whether items were moving when they were last shown.
    var wasMoving = false
    /// Whether keys had an effect when the focus was last updated.
    var tookKeys = false
    /// Whether the items are being fitted now.
    var isFitting = false
    /// The item at the pointer, and whether the menu is open, as last reported to the app.
    var reportedPointed: (toDelegate: Int?, toClosure: Int?)
    var reportedOpen = (toDelegate: false, toClosure: false)
    /// The view that a key or an assistive technology presses now, whose tap the menu has handled.
    var activating: UIView?
    let presses = TakenPresses()

    /// Makes a menu with a frame.
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
        connectInput()
        onTraitChange(of: self) { $0.setNeedsFitting() }
    }

    // MARK: Layout and touches

    /// Fits the ring and the items to the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        placeItems()
        notifyPointedAfterLayout()
    }

    /// Lets the menu move while it is in a window, and brings it to rest when it leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        driver.windowChanged()
    }

    /// Restores the size, transform and alpha of an item or a centre view that leaves the menu.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        giveBack(subview)
    }

    /// Places the items of a menu with an ``anchor-swift.property`` anew.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if anchor != nil { setNeedsFitting() }
    }

    /// Mirrors the menu, or not, as the layout direction determines.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { refit(semanticContentAttribute, oldValue) }
    }

    #if !os(visionOS)
    /// Lays the menu out again when the text size or the layout direction has changed, before iOS 17.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { setNeedsFitting() }
    }
    #endif

    /// Whether a point is on an item, on the view in the centre, or on the part of the ring where a
    /// drag may begin.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (core.mayBegin && core.zone.contains(Point2D(point))) || spot(at: point) != nil
    }

    /// The subview that takes a touch, or the menu itself while it moves or a finger is on it.
    ///
    /// A touch on a moving menu stops it and does nothing else, and a second finger does nothing at
    /// all. Items of a disabled menu and of a menu that closes take no touches.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).map(receiver)
    }

    /// Notes what is under a finger that may become a tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A second finger does not affect the first one's tap, and a secondary click is none.
        if pressed?.touch.isDown == true || event?.isSecondaryClick == true { return }
        guard let touch = touches.first(where: mayTap) else { return }
        pressed = tapTarget(of: touch).map { (touch, $0) }
    }

    /// Does nothing: a gesture recogniser follows the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Performs a tap if the finger was lifted on what it went down on, which is still there and enabled.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let (touch, view) = pressed, touches.contains(touch) else { return }
        pressed = nil
        guard view.canBeActivated, let spot = spot(at: touch.location(in: self)) else { return }
        if self.view(of: spot) === view { tap(spot) }
    }

    /// Forgets the tap: a drag has taken the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = pressed?.touch, touches.contains(touch) { pressed = nil }
    }

    // MARK: Keys and the buttons of a remote

    /// Whether the menu can become first responder, in order to handle keys: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the menu can be focused: while keys have an effect, and while the menu is closed and
    /// the view in its centre is not a control, so that Return and a remote's Select can open it.
    open override var canBecomeFocused: Bool { takesKeys || opensInFocus }

    /// Commands for the arrow keys, Return and Escape.
    ///
    /// There are none while the menu is closed and not focused, or while a view inside it, such as
    /// a text field, is first responder; the keys then go to other responders.
    open override var keyCommands: [UIKeyCommand]? {
        guard takesKeys, hasKeys else {
            return opensInFocus && isFocused ? [RingMenu.Key.choose.command(input: "\r", for: self)] : nil
        }
        return turnKeyCommands(escapes: closesOnEscape)
    }

    /// The view in the centre, which opens the menu, while the menu itself cannot be focused.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        presentCenter.flatMap { canBecomeFocused ? nil : [$0] } ?? super.preferredFocusEnvironments
    }

    /// Keeps the focus on the menu while left and right turn it; up and down move the focus on.
    ///
    /// Items of a closing menu never get the focus.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let next = core.isOpen ? nil : context.nextFocusedView
        if let next, itemViews.contains(where: { isHere($0) && next.isDescendant(of: $0) }) { return false }
        return takesKeys && keepsFocus(in: context) ? false : super.shouldUpdateFocus(in: context)
    }

    /// Makes the menu first responder when it is focused, so that it receives keys.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        followFocus(in: context)
    }

    /// Handles the buttons of a remote that have an effect.
    ///
    /// Up and down are left to the focus system, and most others to a view inside that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses) { pressButton($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Passes on the presses that the menu did not handle.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Passes on the presses that the menu did not handle.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Passes on the presses that the menu did not handle.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Assistive technologies

    /// The view in the centre, then the items in their order.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? menuElements() }
        set { super.accessibilityElements = newValue }
    }

    /// Closes the menu if ``closesOnEscape`` allows it.
    open override func accessibilityPerformEscape() -> Bool { press(.leave) }
}
#endif
