/// What is stored for a position in the view tree from one evaluation to the next.
@MainActor final class GraphNode {
    /// What tells a position from its siblings.
    enum Key: Hashable, ExpressibleByStringLiteral {
        case part(String)
        case index(Int)
        case id(AnyHashable)

        init(stringLiteral part: String) { self = .part(part) }
    }

    /// The state of the view at this position, in the order of its properties.
    var boxes: [Int: AnyObject] = [:]

    /// Other values that the view at this position stores.
    var memory: Any?

    /// The result of the body of the view at this position.
    var memo: Memo?

    /// The animated values by their names.
    var animators: [String: AnyObject] = [:]

    /// The transaction for which the body was evaluated, and the number of that evaluation.
    var change: (evaluation: Int, transaction: Transaction)?

    /// Whether the view at this position has appeared.
    var isPresent = false

    /// The actions that run when the view at this position disappears.
    var leave: (() -> Void)?

    /// The actions that run when the position itself is removed.
    var dismantle: (() -> Void)?

    /// The pending actions of views that were at this position before.
    private var left: [() -> Void] = []

    /// The content of the view's modifier.
    var content: ModifiedView?

    private var type: ObjectIdentifier?
    private var children: [Key: GraphNode] = [:]
    /// The children in their order, with their keys.
    private var order: [(key: Key, node: GraphNode)] = []
    /// Whether the last evaluation reached this position.
    private var isReached = false

    /// The node of a position below.
    func child(_ key: Key) -> GraphNode {
        let node = children[key] ?? add(key)
        node.isReached = true
        return node
    }

    private func add(_ key: Key) -> GraphNode {
        let node = GraphNode()
        children[key] = node
        order.append((key, node))
        return node
    }

    /// Begins an evaluation.
    ///
    /// A view of another type than before starts with new state.
    func enter(_ view: Any) {
        let type = ObjectIdentifier(Swift.type(of: view))
        if type != self.type {
            left += leaving(forGood: true)
            (boxes, memory, memo, content, children, order) = ([:], nil, nil, nil, [:], [])
            (animators, change) = ([:], nil)
            (isPresent, leave, dismantle) = (false, nil, nil)
        }
        self.type = type
        for child in order { child.node.isReached = false }
    }

    /// Removes the nodes that the last evaluation did not reach, and returns the actions that must
    /// run for them.
    func prune() -> [() -> Void] {
        var left = left
        self.left = []
        for child in order where !child.node.isReached {
            left += child.node.leaving(forGood: true)
            children[child.key] = nil
        }
        order.removeAll { !$0.node.isReached }
        for child in order { left += child.node.prune() }
        return left
    }

    /// The actions that run when everything here disappears, from the top down.
    func leaving(forGood isForGood: Bool) -> [() -> Void] {
        let own = [leave, isForGood ? dismantle : nil].compactMap { $0 }
        return own + order.flatMap { $0.node.leaving(forGood: isForGood) }
    }

    /// Records that everything here has disappeared.
    ///
    /// The state is kept.
    func hide() {
        (isPresent, leave) = (false, nil)
        for child in order { child.node.hide() }
    }
}
