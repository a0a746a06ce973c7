import RoundelUIKit
import UIKit

/// A dial with two limits and a detent at every half degree.
///
/// The temperature in its centre does not turn.
final class ThermostatViewController: ScreenViewController {
    private let dial = WheelView()
    private let scale = DrawingView(Thermostat.scale(Thermostat.target))
    private let knob = DrawingView(Thermostat.knob(Thermostat.target))
    private let number = UILabel(style: .title2, color: .white)
    private let state = UILabel(style: .title2)
    private let room = UILabel(style: .body, color: .quiet)

    override func viewDidLoad() {
        super.viewDidLoad()
        let limit = CGFloat(Thermostat.limit) * .pi / 180
        dial.contentView = knob
        dial.settings.decay = .quick
        dial.settings.detents = Detents(count: Thermostat.detents)
        dial.settings.limits = Limits(.radians(-limit) ... .radians(limit), stretch: .degrees(10))
        dial.rotation = CGFloat(Thermostat.rotation(for: Thermostat.target)) * .pi / 180
        dial.accessibilityLabel = Words.temperature
        dial.onTurned = { [unowned self] _, _ in showTarget() }
        number.isAccessibilityElement = false
        room.text = Thermostat.roomText
        let stage = UIView()
        for view in [scale, dial, number] { stage.fill(with: view) }
        showTarget()
        show(stage, with: [controls()])
    }

    override func stageChanged(to side: CGFloat) {
        number.font = .monospacedDigitSystemFont(ofSize: side * 0.2, weight: .regular)
        number.adjustsFontForContentSizeCategory = false
    }

    private func controls() -> UIStackView {
        let cooler = UIButton(disc: "minus", named: Words.cooler) { [unowned self] in dial.step(by: -1) }
        let warmer = UIButton(disc: "plus", named: Words.warmer) { [unowned self] in dial.step(by: 1) }
        return .row([state, room], [cooler, warmer])
    }

    private func showTarget() {
        let target = Thermostat.temperature(at: Double(dial.rotation) * 180 / .pi)
        number.text = Thermostat.text(target)
        dial.accessibilityValue = number.text
        state.text = Thermostat.state(for: target)
        scale.drawing = Thermostat.scale(target)
        knob.drawing = Thermostat.knob(target)
    }
}
