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
    func settle(in elements: [StandInElement]) {
        let targets = elements.flatMap(\.focusable)
        let bound = elements.flatMap(\.all).filter { $0.value is any FocusBound }
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
    var focusable: [StandInElement] {
        let inner = children.flatMap(\.focusable)
        guard let record = value as? StandInRecord, record.name == "focusable" else { return inner }
        return inner + (record.value as? Bool == true && environment.isEnabled ? [self] : [])
    }

    /// The elements from this one down to the one at a position in the tree; `nil` if it is not
    /// below.
    func path(to node: GraphNode) -> [StandInElement]? {
        if self.node === node { return [self] }
        for child in children {
            if let path = child.path(to: node) { return [self] + path }
        }
        return nil
    }
}

extension StandInHost {
    /// The focused element and those around it, the outermost first.
    var focusPath: [StandInElement] {
        guard let node = focus.node else { return [] }
        return elements.lazy.compactMap { $0.path(to: node) }.first ?? []
    }

    /// The focused element.
    public var focusedElement: StandInElement? { focusPath.last }

    /// The focusable elements in the order of the Tab key.
    public var focusableElements: [StandInElement] { elements.flatMap(\.focusable) }

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
