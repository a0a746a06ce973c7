#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a view responds to a drag, and how it moves after release.
///
/// ```swift
/// TurnSettings(decay: .smooth, detents: .count(12))
/// TurnSettings(limits: .degrees(-135) ... .degrees(135))
/// ```
public struct TurnSettings: Hashable, Sendable {
    /// How the view slows down after release.
    public var decay: TurnDecay

    /// The rotations at which the view may rest, or `nil` for any.
    public var detents: TurnDetents?

    /// The range of rotation in which the view may rest, or `nil` for no limits.
    ///
    /// Rotation is cumulative: a range may span several turns, and its bounds are different
    /// rotations even if they point in the same direction.
    public var limits: ClosedRange<SwiftUI.Angle>?

    /// How far the view can be dragged beyond a limit; zero is a hard stop.
    ///
    /// A value that is negative or not finite counts as zero.
    public var stretch: SwiftUI.Angle

    /// The number of turns of the view for each turn of the finger.
    ///
    /// At 1 the view follows the finger. With a negative value it turns in the opposite direction.
    /// A magnitude above a million, or a value that is not finite, counts as 1.
    public var sensitivity: Double

    /// The maximum speed at release, as an angle per second; a negative value or NaN counts as
    /// zero.
    public var maximumSpeed: SwiftUI.Angle

    /// The time in which the view settles on a detent or a limit, in seconds; less than 1 ms counts
    /// as 1 ms.
    ///
    /// If the view settles on a detent after a flick, at most twice the time for which it would have
    /// coasted is added.
    public var settlingTime: TimeInterval

    /// The radius of the area about the centre in which no drag begins, as a fraction of half the
    /// shorter side.
    ///
    /// A negative value or NaN counts as zero.
    public var deadZone: Double

    /// The greatest distance from the centre at which a drag may begin, as a fraction of half the
    /// shorter side.
    ///
    /// It is at least the dead zone. If it is infinite, a drag may begin anywhere in the view
    /// outside that zone.
    public var touchRadius: Double

    /// When a drag begins, and how it competes with other gestures.
    public var gesture: TurnGesture

    /// Whether passing a detent plays haptic feedback, on devices that support it, from iOS 17, watchOS 10
    /// and visionOS 26 on.
    public var playsFeedback: Bool

    /// Creates settings.
    ///
    /// Each parameter is described at its property.
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
    /// The settings for the core's wheel.
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
            sensitivity: sensitivity.ifNaN(1),
            maximumSpeed: maximumSpeed.radians.ifNaN(0),
            settlingTime: settlingTime.ifNaN(0),
            reducesMotion: reducesMotion
        )
    }

    /// The zone in which a drag may begin in a view of the given size.
    func zone(in size: CGSize) -> TouchZone {
        let bounds = Rect2D(CGRect(origin: .zero, size: size))
        return TouchZone(in: bounds, deadZone: deadZone, touchRadius: touchRadius)
    }
}
#endif
