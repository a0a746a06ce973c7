#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The curve |x/a|ⁿ + |y/b|ⁿ = 1 of Lamé, with any exponent n, fitted into its rectangle.
///
/// An exponent of 2 is the ellipse, 1 a rhombus, infinity the rectangle; below 1 the sides bend inwards.
///
/// ```swift
/// Image(systemName: "photo").clipShape(Superellipse(exponent: 3.5))
/// Text("Hi").overlay { Superellipse(exponent: 4).strokeBorder(.red, lineWidth: 2) }
/// ```
///
/// The path starts at 3 o'clock and runs clockwise, and is no farther from the curve than the ``tolerance``
/// where a path of cubics can do that. Exponent and inset animate. It is not the continuous corner of Apple's
/// icons, which no exponent matches closely.
public struct Superellipse: InsettableShape {
    private var shape: Roundel.Superellipse
    private var insetAmount: CGFloat = 0

    /// How far the path may be from the curve, in points; what is not above zero gives the most exact path.
    public var tolerance: CGFloat

    /// Makes the shape of an exponent, in (0, ∞].
    ///
    /// Zero and negative numbers count as the least exponent, which is all but a cross; NaN counts as 2.
    public init(exponent: Double, tolerance: CGFloat = 0.05) {
        (shape, self.tolerance) = (Roundel.Superellipse(exponent: exponent), tolerance)
    }

    /// Makes the shape of four cubics whose handles are k times half the side: a designer's approximation.
    ///
    /// Meant for k from 0, a rhombus, to 4/3; a k that is not finite counts as 0.75. The tolerance does not
    /// apply.
    public init(handle k: Double) {
        (shape, tolerance) = (Roundel.Superellipse(handle: k), 0.05)
    }

    /// Lamé's n; for a shape made from a handle, the closest one.
    public var exponent: Double { shape.exponent }

    /// The handle that the shape was made with, or `nil` when it was made from an exponent.
    public var handle: Double? { shape.handle }

    /// The outline in a rectangle; empty where the rectangle is, or where the inset leaves nothing.
    ///
    /// - Complexity: Microseconds, but up to milliseconds with an inset.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (rect, tolerance) = (Rect2D(rect), Double(tolerance))
        guard insetAmount != 0 else {
            return Path { path in shape.forEachElement(in: rect, tolerance: tolerance) { path.add($0) } }
        }
        let inset = shape.offsetPath(in: rect, by: -Double(insetAmount), tolerance: tolerance)
        return Path { path in inset.elements.forEach { path.add($0) } }
    }

    /// The shape whose outline is everywhere so many points inside this one's; negative is outside.
    ///
    /// This is the parallel curve, so that a border has the same width all round and ends where the shape does; it
    /// is not another superellipse. A shape made from a handle counts as the curve of its ``exponent``.
    public nonisolated func inset(by amount: CGFloat) -> Superellipse {
        var inset = self
        inset.insetAmount += amount
        return inset
    }

    /// The reciprocal of the exponent, so that infinity can be reached, the handle, and the inset.
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
    /// Adds a step of a path of the core.
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
