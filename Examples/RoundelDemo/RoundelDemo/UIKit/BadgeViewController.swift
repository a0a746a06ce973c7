import Roundel
import RoundelUIKit
import UIKit

/// A badge that stays on the outline of a shape, at any angle and in any size.
final class BadgeViewController: ScreenViewController {
    private let shape = SuperellipseView()
    private let badge = CircleView()
    private var angle: CGFloat = 0
    private var size: NSLayoutConstraint?

    /// Lamé's n: of 2 it is a circle.
    private let exponents: [CGFloat] = [2, 4]

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.contentView.fill(with: GradientView())
        badge.backgroundColor = .systemRed
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
        let stage = UIView()
        stage.fill(with: shape, inset: 16)
        stage.addSubview(badge)
        show(stage, with: [shapeControl(), angleSlider(), ratioSlider()])
    }

    private func place() {
        let outline = Circumference.superellipse(shape.shape)
        badge.pin(toCircumferenceOf: shape, at: angle, outline: outline)
    }

    private func shapeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: [
            NSLocalizedString("Circle", comment: "A shape"),
            NSLocalizedString("Superellipse", comment: "A shape"),
        ])
        let choose = { [unowned self, unowned control] in
            shape.exponent = exponents[control.selectedSegmentIndex]
            place()
        }
        control.selectedSegmentIndex = 0
        choose()
        control.addAction(UIAction { _ in choose() }, for: .valueChanged)
        return control
    }

    private func angleSlider() -> UIStackView {
        let name = NSLocalizedString("Angle", comment: "Where the badge is, in degrees")
        return UIStackView(sliderNamed: name, in: -180...180, from: -45) { [unowned self] degrees in
            angle = degrees * .pi / 180
            place()
            return degrees.formatted(.number.precision(.fractionLength(0))) + "°"
        }
    }

    private func ratioSlider() -> UIStackView {
        let name = NSLocalizedString("Ratio", comment: "Of the badge's size to the shape's")
        return UIStackView(sliderNamed: name, in: 0.1...0.5, from: 0.3) { [unowned self] ratio in
            size?.isActive = false
            size = badge.widthAnchor.constraint(equalTo: shape.widthAnchor, multiplier: ratio)
            size?.isActive = true
            return ratio.formatted(.percent.precision(.fractionLength(0)))
        }
    }
}
