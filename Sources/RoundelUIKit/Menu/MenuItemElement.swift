#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// What VoiceOver meets of an item: its view, with its place in the menu and the ways to turn.
///
/// It is beside the view, so that the view's own values stay the app's.
final class MenuItemElement: UIAccessibilityElement {
    private weak var item: UIView?
    private weak var menu: CircularMenuView?

    init(item: UIView, in menu: CircularMenuView) {
        (self.item, self.menu) = (item, menu)
        super.init(accessibilityContainer: menu)
    }

    private var index: Int? { item.flatMap { item in menu?.itemViews.firstIndex { $0 === item } } }

    /// Whether it is left out.
    var isHidden: Bool { item?.isHidden != false }

    override var accessibilityLabel: String? {
        get { item?.accessibilityLabel }
        set { item?.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { item?.accessibilityHint }
        set { item?.accessibilityHint = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { item?.accessibilityIdentifier }
        set { item?.accessibilityIdentifier = newValue }
    }

    /// The value of the view, if it has one, and the position.
    override var accessibilityValue: String? {
        get {
            guard let menu, let index else { return nil }
            let position = menu.words.position(index, menu.itemViews.count)
            return [item?.accessibilityValue, position].compactMap { $0 }.joined(separator: ", ")
        }
        set { item?.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = item?.accessibilityTraits ?? .none
            traits.insert(.button)
            if let index, index == menu?.selectedIndex { traits.insert(.selected) }
            let isOff = (item as? UIControl)?.isEnabled == false || menu?.isEnabled == false
            if isOff { traits.insert(.notEnabled) }
            return traits
        }
        set { item?.accessibilityTraits = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let menu, menu.takesKeys else { return item?.accessibilityCustomActions }
            return [
                UIAccessibilityCustomAction(name: menu.words.next) { [weak menu] _ in
                    menu?.speakTurn(1) ?? false
                },
                UIAccessibilityCustomAction(name: menu.words.previous) { [weak menu] _ in
                    menu?.speakTurn(-1) ?? false
                },
            ] + (item?.accessibilityCustomActions ?? [])
        }
        set { item?.accessibilityCustomActions = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let menu, let index else { return false }
        return menu.activateItem(at: index)
    }

    // Where the view stands when somebody asks: it moves without telling.

    override var accessibilityFrameInContainerSpace: CGRect {
        get {
            guard let item, let menu else { return .zero }
            return item.convert(item.bounds, to: menu)
        }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { item.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
        set {}
    }

    override var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set {}
    }
}

extension CircularMenuView {
    /// The view in the middle and, while the menu is open, the items in their order that are not hidden.
    func menuElements() -> [Any] {
        layoutIfNeeded()
        let center = [centerView].compactMap { $0 }.filter { !$0.isHidden }
        return center + (core.isOpen ? itemElements.filter { !$0.isHidden } : [])
    }

    /// Turns on by an item, at once, and moves the focus along.
    fileprivate func speakTurn(_ count: Int) -> Bool {
        prepareForInput()
        let update = driver.send(.user) { $0.step(by: count, animated: false, time: $1) }
        guard update.isHandled else { return false }
        // Whoever heard of it may have changed the items.
        guard window != nil, let index = core.current, has(index) else { return true }
        UIAccessibility.post(notification: .layoutChanged, argument: itemElements[index])
        return true
    }
}
#endif
