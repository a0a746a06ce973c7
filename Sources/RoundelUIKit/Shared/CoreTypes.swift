#if canImport(UIKit) && !os(watchOS)
// An app that enables `MemberImportVisibility` sees the members of the core's types below only if its
// file imports the core, and then `Angle` is ambiguous beside SwiftUI. Exporting any one declaration
// of the core makes the members visible, and adds no second `Angle`.
@_exported import enum Roundel.Circumference
import Roundel

// The types of Roundel that the API of this module uses, under the same names, so that `import
// RoundelUIKit` is enough. `Angle`, `Dial` and `Superellipse` are left out, because SwiftUI
// and RoundelSwiftUI have types with these names, which would make them ambiguous. `.degrees(90)` and
// `.init(exponent: 4)` need no type name.

/// The wheel of the module Roundel, which turns a ``WheelView`` and a ``CircularMenuView``.
public typealias Wheel = Roundel.Wheel

/// How a wheel slows down after it is released.
public typealias Decay = Roundel.Decay

/// The rotations at which a wheel may rest.
public typealias Detents = Roundel.Detents

/// The range of rotations in which a wheel may rest.
public typealias Limits = Roundel.Limits

/// The ring on which the items of a ``CircularMenuView`` are placed.
public typealias Ring = Roundel.Ring

/// The menu of the module Roundel that a ``RadialMenuInteraction`` opens.
public typealias PressMenu = Roundel.PressMenu

/// The positions of the items of a menu that opens at a point.
public typealias Fan = Roundel.Fan

/// How the values of a dial are distributed along its sweep.
public typealias DialCurve = Roundel.DialCurve

/// How a dial responds to a finger that moves.
public typealias DialDrag = Roundel.DialDrag

/// A value that holds the thumb of a dial while a finger turns it.
public typealias DialMagnet = Roundel.DialMagnet

/// A thumb of a ``RangeDialView``.
public typealias DialThumb = Roundel.DialThumb

/// Which marks a dial has.
public typealias DialTicks = Roundel.DialTicks

/// The shape of a corner: round, a squircle, a bevel, a scoop, a notch, smooth, or any superellipse.
public typealias CornerShape = Roundel.CornerShape

/// A corner of a rectangle: its radii and its shape.
public typealias Corner = Roundel.Corner

/// The four corners of a ``ShapedView``.
public typealias Corners = Roundel.Corners

/// The outline of a view: a circle, an ellipse, a superellipse or corners.
public typealias Circumference = Roundel.Circumference
#endif
