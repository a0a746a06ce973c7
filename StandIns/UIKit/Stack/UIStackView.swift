/// Views in a row or a column, positioned by constraints.
///
/// The stand-in fills the axis: the first view is at the start of the stack, and the last view at
/// its end.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIStackView: UIView {
    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        /// Filling the stack.
        case fill = 0
        /// In the middle.
        case center = 3
    }

    /// Makes a stack of views, in a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Makes a stack with a frame.
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
    /// The axis of the views.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsUpdateConstraints() } }
    /// The alignment of views across the axis.
    open var alignment: Alignment = .fill { didSet { setNeedsUpdateConstraints() } }
    /// The distance between two views.
    open var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }

    private var made: [NSLayoutConstraint] = []

    /// Makes the constraints between the views.
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

    /// At the edges of the stack if views fill it; otherwise centred in it.
    private func sides<Axis>(_ view: Anchors<Axis>, in own: Anchors<Axis>) -> [NSLayoutConstraint] {
        alignment == .fill
            ? [view.start.constraint(equalTo: own.start), view.end.constraint(equalTo: own.end)]
            : [
                view.middle.constraint(equalTo: own.middle),
                view.start.constraint(greaterThanOrEqualTo: own.start),
            ]
    }

    /// If the views do not fill the stack, it has the size of the largest.
    ///
    /// Assumption: it does so with the lowest priority.
    private func hug(_ thickness: NSLayoutDimension) -> [NSLayoutConstraint] {
        let constraint = thickness.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(1)
        return alignment == .fill ? [] : [constraint]
    }
}
