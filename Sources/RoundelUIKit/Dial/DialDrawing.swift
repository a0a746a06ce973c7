#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// The colours of a dial, resolved for the traits of its view.
struct DialColors {
    var minimumTrack, maximumTrack, thumb, edge, ticks: CGColor
}

/// The layers of a dial.
///
/// When the value changes, the path of the track up to the value and the position of the thumb
/// change, and nothing else.
@MainActor final class DialDrawing {
    /// The layer that contains the others, below all subviews.
    let layer = OutlineLayer()

    /// A layer without a size, which shows no background colour.
    var sink: CALayer { track }

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
    /// The radius of the track at the beginning of its animation.
    private var startRadius = 0.0

    init() {
        layer.zPosition = -1
        for part in [track, value, minor, major, knob] { layer.addSublayer(part) }
        for ticks in [minor, major] { (ticks.fillColor, ticks.lineCap) = (nil, .round) }
        (minor.lineWidth, major.lineWidth) = (1, 2)
    }

    /// Fits the parts that do not depend on the value.
    ///
    /// - Parameters:
    ///   - plan: Where the parts are.
    ///   - ticks: The marks.
    ///   - animation: The animation that changes of the view have, for a key path of the layer.
    func fit(_ plan: DialPlan, ticks: [DialTick], animation: (String) -> CABasicAnimation?) {
        place(plan, animation)
        self.plan = plan
        track.path = .band(plan.band)
        (minor.path, major.path) = (path(ticks, isMajor: false), path(ticks, isMajor: true))
        knob.isHidden = !plan.isKnob
        fitDisc(knob, CGPoint(plan.bounds.center), plan.knobRadius)
        knob.position = CGPoint(plan.bounds.center)
        for thumb in thumbs { fit(thumb) }
    }

    /// Puts the layer about the centre of the dial, and animates it as the view is animated.
    ///
    /// The parts have their new places in it at once. It moves with the middle of the view, and is
    /// scaled from the radius that is shown.
    private func place(_ new: DialPlan, _ animation: (String) -> CABasicAnimation?) {
        // What the app has ended in the view is over in the drawing.
        if layer.superlayer?.animationKeys() == nil { layer.removeAllAnimations() }
        let (center, radius) = (CGPoint(new.bounds.center), new.band.radius)
        let (oldCenter, oldRadius) = (layer.position, shownRadius)
        // The parts are in the coordinates of the view.
        (layer.bounds, layer.position) = (CGRect(around: center, radius: radius), center)
        guard new.bounds != plan.bounds, oldRadius > 0, radius > 0 else { return }
        guard let growth = animation("transform.scale"), let motion = growth.copy() as? CABasicAnimation
        else { return }
        // Added to those that still run, as UIKit adds the animations of the view's size.
        (motion.keyPath, motion.isAdditive) = ("position", true)
        motion.fromValue = CGPoint(x: oldCenter.x - center.x, y: oldCenter.y - center.y)
        motion.toValue = CGPoint.zero
        layer.add(motion, forKey: nil)
        (growth.fromValue, growth.toValue) = (CGFloat(oldRadius / radius), CGFloat(1))
        layer.add(growth, forKey: "scale")
        startRadius = oldRadius
    }

    /// The radius of the track as it is shown, also during an animation.
    private var shownRadius: Double {
        guard layer.animation(forKey: "scale") != nil else { return plan.band.radius }
        // What has not been shown yet has no presentation, and begins where it began.
        return layer.presentation().map { Double($0.frame.width / 2) } ?? startRadius
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
            (thumb.shadowOpacity, thumb.shadowPath, thumb.bounds) = (0, nil, .zero)
            return
        }
        fitDisc(thumb, .zero, plan.thumbRadius)
    }

    /// Makes a layer a disc with a shadow, whose centre is at the position of the layer.
    private func fitDisc(_ layer: OutlineLayer, _ center: CGPoint, _ radius: Double) {
        layer.bounds = CGRect(around: center, radius: radius)
        layer.path = .disc(layer.bounds)
        layer.shadowPath = layer.path
        (layer.shadowOpacity, layer.shadowRadius) = (0.25, 2)
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    private func updateColors() {
        guard let colors else { return }
        (track.fillColor, value.fillColor) = (colors.maximumTrack, colors.minimumTrack)
        (minor.strokeColor, major.strokeColor) = (colors.ticks, colors.ticks)
        (knob.fillColor, knob.strokeColor) = (colors.thumb, colors.edge)
        for (index, thumb) in thumbs.enumerated() {
            thumb.fillColor = plan.isKnob ? nil : colors.thumb
            let isTinted = plan.isKnob || index == marked
            thumb.strokeColor = isTinted ? colors.minimumTrack : colors.edge
            thumb.lineWidth = index == marked ? 6 : plan.isKnob ? 4 : 1
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
