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
        var boxes: [ObjectIdentifier: CGRect] = [:]
        for (index, item) in system.items.enumerated() {
            let box = system.variables(of: index).map { CGFloat(values[$0] ?? 0) }
            boxes[ObjectIdentifier(item)] = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
        }
        for (index, item) in system.items.enumerated() {
            guard let box = boxes[ObjectIdentifier(item)] else { continue }
            let variables = system.variables(of: index)
            let isAmbiguous = variables.contains { values[$0] == nil || ambiguous.contains($0) }
            let view = StandInLayout.roundsToPixels ? item as? UIView : nil
            Self.place(item, view?.rounded(boxes) ?? box, isAmbiguous)
        }
    }

    /// The frame whose edges on the screen are those of the view's box, rounded to pixels: the size
    /// depends on the position.
    private func rounded(_ boxes: [ObjectIdentifier: CGRect]) -> CGRect? {
        guard let box = boxes[ObjectIdentifier(self)] else { return nil }
        let origin = superview?.standInOrigin(boxes) ?? .zero
        func pixel(_ length: CGFloat) -> CGFloat {
            (length * UIScreen.main.scale).rounded() / UIScreen.main.scale
        }
        let (x, y) = (pixel(origin.x + box.minX), pixel(origin.y + box.minY))
        return CGRect(
            x: x - pixel(origin.x),
            y: y - pixel(origin.y),
            width: pixel(origin.x + box.maxX) - x,
            height: pixel(origin.y + box.maxY) - y
        )
    }

    /// The place of the view's own origin in the root, not rounded.
    private func standInOrigin(_ boxes: [ObjectIdentifier: CGRect]) -> CGPoint {
        let outer = superview?.standInOrigin(boxes) ?? .zero
        let place = boxes[ObjectIdentifier(self)] ?? CGRect(x: frame.minX, y: frame.minY, width: 0, height: 0)
        return CGPoint(x: outer.x + place.minX - bounds.minX, y: outer.y + place.minY - bounds.minY)
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
