#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// What a view that is turned with a finger does with a drag and after it.
///
/// ```swift
/// TurnSettings(decay: .smooth, detents: .count(12))
/// TurnSettings(limits: .degrees(-135) ... .degrees(135))
/// ```
public struct TurnSettings: Hashable, Sendable {
    /// How it slows down when it is let go.
    public var decay: TurnDecay

    /// Where it may rest, or `nil` for anywhere.
    public var detents: TurnDetents?

    /// The range of rotation in which it rests, or `nil` for no limits.
    ///
    /// Rotation is cumulative: a range may span several turns, and its ends are different places even
    /// where they are the same direction.
    public var limits: ClosedRange<SwiftUI.Angle>?

    /// How far beyond a limit it can be dragged; zero for a hard stop, and so for less or not finite.
    public var stretch: SwiftUI.Angle

    /// How far it turns for each turn of the finger.
    ///
    /// 1 keeps it under the finger, and below zero it turns against it. Not finite counts as 1.
    public var sensitivity: Double

    /// The greatest speed at which it is let go, as an angle per second; negative counts as zero.
    public var maximumSpeed: SwiftUI.Angle

    /// The time in which it settles on a detent or a limit, in seconds; less than 1 ms counts as 1 ms.
    public var settlingTime: TimeInterval

    /// The part of the view, about its middle, in which no drag begins: a share of half the shorter side.
    ///
    /// Below zero or NaN counts as zero.
    public var deadZone: Double

    /// How far from the middle a drag may begin: a share of half the shorter side, at least the dead zone.
    public var touchRadius: Double

    /// When a finger begins to turn the view, and what else may have the touch.
    public var gesture: TurnGesture

    /// Whether a detent that is passed can be felt, on devices that can do that, from iOS 17 on.
    public var playsFeedback: Bool

    /// Makes settings; each parameter is described at its property.
    public init(
        decay: TurnDecay = .moderate,
        detents: TurnDetents? = nil,
        limits: ClosedRange<SwiftUI.Angle>? = nil,
        stretch: SwiftUI.Angle = .degrees(30),
        sensitivity: Double = 1,
        maximumSpeed: SwiftUI.Angle = .radians(50),
        settlingTime: TimeInterval = 0.5,
        deadZone: Double = 0.2,
        touchRadius: Double = 1,
        gesture: TurnGesture = .immediate,
        playsFeedback: Bool = true
    ) {
        self.decay = decay
        self.detents = detents
        self.limits = limits
        self.stretch = stretch
        self.sensitivity = sensitivity
        self.maximumSpeed = maximumSpeed
        self.settlingTime = settlingTime
        self.deadZone = deadZone
        self.touchRadius = touchRadius
        self.gesture = gesture
        self.playsFeedback = playsFeedback
    }
}

extension TurnSettings {
    /// The settings of the core's wheel.
    func wheelSettings(reducesMotion: Bool) -> Wheel.Settings {
        Wheel.Settings(
            decay: decay.decay,
            detents: detents?.detents,
            limits: limits.map {
                Limits(
                    Roundel.Angle($0.lowerBound)...Roundel.Angle($0.upperBound),
                    stretch: Roundel.Angle(stretch)
                )
            },
            sensitivity: sensitivity,
            maximumSpeed: maximumSpeed.radians,
            settlingTime: settlingTime,
            reducesMotion: reducesMotion
        )
    }

    /// Where a drag may begin in a view of a size.
    func zone(in size: CGSize) -> TouchZone {
        let bounds = Rect2D(CGRect(origin: .zero, size: size))
        let half = bounds.shorterSide / 2
        return TouchZone(center: bounds.center, innerRadius: deadZone * half, outerRadius: touchRadius * half)
    }
}
#endif
