import UIKit

/// A stack that is horizontal, or vertical with large text.
class LargeTextStack: UIStackView {
    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let axis = isLarge ? NSLayoutConstraint.Axis.vertical : .horizontal
        if self.axis != axis { self.axis = axis }
        super.layoutSubviews()
    }
}

extension UIStackView {
    /// Labels with buttons beside them, or below them with large text.
    static func row(_ labels: [UILabel], _ buttons: [UIButton]) -> UIStackView {
        let (texts, discs) = (UIStackView(arrangedSubviews: labels), UIStackView(arrangedSubviews: buttons))
        for label in labels { label.textAlignment = .natural }
        (texts.axis, texts.spacing) = (.vertical, 4)
        discs.spacing = 12
        let row = LargeTextStack(arrangedSubviews: [texts, discs])
        (row.alignment, row.spacing) = (.center, 16)
        // The texts take all the width that the buttons leave.
        let width = texts.widthAnchor.constraint(equalTo: row.widthAnchor)
        width.priority = UILayoutPriority(700)
        width.isActive = true
        return row
    }
}
