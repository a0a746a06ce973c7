@available(iOS 9, tvOS 9, visionOS 1, *)
extension UIView {
    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, .left) }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, .right) }
    /// The side where reading starts.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, .leading) }
    /// The side where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, .trailing) }
    /// The middle, across.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, .centerX) }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, .top) }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, .bottom) }
    /// The middle, down.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .init(item: self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .init(item: self, .height) }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
extension UIView {
    /// The constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { heldConstraints }
    /// Holds a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    /// Holds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Lets a constraint go.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }
    /// Lets constraints go.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
    /// Whether the constraints leave a choice of frames.
    public var hasAmbiguousLayout: Bool { isAmbiguous }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
extension UIView {
    /// The guides that the view owns.
    public var layoutGuides: [UILayoutGuide] { ownGuides }
    /// Takes a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        ownGuides.append(layoutGuide)
        layoutGuide.owningView = self
        setNeedsLayout()
    }
    /// Lets a guide go, and the constraints on it with it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.heldConstraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                constraint.isActive = false
            }
        }
        ownGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// What bars and corners leave free of the view: all of it here.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let safeArea { return safeArea }
        let guide = makeEdgeGuide()
        safeArea = guide
        return guide
    }

    /// A guide that is as large as the view.
    func makeEdgeGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: leftAnchor),
            guide.rightAnchor.constraint(equalTo: rightAnchor),
            guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return guide
    }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
extension UIView {
    /// How the content resists being stretched.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis.rawValue]
    }
    /// Sets how the content resists being stretched.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        hugging[axis.rawValue] = priority
        setNeedsLayout()
    }
    /// How the content resists being cut.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        resistance[axis.rawValue]
    }
    /// Sets how the content resists being cut.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis.rawValue] = priority
        setNeedsLayout()
    }

    /// Calls `updateConstraints` where it was asked for, from the leaves up.
    public func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsConstraintsFlag else { return }
        needsConstraintsFlag = false
        updateConstraints()
    }
}
