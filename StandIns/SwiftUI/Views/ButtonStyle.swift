/// What a button is for.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It takes something away.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The looks and the behavior of a button.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What is shown for a button; it is pressed only by what the style does itself.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// A button to make a body for.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button that its style shows and presses.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct PrimitiveButtonStyleConfiguration {
    /// A label without its type.
    public nonisolated struct Label: View, PrimitiveView {
        nonisolated(unsafe) let content: ModifiedView

        @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
            context.child("label").elements(of: content.view)
        }
    }

    /// What the button is for.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public let role: ButtonRole?
    /// What the button shows.
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    init(_ role: ButtonRole?, _ label: ModifiedView, _ action: @escaping @MainActor () -> Void) {
        (self.role, self.label, self.action) = (role, Label(content: label), action)
    }

    /// Does what the button does.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

/// The looks of a button that is pressed as any other.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What is shown for a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// A button to make a body for.
    typealias Configuration = ButtonStyleConfiguration
}

/// A button that its style shows.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ButtonStyleConfiguration {
    /// A label without its type.
    @MainActor @preconcurrency public struct Label: View, PrimitiveView {
        nonisolated(unsafe) let content: ModifiedView

        func elements(in context: EvaluationContext) -> [StandInElement] {
            context.child("label").elements(of: content.view)
        }
    }

    /// What the button is for.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public let role: ButtonRole?
    /// What the button shows.
    public let label: ButtonStyleConfiguration.Label
    /// Whether a finger is on it that no gesture took.
    public let isPressed: Bool

    init(_ role: ButtonRole?, _ label: ModifiedView, isPressed: Bool) {
        (self.role, self.label, self.isPressed) = (role, Label(content: label), isPressed)
    }
}

/// A label and nothing else.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style without decoration.
    public init() {}

    /// The button as it is without a style.
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
        Button(configuration, isPlain: true)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// No decoration.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style of either kind.
enum AnyButtonStyle {
    case primitive(any PrimitiveButtonStyle)
    case standard(any ButtonStyle)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Sets the looks and the behavior of buttons.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.primitive(style)) })
    }

    /// Sets the looks of buttons.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.standard(style)) })
    }
}
