/// The constraints of a view tree as linear expressions of x, y, width and height of each item.
@MainActor struct LayoutSystem {
    struct Entry {
        var expression: StandInExpression
        var relation: StandInRelation
        var priority: Float
        var label: String
        var constraint: NSLayoutConstraint?
    }

    private(set) var items: [AnyObject] = []
    private var firstVariable: [ObjectIdentifier: Int] = [:]
    private(set) var entries: [Entry] = []

    init(root: UIView) {
        var constraints: [(NSLayoutConstraint, UIView)] = []
        root.standInForEach { view in
            // A root has no superview, so its frame is fixed.
            if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil { items.append(view) }
            items += view.layoutGuides
            constraints += view.heldConstraints.filter(\.isComplete).map { ($0, view) }
        }
        for (index, item) in items.enumerated() { firstVariable[ObjectIdentifier(item)] = index * 4 }
        for item in items { addSizes(of: item) }
        for (constraint, holder) in constraints { add(constraint, holder) }
    }

    func variables(of index: Int) -> Range<Int> { index * 4..<index * 4 + 4 }

    private mutating func add(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        guard let first = constraint.firstItem else { return }
        let isMirrored =
            constraint.followsReading && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var expression = value(of: constraint.firstAttribute, first, in: holder, isMirrored)
        if let second = constraint.secondItem {
            let other = value(of: constraint.secondAttribute, second, in: holder, isMirrored)
            expression = expression - other * Double(constraint.multiplier)
        }
        expression.constant -= Double(constraint.constant)
        let name = constraint.identifier ?? "\(type(of: first)).\(constraint.firstAttribute)"
        entries.append(
            Entry(
                expression: expression,
                relation: StandInRelation(rawValue: constraint.relation.rawValue) ?? .equal,
                priority: constraint.priority.rawValue,
                label: "\(name) \(constraint.relation) · \(constraint.multiplier) + \(constraint.constant)",
                constraint: constraint
            )
        )
    }

    /// Lengths are not negative; the content of a view has compression resistance and content
    /// hugging.
    private mutating func addSizes(of item: AnyObject) {
        guard let first = firstVariable[ObjectIdentifier(item)] else { return }
        for axis in 0...1 {
            if (item as? UILayoutGuide)?.isScrollContent == true {
                let start = StandInExpression([first + axis: 1])
                entries.append(Entry(expression: start, relation: .equal, priority: 1000, label: "start"))
            }
            let length = StandInExpression([first + 2 + axis: 1])
            entries.append(
                Entry(expression: length, relation: .greaterOrEqual, priority: 1000, label: "length")
            )
            guard let view = item as? UIView else { continue }
            let size = view.intrinsicSize
            let content = axis == 0 ? size.width : size.height
            guard content != UIView.noIntrinsicMetric else { continue }
            let excess = length + StandInExpression(constant: -Double(content))
            entries.append(
                Entry(
                    expression: excess,
                    relation: .lessOrEqual,
                    priority: view.hugging[axis].rawValue,
                    label: "hugging"
                )
            )
            entries.append(
                Entry(
                    expression: excess,
                    relation: .greaterOrEqual,
                    priority: view.resistance[axis].rawValue,
                    label: "compression resistance"
                )
            )
        }
    }

    /// An attribute of an item.
    ///
    /// In a mirrored layout, horizontal values and constants grow to the left.
    ///
    /// A constraint with a leading or trailing side is mirrored by the direction of the view that
    /// holds it. This is an assumption: Apple does not document whose direction counts.
    private func value(
        of attribute: NSLayoutConstraint.Attribute,
        _ item: AnyObject,
        in holder: UIView,
        _ isMirrored: Bool
    ) -> StandInExpression {
        if let distance = item as? StandInDistance {
            return value(of: distance.end.attribute, distance.end.item, in: holder, isMirrored)
                - value(of: distance.start.attribute, distance.start.item, in: holder, isMirrored)
        }
        let (box, sign) = (rect(of: item, in: holder), isMirrored ? -1.0 : 1)
        switch attribute {
        case .left: return box[0] * sign
        case .right: return (box[0] + box[2]) * sign
        case .leading: return isMirrored ? (box[0] + box[2]) * -1 : box[0]
        case .trailing: return isMirrored ? box[0] * -1 : box[0] + box[2]
        case .centerX: return (box[0] + box[2] * 0.5) * sign
        case .top, .firstBaseline: return box[1]
        case .bottom, .lastBaseline: return box[1] + box[3]
        case .centerY: return box[1] + box[3] * 0.5
        case .width: return box[2]
        case .height: return box[3]
        case .notAnAttribute: return StandInExpression()
        }
    }

    /// x, y, width and height in the bounds coordinates of a view around the item.
    private func rect(of item: AnyObject, in holder: UIView) -> [StandInExpression] {
        if let view = item as? UIView, view === holder { return ownBounds(of: view) }
        var box = rectInParent(of: item)
        var parent = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
        while let view = parent, view !== holder {
            let outer = rectInParent(of: view)
            box[0] = box[0] + outer[0] + StandInExpression(constant: -Double(view.bounds.minX))
            box[1] = box[1] + outer[1] + StandInExpression(constant: -Double(view.bounds.minY))
            parent = view.superview
        }
        return box
    }

    private func ownBounds(of view: UIView) -> [StandInExpression] {
        let box = rectInParent(of: view)
        return [
            StandInExpression(constant: Double(view.bounds.minX)),
            StandInExpression(constant: Double(view.bounds.minY)), box[2], box[3],
        ]
    }

    /// Transforms are ignored: constraints apply to the untransformed bounds.
    private func rectInParent(of item: AnyObject) -> [StandInExpression] {
        if let first = firstVariable[ObjectIdentifier(item)] {
            return (first..<first + 4).map { StandInExpression([$0: 1]) }
        }
        guard let view = item as? UIView else { return Array(repeating: StandInExpression(), count: 4) }
        let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
        return [
            view.center.x - size.width * anchor.x, view.center.y - size.height * anchor.y, size.width,
            size.height,
        ].map { StandInExpression(constant: Double($0)) }
    }
}
