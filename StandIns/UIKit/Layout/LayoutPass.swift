extension UIView {
    /// Updates constraints, solves them for the whole tree, and lays out this view and the views in
    /// it.
    ///
    /// UIKit moves views with constraints when their superview is laid out. Here they move when the
    /// system is solved; `layoutSubviews` cannot observe the difference.
    final func standInLayoutPass() {
        for _ in 0..<32 {
            let root = standInRoot
            root.updateConstraintsIfNeeded()
            if root.anyNeedsLayout { root.solveConstraints() }
            guard layOutDirtyViews() else { return }
        }
        preconditionFailure("layout of \(self) asks for layout without end")
    }

    /// A frame that changed during layout is a constant for the constraints inside it.
    private var anyNeedsLayout: Bool {
        needsLayoutFlag || frameChangedFlag || subviews.contains { $0.anyNeedsLayout }
    }

    private func layOutDirtyViews() -> Bool {
        var didLayOut = needsLayoutFlag
        if needsLayoutFlag {
            needsLayoutFlag = false
            standInController?.viewWillLayoutSubviews()
            layoutSubviews()
            standInController?.viewDidLayoutSubviews()
            layer.layoutIfNeeded()
        }
        for view in subviews { didLayOut = view.layOutDirtyViews() || didLayOut }
        return didLayOut
    }

    private func solveConstraints() {
        standInForEach { $0.frameChangedFlag = false }
        let system = LayoutSystem(root: self)
        guard !system.entries.isEmpty else { return }
        var values: [Int: Double] = [:]
        var ambiguous: Set<Int> = []
        for part in system.independentParts {
            let solution = LayoutSolution.of(part)
            values.merge(solution.values) { $1 }
            ambiguous.formUnion(solution.ambiguous)
            for index in solution.refused { StandInLayout.report(part[index]) }
        }
        StandInLayout.recorder?(
            .init(
                constraints: system.entries.map { ($0.expression, $0.relation, $0.priority) },
                values: values
            )
        )
        for (index, item) in system.items.enumerated() {
            let variables = system.variables(of: index)
            let box = variables.map { CGFloat(values[$0] ?? 0) }
            let isAmbiguous = variables.contains { values[$0] == nil || ambiguous.contains($0) }
            Self.place(item, CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), isAmbiguous)
        }
    }

    private static func place(_ item: AnyObject, _ box: CGRect, _ isAmbiguous: Bool) {
        if let guide = item as? UILayoutGuide {
            guide.layoutFrame = box
            if guide.isScrollContent { (guide.owningView as? UIScrollView)?.contentSize = box.size }
        }
        guard let view = item as? UIView else { return }
        view.isAmbiguous = isAmbiguous
        if view.bounds.size != box.size { view.bounds = CGRect(origin: view.bounds.origin, size: box.size) }
        let anchor = view.layer.anchorPoint
        let center = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
        if view.center != center { view.center = center }
    }
}

extension LayoutSystem {
    /// The entries in groups without common variables; each group is a separate problem.
    var independentParts: [[Entry]] {
        var parent: [Int: Int] = [:]
        func root(_ variable: Int) -> Int {
            var node = variable
            while let next = parent[node], next != node { node = next }
            return node
        }
        for entry in entries {
            let variables = entry.expression.terms.keys.map(root)
            guard let least = variables.min() else { continue }
            for variable in variables { parent[variable] = least }
        }
        let groups = Dictionary(grouping: entries.enumerated()) { _, entry in
            entry.expression.terms.keys.min().map(root) ?? -1
        }
        return groups.sorted { $0.key < $1.key }.map { $0.value.map(\.element) }
    }
}
