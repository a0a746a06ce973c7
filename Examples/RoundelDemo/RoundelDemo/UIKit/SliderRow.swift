import UIKit

/// A slider with its name and its value above it, on separate lines with large text.
final class SliderRow: UIStackView {
    /// Called when a finger moves the slider.
    var onChange: (Double) -> Void = { _ in }
    private let (title, text) = (UILabel(style: .body), UILabel(style: .body, color: .quiet))
    private let slider = UISlider()
    private let line: LargeTextStack

    init(range: ClosedRange<Double>) {
        line = LargeTextStack(arrangedSubviews: [title, text])
        super.init(frame: .zero)
        for label in [title, text] { label.textAlignment = .natural }
        text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        line.spacing = 12
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.addAction(
            UIAction { [unowned self] _ in onChange(Double(slider.value)) },
            for: .valueChanged
        )
        for part in [line, slider] { addArrangedSubview(part) }
        (axis, spacing) = (.vertical, 4)
    }

    required init(coder: NSCoder) { fatalError("Screens are made in code.") }

    func show(_ name: String, _ value: String, _ number: Double) {
        (title.text, text.text) = (name, value)
        slider.value = Float(number)
        (slider.accessibilityLabel, slider.accessibilityValue) = (name, value)
        for label in [title, text] { label.isAccessibilityElement = false }
    }
}
