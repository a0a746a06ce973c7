import UIKit

extension UIView {
    /// Adds a subview with the same centre and with a fraction of the size.
    func fill(with view: UIView, fraction: CGFloat = 1) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: centerXAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
            view.widthAnchor.constraint(equalTo: widthAnchor, multiplier: fraction),
            view.heightAnchor.constraint(equalTo: heightAnchor, multiplier: fraction),
        ])
    }
}

extension UILabel {
    /// Makes a centred label whose text follows the user's text size.
    convenience init(style: UIFont.TextStyle, color: UIColor = .label) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        textColor = color
        adjustsFontForContentSizeCategory = true
        textAlignment = .center
        numberOfLines = 0
    }
}

extension UIButton {
    /// The side of a round button: as large as a fingertip.
    static let discSize: CGFloat = 56

    /// Makes a round button with a symbol.
    convenience init(disc symbol: String, named name: String, action: @escaping () -> Void = {}) {
        var look = UIButton.Configuration.filled()
        look.cornerStyle = .capsule
        look.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)
        )
        self.init(configuration: look, primaryAction: UIAction { _ in action() })
        bounds.size = CGSize(width: Self.discSize, height: Self.discSize)
        widthAnchor.constraint(equalToConstant: Self.discSize).isActive = true
        heightAnchor.constraint(equalToConstant: Self.discSize).isActive = true
        accessibilityLabel = name
        tintColor = .disc
    }
}
