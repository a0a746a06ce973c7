/// Views in a row or a column, placed by constraints.
///
/// The stand-in fills the axis: the first view begins where the stack does, and the last ends there.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIStackView: UIView {
    /// How views lie across the axis.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack.
        case fill = 0
        /// In the middle.
        case center = 3
    }

    /// Makes a stack of views, in a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Makes a stack at a place.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a stack from an archive.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// The views along the axis.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.append(view)
        setNeedsUpdateConstraints()
    }
    /// Along which axis the views lie.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsUpdateConstraints() } }
    /// How views lie across the axis.
    open var alignment: Alignment = .fill { didSet { setNeedsUpdateConstraints() } }
    /// The room between two views.
    open var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }

    private var made: [NSLayoutConstraint] = []

    /// Ties the views to one another.
    open override func updateConstraints() {
        super.updateConstraints()
        NSLayoutConstraint.deactivate(made)
        made =
            axis == .horizontal
            ? constraints(along: Self.horizontal, across: Self.vertical, thickness: heightAnchor)
            : constraints(along: Self.vertical, across: Self.horizontal, thickness: widthAnchor)
        NSLayoutConstraint.activate(made)
    }

    private typealias Anchors<Axis: AnyObject> = (
        start: NSLayoutAnchor<Axis>, middle: NSLayoutAnchor<Axis>, end: NSLayoutAnchor<Axis>
    )

    private static func horizontal(of view: UIView) -> Anchors<NSLayoutXAxisAnchor> {
        (view.leadingAnchor, view.centerXAnchor, view.trailingAnchor)
    }

    private static func vertical(of view: UIView) -> Anchors<NSLayoutYAxisAnchor> {
        (view.topAnchor, view.centerYAnchor, view.bottomAnchor)
    }

    private func constraints<Along, Across>(
        along: (UIView) -> Anchors<Along>,
        across: (UIView) -> Anchors<Across>,
        thickness: NSLayoutDimension
    ) -> [NSLayoutConstraint] {
        var (end, made) = (along(self).start, [NSLayoutConstraint]())
        for (index, view) in arrangedSubviews.enumerated() {
            made.append(along(view).start.constraint(equalTo: end, constant: index == 0 ? 0 : spacing))
            made += sides(across(view), in: across(self))
            end = along(view).end
        }
        return made + [along(self).end.constraint(equalTo: end)] + hug(thickness)
    }

    /// On the stack's sides where views fill it, and in the middle, no farther out, where they do not.
    private func sides<Axis>(_ view: Anchors<Axis>, in own: Anchors<Axis>) -> [NSLayoutConstraint] {
        alignment == .fill
            ? [view.start.constraint(equalTo: own.start), view.end.constraint(equalTo: own.end)]
            : [
                view.middle.constraint(equalTo: own.middle),
                view.start.constraint(greaterThanOrEqualTo: own.start),
            ]
    }

    /// Where the views do not fill the stack, it is as wide as the widest.
    ///
    /// That it pulls as little as a constraint can is an assumption.
    private func hug(_ thickness: NSLayoutDimension) -> [NSLayoutConstraint] {
        let constraint = thickness.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(1)
        return alignment == .fill ? [] : [constraint]
    }
}
