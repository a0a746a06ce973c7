/// A linear relation: first · 1 (=, ≤, ≥) second · multiplier + constant.
@available(iOS 6, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class NSLayoutConstraint: NSObject {
    /// An attribute of an item.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline
        @available(iOS 8, tvOS 9, visionOS 1, *)
        case firstBaseline

        var isLocation: Bool { ![.notAnAttribute, .width, .height].contains(self) }
        var followsReading: Bool { self == .leading || self == .trailing }
        var isAbsoluteSide: Bool { self == .left || self == .right }
        var isVertical: Bool {
            [.top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline].contains(self)
        }
    }
    /// The relation of the two sides.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// The axis.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    private weak var first: AnyObject?
    private weak var second: AnyObject?
    /// A distance belongs to no view, so the constraint retains it.
    private var distances: [StandInDistance] = []
    /// The attribute of the first item.
    open private(set) var firstAttribute: Attribute
    /// The attribute of the second item.
    open private(set) var secondAttribute: Attribute
    /// The relation of the two sides.
    open private(set) var relation: Relation
    /// The multiplier of the second item.
    open private(set) var multiplier: CGFloat
    private let isUnary: Bool

    /// Makes a constraint.
    ///
    /// As UIKit does, it refuses a location that is compared with a constant alone, a mix of axes,
    /// a multiplier of zero, and numbers that are not finite.
    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        precondition(multiplier.isFinite && c.isFinite, "multiplier and constant must be finite")
        precondition(
            view2 == nil || multiplier != 0 || !attr1.isLocation,
            "a location needs a multiplier that is not 0"
        )
        precondition(view2 != nil || !attr1.isLocation, "a location needs a second item")
        precondition(
            view2 == nil || !attr1.isLocation && !attr2.isLocation
                || attr1.isLocation && attr2.isLocation && attr1.isVertical == attr2.isVertical,
            "a constraint cannot relate \(attr1) to \(attr2)"
        )
        precondition(
            !(attr1.followsReading && attr2.isAbsoluteSide || attr1.isAbsoluteSide && attr2.followsReading),
            "a constraint cannot relate a leading or trailing side to a left or right one"
        )
        (first, second) = (view1 as AnyObject, view2.map { $0 as AnyObject })
        (firstAttribute, secondAttribute) = (attr1, view2 == nil ? .notAnAttribute : attr2)
        (self.relation, self.multiplier, constant, isUnary) = (relation, multiplier, c, view2 == nil)
        distances = [first, second].compactMap { $0 as? StandInDistance }
        super.init()
    }

    /// The first item.
    open var firstItem: AnyObject? { first }
    /// The second item.
    open var secondItem: AnyObject? { second }
    /// The constant.
    open var constant: CGFloat {
        didSet {
            precondition(constant.isFinite, "a constant must be finite")
            holder?.setNeedsLayout()
        }
    }
    /// The priority.
    ///
    /// It cannot change from or to required while the constraint is active.
    open var priority: UILayoutPriority = .required {
        didSet {
            precondition(
                !isActive || (oldValue == .required) == (priority == .required),
                "the priority of an active constraint cannot change to or from required"
            )
            holder?.setNeedsLayout()
        }
    }
    /// A name for debugging; reports of conflicts show it.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    open var identifier: String?

    final weak var holder: UIView?
    /// Whether it is active.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }
    /// Activates constraints.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Deactivates constraints.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    final var followsReading: Bool {
        let ends = distances.flatMap { [$0.start.attribute, $0.end.attribute] }
        return ([firstAttribute, secondAttribute] + ends).contains(where: \.followsReading)
    }

    final var isComplete: Bool { first != nil && (isUnary || second != nil) }

    final var views: [UIView] { [first, second].compactMap { $0 }.flatMap(Self.views(of:)) }

    static func views(of item: AnyObject) -> [UIView] {
        if let distance = item as? StandInDistance {
            return views(of: distance.start.item) + views(of: distance.end.item)
        }
        return [(item as? UIView) ?? (item as? UILayoutGuide)?.owningView].compactMap { $0 }
    }

    final func reaches(into view: UIView) -> Bool {
        let inside = views.map { $0.isDescendant(of: view) }
        return inside.contains(true)
    }

    final func install(on view: UIView) {
        guard holder !== view else { return }
        deactivate()
        precondition(views.allSatisfy { $0.isDescendant(of: view) }, "an item lies outside of \(view)")
        holder = view
        view.heldConstraints.append(self)
        view.setNeedsLayout()
    }

    /// The nearest common ancestor of the items holds the constraint, as on Apple's systems.
    private func activate() {
        guard holder == nil else { return }
        let (views, chain) = (views, sequence(first: views.first, next: { $0?.superview }))
        let common = chain.first { candidate in
            candidate.map { view in views.allSatisfy { $0.isDescendant(of: view) } } ?? false
        }
        guard let common = common ?? nil else {
            preconditionFailure("the items of a constraint have no common ancestor")
        }
        install(on: common)
    }

    private func deactivate() {
        guard let holder else { return }
        holder.heldConstraints.removeAll { $0 === self }
        holder.setNeedsLayout()
        self.holder = nil
    }
}
