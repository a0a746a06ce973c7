import Foundation

/// A layer of colours from one point to another; they are only stored.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAGradientLayer: CALayer {
    /// The colours, untyped as on Apple's systems.
    open var colors: [Any]?
    /// Where the first colour stands, in parts of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour stands.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
