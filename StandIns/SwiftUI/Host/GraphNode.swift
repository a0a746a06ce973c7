/// What is remembered about a place in the tree of views from one evaluation to the next.
@MainActor final class GraphNode {
    /// The state of the view at this place, by the order of its properties.
    var boxes: [Int: AnyObject] = [:]

    /// Whatever the view at this place has to remember.
    var memory: Any?

    /// The result of the body of the view at this place.
    var memo: Memo?

    /// What is on its way to another value, by its name.
    var animators: [String: AnyObject] = [:]

    /// The context of the change for which the body was evaluated, and in which evaluation that was.
    var change: (evaluation: Int, transaction: Transaction)?

    /// Whether the view at this place has appeared.
    var isPresent = false

    /// What runs when the view at this place disappears.
    var leave: (() -> Void)?

    /// What runs when the place itself is lost.
    var dismantle: (() -> Void)?

    /// What has to run for views that were here before the present one.
    private var left: [() -> Void] = []

    /// What the view's modifier modifies.
    var content: ModifiedView?

    private var type: ObjectIdentifier?
    private var children: [AnyHashable: GraphNode] = [:]
    /// The keys of the children in the order in which they came.
    private var order: [AnyHashable] = []
    private var visited: Set<AnyHashable> = []

    /// The node of a place below.
    func child(_ key: some Hashable) -> GraphNode {
        let key = AnyHashable(key)
        visited.insert(key)
        if let node = children[key] { return node }
        let node = GraphNode()
        children[key] = node
        order.append(key)
        return node
    }

    /// Begins an evaluation; a view of another type than before starts anew.
    func enter(_ view: Any) {
        let type = ObjectIdentifier(Swift.type(of: view))
        if type != self.type {
            left += leaving(forGood: true)
            (boxes, memory, memo, content, children, order) = ([:], nil, nil, nil, [:], [])
            (animators, change) = ([:], nil)
            (isPresent, leave, dismantle) = (false, nil, nil)
        }
        (self.type, visited) = (type, [])
    }

    /// Forgets what the last evaluation did not meet, and says what has to run therefore.
    func prune() -> [() -> Void] {
        let gone = order.filter { !visited.contains($0) }
        var left = left + gone.flatMap { children[$0]?.leaving(forGood: true) ?? [] }
        self.left = []
        for key in gone { children[key] = nil }
        order.removeAll { !visited.contains($0) }
        for key in order { left += children[key]?.prune() ?? [] }
        return left
    }

    /// What runs when all that is here disappears, from the top down.
    func leaving(forGood isForGood: Bool) -> [() -> Void] {
        let own = [leave, isForGood ? dismantle : nil].compactMap { $0 }
        return own + order.flatMap { children[$0]?.leaving(forGood: isForGood) ?? [] }
    }

    /// Takes note that all that is here has disappeared, though it keeps its state.
    func hide() {
        (isPresent, leave) = (false, nil)
        for child in children.values { child.hide() }
    }
}
