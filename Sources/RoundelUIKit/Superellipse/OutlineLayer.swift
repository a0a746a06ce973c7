#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A shape layer that changes at once, as a view's own layer does.
///
/// Any other layer animates a change of its width, colour or place by itself.
final class OutlineLayer: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
#endif
