/// Views in a column.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
    private let stack: LayoutView<VStackLayout, Content>

    /// Stacks views; the distance is 8 points by default (an assumption).
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stack = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        stack.elements(in: context)
    }
}

/// Views in a row.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
    private let stack: LayoutView<HStackLayout, Content>

    /// Stacks views; the distance is 8 points by default (an assumption).
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stack = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        stack.elements(in: context)
    }
}

/// A list; that of the stand-in neither scrolls nor selects.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView, StandInList {
    private let content: Content

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var inner = context.child("content")
        inner.environment.standInIsInList = true
        let rows = inner.elements(of: content).map {
            StandInElement(HostingModifier(kind: .cell), [$0], context.environment)
        }
        return [StandInElement(self, rows, context.environment, ListLayout())]
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension List where SelectionValue == Never {
    /// Makes a row for each identifiable element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}
