/// The horizontal or the vertical dimension.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal one.
    case horizontal
    /// The vertical one.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int8
        /// Makes a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal one.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical one.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A scroll view; that of the stand-in neither decelerates nor bounces.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView, ScrollElement {
    /// The content.
    public var content: Content
    /// The axes along which it moves.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown.
    public var showsIndicators: Bool
    private(set) var offset = Box(CGPoint.zero)

    /// Makes a scroll view.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        var view = self
        view.offset = context.node.memory as? Box<CGPoint> ?? Box(.zero)
        context.node.memory = view.offset
        let children = context.child("content").elements(of: content)
        let layout = ScrollLayout(axes: axes, offset: view.offset)
        let content = StandInElement(EmptyView(), children, context.environment)
        return [StandInElement(view, [content], context.environment, layout, at: context.node)]
    }

    @MainActor func scroll(to point: CGPoint) {
        let x = axes.contains(.horizontal) ? point.x : 0
        offset.write(CGPoint(x: x, y: axes.contains(.vertical) ? point.y : 0))
    }
}

/// The members of all scroll views.
@MainActor protocol ScrollElement {
    var axes: Axis.Set { get }
    /// The content offset.
    var offset: Box<CGPoint> { get }
    func scroll(to point: CGPoint)
}

/// Content with its ideal size along some axes, which is moved in its bounds.
private struct ScrollLayout: ElementLayout {
    let axes: Axis.Set
    let offset: Box<CGPoint>

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let content = element.children[0].sizeThatFits(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
        )
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let (frame, offer) = (element.presentFrame, offer(proposal))
        let size = element.children[0].sizeThatFits(offer)
        let x = max(0, min(offset.value.x, size.width - frame.width))
        let y = max(0, min(offset.value.y, size.height - frame.height))
        let corner = CGPoint(x: frame.minX - x, y: frame.minY - y)
        element.children[0].place(in: CGRect(origin: corner, size: size), offer)
    }
}
