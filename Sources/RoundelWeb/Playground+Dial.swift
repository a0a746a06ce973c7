import Roundel
import RoundelExport

// The dial with a value. It has one thumb or two: either `Playground.single` or
// `Playground.double` is not nil. A dial with one thumb has the upper one.

extension Playground {
    /// The radius of the dial's track.
    static let trackRadius = 142.0

    /// Makes the dial anew.
    ///
    /// Its values stay, unless the design has other ones than before.
    func open(_ design: DialDesign, replacing old: Design, _ time: Double) {
        isDial = true
        let scale = scale(of: design)
        let radius = Playground.trackRadius
        let zone = TouchZone(center: Playground.center, innerRadius: radius - 22, outerRadius: radius + 22)
        var settings = design.settings
        settings.reducesMotion = reducesMotion
        var (lower, upper) = (design.value, design.upperValue)
        if case .dial(let old) = old, old.value == lower, old.upperValue == upper {
            lower = double?.lowerValue ?? single?.value ?? lower
            upper = double?.upperValue
        }
        (single, double) = (nil, nil)
        if let upper {
            double = RangeDial(zone: zone, scale: scale, settings: settings, values: lower...upper)
        } else {
            single = Dial(zone: zone, scale: scale, settings: settings, value: lower)
        }
    }

    private func scale(of design: DialDesign) -> DialScale {
        let scale = design.scale
        return isRightToLeft ? scale.mirrored : scale
    }

    /// The major or the minor marks of the dial on the stage.
    func marks(of design: DialDesign, isMajor: Bool) -> [PathElement] {
        design.marks(
            of: scale(of: design),
            isMajor: isMajor,
            from: 162,
            to: isMajor ? 173 : 168,
            Playground.center
        )
    }
}

// MARK: - Input

extension Playground {
    func touchValue(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        _ = advanceValue(to: time)
        switch phase {
        case .began:
            let outcome = single?.touchBegan(finger, at: point, time: time).touch
            return (outcome ?? double?.touchBegan(finger, at: point, time: time).touch) == .began
        case .moved:
            single?.touchMoved(finger, to: point, time: time)
            double?.touchMoved(finger, to: point, time: time)
        case .ended:
            single?.touchEnded(finger, at: point, time: time)
            double?.touchEnded(finger, at: point, time: time)
        case .cancelled:
            single?.touchCancelled(finger, time: time)
            double?.touchCancelled(finger, time: time)
        default: return false
        }
        return true
    }

    /// Advances the dial, and returns whether the motion continues.
    func advanceValue(to time: Double) -> Bool {
        single?.advance(to: time)
        double?.advance(to: time)
        return single?.isMoving ?? double?.isMoving ?? false
    }

    /// Changes the value of the thumb that was moved last by steps, and returns whether it does.
    func stepValue(by count: Int, time: Double) -> Bool {
        let outcome = single?.step(by: count, time: time).touch
        return (outcome ?? double?.step(by: count, of: thumb, time: time).touch) != .refused
    }

    /// Passes a key to a thumb of the dial.
    ///
    /// - Parameters:
    ///   - key: The index of the key among `Dial.Key`.
    ///   - thumb: The index of the thumb among `DialThumb`.
    ///   - time: The time of the event, in seconds.
    func press(_ key: Int, thumb index: Int, time: Double) {
        defer { writeMotion() }
        let keys = Dial.Key.allCases
        guard keys.indices.contains(key) else { return }
        thumb = index == 0 ? .lower : .upper
        single?.press(keys[key], time: time)
        double?.press(keys[key], of: thumb, time: time)
    }
}

// MARK: - The frame

extension Playground {
    /// Writes the numbers of the dial that an event cannot change.
    func write(_ design: DialDesign) {
        let scale = scale(of: design)
        frame[Frame.DialSlot.thumbs] = single == nil ? 2 : 1
        frame[Frame.DialSlot.leastValue] = scale.range.lowerBound
        frame[Frame.DialSlot.greatestValue] = scale.range.upperBound
        frame[Frame.DialSlot.decimals] = Double(scale.decimals)
        frame[Frame.DialSlot.start] = scale.start.radians
        frame[Frame.DialSlot.end] = (scale.start + scale.sweep).radians
        frame[Frame.DialSlot.lowerDirection] = scale.start.radians
    }

    /// Writes the numbers of the dial that an event can change.
    func writeValues() {
        single?.write(to: frame)
        thumb = double?.write(to: frame) ?? thumb
    }
}

// These two change nothing. They are mutating, because Swift otherwise copies the dial.

extension Dial {
    fileprivate mutating func write(to frame: Frame) {
        frame[Frame.DialSlot.held] = isHeld ? 1 : Double(Frame.noItem)
        frame[Frame.DialSlot.upperDirection] = direction.radians
        frame[Frame.DialSlot.upperValue] = value
    }
}

extension RangeDial {
    /// Returns the thumb that a finger holds.
    fileprivate mutating func write(to frame: Frame) -> DialThumb? {
        let held: DialThumb? = isHeld(.lower) ? .lower : isHeld(.upper) ? .upper : nil
        frame[Frame.DialSlot.held] = Double(held == nil ? Frame.noItem : held == .lower ? 0 : 1)
        frame[Frame.DialSlot.lowerDirection] = direction(of: .lower).radians
        frame[Frame.DialSlot.upperDirection] = direction(of: .upper).radians
        frame[Frame.DialSlot.lowerValue] = lowerValue
        frame[Frame.DialSlot.upperValue] = upperValue
        return held
    }
}
