/// State that follows the focus of VoiceOver and can request it.
@MainActor protocol VoiceBound {
    var box: any Versioned { get }
    var isAskedFor: Bool { get }
    func focusCame()
    func focusWent()
}

/// The element that VoiceOver is at.
///
/// Apple documents what bindings to it do. Assumptions: without VoiceOver a request has no effect,
/// and neither has one for an element that is hidden, transparent, or beside one that is modal. The
/// element is lost when that becomes true of it.
@MainActor final class VoiceKeeper {
    /// The position in the tree of the element; `nil` if it is one without a binding.
    private(set) weak var node: GraphNode?
    /// The number of changes of the bindings when they were last read.
    private var versions: [ObjectIdentifier: Int] = [:]

    /// Synchronises the bindings with the element.
    func settle(in tree: ElementTree, isRunning: Bool) {
        let bound = tree.all.filter { $0.value is any VoiceBound }
        guard !bound.isEmpty else { return node = nil }
        let reachable = isRunning ? tree.roots.reachable : []
        for case let (element, binding?) in bound.map({ ($0, $0.value as? any VoiceBound) })
        where binding.box.version != versions[ObjectIdentifier(binding.box)] ?? 0 {
            let isReachable = reachable.contains { $0 === element }
            if binding.isAskedFor, isReachable { node = element.node }
        }
        if !reachable.contains(where: { $0.node === node }) { node = nil }
        tell(bound)
    }

    private func tell(_ bound: [StandInElement]) {
        var notified: Set<ObjectIdentifier> = []
        for element in bound where node != nil && element.node === node {
            guard let binding = element.value as? any VoiceBound else { continue }
            notified.insert(ObjectIdentifier(binding.box))
            binding.focusCame()
        }
        for case let binding? in bound.map({ $0.value as? any VoiceBound }) {
            if !notified.contains(ObjectIdentifier(binding.box)) { binding.focusWent() }
            versions[ObjectIdentifier(binding.box)] = binding.box.version
        }
    }
}

extension [StandInElement] {
    /// The elements that VoiceOver can go to: those in the modal one if there is one.
    @MainActor fileprivate var reachable: [StandInElement] {
        let visible = flatMap(\.visible)
        let modal = visible.last { element in
            guard case .traits(let traits)? = element.attachment else { return false }
            return traits.contains(.isModal)
        }
        return modal?.visible ?? visible
    }
}

extension StandInElement {
    fileprivate var attachment: StandInAccessibility? {
        (value as? AccessibilityAttachmentModifier)?.attachment
    }

    /// This element and those below that are neither hidden nor transparent.
    @MainActor fileprivate var visible: [StandInElement] {
        if case .hidden(true)? = attachment { return [] }
        if let record = value as? StandInRecord, record.name == "opacity", record.value as? Double == 0 {
            return []
        }
        return [self] + children.flatMap(\.visible)
    }
}

extension StandInHost {
    /// The texts of the element that VoiceOver is at, or of its label; empty for none.
    public var spoken: [String] {
        guard let node = voice.node, let element = all.first(where: { $0.node === node }) else { return [] }
        let labels = element.all.compactMap { element in
            if case .label(let text)? = element.attachment { text.standInString } else { nil }
        }
        return labels.isEmpty ? element.all.compactMap { ($0.value as? Text)?.standInString } : labels
    }
}
