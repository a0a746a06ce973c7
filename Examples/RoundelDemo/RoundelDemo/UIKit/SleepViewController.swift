import Roundel
import RoundelUIKit
import UIKit

/// A dial of 24 hours with two thumbs, which set when a night begins and ends.
///
/// The duration in its centre has the size of the dial, and not that of the user's texts.
final class SleepViewController: ScreenViewController {
    private let dial = RangeDialView()
    private let hours = HourLabels()
    private let (duration, caption) = (UILabel(style: .title2), UILabel(style: .body, color: .quiet))
    private let (bedtime, wakeUp) = (UILabel(style: .title2), UILabel(style: .title2))
    private let times = LargeTextStack()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpDial()
        caption.text = Words.sleep
        for label in [duration, caption] {
            (label.numberOfLines, label.isAccessibilityElement) = (1, false)
        }
        let texts = UIStackView(arrangedSubviews: [duration, caption])
        (texts.axis, texts.alignment, texts.isUserInteractionEnabled) = (.vertical, .center, false)
        texts.translatesAutoresizingMaskIntoConstraints = false
        let stage = UIView()
        for view in [hours, dial] { stage.fill(with: view) }
        stage.addSubview(texts)
        NSLayoutConstraint.activate([
            texts.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
            texts.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
        ])
        setUpTimes()
        showTimes()
        show(stage, with: [times])
    }

    override func stageChanged(to side: CGFloat) {
        (dial.trackWidth, dial.thumbDiameter) = Sleep.ring(in: side)
        dial.ticks = Sleep.ticks(in: side)
        duration.font = .monospacedDigitSystemFont(ofSize: Sleep.durationSize(in: side), weight: .regular)
        caption.font = .systemFont(ofSize: Sleep.captionSize(in: side))
        for label in [duration, caption] { label.adjustsFontForContentSizeCategory = false }
        hours.isHidden = !Sleep.isRoomy(side)
    }

    private func setUpDial() {
        (dial.minimumValue, dial.maximumValue) = (Sleep.range.lowerBound, Sleep.range.upperBound)
        (dial.step, dial.minimumGap) = (Sleep.step, Sleep.minimum)
        (dial.startAngle, dial.sweepAngle) = (CGFloat(Sleep.start) * .pi / 180, 2 * .pi)
        dial.mirrorsInRightToLeft = false
        dial.minimumTrackTintColor = Sleep.color(at: 12)
        dial.setValues(Sleep.bedtime...Sleep.wakeUp, animated: false)
        dial.accessibilityLabel = Words.sleep
        (dial.lowerLabel, dial.upperLabel) = (Words.bedtime, Words.wakeUp)
        dial.valueText = Sleep.text(ofTime:)
        dial.addAction(UIAction { [unowned self] _ in showTimes() }, for: .valueChanged)
    }

    /// Both times, which assistive technologies read from the thumbs.
    ///
    /// Here they read the duration.
    private func setUpTimes() {
        let columns = [(bedtime, Words.bedtime), (wakeUp, Words.wakeUp)].map { time, name in
            let label = UILabel(style: .body, color: .quiet)
            label.text = name
            let column = UIStackView(arrangedSubviews: [label, time])
            (column.axis, column.spacing) = (.vertical, 4)
            return column
        }
        for column in columns { times.addArrangedSubview(column) }
        times.spacing = 16
        columns[0].widthAnchor.constraint(equalTo: columns[1].widthAnchor).isActive = true
        times.isAccessibilityElement = true
        times.accessibilityLabel = Words.duration
    }

    private func showTimes() {
        bedtime.text = Sleep.text(ofTime: dial.lowerValue)
        wakeUp.text = Sleep.text(ofTime: dial.upperValue)
        duration.text = Sleep.text(ofDuration: dial.upperValue - dial.lowerValue)
        times.accessibilityValue = duration.text
    }
}

/// The hours between the marks of the dial; a clock is not mirrored.
private final class HourLabels: UIView {
    private var side: CGFloat = 0
    private let labels = Sleep.labels.map { hour in
        let label = UILabel(style: .body, color: .quiet)
        label.text = Sleep.text(ofHour: hour)
        (label.adjustsFontForContentSizeCategory, label.isAccessibilityElement) = (false, false)
        return label
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != side else { return }
        side = bounds.width
        let ring = Ring(
            center: Point2D(Double(bounds.midX), Double(bounds.midY)),
            radius: max(0, Double(Sleep.labelRadius(in: side))),
            spacing: .even(labels.count)
        )
        for (index, label) in labels.enumerated() {
            let position = ring.position(of: index)
            label.font = .systemFont(ofSize: Sleep.labelSize(in: side))
            label.bounds.size = label.intrinsicContentSize
            label.center = CGPoint(x: position.x, y: position.y)
        }
    }
}
