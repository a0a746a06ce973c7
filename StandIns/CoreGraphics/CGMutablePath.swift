#if !canImport(ObjectiveC)
import Foundation
#endif

/// A path that can be changed.
@available(iOS 2, macOS 10.2, tvOS 9, watchOS 2, visionOS 1, *)
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public override init() { super.init() }

    /// Ends the subpath with a line to its start.
    public func closeSubpath() { append(.identity) { $0.close() } }
}

@available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
extension CGMutablePath {
    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(transform) { $0.move(to: point) }
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(transform) { $0.line(to: point) }
    }

    /// Adds a subpath of lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        append(transform) { $0.lines(between: points) }
    }

    /// Adds a quadratic.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(transform) { $0.quad(control, end) }
    }

    /// Adds a cubic.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append(transform) { $0.curve(control1, control2, end) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(transform) { $0.rect(rect) }
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(transform) { $0.ellipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        append(transform) { $0.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// Adds an arc.
    ///
    /// `clockwise` has its meaning where y grows upward.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        append(transform) {
            $0.arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
        }
    }

    /// Adds an arc by its start and sweep.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        append(transform) { $0.arc(center: center, radius: radius, start: startAngle, delta: delta) }
    }

    /// Adds a mapped copy of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        standInElements += path.standInElements.map { $0.applying(transform) }
    }
}
