/// The elements and gestures of VoiceOver.
@MainActor public enum StandInVoiceOver {
    /// The elements in a view in their order: those named by `accessibilityElements`, or the
    /// subviews.
    public static func elements(in root: StandInAccessibleObject) -> [StandInAccessibleObject] {
        if let view = root as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
        if root.isAccessibilityElement { return [root] }
        if root.accessibilityElementsHidden { return [] }
        let inside: [Any] = root.accessibilityElements ?? (root as? UIView)?.subviews ?? []
        let objects = inside.compactMap { $0 as? StandInAccessibleObject }
        if let modal = objects.last(where: \.accessibilityViewIsModal) { return elements(in: modal) }
        return objects.flatMap(elements)
    }

    /// The double tap: `accessibilityActivate`, or a tap at the activation point.
    @discardableResult public static func activate(_ element: StandInAccessibleObject) -> Bool {
        if element.accessibilityActivate() { return true }
        let views = chain(from: element).lazy.compactMap { $0 as? UIView }
        guard let window = views.first?.window else { return false }
        StandInFingers(window).tap(element.accessibilityActivationPoint)
        return true
    }

    /// A swipe up, which has an effect only on an adjustable element.
    public static func increment(_ element: StandInAccessibleObject) {
        if element.accessibilityTraits.contains(.adjustable) { element.accessibilityIncrement() }
    }

    /// A swipe down, which has an effect only on an adjustable element.
    public static func decrement(_ element: StandInAccessibleObject) {
        if element.accessibilityTraits.contains(.adjustable) { element.accessibilityDecrement() }
    }

    /// Runs an action of the element or of its containers, by its name.
    @discardableResult public static func perform(
        _ name: String,
        on element: StandInAccessibleObject
    ) -> Bool {
        for object in chain(from: element) {
            if let action = object.accessibilityCustomActions?.first(where: { $0.name == name }) {
                return action.actionHandler?(action) ?? false
            }
        }
        return false
    }

    /// The two-finger Z gesture, which goes up the responder chain until one handles it.
    @discardableResult public static func escape(from element: StandInAccessibleObject) -> Bool {
        chain(from: element).contains { $0.accessibilityPerformEscape() }
    }

    private static func chain(from element: StandInAccessibleObject) -> [StandInAccessibleObject] {
        guard let responder = element as? UIResponder else { return [element] }
        return Array(sequence(first: responder, next: \.next))
    }
}
