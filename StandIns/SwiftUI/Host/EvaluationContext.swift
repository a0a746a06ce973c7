/// Where an evaluation stands.
@MainActor struct EvaluationContext {
    private(set) var node: GraphNode
    var environment: EnvironmentValues
    let host: StandInHost
    /// The context of the changes that are being evaluated.
    var transaction = Transaction()
    /// What modifiers further out make of such contexts.
    var adjustments: [(inout Transaction) -> Void] = []

    init(_ node: GraphNode, _ environment: EnvironmentValues, _ host: StandInHost) {
        (self.node, self.environment, self.host) = (node, environment, host)
    }

    func child(_ key: some Hashable) -> EvaluationContext {
        var child = self
        child.node = node.child(key)
        if let change = node.change, change.evaluation == host.evaluations {
            child.transaction = change.transaction
            for adjust in adjustments { adjust(&child.transaction) }
        }
        return child
    }

    /// What a view consists of: the views without a body of their own.
    func elements(of view: some View) -> [StandInElement] {
        node.enter(view)
        if let primitive = view as? any PrimitiveView { return primitive.elements(in: self) }
        if let controller = view as? any UIViewControllerRepresentable {
            return controller.standIn(in: self).elements(in: self)
        }
        if let view = view as? any UIViewRepresentable {
            return view.standIn(in: self).elements(in: self)
        }
        let shown = animated(view)
        let body = remembered(shown) { AnyView(shown.body) }
        return child("body").elements(of: body.view)
    }

    /// A view or modifier with the animatable data that it shows; shapes are drawn both ways.
    func animated<Value>(_ value: Value) -> Value {
        guard !(value is any Shape), let animatable = value as? any Animatable else { return value }
        return shown(data: animatable) as? Value ?? value
    }

    /// The result of a body or a closure for its input: the last one's, if that was the same and so is all
    /// that it read.
    ///
    /// The input is the view, the modifier or whatever else has the body, whose properties are connected first.
    func remembered<Output>(_ input: Any, _ make: () -> Output) -> Output {
        let change = node.memo.map { $0.change(for: input, environment) } ?? .inherited
        guard let change else {
            if let output = node.memo?.output as? Output { return output }
            preconditionFailure("One place has results of two types.")
        }
        if case .own(let transaction) = change { node.change = (host.evaluations, transaction) }
        let properties = install(in: input)
        let watches = properties.map { $0.watch(in: environment) }
        let readings = Readings()
        let output = readings.during(make)
        host.count(input)
        node.memo = Memo(input, output, readings, watches)
        return output
    }

    /// Connects the properties of a view or modifier to what is kept for them.
    @discardableResult func install(in value: Any) -> [any Installable] {
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
