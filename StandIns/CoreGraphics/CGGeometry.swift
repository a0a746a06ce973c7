#if !canImport(ObjectiveC)
import Foundation
#endif

/// A vector in the plane.
public struct CGVector: Equatable, Sendable, Codable {
    /// The component along x.
    public var dx: CGFloat
    /// The component along y.
    public var dy: CGFloat

    /// Makes the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The zero vector.
    @available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
    public static var zero: CGVector { CGVector() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGVector: Hashable {}

extension CGPoint {
    /// This point, mapped by an affine map.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    /// The size as a vector, mapped without the translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        isNull ? self : CGRect(standInAround: standInCorners.map { $0.applying(t) })
    }

    /// The corners in the order top left, top right, bottom right, bottom left.
    public var standInCorners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }

    /// Makes the smallest rectangle around some points; the null rectangle if there are no points.
    public init(standInAround points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
