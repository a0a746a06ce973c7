#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Short radial lines, such as the marks on the scale of a dial or its pointer.
///
/// ```swift
/// DialTickMarks(at: [.degrees(-135), .degrees(-90), .degrees(-45)], length: 8).fill(.tint)
/// ```
///
/// The marks begin on the largest circle in the middle of the rectangle, and point inwards.
public struct DialTickMarks: Shape {
    /// The directions of the marks, clockwise from 3 o'clock.
    ///
    /// One that is not finite has no mark.
    public var directions: [SwiftUI.Angle]

    /// The length of each mark, in points.
    ///
    /// A negative length, or one that is not finite, counts as zero.
    public var length: CGFloat

    /// The width of each mark, in points.
    ///
    /// A negative width, or one that is not finite, counts as zero.
    public var width: CGFloat

    /// Creates a shape.
    ///
    /// Each parameter is described at its property.
    public init(at directions: [SwiftUI.Angle], length: CGFloat, width: CGFloat = 1) {
        (self.directions, self.length, self.width) = (directions, length, width)
    }

    /// The outline in a rectangle: a rectangle for each mark.
    public nonisolated func path(in rect: CGRect) -> Path {
        let outer = Double(min(rect.width, rect.height)) / 2
        let length = length > 0 && length.isFinite ? Double(length) : 0
        let half = width > 0 && width.isFinite ? Double(width) / 2 : 0
        let center = Point2D(CGPoint(x: rect.midX, y: rect.midY))
        return Path { path in
            for direction in directions where direction.radians.isFinite {
                let along = Point2D(direction: Roundel.Angle(direction))
                let across = Point2D(-along.y, along.x) * half
                let (end, start) = (center + along * outer, center + along * (outer - length))
                path.move(to: CGPoint(start - across))
                for corner in [end - across, end + across, start + across] {
                    path.addLine(to: CGPoint(corner))
                }
                path.closeSubpath()
            }
        }
    }

    /// Fixed: a direction is one on the screen, also from right to left.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The animatable values: length and width.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(length, width) }
        set { (length, width) = (newValue.first, newValue.second) }
    }
}
#endif
