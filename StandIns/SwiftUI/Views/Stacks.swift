/// Views below one another.
public struct VStack<Content: View>: View, PrimitiveView {
    private let stack: LayoutView<VStackLayout, Content>

    /// Stacks views; without a distance it is taken to be 8 points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        stack = LayoutView(layout: VStackLayout(spacing: spacing), content: content())
    }

    func elements(in context: EvaluationContext) -> [StandInElement] { stack.elements(in: context) }
}

/// Rows for some data; the stand-in neither scrolls nor selects.
public struct List<Content: View>: View, PrimitiveView {
    private let stack: LayoutView<VStackLayout, Content>

    /// Makes a row for each element, which says itself how to tell it apart.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        stack = LayoutView(layout: VStackLayout(spacing: 0), content: ForEach(data, content: rowContent))
    }

    func elements(in context: EvaluationContext) -> [StandInElement] { stack.elements(in: context) }
}
