#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a radial menu behaves and where its items are.
///
/// ```swift
/// let calm = RadialMenuBehavior(itemSize: 60, holdDuration: 0.3, acceptsStrokes: false)
/// Image(systemName: "photo")
///     .radialMenu(calm) {
///         RadialAction("Copy", systemImage: "doc.on.doc") { print("copy") }
///     }
/// ```
public struct RadialMenuBehavior: Hashable, Sendable {
    /// How a touch opens the menu.
    public var gesture: RadialMenuGesture

    /// The width and height of each item at the default text size, in points.
    ///
    /// The items grow with the user's text size, up to one and a quarter times this size. A value that
    /// is negative or not finite counts as zero.
    public var itemSize: CGFloat

    /// The time after which a finger that is held still opens the menu, in seconds.
    ///
    /// A value that is negative or not finite counts as zero.
    public var holdDuration: Double

    /// Whether a stroke before the menu has opened chooses an item.
    public var acceptsStrokes: Bool

    /// Whether the menu stays open if the finger that opened it is lifted without having moved.
    public var staysOpen: Bool

    /// Whether a tap opens the menu at the finger, where the gesture is
    /// ``RadialMenuGesture/press``.
    public var opensOnTap: Bool

    /// Whether the view receives the keyboard focus, and Return or the space bar opens the menu.
    public var acceptsKeys: Bool

    /// The direction of the first item, or of the middle of an arc at an edge, clockwise from 3
    /// o'clock.
    ///
    /// Right-to-left environments mirror it. A value that is not finite counts as 12 o'clock.
    public var direction: SwiftUI.Angle

    /// The greatest angle from the first item to the last.
    ///
    /// A negative value counts as zero, and one beyond 360° or NaN as 360°.
    public var sweep: SwiftUI.Angle

    /// The least gap between two items along x or y, in points.
    ///
    /// A value that is negative or not finite counts as zero.
    public var spacing: CGFloat

    /// The least distance of the items from the finger, in points.
    ///
    /// A value that is negative or not finite counts as zero.
    public var minimumRadius: CGFloat

    /// The greatest distance of the items from the finger, in points.
    ///
    /// Items that do not fit so close to the finger are farther away. A value below the least distance or
    /// NaN counts as the least distance.
    public var maximumRadius: CGFloat

    /// The time in which an item moves to its position, in seconds.
    ///
    /// A value that is negative or not finite counts as zero, more than 10 s as 10 s.
    public var flight: Double

    /// The delay of each item after the previous one, in seconds.
    ///
    /// A value that is negative or not finite counts as zero, more than 1 s as 1 s.
    public var stagger: Double

    /// Whether the content behind the menu is dimmed.
    public var showsScrim: Bool

    /// Whether the title of the highlighted item is shown.
    public var showsTitle: Bool

    /// Whether there is haptic feedback.
    public var playsFeedback: Bool

    /// Creates a behavior.
    ///
    /// Each parameter is described at its property.
    public init(
        gesture: RadialMenuGesture = .press,
        itemSize: CGFloat = 52,
        holdDuration: Double = 0.5,
        acceptsStrokes: Bool = true,
        staysOpen: Bool = true,
        opensOnTap: Bool = false,
        acceptsKeys: Bool = true,
        direction: SwiftUI.Angle = .degrees(-90),
        sweep: SwiftUI.Angle = .degrees(360),
        spacing: CGFloat = 8,
        minimumRadius: CGFloat = 72,
        maximumRadius: CGFloat = 200,
        flight: Double = 0.3,
        stagger: Double = 0.02,
        showsScrim: Bool = true,
        showsTitle: Bool = true,
        playsFeedback: Bool = true
    ) {
        (self.gesture, self.itemSize, self.holdDuration) = (gesture, itemSize, holdDuration)
        (self.acceptsStrokes, self.staysOpen, self.opensOnTap) = (acceptsStrokes, staysOpen, opensOnTap)
        (self.acceptsKeys, self.direction, self.sweep) = (acceptsKeys, direction, sweep)
        (self.spacing, self.minimumRadius, self.maximumRadius) = (spacing, minimumRadius, maximumRadius)
        (self.flight, self.stagger) = (flight, stagger)
        (self.showsScrim, self.showsTitle, self.playsFeedback) = (showsScrim, showsTitle, playsFeedback)
    }
}

extension RadialMenuBehavior {
    /// The side of an item at a growth of the text, in points.
    func side(_ scale: Double) -> Double { PressMenu.side(Double(itemSize), growth: scale) }

    /// The settings of the core's menu.
    ///
    /// They have what NaN counts as in its place, so that they equal themselves.
    func settings(isMirrored: Bool, reducesMotion: Bool) -> PressMenu.Settings {
        PressMenu.Settings(
            fan: Fan.Settings(
                direction: direction.radians.isNaN ? .twelveOClock : Roundel.Angle(direction),
                sweep: sweep.radians.isNaN ? .fullTurn : Roundel.Angle(sweep),
                spacing: Double(spacing).orZero,
                minimumRadius: Double(minimumRadius).orZero,
                maximumRadius: Double(maximumRadius).orZero,
                isMirrored: isMirrored
            ),
            holdDuration: holdDuration.orZero,
            acceptsStrokes: acceptsStrokes,
            staysOpen: staysOpen,
            opensOnTap: opensOnTap,
            flight: flight.orZero,
            stagger: stagger.orZero,
            reducesMotion: reducesMotion
        )
    }
}

extension Double {
    /// Zero for NaN.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}
#endif
