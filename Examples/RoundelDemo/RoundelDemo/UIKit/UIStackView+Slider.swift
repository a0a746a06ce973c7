import UIKit

extension UIStackView {
    /// A slider with its name and its value above.
    ///
    /// `show` puts a value into effect and returns its text; it is called for the first value too.
    convenience init(
        sliderNamed name: String,
        in range: ClosedRange<Float>,
        from value: Float,
        show: @escaping (Double) -> String
    ) {
        let (title, text, slider) = (UILabel(style: .body), UILabel(style: .body), UISlider())
        title.text = name
        title.textAlignment = .natural
        text.text = show(Double(value))
        text.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = value
        slider.accessibilityLabel = name
        slider.addAction(
            UIAction { [unowned slider] _ in
                text.text = show(Double(slider.value))
                slider.accessibilityValue = text.text
            },
            for: .valueChanged
        )
        slider.accessibilityValue = text.text
        self.init(arrangedSubviews: [UIStackView(arrangedSubviews: [title, text]), slider])
        (axis, spacing) = (.vertical, 8)
    }
}
