#if canImport(UIKit) && !os(watchOS)
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

    private var index: Int? { item.flatMap { menu?.items.firstIndex(of: $0) } }

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
            let position = menu.words.position(index, menu.items.count)
            return [item?.accessibilityValue, position].compactMap { $0 }.joined(separator: ", ")
        }
        set { item?.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = item?.accessibilityTraits ?? .none
            traits.insert(.button)
            if let index, index == menu?.selectedIndex { traits.insert(.selected) }
            if let control = item as? UIControl, !control.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { item?.accessibilityTraits = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let menu, menu.isTurnable else { return item?.accessibilityCustomActions }
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
        menu.activate(index)
        return true
    }

    /// Finds the view again, as it stands now.
    func updateFrame() {
        guard let item, let menu else { return }
        accessibilityFrameInContainerSpace = item.convert(item.bounds, to: menu)
    }
}

extension CircularMenuView {
    /// The view in the middle and, while the menu is open, the items in their order.
    func menuElements() -> [Any] {
        layoutIfNeeded()
        updateElementFrames()
        return [centerView].compactMap { $0 } + (isOpen ? itemElements : [])
    }

    func updateElementFrames() {
        for element in itemElements { element.updateFrame() }
    }

    /// Turns on by an item, at once, and moves the focus along.
    fileprivate func speakTurn(_ count: Int) -> Bool {
        turn(byItems: count, animated: false)
        guard let pointedIndex else { return false }
        UIAccessibility.post(notification: .layoutChanged, argument: itemElements[pointedIndex])
        return true
    }
}
#endif
