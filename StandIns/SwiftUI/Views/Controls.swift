import CoreGraphics

/// A text, as large as `StandInText` says for the typeface around it.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
    /// What it says.
    public let standInString: String

    /// Makes a text that is not localised.
    public init(verbatim content: String) { standInString = content }

    /// Makes a text from a key; the stand-in has no translations.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        standInString = key.string
    }

    /// Makes a text from a string that is not localised.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { standInString = String(content) }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let (text, environment) = (standInString, context.environment)
        let (size, weight) = (environment.standInTextSize, environment.standInTextWeight)
        return leaf(in: context) { proposal in
            StandInText.size(of: text, width: proposal.width ?? .infinity, size: size, weight: weight)
        }
    }
}

/// A picture; every symbol is a square of 1.2 times the size of text, 20 points beside running text, or as large
/// as the room where it is resizable.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
    /// The name of the symbol.
    public let standInName: String
    private var isResizable = false

    /// Makes a symbol.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
    public init(systemName: String) { standInName = systemName }

    /// How an image becomes larger.
    public enum ResizingMode: Sendable {
        /// By repetition.
        case tile
        /// As a whole.
        case stretch
    }

    /// Lets the image take the size that it is offered; how it is drawn then is nothing to the stand-in.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let side = (1.2 * context.environment.standInTextSize).rounded()
        let ideal = CGSize(width: side, height: side)
        return leaf(in: context) { isResizable ? $0.replacingUnspecifiedDimensions(by: ideal) : ideal }
    }
}

/// Distances from the edges of a rectangle.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from where lines begin.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from where lines end.
    public var trailing: CGFloat

    /// Makes insets from distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Makes insets of no distance.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A view that does something when it is tapped.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Button<Label: View>: View, PrimitiveView, ButtonElement {
    let action: @MainActor () -> Void
    private let role: ButtonRole?
    private let label: Label
    private var isPlain = false
    /// The fingers on it; the host knows them from one evaluation to the next.
    private(set) var fingers: Box<Set<ObjectIdentifier>>?

    /// Makes a button.
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.action, self.role, self.label) = (action, nil, label())
    }

    /// Makes a button for a purpose.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    @preconcurrency nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.action, self.role, self.label) = (action, role, label())
    }

    /// A button without a style that looks like its label; otherwise it is what its style makes of it.
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var inside = context.child("label")
        let style = isPlain ? nil : inside.environment.buttonStyles.popLast()
        switch style {
        case .primitive(let style):
            let present = context.node.memory as? Box<@MainActor () -> Void> ?? Box(action)
            context.node.memory = present
            // No view reads it: it only has to be the newest when the button is pressed.
            present.replace(with: action)
            let label = context.modified(label)
            let body = context.remembered((style as Any, role)) {
                let configuration = PrimitiveButtonStyleConfiguration(role, label) { present.value() }
                return AnyView(style.makeBody(configuration: configuration))
            }
            return inside.elements(of: body)
        case .standard(let style):
            let fingers = fingers(in: context)
            let isPressed = !fingers.value.isEmpty
            let label = context.modified(label)
            let body = context.remembered((style as Any, role, isPressed)) {
                let configuration = ButtonStyleConfiguration(role, label, isPressed: isPressed)
                return AnyView(style.makeBody(configuration: configuration))
            }
            return [element(inside.elements(of: body), fingers, context)]
        case nil:
            // A button without a style has the tint.
            if !isPlain { inside.environment.standInForeground = inside.environment.standInTint ?? .blue }
            return [element(inside.elements(of: label), fingers(in: context), context)]
        }
    }

    @MainActor private func fingers(in context: EvaluationContext) -> Box<Set<ObjectIdentifier>> {
        let box = context.node.memory as? Box<Set<ObjectIdentifier>> ?? Box([])
        context.node.memory = box
        return box
    }

    @MainActor private func element(
        _ children: [StandInElement],
        _ fingers: Box<Set<ObjectIdentifier>>,
        _ context: EvaluationContext
    ) -> StandInElement {
        var button = self
        button.fingers = fingers
        return StandInElement(button, children, context.environment, at: context.node)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a style is asked to show; it has the style from further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration, isPlain: false)
    }

    nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration, isPlain: Bool) {
        (action, role, label) = (configuration.action, configuration.role, configuration.label)
        self.isPlain = isPlain
    }
}

/// What all buttons have.
@MainActor protocol ButtonElement {
    var action: @MainActor () -> Void { get }
    var fingers: Box<Set<ObjectIdentifier>>? { get }
}
