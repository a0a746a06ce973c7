/// A view or a modifier without a body, as it was evaluated and laid out.
public final class StandInElement {
    /// The view, or the modifier that was put on the children.
    public let value: Any
    /// What it holds, from back to front.
    public let children: [StandInElement]
    /// The environment in which it was evaluated.
    public let environment: EnvironmentValues
    /// Where it is, in the coordinates of the window; transforms such as a rotation do not count.
    public private(set) var frame = CGRect.zero
    /// Where it is shown at present, on the way to its frame.
    public var shownFrame: CGRect { ownShownFrame ?? frame }

    /// Whether what is shown is being laid out and looked at, and not what is set.
    nonisolated(unsafe) static var isShowing = false

    private var ownShownFrame: CGRect?
    private var sizes: [(isShowing: Bool, proposal: ProposedViewSize, size: CGSize)] = []

    private let layout: any ElementLayout
    private let shownLayout: (any ElementLayout)?
    /// The place in the tree of views, which outlives the element.
    let node: GraphNode?

    init(
        _ value: Any,
        _ children: [StandInElement],
        _ environment: EnvironmentValues,
        _ layout: any ElementLayout = TogetherLayout(),
        shown shownLayout: (any ElementLayout)? = nil,
        at node: GraphNode? = nil
    ) {
        (self.value, self.children, self.environment, self.layout) = (value, children, environment, layout)
        (self.shownLayout, self.node) = (shownLayout, node)
    }

    /// The size that it takes for a proposal.
    ///
    /// Views around it ask for the same ones several times in a layout, each time for all that is in it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let isShowing = Self.isShowing
        if let known = sizes.first(where: { $0.isShowing == isShowing && $0.proposal == proposal }) {
            return known.size
        }
        let size = presentLayout.size(of: self, proposal)
        sizes.append((isShowing, proposal, size))
        return size
    }

    private var presentLayout: any ElementLayout { Self.isShowing ? shownLayout ?? layout : layout }

    /// The frame that is being laid out or looked at.
    var presentFrame: CGRect { Self.isShowing ? shownFrame : frame }

    func place(in frame: CGRect, _ proposal: ProposedViewSize) {
        if Self.isShowing { ownShownFrame = frame } else { self.frame = frame }
        presentLayout.placeChildren(of: self, proposal)
    }

    func place(around point: CGPoint, share: UnitPoint = .center, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let corner = CGPoint(x: point.x - size.width * share.x, y: point.y - size.height * share.y)
        place(in: CGRect(origin: corner, size: size), proposal)
    }

    /// This element and all below it, from the top down and from back to front.
    public var all: [StandInElement] { [self] + children.flatMap(\.all) }

    var layoutValues: [ObjectIdentifier: Any] {
        let own = (value as? LayoutValueModifier).map { [$0.key: $0.value] } ?? [:]
        guard layout is TogetherLayout, children.count == 1 else { return own }
        return children[0].layoutValues.merging(own) { $1 }
    }
}
