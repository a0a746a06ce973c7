/// The role of a button.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The appearance and the interaction of a button.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The view for a button. Only the style triggers its action.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// The configuration of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The configuration of a button whose style triggers its action.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct PrimitiveButtonStyleConfiguration {
    /// The type-erased label.
    public nonisolated struct Label: View, PrimitiveView {
        nonisolated(unsafe) let content: ModifiedView

        @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
            context.child("label").elements(of: content.view)
        }
    }

    /// The role of the button.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public let role: ButtonRole?
    /// The label of the button.
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    init(_ role: ButtonRole?, _ label: ModifiedView, _ action: @escaping @MainActor () -> Void) {
        (self.role, self.label, self.action) = (role, Label(content: label), action)
    }

    /// Runs the action of the button.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

/// The appearance of a button with the default interaction.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The view for a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// The configuration of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The configuration of a button for its style.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ButtonStyleConfiguration {
    /// The type-erased label.
    @MainActor @preconcurrency public struct Label: View, PrimitiveView {
        nonisolated(unsafe) let content: ModifiedView

        func elements(in context: EvaluationContext) -> [StandInElement] {
            context.child("label").elements(of: content.view)
        }
    }

    /// The role of the button.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ButtonStyleConfiguration.Label
    /// Whether a finger is on it that was not taken by a gesture.
    public let isPressed: Bool

    init(_ role: ButtonRole?, _ label: ModifiedView, isPressed: Bool) {
        (self.role, self.label, self.isPressed) = (role, Label(content: label), isPressed)
    }
}

/// A label without decoration.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style without decoration.
    public init() {}

    /// The button without a style.
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
    /// Sets the appearance and the interaction of buttons.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.primitive(style)) })
    }

    /// Sets the appearance of buttons.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.standard(style)) })
    }
}
