@available(iOS 9, tvOS 9, visionOS 1, *)
extension UIView {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, .right) }
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, .trailing) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, .bottom) }
    /// The vertical centre.
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
    /// Adds a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    /// Adds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }
    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
    /// Whether the constraints do not determine the frame.
    public var hasAmbiguousLayout: Bool { isAmbiguous }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
extension UIView {
    /// The guides that the view owns.
    public var layoutGuides: [UILayoutGuide] { ownGuides }
    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        ownGuides.append(layoutGuide)
        layoutGuide.owningView = self
        setNeedsLayout()
    }
    /// Removes a guide and its constraints.
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

    /// The safe area, which is the whole view here, whatever its insets are.
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
    /// The content hugging priority.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis.rawValue]
    }
    /// Sets the content hugging priority.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        hugging[axis.rawValue] = priority
        setNeedsLayout()
    }
    /// The compression resistance priority.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        resistance[axis.rawValue]
    }
    /// Sets the compression resistance priority.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis.rawValue] = priority
        setNeedsLayout()
    }

    /// Calls `updateConstraints` where it was requested, from the leaves up.
    public func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsConstraintsFlag else { return }
        needsConstraintsFlag = false
        updateConstraints()
    }
}
