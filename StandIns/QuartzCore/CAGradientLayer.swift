import Foundation

/// A layer with a gradient between two points; its properties are only stored.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAGradientLayer: CALayer {
    /// The colours, untyped as on Apple's systems.
    open var colors: [Any]?
    /// The point of the first colour, in the unit coordinates of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The point of the last colour, in the unit coordinates of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
