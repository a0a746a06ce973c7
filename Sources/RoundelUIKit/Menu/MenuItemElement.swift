#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The accessibility element of an item: its view, with its position in the menu and actions that
/// turn the menu.
final class MenuItemElement: MenuElement {
    private var index: Int? { view.flatMap { view in menu?.itemViews.firstIndex { $0 === view } } }

    /// The label of the view, or the texts inside it, as for a cell of a table.
    override var accessibilityLabel: String? {
        get {
            if let label = super.accessibilityLabel { return label }
            let inside = view?.elementsInside.filter { !$0.isControl } ?? []
            let texts = inside.compactMap { $0.accessibilityLabel }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    /// The controls inside the view, which a user also reaches without the item.
    ///
    /// Assumption: VoiceOver goes to an element that one before it covers.
    fileprivate var controls: [NSObject] {
        menu?.isEnabled == true ? view?.elementsInside.filter { $0.isControl } ?? [] : []
    }

    /// The value of the view, if it has one, followed by the position.
    ///
    /// VoiceOver knows the value of a switch only if nothing follows.
    override var accessibilityValue: String? {
        get {
            guard let menu, let index else { return nil }
            if view?.isSwitch == true { return super.accessibilityValue }
            let position = menu.words.position(index, menu.itemViews.count)
            return [super.accessibilityValue, position].compactMap { $0 }.joined(separator: ", ")
        }
        set { super.accessibilityValue = newValue }
    }

    override var addedTraits: UIAccessibilityTraits {
        let isSelected = index != nil && index == menu?.selectedIndex
        return isSelected ? super.addedTraits.union(.selected) : super.addedTraits
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let menu, menu.takesKeys else { return super.accessibilityCustomActions }
            return [
                TurnAction(name: menu.words.next) { [weak menu] _ in menu?.turnAndAnnounce(1) ?? false },
                TurnAction(name: menu.words.previous) { [weak menu] _ in
                    menu?.turnAndAnnounce(-1) ?? false
                },
            ] + (super.accessibilityCustomActions ?? [])
        }
        // A list to which an action was added contains those of the menu.
        set { super.accessibilityCustomActions = newValue?.filter { !($0 is TurnAction) } }
    }

    /// Selects the item, and lets the view act as it does for VoiceOver, or presses it.
    override func accessibilityActivate() -> Bool {
        guard let menu, let index, let view, menu.mayActivate(index) else { return false }
        guard view.actsOnTouches else { return menu.activateItem(at: index) { $0.accessibilityActivate() } }
        // Without an answer VoiceOver touches the view, which selects the item.
        var acts = false
        _ = menu.press(view) { view in
            acts = view.accessibilityActivate()
            return true
        }
        if acts, let index = self.index { _ = menu.activateItem(at: index) { _ in true } }
        return acts
    }
}

extension UIView {
    /// Whether it takes a touch to do what a tap does: events alone open no menu and no keyboard.
    var actsOnTouches: Bool {
        #if os(tvOS)
        // There are no touches.
        return false
        #else
        guard self is UIControl, !(self is WheelView), !(self is DialControl) else { return false }
        if let button = self as? UIButton {
            return button.showsMenuAsPrimaryAction || button.changesSelectionAsPrimaryAction
        }
        // What the app does when it is pressed needs no touch, which a moving menu would take.
        return !(self is UISwitch) && (self as? UIControl)?.onlyTellsAppOfPress == false
        #endif
    }

    /// Whether the value is that of a switch.
    fileprivate var isSwitch: Bool {
        if #available(iOS 17, tvOS 17, *), accessibilityTraits.contains(.toggleButton) { return true }
        #if os(tvOS)
        return false
        #else
        return self is UISwitch
        #endif
    }
}

/// An action that the menu adds to those of the view.
private final class TurnAction: UIAccessibilityCustomAction {}

extension CircularMenuView {
    /// The element of the centre and, while the menu is open, those of the visible items in their
    /// order, each followed by the controls inside.
    func menuElements() -> [Any] {
        layoutIfNeeded()
        let items = core.isOpen ? itemElements.filter { !$0.isHidden } : []
        return [centerElement].compactMap { $0 } + items.flatMap { [$0] + $0.controls as [Any] }
    }

    /// Turns the menu by a number of items, without animation, and moves VoiceOver's focus to the
    /// new item.
    fileprivate func turnAndAnnounce(_ count: Int) -> Bool {
        prepareForInput()
        let update = driver.send(.user) { $0.step(by: count, animated: false, time: $1) }
        if update.isHandled { moveVoiceOverToCurrent() }
        return update.isHandled
    }

    /// Moves VoiceOver's focus to the current item, unless the app has changed or hidden the items, or
    /// closed the menu, when it was notified.
    func moveVoiceOverToCurrent() {
        guard window != nil, core.isOpen, let index = core.current, has(index) else { return }
        guard !itemElements[index].isHidden else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: itemElements[index])
    }
}
#endif
