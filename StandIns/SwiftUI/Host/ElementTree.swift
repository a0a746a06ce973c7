/// All elements of a view, in an order in which each is found without a search.
struct ElementTree {
    /// The elements that are in no other one, from back to front.
    let roots: [StandInElement]
    /// All elements, from the top down and from back to front.
    private(set) var all: [StandInElement] = []
    /// The index of the element around each one.
    private var parents: [Int?] = []
    /// The indices of the first element at each position in the view tree.
    private var indices: [ObjectIdentifier: Int] = [:]

    init(_ roots: [StandInElement]) {
        self.roots = roots
        append(roots, below: nil)
    }

    private mutating func append(_ children: [StandInElement], below parent: Int?) {
        for child in children {
            let index = all.count
            all.append(child)
            parents.append(parent)
            if let node = child.node, indices[ObjectIdentifier(node)] == nil {
                indices[ObjectIdentifier(node)] = index
            }
            append(child.children, below: index)
        }
    }

    /// The elements around the one at a position in the view tree, the outermost first, and that
    /// element; empty if there is none.
    func path(to node: GraphNode) -> [StandInElement] {
        var path: [StandInElement] = []
        var next = indices[ObjectIdentifier(node)]
        while let index = next {
            path.append(all[index])
            next = parents[index]
        }
        return path.reversed()
    }
}
