/// Where an evaluation stands.
@MainActor struct EvaluationContext {
    let node: GraphNode
    var environment: EnvironmentValues
    let host: StandInHost

    func child(_ key: some Hashable) -> EvaluationContext {
        EvaluationContext(node: node.child(key), environment: environment, host: host)
    }

    /// What a view consists of: the views without a body of their own.
    func elements(of view: some View) -> [StandInElement] {
        node.enter(view)
        if let primitive = view as? any PrimitiveView { return primitive.elements(in: self) }
        if let controller = view as? any UIViewControllerRepresentable {
            return controller.standIn(in: self).elements(in: self)
        }
        install(in: view)
        return child("body").elements(of: view.body)
    }

    /// Connects the properties of a view or modifier to what is kept for them.
    func install(in value: Any) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            (child.value as? any Installable)?.install(in: node, at: index, environment: environment)
        }
    }
}

/// A view without a body.
@MainActor protocol PrimitiveView {
    func elements(in context: EvaluationContext) -> [StandInElement]
}

extension PrimitiveView {
    func leaf(
        in context: EvaluationContext,
        size: @escaping (ProposedViewSize) -> CGSize
    ) -> [StandInElement] {
        [StandInElement(self, [], context.environment, LeafLayout(size: size))]
    }
}
