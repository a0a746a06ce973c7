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

/// A picture; every symbol is 20 by 20 points, or as large as the room where it is resizable.
public struct Image: View, PrimitiveView {
    private let name: String
    private var isResizable = false

    /// Makes a symbol.
    nonisolated public init(systemName: String) { name = systemName }

    /// Lets the image take the size that it is offered.
    ///
    /// SwiftUI's has insets and a mode.
    nonisolated public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let ideal = CGSize(width: 20, height: 20)
        return leaf(in: context) { isResizable ? $0.replacingUnspecifiedDimensions(by: ideal) : ideal }
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
