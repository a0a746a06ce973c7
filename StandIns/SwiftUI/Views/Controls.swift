import CoreGraphics

/// A text, with the size that `StandInText` gives for the font of its environment.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
    /// The string.
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

/// An image.
///
/// Every symbol is a square with 1.2 times the text size, 20 points for body text; a resizable one
/// takes the available space.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
    /// The name of the symbol.
    public let standInName: String
    private var isResizable = false

    /// Makes a symbol.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
    public init(systemName: String) { standInName = systemName }

    /// Makes an image of the app's; the stand-in shows none but its name.
    public init(_ name: String, bundle: Bundle? = nil) { standInName = name }

    /// How an image is resized.
    public enum ResizingMode: Sendable {
        /// By tiling.
        case tile
        /// By stretching.
        case stretch
    }

    /// Makes the image take the proposed size; the stand-in ignores the mode.
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
    /// The leading distance.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The trailing distance.
    public var trailing: CGFloat

    /// Makes insets from distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A view with an action for a tap.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Button<Label: View>: View, PrimitiveView, ButtonElement {
    let action: @MainActor () -> Void
    private let role: ButtonRole?
    private let label: Label
    private var isPlain = false
    /// The fingers on it; the host keeps them from one evaluation to the next.
    private(set) var fingers: Box<Set<ObjectIdentifier>>?

    /// Makes a button.
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.action, self.role, self.label) = (action, nil, label())
    }

    /// Makes a button with a role.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    @preconcurrency nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.action, self.role, self.label) = (action, role, label())
    }

    /// Without a style, a button looks like its label; otherwise its style makes the view.
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var inside = context.child("label")
        let style = isPlain ? nil : inside.environment.buttonStyles.popLast()
        switch style {
        case .primitive(let style):
            let present = context.node.memory as? Box<@MainActor () -> Void> ?? Box(action)
            context.node.memory = present
            // No view reads it: it only has to be the most recent one when the button is pressed.
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
            // A button without a style has the tint colour.
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
    /// Makes the button in the body of a style, which has the style around that one.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration, isPlain: false)
    }

    nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration, isPlain: Bool) {
        (action, role, label) = (configuration.action, configuration.role, configuration.label)
        self.isPlain = isPlain
    }
}

/// The members of all buttons.
@MainActor protocol ButtonElement {
    var action: @MainActor () -> Void { get }
    var fingers: Box<Set<ObjectIdentifier>>? { get }
}
