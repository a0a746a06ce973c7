#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The view that shows an open menu above everything in its window.
///
/// It and its driver refer to each other while the menu is shown; the driver ends that.
final class RadialMenuOverlay: UIView, TurnKeyResponder {
    let driver: RadialMenuDriver

    /// The recogniser for fingers on the open menu.
    let recognizer = PressRecognizer()

    private let scrim = RadialMenuScrim()
    private let title = RadialMenuTitleView()
    private(set) var itemViews: [RadialMenuItemView] = []
    private(set) var childViews: [RadialMenuItemView] = []

    /// What the views were made from.
    private var shownRevision = 0
    private var shownParent: Int?

    private var hover: Trigger?
    private weak var formerResponder: UIResponder?
    private var borrowedFocus = BorrowedFocus()
    private var hasKeysOfOthers = false
    private var hasWaited = false
    private let presses = TakenPresses()

    init(of driver: RadialMenuDriver, in window: UIWindow) {
        self.driver = driver
        super.init(frame: window.bounds)
        #if !os(tvOS)
        // The focus has no ring around the window.
        focusEffect = nil
        #endif
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        tintColor = driver.view?.tintColor
        scrim.frame = bounds
        scrim.overlay = self
        addSubview(scrim)
        addSubview(title)
        recognizer.listen(for: driver)
        addGestureRecognizer(recognizer)
        followPointer()
        onTraitChange(of: self) { $0.setNeedsLayout() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("An overlay is not archived.") }

    /// Highlights the item under a pointer.
    private func followPointer() {
        #if !os(tvOS)
        let pointer = UIHoverGestureRecognizer()
        hover = Trigger { [weak self, unowned pointer] in self?.hovered(pointer) }
        hover?.listen(to: pointer)
        addGestureRecognizer(pointer)
        #endif
    }

    private func hovered(_ pointer: UIGestureRecognizer) {
        let isInside = pointer.state == .began || pointer.state == .changed
        driver.hover(at: isInside ? pointer.location(in: self) : nil)
    }

    // MARK: The views

    /// Shows the current state of the menu.
    func show() {
        let core = driver.core
        // A menu that closes leaves touches to what is behind it.
        isUserInteractionEnabled = core.isOpen
        makeViews(core)
        scrim.alpha = CGFloat(core.openness)
        for (index, view) in itemViews.enumerated() { view.show(core.appearance(of: view.path(index))) }
        for (index, view) in childViews.enumerated() { view.show(core.appearance(of: view.path(index))) }
        showTitle(core)
    }

    private func makeViews(_ core: PressMenu) {
        let entries = driver.entries
        if shownRevision != driver.revision {
            itemViews = replace(itemViews, by: entries, parent: nil)
            shownParent = nil
        }
        if shownParent != core.shownSubmenu || shownRevision != driver.revision {
            shownParent = core.shownSubmenu
            let children = shownParent.flatMap { entries[PressMenu.ItemPath($0)]?.children } ?? []
            childViews = replace(childViews, by: children, parent: shownParent)
        }
        shownRevision = driver.revision
    }

    private func replace(
        _ old: [RadialMenuItemView],
        by entries: [RadialMenuEntry],
        parent: Int?
    ) -> [RadialMenuItemView] {
        let (size, entries) = (CGSize(driver.core.itemSize), entries.prefix(Fan.maximumCount))
        for view in old where !entries.contains(where: { $0.number == view.entry.number }) {
            view.removeFromSuperview()
        }
        return entries.map { entry in
            let former = old.first { $0.entry.number == entry.number }
            former?.change(to: entry, parent: parent, size: size)
            let view = former ?? RadialMenuItemView(entry, parent: parent, size: size, in: self)
            insertSubview(view, belowSubview: title)
            return view
        }
    }

    private func showTitle(_ core: PressMenu) {
        let entry = core.isOpen ? core.highlighted.flatMap { driver.entries[$0] } : nil
        title.show(entry?.title ?? "", within: CGFloat(core.bounds.width))
        guard !title.isHidden, let place = core.titlePosition(size: Point2D(title.bounds.size)) else {
            return
        }
        title.center = CGPoint(place)
    }

    /// Gives the title the room that its text needs at the present text size.
    override func layoutSubviews() {
        super.layoutSubviews()
        showTitle(driver.core)
    }

    #if !os(visionOS)
    /// Lays out the title again when traits have changed, before iOS 17.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { setNeedsLayout() }
    }
    #endif

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    /// Takes or returns the keys and the focus, when the menu begins or ends to wait for a command.
    func updateKeys() {
        let core = driver.core
        // A search for the first responder in every frame would take long.
        if core.phase == .waiting, !hasWaited { takeKeys() } else if !core.isOpen { returnKeys() }
        hasWaited = core.phase == .waiting
    }

    /// Receives keys while the menu waits for a command, but not instead of a text field or another
    /// responder with a view for input, which would disappear.
    private func takeKeys() {
        guard !hasKeysOfOthers, let window else { return }
        let responder = window.firstResponder
        guard !(responder is any UIKeyInput), responder?.showsInputViews != true else { return }
        hasKeysOfOthers = true
        formerResponder = responder
        // The focus of iPadOS follows the first responder, and that of a television goes here by itself.
        borrowedFocus.borrow(for: self)
        becomeFirstResponder()
    }

    /// Gives the keys back to the view that had them, unless the app has given them to another one.
    func returnKeys() {
        guard hasKeysOfOthers else { return }
        hasKeysOfOthers = false
        borrowedFocus.unblock()
        if isFirstResponder {
            resignFirstResponder()
            formerResponder?.becomeFirstResponder()
        }
        // Last, and of a copy, because the app may open the menu again when the focus moves.
        let focus = borrowedFocus
        focus.giveBack(from: self)
    }

    override var keyCommands: [UIKeyCommand]? { turnKeyCommands(escapes: true) }

    @discardableResult func press(_ key: RingMenu.Key) -> Bool { driver.press(key) }

    /// Handles the buttons of a remote, and letters, which highlight items by their titles.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.begin(presses, press, text: takesText)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.others(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.end(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    private func takesText(of press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            key.characters.first?.isLetter == true || key.characters.first?.isNumber == true
        else { return false }
        return driver.type(key.characters)
    }

    // MARK: The focus of a television and of iPadOS

    /// Whether the menu waits for a command: a text field that keeps its keyboard keeps the focus as
    /// well.
    override var canBecomeFocused: Bool { hasKeysOfOthers && driver.core.isOpen }

    /// What had the focus before, once the menu has given back the keys.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard !hasKeysOfOthers, let former = borrowedFocus.former else {
            return super.preferredFocusEnvironments
        }
        return [former]
    }

    /// Keeps the focus while the menu is open.
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let next = context.nextFocusedView
        let leaves = context.previouslyFocusedView === self && next != nil && next !== self
        return !(leaves && canBecomeFocused) && super.shouldUpdateFocus(in: context)
    }

    // MARK: Assistive technologies

    /// The items of the open level in their order, and what closes it.
    override var accessibilityElements: [Any]? {
        get { levelViews + [scrim] }
        set {}
    }

    override func accessibilityPerformEscape() -> Bool { press(.leave) }

    /// The items of the open level.
    private var levelViews: [RadialMenuItemView] { driver.core.submenu == nil ? itemViews : childViews }

    /// The view of an item of the open level, or `nil`.
    func levelView(of path: PressMenu.ItemPath) -> RadialMenuItemView? {
        let (views, index) = (levelViews, path.child ?? path.item)
        return views.indices.contains(index) ? views[index] : nil
    }
}

extension UIView {
    /// The view in this one, or the controller of such a view, that receives keys.
    fileprivate var firstResponder: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.firstResponder).first
    }
}

extension UIResponder {
    /// Whether a view for input, or one above the keyboard, is shown while this is first responder:
    /// its own, or that of a responder around.
    fileprivate var showsInputViews: Bool {
        #if os(iOS) || os(Linux)
        sequence(first: self, next: \.next).contains { $0.inputView != nil || $0.inputAccessoryView != nil }
        #else
        // Other systems do not show them below or in front of the window.
        false
        #endif
    }
}
#endif
