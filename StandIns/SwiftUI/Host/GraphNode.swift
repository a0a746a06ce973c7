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

    /// What the view's modifier modifies.
    var content: ModifiedView?

    private var type: ObjectIdentifier?
    private var children: [AnyHashable: GraphNode] = [:]
    private var visited: Set<AnyHashable> = []

    /// The node of a place below.
    func child(_ key: some Hashable) -> GraphNode {
        let node = children[AnyHashable(key)] ?? GraphNode()
        children[AnyHashable(key)] = node
        visited.insert(AnyHashable(key))
        return node
    }

    /// Begins an evaluation; a view of another type than before starts anew.
    func enter(_ view: Any) {
        let type = ObjectIdentifier(Swift.type(of: view))
        if type != self.type {
            (boxes, memory, memo, content, children) = ([:], nil, nil, nil, [:])
            (animators, change) = ([:], nil)
        }
        (self.type, visited) = (type, [])
    }

    /// Forgets what the last evaluation did not meet.
    func prune() {
        children = children.filter { visited.contains($0.key) }
        children.values.forEach { $0.prune() }
    }
}
