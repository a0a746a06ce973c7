#if canImport(SwiftUI)
// An app that enables `MemberImportVisibility` sees the cases of the core's enumerations below only
// if its file imports the core, and then `Angle` is ambiguous. Exporting any one declaration of the
// core makes the cases visible, and adds no second `Angle`.
@_exported import enum Roundel.Circumference
@_exported import enum Roundel.DialDrag
@_exported import enum Roundel.DialTicks
@_exported import struct Roundel.Corner
@_exported import struct Roundel.CornerShape
@_exported import struct Roundel.Corners
@_exported import struct Roundel.DialCurve
import Roundel

/// The direction in which a view turns to a target.
///
/// - `shortest`: the direction with the shorter path, clockwise where both are equally long.
/// - `clockwise` and `counterclockwise`: that direction.
/// - `direct`: straight to the target rotation, including its whole turns.
public typealias TurnDirection = Wheel.TurnDirection
#endif
