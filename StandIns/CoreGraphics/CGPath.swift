#if !canImport(ObjectiveC)
import Foundation
#endif

/// An immutable path.
@available(iOS 2, macOS 10.2, tvOS 9, watchOS 2, visionOS 1, *)
public class CGPath: Hashable {
    /// The elements of the path, for tests.
    public internal(set) final var standInElements: [StandInPathElement] = []

    init() {}

    init(elements: [StandInPathElement]) { standInElements = elements }

    /// Makes a rectangle.
    @available(iOS 4, macOS 10.5, tvOS 9, watchOS 2, visionOS 1, *)
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        append(transform?.pointee ?? .identity) { $0.rect(rect) }
    }

    /// Makes an ellipse that touches the sides of a rectangle.
    @available(iOS 5, macOS 10.7, tvOS 9, watchOS 2, visionOS 1, *)
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        append(transform?.pointee ?? .identity) { $0.ellipse(in: rect) }
    }

    /// Makes a rectangle with elliptical corners.
    @available(iOS 7, macOS 10.9, tvOS 9, watchOS 2, visionOS 1, *)
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        append(transform?.pointee ?? .identity) {
            $0.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// Whether both paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.standInElements == right.standInElements
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(standInElements) }

    /// Whether there are no elements.
    public var isEmpty: Bool { standInElements.isEmpty }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { pen ?? .zero }

    /// A path with the same elements.
    public func copy() -> CGPath? { CGPath(elements: standInElements) }

    /// A mapped copy.
    @available(iOS 5, macOS 10.7, tvOS 9, watchOS 2, visionOS 1, *)
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let map = transform?.pointee ?? .identity
        return CGPath(elements: standInElements.map { $0.applying(map) })
    }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// A mutable mapped copy.
    @available(iOS 5, macOS 10.7, tvOS 9, watchOS 2, visionOS 1, *)
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let (path, map) = (CGMutablePath(), transform?.pointee ?? .identity)
        path.standInElements = standInElements.map { $0.applying(map) }
        return path
    }

    /// Calls a closure with each element in order.
    @available(iOS 11, macOS 10.13, tvOS 11, watchOS 4, visionOS 1, *)
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in standInElements {
            var points = element.points.isEmpty ? [.zero] : element.points
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var handed = CGPathElement(type: element.type, points: start)
                withUnsafePointer(to: &handed) { block($0) }
            }
        }
    }

    /// The current point, or `nil` if there is none.
    final var pen: CGPoint? {
        guard let last = standInElements.last else { return nil }
        if last.type != .closeSubpath { return last.points.last }
        return standInElements.last { $0.type == .moveToPoint }?.points.first
    }

    final func append(_ transform: CGAffineTransform, _ build: (inout PathBuilder) -> Void) {
        var builder = PathBuilder(pen: pen?.applying(transform.inverted()))
        build(&builder)
        standInElements += builder.elements.map { $0.applying(transform) }
    }
}
