#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Lamé's curve |x/a|ⁿ + |y/b|ⁿ = 1, with any exponent n, fitted into its rectangle.
///
/// An exponent of 2 gives an ellipse, 1 a rhombus and infinity the rectangle. Below 1 the sides
/// bend inwards.
///
/// ```swift
/// Image(systemName: "photo").clipShape(Superellipse(exponent: 3.5))
/// Text("Hi").overlay { Superellipse(exponent: 4).strokeBorder(.red, lineWidth: 2) }
/// ```
///
/// The path starts at 3 o'clock and runs clockwise. Its distance from the curve is at most
/// ``tolerance``, where a path of cubics can achieve that. Exponent and inset are animatable. The
/// curve is not the continuous corner of Apple's icons, which no exponent matches closely.
public struct Superellipse: InsettableShape {
    private var shape: Roundel.Superellipse
    private var insetAmount: CGFloat = 0

    /// The greatest distance of the path from the curve, in points.
    ///
    /// A value of zero or less, or NaN, gives the most accurate path.
    public var tolerance: CGFloat

    /// Creates the shape with an exponent in (0, ∞].
    ///
    /// Zero and negative numbers count as the least exponent, whose shape is almost a cross. NaN
    /// counts as 2.
    ///
    /// - Parameters:
    ///   - exponent: Lamé's n.
    ///   - tolerance: The greatest distance of the path from the curve, in points.
    public init(exponent: Double, tolerance: CGFloat = 0.05) {
        (shape, self.tolerance) = (Roundel.Superellipse(exponent: exponent), tolerance)
    }

    /// Creates the shape of four cubics whose handles are k times half the side, an approximation
    /// that is common in design tools.
    ///
    /// The tolerance does not apply to it.
    ///
    /// - Parameter k: The length of the handles, from 0, which gives a rhombus, to 4/3. A value
    ///   that is not finite counts as 0.75.
    public init(handle k: Double) {
        (shape, tolerance) = (Roundel.Superellipse(handle: k), 0.05)
    }

    /// Lamé's n.
    ///
    /// For a shape created from a handle, it is the exponent of the closest curve.
    public var exponent: Double { shape.exponent }

    /// The handle that the shape was created with, or `nil` if it was created from an exponent.
    public var handle: Double? { shape.handle }

    /// The outline in a rectangle.
    ///
    /// It is empty if the rectangle is empty or the inset leaves nothing of it.
    ///
    /// - Complexity: Microseconds without an inset, up to milliseconds with one.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (rect, tolerance) = (Rect2D(rect), Double(tolerance))
        guard insetAmount != 0 else {
            return Path { path in shape.forEachElement(in: rect, tolerance: tolerance) { path.add($0) } }
        }
        let inset = shape.offsetPath(in: rect, by: -Double(insetAmount), tolerance: tolerance)
        return Path { path in inset.elements.forEach { path.add($0) } }
    }

    /// Returns the shape whose outline is at a constant distance inside the outline of this shape.
    ///
    /// The result is the parallel curve, which is not another superellipse: a border has the same
    /// width all round and ends where the shape does. A shape created from a handle counts as the
    /// curve of its ``exponent``.
    ///
    /// - Parameter amount: The distance in points; a negative one is outside.
    public nonisolated func inset(by amount: CGFloat) -> Superellipse {
        var inset = self
        inset.insetAmount += amount
        return inset
    }

    /// Fixed: the path begins at 3 o'clock also from right to left.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The animatable values: the reciprocal of the exponent, so that infinity can be reached, the
    /// handle and the inset.
    public nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGFloat> {
        get {
            let best = handle ?? Roundel.Superellipse.bestHandle(forExponent: exponent)
            return AnimatablePair(AnimatablePair(1 / exponent, best ?? 0), insetAmount)
        }
        set {
            let (reciprocal, handle) = (newValue.first.first, newValue.first.second)
            shape =
                shape.handle == nil
                ? Roundel.Superellipse(exponent: 1 / max(reciprocal, 0))
                : Roundel.Superellipse(handle: handle)
            insetAmount = newValue.second
        }
    }
}

extension Path {
    /// Adds an element of a path of the core.
    mutating func add(_ element: PathElement) {
        switch element {
        case .move(let end): move(to: CGPoint(end))
        case .line(let end): addLine(to: CGPoint(end))
        case .cubic(let first, let second, let end):
            addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        case .close: closeSubpath()
        }
    }
}
#endif
