/// A title with a symbol before it.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Makes a label of a key and the name of a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String)
    where Title == Text, Icon == Image {
        (title, icon) = (Text(titleKey), Image(systemName: name))
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var inner = context.child("icon")
        if inner.environment.standInIsInList {
            inner.environment.standInForeground = inner.environment.standInTint ?? .blue
        }
        let children = inner.elements(of: icon) + context.child("title").elements(of: title)
        let row = CustomLayout(HStackLayout(spacing: 8), of: children, in: context.environment)
        return [StandInElement(self, children, context.environment, row)]
    }
}

/// A leading title with a trailing value.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public nonisolated struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension LabeledContent where Label == Text, Content == Text {
    /// Makes a title from a key, and a value that is not localised.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, content) = (Text(titleKey), Text(value))
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension LabeledContent: View where Label: View, Content: View {
    /// Never used: the host evaluates this type itself.
    public typealias Body = Never
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var inner = context.child("content")
        inner.environment.standInForeground = Color(name: "secondary")
        let children = context.child("label").elements(of: label) + inner.elements(of: content)
        return [StandInElement(self, children, context.environment, EndsLayout())]
    }
}
