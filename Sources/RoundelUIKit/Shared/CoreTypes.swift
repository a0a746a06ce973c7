#if canImport(UIKit) && !os(watchOS)
import Roundel

// What this module takes and gives of Roundel, under the same names, so that `import RoundelUIKit` is enough. Angles
// and superellipses are left out: beside SwiftUI or RoundelSwiftUI there would be two of that name. `.degrees(90)` and
// `.init(exponent: 4)` need no name.

/// Roundel's menu, which decides what a ``CircularMenuView`` does.
public typealias RingMenu = Roundel.RingMenu

/// Roundel's wheel, which turns a ``WheelView`` and a ``CircularMenuView``.
public typealias Wheel = Roundel.Wheel

/// How a wheel slows down when it is let go.
public typealias Decay = Roundel.Decay

/// The rotations at which a wheel may rest.
public typealias Detents = Roundel.Detents

/// The range of rotation in which a wheel rests.
public typealias Limits = Roundel.Limits

/// The ring on which the items of a ``CircularMenuView`` stand.
public typealias Ring = Roundel.Ring

/// The outline that a badge is pinned to.
public typealias Circumference = Roundel.Circumference
#endif
