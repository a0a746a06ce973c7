/// Views in a row or a column, placed by constraints.
///
/// The stand-in fills the axis: the first view begins where the stack does, and the last ends there.
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
        made = axis == .horizontal ? row() : column()
        NSLayoutConstraint.activate(made)
    }

    private func row() -> [NSLayoutConstraint] {
        var end = leadingAnchor
        var made: [NSLayoutConstraint] = []
        for view in arrangedSubviews {
            let gap = made.isEmpty ? 0 : spacing
            made.append(view.leadingAnchor.constraint(equalTo: end, constant: gap))
            made += across(view.topAnchor, topAnchor, view.bottomAnchor, bottomAnchor)
            made.append(view.centerYAnchor.constraint(equalTo: centerYAnchor))
            end = view.trailingAnchor
        }
        return made + [trailingAnchor.constraint(equalTo: end)] + hug(heightAnchor)
    }

    private func column() -> [NSLayoutConstraint] {
        var end = topAnchor
        var made: [NSLayoutConstraint] = []
        for view in arrangedSubviews {
            let gap = made.isEmpty ? 0 : spacing
            made.append(view.topAnchor.constraint(equalTo: end, constant: gap))
            made += across(view.leadingAnchor, leadingAnchor, view.trailingAnchor, trailingAnchor)
            made.append(view.centerXAnchor.constraint(equalTo: centerXAnchor))
            end = view.bottomAnchor
        }
        return made + [bottomAnchor.constraint(equalTo: end)] + hug(widthAnchor)
    }

    /// Where the views do not fill the stack, it is as wide as the widest.
    ///
    /// That it pulls as little as a constraint can is an assumption.
    private func hug(_ length: NSLayoutDimension) -> [NSLayoutConstraint] {
        let constraint = length.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(1)
        return alignment == .fill ? [] : [constraint]
    }

    /// The two sides of a view: on the stack's where it fills, and no farther out where it does not.
    private func across<Axis: AnyObject>(
        _ start: NSLayoutAnchor<Axis>,
        _ ownStart: NSLayoutAnchor<Axis>,
        _ end: NSLayoutAnchor<Axis>,
        _ ownEnd: NSLayoutAnchor<Axis>
    ) -> [NSLayoutConstraint] {
        alignment == .fill
            ? [start.constraint(equalTo: ownStart), end.constraint(equalTo: ownEnd)]
            : [
                start.constraint(greaterThanOrEqualTo: ownStart),
                end.constraint(lessThanOrEqualTo: ownEnd),
            ]
    }
}
