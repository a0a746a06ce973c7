import Roundel
import RoundelUIKit
import UIKit

/// A profile whose picture is a superellipse, with the status as a badge on its outline.
final class ProfileViewController: ScreenViewController {
    private let portrait = SuperellipseView()
    private let (badge, fill) = (CircleView(), CircleView())
    private let symbol = UIImageView(image: nil)
    private let (shape, position) = (SliderRow(range: Portrait.exponents), SliderRow(range: -180...180))
    private var (exponent, angle) = (Portrait.exponent, Portrait.angle)

    override func viewDidLoad() {
        super.viewDidLoad()
        portrait.contentView.fill(with: DrawingView(Portrait.drawing))
        (portrait.dropShadowOpacity, portrait.dropShadowRadius) = (0.33, 10)
        portrait.dropShadowOffset = CGSize(width: 0, height: 5)
        portrait.isAccessibilityElement = true
        portrait.accessibilityLabel = Words.portrait
        let stage = UIView()
        stage.fill(with: portrait, fraction: 0.8)
        makeBadge(in: stage)
        shape.onChange = { [unowned self] in
            exponent = $0
            show()
        }
        position.onChange = { [unowned self] in
            angle = $0
            show()
        }
        let name = UILabel(style: .title2)
        name.text = Words.person
        show()
        show(stage, with: [name, statusControl(), shape, position])
    }

    private func makeBadge(in stage: UIView) {
        stage.addSubview(badge)
        badge.backgroundColor = .systemBackground
        badge.isAccessibilityElement = false
        badge.fill(with: fill, fraction: Portrait.badge / Portrait.rim)
        symbol.tintColor = .white
        symbol.contentMode = .scaleAspectFit
        fill.fill(with: symbol, fraction: 0.6)
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
        badge.widthAnchor.constraint(equalTo: portrait.widthAnchor, multiplier: Portrait.rim).isActive = true
    }

    /// Shows the shape of the picture, and puts the badge on its outline.
    private func show() {
        portrait.exponent = exponent
        badge.pin(
            toCircumferenceOf: portrait,
            at: angle * .pi / 180,
            outline: .superellipse(portrait.shape)
        )
        shape.show(Words.shape, exponent.formatted(.number.precision(.fractionLength(1))), exponent)
        position.show(Words.badge, Portrait.text(ofAngle: angle), angle)
    }

    private func statusControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: Status.allCases.map(\.name))
        let choose = { [unowned self, unowned control] in
            let status = Status.allCases[control.selectedSegmentIndex]
            fill.backgroundColor = status.color
            symbol.image = UIImage(systemName: status.symbol)
            portrait.accessibilityValue = status.name
        }
        control.selectedSegmentIndex = 0
        choose()
        control.addAction(UIAction { _ in choose() }, for: .valueChanged)
        control.accessibilityLabel = Words.status
        return control
    }
}
