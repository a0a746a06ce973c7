#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A shape layer without implicit animations, like the layer of a view.
///
/// Other layers animate a change of their line width, colour or position.
final class OutlineLayer: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
#endif
