import Roundel
import RoundelExport

/// The dial of a design, with one thumb or two.
///
/// A dial with one thumb has the upper one. The dials are changed in place, because code that copies
/// them makes the WebAssembly larger.
final class PlaygroundDial {
    /// The track of the dial on the stage.
    static let track = ArcBand(center: Playground.center, radius: 142, thickness: 16)

    private var single: Dial
    private var double: RangeDial
    private(set) var isRange = false
    private var ticks = DialTicks.count(0)

    /// The thumb that was moved last, which a scroll moves.
    private var thumb = DialThumb.upper

    init() {
        single = Dial(zone: PlaygroundDial.track.touchZone, value: 0)
        double = RangeDial(zone: PlaygroundDial.track.touchZone, values: 0...1)
    }

    var scale: DialScale { single.scale }

    func value(of thumb: DialThumb) -> Double { isRange ? double.value(of: thumb) : single.value }

    func direction(of thumb: DialThumb) -> Angle { isRange ? double.direction(of: thumb) : single.direction }

    /// The thumb that a finger holds.
    var held: DialThumb? {
        guard isRange else { return single.isHeld ? .upper : nil }
        return double.isHeld(.lower) ? .lower : double.isHeld(.upper) ? .upper : nil
    }

    /// The value of a thumb, 0 for the lower one, with the decimals of its steps.
    func text(ofThumb index: Int) -> UTF8Text { export.text(of: value(of: index == 0 ? .lower : .upper)) }

    private var export: DialExport { DialExport(scale, value: 0, ticks: ticks) }

    /// The fractions of the track at which the thumbs are shown; the first is 0 for one thumb.
    private var fractions: ClosedRange<Double> {
        isRange ? double.fraction(of: .lower)...double.fraction(of: .upper) : 0...single.fraction
    }

    /// An outline of the dial on the stage.
    func elements(_ outline: Playground.Outline) -> [PathElement] {
        let (center, radius) = (PlaygroundDial.track.center, PlaygroundDial.track.radius)
        let track = ArcBand(
            center: center,
            radius: radius,
            thickness: PlaygroundDial.track.thickness,
            start: scale.start,
            sweep: scale.sweep
        )
        switch outline {
        case .track: return track.path(tolerance: 0.01)
        case .band:
            var elements: [PathElement] = []
            for layer in track.part(fractions).layers {
                layer.band.forEachElement(tolerance: 0.01) { elements.append($0) }
            }
            return elements
        case .minorMarks:
            return export.marks(isMajor: false, from: radius + 16, to: radius + 22, center: center)
        case .majorMarks:
            return export.marks(isMajor: true, from: radius + 16, to: radius + 27, center: center)
        default: return []
        }
    }
}

// MARK: - Input

extension PlaygroundDial {
    /// Passes a touch on, and returns whether it is handled.
    func touch(_ phase: Playground.TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        _ = advance(to: time)
        defer { thumb = held ?? thumb }
        switch phase {
        case .began:
            return isRange
                ? double.touchBegan(finger, at: point, time: time).touch == .began
                : single.touchBegan(finger, at: point, time: time).touch == .began
        case .moved:
            if isRange { double.touchMoved(finger, to: point, time: time) }
            if !isRange { single.touchMoved(finger, to: point, time: time) }
        case .ended:
            if isRange { double.touchEnded(finger, at: point, time: time) }
            if !isRange { single.touchEnded(finger, at: point, time: time) }
        case .cancelled:
            double.touchCancelled(finger, time: time)
            single.touchCancelled(finger, time: time)
        }
        return true
    }

    /// Advances to a time, and returns whether the motion continues.
    func advance(to time: Double) -> Bool {
        if isRange { double.advance(to: time) } else { single.advance(to: time) }
        return isRange ? double.isMoving : single.isMoving
    }

    /// Changes the value of the thumb that was moved last by steps, and returns whether it does.
    func step(by count: Int, time: Double) -> Bool {
        isRange
            ? double.step(by: count, of: thumb, time: time)[thumb].touch != .refused
            : single.step(by: count, time: time).touch != .refused
    }

    /// Passes a key to a thumb, and returns whether it is handled.
    func press(_ key: Dial.Key, of thumb: DialThumb, time: Double) -> Bool {
        self.thumb = thumb
        return isRange
            ? double.press(key, of: thumb, time: time)[thumb].touch != .refused
            : single.press(key, time: time).touch != .refused
    }

    /// Shows a design, and keeps the grip of a finger if the number of thumbs stays the same.
    func show(_ design: DialDesign, isMirrored: Bool, reducesMotion: Bool, isAnimated: Bool, time: Double) {
        let scale = isMirrored ? design.scale.mirrored : design.scale
        var settings = design.settings
        settings.reducesMotion = reducesMotion
        (isRange, ticks) = (design.isRange, design.ticks)
        single.apply(scale, time: time)
        single.apply(settings, time: time)
        single.setValue(design.values[0], animated: isAnimated, time: time)
        double.apply(scale, time: time)
        double.setGaps(minimum: 0, time: time)  // A scale keeps the greatest gap of the one before.
        double.apply(settings, time: time)
        guard design.isRange else { return }
        double.setValues(design.values[0]...design.values[1], animated: isAnimated, time: time)
    }
}

// MARK: - In the playground

extension Playground {
    func open(_ design: DialDesign, isSame: Bool, _ time: Double) {
        knob.show(
            design,
            isMirrored: isRightToLeft,
            reducesMotion: reducesMotion,
            isAnimated: isSame,
            time: time
        )
    }

    /// Passes a key to a thumb of the dial, by its index among `Dial.Key`.
    ///
    /// - Returns: Whether the key is handled.
    func press(_ key: Int, thumb: Int, time: Double) -> Bool {
        defer { writeMotion() }
        let keys = Dial.Key.allCases
        guard isDial, keys.indices.contains(key) else { return false }
        return knob.press(keys[key], of: thumb == 0 ? .lower : .upper, time: time)
    }

    func writeKnob() {
        frame[Frame.DialSlot.thumbs] = knob.isRange ? 2 : 1
        frame[Frame.DialSlot.held] = knob.held.map { $0 == .lower ? 0 : 1 } ?? Double(Frame.noItem)
        frame[Frame.DialSlot.lowerDirection] = knob.direction(of: .lower).radians
        frame[Frame.DialSlot.upperDirection] = knob.direction(of: .upper).radians
        frame[Frame.DialSlot.lowerValue] = knob.value(of: .lower)
        frame[Frame.DialSlot.upperValue] = knob.value(of: .upper)
        frame[Frame.DialSlot.leastValue] = knob.scale.range.lowerBound
        frame[Frame.DialSlot.greatestValue] = knob.scale.range.upperBound
    }
}
