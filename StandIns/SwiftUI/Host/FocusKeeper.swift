/// Which view has focus.
///
/// Apple documents that focus is on one view, that keys go to it and to those around it, and what bindings
/// to it do. Assumptions: views come in the order of the tree, those inside before the one around them; the
/// first has focus until something else is said, and again when the focused one goes away.
@MainActor final class FocusKeeper {
    /// The place of the view that has focus.
    private(set) weak var node: GraphNode?
    /// Whether focus was dismissed: then nothing has it until somebody asks.
    private var isDismissed = false
    /// How often the values of bindings had changed when they were last looked at.
    private var versions: [ObjectIdentifier: Int] = [:]

    func move(to node: GraphNode?) {
        self.node = node
        isDismissed = node == nil
    }

    /// Brings focus and the bindings to it into agreement.
    func settle(in elements: [StandInElement]) {
        let targets = elements.flatMap(\.focusable)
        let bound = elements.flatMap(\.all).filter { $0.value is any FocusBound }
        follow(bound)
        if !targets.contains(where: { $0.node === node }) { node = nil }
        if node == nil, !isDismissed { node = targets.first?.node }
        if targets.isEmpty { isDismissed = false }
        tell(bound)
    }

    /// Does what the app asked for by a change of a binding.
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

    /// Tells bindings where focus is.
    private func tell(_ bound: [StandInElement]) {
        var told: Set<ObjectIdentifier> = []
        for element in bound where holdsFocus(element) {
            guard let binding = element.value as? any FocusBound else { continue }
            if told.insert(ObjectIdentifier(binding.box)).inserted { binding.focusCame() }
        }
        for element in bound {
            guard let binding = element.value as? any FocusBound else { continue }
            if !told.contains(ObjectIdentifier(binding.box)) { binding.focusWent() }
            versions[ObjectIdentifier(binding.box)] = binding.box.version
        }
    }

    private func holdsFocus(_ element: StandInElement) -> Bool {
        node != nil && element.focusable.contains { $0.node === node }
    }
}

extension StandInElement {
    /// The elements here and below that can have focus, in order.
    var focusable: [StandInElement] {
        let inner = children.flatMap(\.focusable)
        guard let record = value as? StandInRecord, record.name == "focusable" else { return inner }
        return inner + (record.value as? Bool == true && environment.isEnabled ? [self] : [])
    }

    /// The elements from this one down to that of a place; `nil` where it is not below.
    func path(to node: GraphNode) -> [StandInElement]? {
        if self.node === node { return [self] }
        for child in children {
            if let path = child.path(to: node) { return [self] + path }
        }
        return nil
    }
}

extension StandInHost {
    /// The elements around the one that has focus, and it itself, from the outside in.
    var focusPath: [StandInElement] {
        guard let node = focus.node else { return [] }
        return elements.lazy.compactMap { $0.path(to: node) }.first ?? []
    }

    /// The element that has focus.
    public var focusedElement: StandInElement? { focusPath.last }

    /// The elements that can have focus, in the order of Tab.
    public var focusableElements: [StandInElement] { elements.flatMap(\.focusable) }

    /// Goes on to the next element that can have focus, or back, as Tab and Shift-Tab do.
    public func tab(backward: Bool = false) {
        let nodes = focusableElements.map(\.node)
        guard !nodes.isEmpty else { return }
        let step = backward ? nodes.count - 1 : 1
        let present = nodes.firstIndex { $0 === focus.node && $0 != nil }
        focus.move(to: nodes[((present ?? (backward ? 0 : -1)) + step) % nodes.count])
        StandInChanges.count += 1
        update()
    }

    /// Takes focus away from all views, as another part of the app does that gets it.
    public func unfocus() {
        focus.move(to: nil)
        update()
    }
}
