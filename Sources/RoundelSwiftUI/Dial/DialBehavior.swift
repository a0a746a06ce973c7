#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a ``Dial`` responds to input, and how it moves afterwards.
///
/// ```swift
/// DialBehavior(drag: .planar(distance: 150), magnets: [0])
/// ```
public struct DialBehavior: Hashable, Sendable {
    /// How the dial responds to a finger that moves: the thumb follows it, turns as it turns, or
    /// moves as the finger moves right or up.
    public var drag: DialDrag

    /// Whether a tap on the track moves the value there; only if the thumb follows the finger, and
    /// the ``gesture`` begins at once.
    public var tapsTrack: Bool

    /// The ratio of the dial's rotation to that of the finger, for drags other than
    /// `DialDrag.follow`, and for scrolls and the Digital Crown.
    ///
    /// A magnitude above a million, or a value that is not finite, counts as 1.
    public var sensitivity: Double

    /// The values that hold the thumb while a finger, a scroll or the Digital Crown turns it.
    ///
    /// They do not attract a thumb that is released beside them: for a dial that has nothing but
    /// positions, use a step and ``snapsWhileDragging``. One outside the range counts as the nearer
    /// end.
    public var magnets: [Double]

    /// How far a finger can turn to either side of a magnet without moving the thumb.
    ///
    /// It is at most a quarter of the distance to the next magnet, and half of that to an end. A value
    /// that is negative or not finite counts as zero.
    public var magnetHalfWidth: SwiftUI.Angle

    /// Whether the thumb moves from step to step during a drag, instead of staying with the finger
    /// and moving to the step after the release.
    ///
    /// The value is always a step.
    public var snapsWhileDragging: Bool

    /// The value to which the dial returns when it is released; `nil` stays.
    ///
    /// Values that keys, assistive technologies and the app set stay. It does not apply to a dial
    /// with two thumbs.
    public var returnsTo: Double?

    /// How the dial slows down after a flick, or `nil` if it stays where it was released.
    ///
    /// It does not apply to a dial with two thumbs.
    public var coasts: TurnDecay?

    /// The time in which the thumb moves to a value that a tap, a key or a release gives it, in
    /// seconds; less than 1 ms counts as 1 ms.
    public var settlingTime: TimeInterval

    /// When a drag begins, and how it competes with other gestures, such as those of a surrounding
    /// scroll view.
    public var gesture: TurnGesture

    /// Whether steps, or the magnets if there are any, and ends play haptic feedback, on devices that
    /// support it, from iOS 17 on.
    public var playsFeedback: Bool

    /// Creates a behaviour.
    ///
    /// Each parameter is described at its property.
    public init(
        drag: DialDrag = .follow,
        tapsTrack: Bool = true,
        sensitivity: Double = 1,
        magnets: [Double] = [],
        magnetHalfWidth: SwiftUI.Angle = .degrees(5),
        snapsWhileDragging: Bool = false,
        returnsTo: Double? = nil,
        coasts: TurnDecay? = nil,
        settlingTime: TimeInterval = 0.3,
        gesture: TurnGesture = .immediate,
        playsFeedback: Bool = true
    ) {
        self.drag = drag
        self.tapsTrack = tapsTrack
        self.sensitivity = sensitivity
        self.magnets = magnets
        self.magnetHalfWidth = magnetHalfWidth
        self.snapsWhileDragging = snapsWhileDragging
        self.returnsTo = returnsTo
        self.coasts = coasts
        self.settlingTime = settlingTime
        self.gesture = gesture
        self.playsFeedback = playsFeedback
    }

    /// The settings for the core's dial.
    func settings(reducesMotion: Bool) -> Roundel.Dial.Settings {
        let halfWidth = Roundel.Angle(radians: magnetHalfWidth.radians.ifNaN(0))
        return Roundel.Dial.Settings(
            drag: drag.withoutNaN,
            tapsTrack: tapsTrack,
            sensitivity: sensitivity.ifNaN(1),
            // NaN counts as the least value.
            magnets: magnets.map { DialMagnet($0.ifNaN(-.infinity), halfWidth: halfWidth) },
            snapsWhileDragging: snapsWhileDragging,
            returnsTo: returnsTo?.ifNaN(-.infinity),
            coasts: coasts?.decay,
            settlingTime: settlingTime.ifNaN(0),
            reducesMotion: reducesMotion
        )
    }
}

extension DialDrag {
    /// The same drag, equal to itself.
    fileprivate var withoutNaN: DialDrag {
        if case .planar(let distance) = self { .planar(distance: distance.ifNaN(0)) } else { self }
    }
}
#endif
