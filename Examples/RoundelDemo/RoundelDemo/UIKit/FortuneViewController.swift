import Roundel
import RoundelUIKit
import UIKit

/// The wheel of fortune.
///
/// Flick it or tap Spin, and it coasts until one idea is at the top.
final class FortuneViewController: ScreenViewController {
    private let wheel = WheelView()
    private let result = UILabel(style: .title2)

    override func viewDidLoad() {
        super.viewDidLoad()
        wheel.contentView = FortuneWheel(Idea.wheel)
        wheel.settings.detents = Detents(count: Idea.allCases.count)
        wheel.accessibilityLabel = Words.wheel
        wheel.onTurned = { [unowned self] _, _ in showIdea() }
        showIdea()
        let spin = UIButton(disc: "arrow.clockwise", named: Words.spin) { [unowned self] in
            wheel.spinAtRandom()
        }
        let stage = UIView()
        stage.fill(with: wheel)
        stage.fill(with: DrawingView(Idea.pointer))
        show(stage, with: [UIStackView.row([result], [spin]), frictionControl()])
    }

    private func showIdea() {
        result.text = Idea(at: Double(wheel.rotation) * 180 / .pi).name
        wheel.accessibilityValue = result.text
    }

    private func frictionControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: Friction.allCases.map(\.name))
        let choose = { [unowned self, unowned control] in
            wheel.settings.decay =
                switch Friction.allCases[control.selectedSegmentIndex] {
                case .low: .ice
                case .medium: .smooth
                case .high: .quick
                }
        }
        control.selectedSegmentIndex = 0
        choose()
        control.addAction(UIAction { _ in choose() }, for: .valueChanged)
        control.accessibilityLabel = Words.friction
        return control
    }
}

/// The wheel with a symbol in each sector.
///
/// The symbol of the sector at the top is upright.
private final class FortuneWheel: UIView {
    private var side: CGFloat = 0
    private let symbols = Idea.allCases.map { _ in UIImageView(image: nil) }

    init(_ drawing: Drawing) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        fill(with: DrawingView(drawing))
        for symbol in symbols {
            symbol.tintColor = .white
            symbol.contentMode = .center
            addSubview(symbol)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != side else { return }
        side = bounds.width
        let ring = Ring(
            center: Point2D(Double(bounds.midX), Double(bounds.midY)),
            radius: Double(side) * 0.34,
            spacing: .even(symbols.count)
        )
        let size = UIImage.SymbolConfiguration(pointSize: side * 0.075)
        for (index, symbol) in symbols.enumerated() {
            let position = ring.position(of: index)
            symbol.image = UIImage(systemName: Idea.allCases[index].symbol, withConfiguration: size)
            symbol.bounds.size = CGSize(width: side * 0.12, height: side * 0.12)
            symbol.center = CGPoint(x: position.x, y: position.y)
            symbol.transform = CGAffineTransform(
                rotationAngle: CGFloat(ring.turn(of: index, .tangential).radians)
            )
        }
    }
}
