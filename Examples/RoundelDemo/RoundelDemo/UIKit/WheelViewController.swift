import RoundelUIKit
import UIKit

/// A wheel that one finger turns, and its angle in degrees.
final class WheelViewController: ScreenViewController {
    private let wheel = WheelView()
    private let label = UILabel(style: .title2)

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = UIImage.SymbolConfiguration(pointSize: 240)
        wheel.image = UIImage(systemName: "steeringwheel", withConfiguration: size)
        wheel.contentMode = .scaleAspectFit
        wheel.decayFactor = 0.95
        wheel.angleTextStyle.format = NSLocalizedString("Angle: %@°", comment: "Of the wheel, in degrees")
        wheel.accessibilityLabel = NSLocalizedString("Wheel", comment: "It can be turned")
        wheel.onTurned = { [label] wheel, _ in label.text = wheel.angleText }
        label.text = wheel.angleText
        show(wheel, with: [label])
    }
}
