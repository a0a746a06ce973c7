import Foundation

@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
extension CALayer {
    /// The transform as an affine map.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform from an affine map.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The map from the layer's coordinates to those of its superlayer.
    public var standInToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The bounding box of the layer in its superlayer.
    ///
    /// With a transform other than the identity, UIKit calls the value undefined. Core Animation
    /// gives the bounding box of the transformed bounds. Assumption: setting it maps the size back.
    public var frame: CGRect {
        get { bounds.applying(standInToSuperlayer) }
        set {
            let (map, box) = (affineTransform(), newValue.standardized)
            let size =
                map.isIdentity
                ? box.size : CGRect(origin: .zero, size: box.size).applying(map.inverted()).size
            bounds = CGRect(origin: bounds.origin, size: size)
            let shifted = bounds.applying(standInToSuperlayer)
            position = CGPoint(
                x: position.x + box.minX - shifted.minX,
                y: position.y + box.minY - shifted.minY
            )
        }
    }

    /// A point of this layer in the coordinates of another.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        p.applying(standInToRoot).applying(layer?.standInToRoot.inverted() ?? .identity)
    }

    /// A point of another layer in this one's coordinates.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        p.applying(layer?.standInToRoot ?? .identity).applying(standInToRoot.inverted())
    }

    /// The frontmost layer at a point of the superlayer, by bounds alone.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let own = p.applying(standInToSuperlayer.inverted())
        guard !isHidden, contains(own) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return self
    }

    /// The map from the layer's coordinates to those of the root, whose position does not count.
    public var standInToRoot: CGAffineTransform {
        superlayer.map { standInToSuperlayer.concatenating($0.standInToRoot) } ?? .identity
    }
}
