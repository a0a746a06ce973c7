/// A text; the stand-in gives each character 8 by 16 points.
public struct Text: View, PrimitiveView, Equatable {
    /// What it says.
    nonisolated public let standInString: String

    /// Makes a text that is not localised.
    nonisolated public init(verbatim content: String) { standInString = content }

    /// Makes a text from a key; the stand-in has no translations.
    nonisolated public init(_ key: LocalizedStringKey) { standInString = key.string }

    /// Makes a text from a string that is not localised.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
        standInString = String(content)
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let size = CGSize(width: 8 * standInString.count, height: 16)
        return leaf(in: context) { _ in size }
    }
}

/// A key that is looked up in the app's translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let string: String

    /// Makes a key.
    public init(stringLiteral value: String) { string = value }
}

/// A picture; every symbol is 20 by 20 points.
public struct Image: View, PrimitiveView {
    private let name: String

    /// Makes a symbol.
    nonisolated public init(systemName: String) { name = systemName }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { _ in CGSize(width: 20, height: 20) }
    }
}

/// A view that does something when it is tapped.
public nonisolated struct Button<Label: View>: View, PrimitiveView, ButtonElement {
    let action: @MainActor () -> Void
    private let label: Label

    /// Makes a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("label").elements(of: label)
        return [StandInElement(self, children, context.environment)]
    }
}

/// What all buttons have.
@MainActor protocol ButtonElement {
    var action: @MainActor () -> Void { get }
}

/// The looks of a button.
public struct PlainButtonStyle: Sendable {
    /// Makes the style without decoration.
    public init() {}
}

extension PlainButtonStyle {
    /// No decoration.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    /// Sets the looks of buttons.
    nonisolated public func buttonStyle(_ style: PlainButtonStyle) -> some View {
        recorded("buttonStyle", style)
    }
}
