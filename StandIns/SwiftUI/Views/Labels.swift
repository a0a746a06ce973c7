/// A title with a symbol; the stand-in puts one on the other.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Makes a label of a key and the name of a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
    where Title == Text, Icon == Image {
        (title, icon) = (Text(titleKey), Image(systemName: name))
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let children =
            context.child("icon").elements(of: icon) + context.child("title").elements(of: title)
        return [StandInElement(self, children, context.environment)]
    }
}

/// A title with a value; the stand-in puts one on the other.
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content

    /// Makes a title from a key, and a value that is not localised.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
    where Label == Text, Content == Text {
        (label, content) = (Text(titleKey), Text(value))
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        let children =
            context.child("label").elements(of: label) + context.child("content").elements(of: content)
        return [StandInElement(self, children, context.environment)]
    }
}
