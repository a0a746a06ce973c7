import Foundation

@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
extension CALayer {
    /// Puts a layer in front.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

    /// Inserts a layer at an index, counted from the back.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Puts a layer behind another.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer in front of another.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
        insert(layer, at: index ?? sublayers?.count ?? 0)
    }

    /// Removes the layer from its superlayer.
    public func removeFromSuperlayer() {
        guard let parent else { return }
        let left = parent.sublayers?.filter { $0 !== self } ?? []
        parent.sublayers = left.isEmpty ? nil : left
        self.parent = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(index, layers.count))
        sublayers = layers
        layer.parent = self
        setNeedsLayout()
    }
}
