/// A view or a modifier without a body, after evaluation and layout.
public final class StandInElement {
    /// The view, or the modifier of the children.
    public let value: Any
    /// Its children, from back to front.
    public let children: [StandInElement]
    /// The environment in which it was evaluated.
    public let environment: EnvironmentValues
    /// The frame in the coordinates of the window, without transforms such as a rotation.
    public private(set) var frame = CGRect.zero
    /// The presented frame, which differs during an animation.
    public var shownFrame: CGRect { ownShownFrame ?? frame }

    /// Whether the presented values are laid out and read, instead of the final ones.
    nonisolated(unsafe) static var isShowing = false

    private var ownShownFrame: CGRect?
    private var sizes: [(isShowing: Bool, proposal: ProposedViewSize, size: CGSize)] = []

    private let layout: any ElementLayout
    private let shownLayout: (any ElementLayout)?
    /// The position in the view tree, which outlives the element.
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

    /// The size for a proposal.
    ///
    /// It is cached, because the views around it ask for the same proposals several times during a
    /// layout.
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

    /// The frame that is being laid out or read.
    var presentFrame: CGRect { Self.isShowing ? shownFrame : frame }

    func place(in frame: CGRect, _ proposal: ProposedViewSize) {
        if Self.isShowing { ownShownFrame = frame } else { self.frame = frame }
        presentLayout.placeChildren(of: self, proposal)
    }

    func place(around point: CGPoint, fraction: UnitPoint = .center, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let corner = CGPoint(x: point.x - size.width * fraction.x, y: point.y - size.height * fraction.y)
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
