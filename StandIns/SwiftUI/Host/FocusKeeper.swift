/// The view that has the focus.
///
/// Apple documents that one view has the focus, that keys go to it and to the views around it, and
/// what bindings to the focus do. Assumptions: the views are in the order of the tree, inner views
/// before the view around them. The first one has the focus at the start, and also after the
/// focused view was removed.
@MainActor final class FocusKeeper {
    /// The position in the tree of the view that has the focus.
    private(set) weak var node: GraphNode?
    /// Whether the focus was dismissed.
    ///
    /// Then no view has it until one requests it.
    private var isDismissed = false
    /// The number of changes of the bindings when they were last read.
    private var versions: [ObjectIdentifier: Int] = [:]

    func move(to node: GraphNode?) {
        self.node = node
        isDismissed = node == nil
    }

    /// Synchronises the focus with the bindings to it.
    func settle(in tree: ElementTree) {
        let targets = tree.roots.focusable
        let bound = tree.all.filter { $0.value is any FocusBound }
        follow(bound)
        if !targets.contains(where: { $0.node === node }) { node = nil }
        if node == nil, !isDismissed { node = targets.first?.node }
        if targets.isEmpty { isDismissed = false }
        tell(bound)
    }

    /// Moves the focus as the app requested by changing a binding.
    private func follow(_ bound: [StandInElement]) {
        var dismissed: Set<ObjectIdentifier> = []
        for case let (element, binding) in bound.map({ ($0, $0.value as? any FocusBound) }) {
            guard let binding, binding.box.version != versions[ObjectIdentifier(binding.box)] ?? 0 else {
                continue
            }
            if binding.isAskedFor {
                if let target = element.focusable.first { move(to: target.node) }
            } else if binding.isAskedForNone, holdsFocus(element) {
                dismissed.insert(ObjectIdentifier(binding.box))
            }
        }
        if !dismissed.isEmpty { move(to: nil) }
    }

    /// Updates the bindings to the focus.
    private func tell(_ bound: [StandInElement]) {
        var notified: Set<ObjectIdentifier> = []
        for element in bound where holdsFocus(element) {
            guard let binding = element.value as? any FocusBound else { continue }
            if notified.insert(ObjectIdentifier(binding.box)).inserted { binding.focusCame() }
        }
        for element in bound {
            guard let binding = element.value as? any FocusBound else { continue }
            if !notified.contains(ObjectIdentifier(binding.box)) { binding.focusWent() }
            versions[ObjectIdentifier(binding.box)] = binding.box.version
        }
    }

    private func holdsFocus(_ element: StandInElement) -> Bool {
        node != nil && element.focusable.contains { $0.node === node }
    }
}

extension StandInElement {
    /// The focusable elements here and below, in order.
    var focusable: [StandInElement] { [self].focusable }

    fileprivate var isFocusable: Bool {
        guard let record = value as? StandInRecord, record.name == "focusable" else { return false }
        return record.value as? Bool == true && environment.isEnabled
    }
}

extension [StandInElement] {
    /// The focusable elements among these and below, in order.
    fileprivate var focusable: [StandInElement] {
        var focusable: [StandInElement] = []
        func append(_ elements: [StandInElement]) {
            for element in elements {
                append(element.children)
                if element.isFocusable { focusable.append(element) }
            }
        }
        append(self)
        return focusable
    }
}

extension StandInHost {
    /// The focused element and those around it, the outermost first.
    var focusPath: [StandInElement] { focus.node.map { tree.path(to: $0) } ?? [] }

    /// The focused element.
    public var focusedElement: StandInElement? { focusPath.last }

    /// The focusable elements in the order of the Tab key.
    public var focusableElements: [StandInElement] { elements.focusable }

    /// Moves the focus to the next or the previous focusable element, as Tab and Shift-Tab do.
    public func tab(backward: Bool = false) {
        let nodes = focusableElements.map(\.node)
        guard !nodes.isEmpty else { return }
        let step = backward ? nodes.count - 1 : 1
        let present = nodes.firstIndex { $0 === focus.node && $0 != nil }
        focus.move(to: nodes[((present ?? (backward ? 0 : -1)) + step) % nodes.count])
        StandInChanges.count += 1
        update()
    }

    /// Removes the focus from all views, as when another part of the app gets it.
    public func unfocus() {
        focus.move(to: nil)
        update()
    }
}
