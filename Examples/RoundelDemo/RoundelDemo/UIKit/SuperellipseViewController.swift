import RoundelUIKit
import UIKit

/// A gradient that is cut to a superellipse, with a border and a shadow that follow it.
final class SuperellipseViewController: ScreenViewController {
    private let card = SuperellipseView()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.contentView.fill(with: GradientView())
        card.borderWidth = 6
        card.borderColor = .white.withAlphaComponent(0.6)
        card.shadowOpacity = 0.3
        card.shadowRadius = 12
        card.shadowOffset = CGSize(width: 0, height: 6)
        let name = NSLocalizedString("Exponent", comment: "Of a superellipse")
        let slider = UIStackView(sliderNamed: name, in: 1...8, from: 3.5) { [card] exponent in
            card.exponent = exponent
            return exponent.formatted(.number.precision(.fractionLength(1)))
        }
        show(card, with: [slider])
    }
}
