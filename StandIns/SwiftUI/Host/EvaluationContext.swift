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
        let body = remembered(view) { AnyView(view.body) }
        return child("body").elements(of: body.view)
    }

    /// The result of a body or a closure for its input: the last one's, if that was the same and so is all
    /// that it read.
    ///
    /// The input is the view, the modifier or whatever else has the body, whose properties are connected first.
    func remembered<Output>(_ input: Any, _ make: () -> Output) -> Output {
        if let memo = node.memo, memo.holds(for: input, environment), let output = memo.output as? Output {
            return output
        }
        let properties = install(in: input)
        let watches = properties.map { $0.watch(in: environment) }
        let readings = Readings()
        let output = readings.during(make)
        host.count(input)
        node.memo = Memo(input, output, readings, watches)
        return output
    }

    /// Connects the properties of a view or modifier to what is kept for them.
    private func install(in value: Any) -> [any Installable] {
        Mirror(reflecting: value).children.enumerated().compactMap { index, child in
            guard let property = child.value as? any Installable else { return nil }
            property.install(in: node, at: index, environment: environment)
            return property
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
