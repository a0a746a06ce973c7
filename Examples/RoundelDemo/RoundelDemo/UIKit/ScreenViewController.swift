import UIKit

/// The layout of every screen here: a square stage, and controls below it, or beside it on a wide screen.
class ScreenViewController: UIViewController {
    private let stack = UIStackView()

    func show(_ stage: UIView, with controls: [UIView]) {
        view.backgroundColor = .systemBackground
        view.tintColor = .systemIndigo
        let column = UIStackView(arrangedSubviews: controls)
        (column.axis, column.spacing) = (.vertical, 24)
        (stack.alignment, stack.spacing) = (.center, 24)
        for part in [stage, column] { stack.addArrangedSubview(part) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        // Where there is little room, it is the stage that becomes smaller.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            stage.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
            stage.widthAnchor.constraint(equalTo: stage.heightAnchor),
            stage.widthAnchor.constraint(equalToConstant: 300).with(UILayoutPriority(500)),
            column.widthAnchor.constraint(equalToConstant: 320).with(UILayoutPriority(501)),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    }
}

extension NSLayoutConstraint {
    /// The same constraint, with a priority.
    fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

extension UIView {
    /// Puts a view inside that is as large as this one, less an inset all round.
    func fill(with view: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: centerXAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
            view.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * inset),
            view.heightAnchor.constraint(equalTo: heightAnchor, constant: -2 * inset),
        ])
    }
}

extension UILabel {
    /// A label in the middle whose text grows with the user's.
    convenience init(style: UIFont.TextStyle) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textAlignment = .center
        numberOfLines = 0
    }
}
