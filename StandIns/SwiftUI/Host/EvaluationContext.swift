/// The state of an evaluation.
@MainActor struct EvaluationContext {
    private(set) var node: GraphNode
    var environment: EnvironmentValues
    let host: StandInHost
    /// The transaction of the changes that are being evaluated.
    var transaction = Transaction()
    /// The changes that outer modifiers make to such transactions.
    var adjustments: [(inout Transaction) -> Void] = []

    init(_ node: GraphNode, _ environment: EnvironmentValues, _ host: StandInHost) {
        (self.node, self.environment, self.host) = (node, environment, host)
    }

    func child(_ key: GraphNode.Key) -> EvaluationContext {
        var child = self
        child.node = node.child(key)
        if let change = node.change, change.evaluation == host.evaluations {
            child.transaction = change.transaction
            for adjust in adjustments { adjust(&child.transaction) }
        }
        return child
    }

    /// The elements of a view: the views without a body.
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

    /// A view or modifier with its presented animatable data.
    ///
    /// Shapes have both the final and the presented outline.
    func animated<Value>(_ value: Value) -> Value {
        guard !(value is any Shape), let animatable = value as? any Animatable else { return value }
        return shown(data: animatable) as? Value ?? value
    }

    /// The result of a body or a closure for its input.
    ///
    /// If the input and everything that was read are unchanged, it is the previous result.
    ///
    /// The input is the view or the modifier with the body. Its properties are connected first. `isAnew`
    /// says that a body which runs again has made the closure.
    func remembered<Output>(_ input: Any, isAnew: Bool = false, _ make: () -> Output) -> Output {
        let change = node.memo.map { $0.change(for: input, environment) } ?? .inherited
        guard let change else {
            if let output = node.memo?.output as? Output { return output }
            preconditionFailure("One place has results of two types.")
        }
        if case .own(let transaction) = change { node.change = (host.evaluations, transaction) }
        let properties = install(in: input)
        let watches = properties.map { $0.watch(in: environment) }
        let readings = Readings()
        readings.isOfChange = node.memo != nil || isAnew
        let output = readings.during(make)
        host.count(input)
        node.memo = Memo(input, output, readings, watches)
        return output
    }

    /// Connects the properties of a view or modifier to their stored values.
    @discardableResult func install(in value: Any) -> [any Installable] {
        let type = ObjectIdentifier(Swift.type(of: value))
        guard !Self.typesWithoutProperties.contains(type) else { return [] }
        let properties = Mirror(reflecting: value).children.enumerated().compactMap { index, child in
            (child.value as? any Installable).map { (index, $0) }
        }
        if properties.isEmpty { Self.typesWithoutProperties.insert(type) }
        for (index, property) in properties {
            property.install(in: node, at: index, environment: environment)
        }
        return properties.map(\.1)
    }

    /// The types of views and modifiers that have no such properties: looking for them takes longer
    /// than anything else.
    private static var typesWithoutProperties: Set<ObjectIdentifier> = []
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
