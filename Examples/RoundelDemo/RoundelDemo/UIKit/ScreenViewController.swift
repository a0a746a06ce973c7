import UIKit

/// The layout of every UIKit screen: a square stage, and controls that scroll if they do not fit.
class ScreenViewController: UIViewController {
    private let (stack, scroll) = (UIStackView(), UIScrollView())
    private var side: NSLayoutConstraint?

    func show(_ stage: UIView, with controls: [UIView]) {
        view.backgroundColor = .systemBackground
        view.tintColor = .action
        let column = UIStackView(arrangedSubviews: controls)
        (column.axis, column.spacing) = (.vertical, ScreenPlan.spacing)
        (stack.alignment, stack.spacing) = (.center, ScreenPlan.gap)
        for part in [stage, scroll] { stack.addArrangedSubview(part) }
        for (part, parent) in [(column, scroll), (stack, view)] as [(UIView, UIView)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(part)
        }
        let (safe, content) = (view.safeAreaLayoutGuide, scroll.contentLayoutGuide)
        let side = stage.widthAnchor.constraint(equalToConstant: 0)
        self.side = side
        NSLayoutConstraint.activate([
            side,
            stage.heightAnchor.constraint(equalTo: stage.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            scroll.heightAnchor.constraint(equalTo: column.heightAnchor).with(UILayoutPriority(600)),
            scroll.widthAnchor.constraint(equalToConstant: ScreenPlan.controlsWidth).with(
                UILayoutPriority(999)
            ),
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: ScreenPlan.margin),
            stack.leadingAnchor.constraint(
                greaterThanOrEqualTo: safe.leadingAnchor,
                constant: ScreenPlan.margin
            ),
        ])
    }

    /// Called when the length of the stage's side has changed.
    func stageChanged(to side: CGFloat) {}

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let plan = ScreenPlan(size: view.bounds.size, textIsLarge: isLarge)
        stack.axis = plan.isWide ? .horizontal : .vertical
        guard let side, side.constant != plan.side else { return }
        side.constant = plan.side
        stageChanged(to: plan.side)
    }
}

extension NSLayoutConstraint {
    /// The same constraint, with a priority.
    fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
