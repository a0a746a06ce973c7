#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The colours of a dial, resolved for the traits of its view.
struct DialColors {
    var minimumTrack, maximumTrack, thumb, ticks: CGColor
}

/// The layers of a dial.
///
/// When the value changes, the path of the track up to the value and the position of the thumb
/// change, and nothing else.
@MainActor final class DialDrawing {
    /// The layer that contains the others, below all subviews.
    let layer = OutlineLayer()

    /// Where the parts are.
    private(set) var plan = DialPlan(
        bounds: Rect2D(.zero),
        scale: DialScale(),
        isKnob: false,
        trackWidth: 0,
        thumbDiameter: 0,
        hasTicks: false
    )

    var colors: DialColors? { didSet { updateColors() } }

    private let (track, value, minor, major, knob) = (
        OutlineLayer(), OutlineLayer(), OutlineLayer(), OutlineLayer(), OutlineLayer()
    )
    /// The thumbs, or the pointers of a knob.
    private var thumbs: [OutlineLayer] = []
    private var marked: Int?

    init() {
        layer.zPosition = -1
        for part in [track, value, minor, major, knob] { layer.addSublayer(part) }
        for ticks in [minor, major] { (ticks.fillColor, ticks.lineCap) = (nil, .round) }
        (minor.lineWidth, major.lineWidth) = (1, 2)
        addShadow(to: knob)
    }

    /// Fits the parts that do not depend on the value.
    func fit(_ plan: DialPlan, ticks: [DialTick]) {
        self.plan = plan
        track.path = .band(plan.band)
        (minor.path, major.path) = (path(ticks, isMajor: false), path(ticks, isMajor: true))
        knob.isHidden = !plan.isKnob
        knob.path = .disc(CGPoint(plan.bounds.center), plan.knobRadius)
        knob.shadowPath = knob.path
        for thumb in thumbs { fit(thumb) }
    }

    /// Shows the value: the part of the track, and the directions of the thumbs.
    ///
    /// - Parameters:
    ///   - fractions: The fractions of the sweep between which the track has the colour of the
    ///     value.
    ///   - directions: The directions of the thumbs.
    ///   - marked: The index of the thumb that has the focus.
    func show(fractions: ClosedRange<Double>, directions: [Angle], marked: Int?) {
        value.path = fractions.lowerBound < fractions.upperBound ? .band(plan.band.part(fractions)) : nil
        while thumbs.count < directions.count { addThumb() }
        for (thumb, direction) in zip(thumbs, directions) {
            if plan.isKnob {
                let path = CGMutablePath()
                plan.line(direction, from: plan.knobRadius * 0.5, to: plan.knobRadius * 0.85, in: path)
                (thumb.path, thumb.position) = (path, .zero)
            } else {
                thumb.position = plan.point(direction, plan.band.radius)
            }
        }
        guard marked != self.marked else { return }
        self.marked = marked
        updateColors()
    }

    /// Dims a disabled dial.
    func show(isEnabled: Bool) { layer.opacity = isEnabled ? 1 : 0.4 }

    private func addThumb() {
        let thumb = OutlineLayer()
        thumb.lineCap = .round
        layer.addSublayer(thumb)
        thumbs.append(thumb)
        fit(thumb)
        updateColors()
    }

    private func fit(_ thumb: OutlineLayer) {
        guard !plan.isKnob else {
            (thumb.shadowOpacity, thumb.shadowPath) = (0, nil)
            return
        }
        thumb.path = .disc(.zero, plan.thumbRadius)
        addShadow(to: thumb)
        thumb.shadowPath = thumb.path
    }

    private func addShadow(to layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius) = (0.25, 2)
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    private func updateColors() {
        guard let colors else { return }
        (track.fillColor, value.fillColor) = (colors.maximumTrack, colors.minimumTrack)
        (minor.strokeColor, major.strokeColor, knob.fillColor) = (colors.ticks, colors.ticks, colors.thumb)
        for (index, thumb) in thumbs.enumerated() {
            thumb.fillColor = plan.isKnob ? nil : colors.thumb
            let isStroked = plan.isKnob || index == marked
            thumb.strokeColor = isStroked ? colors.minimumTrack : nil
            thumb.lineWidth = plan.isKnob && index != marked ? 4 : 6
        }
    }

    private func path(_ ticks: [DialTick], isMajor: Bool) -> CGPath {
        let (path, length) = (CGMutablePath(), isMajor ? DialPlan.tickLength : DialPlan.tickLength / 2)
        for tick in ticks where tick.isMajor == isMajor {
            let outer = plan.tickRadius
            plan.line(tick.direction, from: max(0, outer - length), to: outer, in: path)
        }
        return path
    }
}
#endif
