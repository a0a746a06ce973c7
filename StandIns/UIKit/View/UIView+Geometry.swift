extension UIView {
    /// A point of this view in the coordinates of another, or of the window for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? standInRoot).layer)
    }
    /// A point of another view, or of the window for `nil`, in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? standInRoot).layer)
    }
    /// The bounding box of a rectangle of this view in the coordinates of another.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(standInAround: rect.standInCorners.map { convert($0, to: view) })
    }
    /// The bounding box of a rectangle of another view in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(standInAround: rect.standInCorners.map { convert($0, from: view) })
    }

    static func standInMakeLayer() -> CALayer {
        if layerClass == CAShapeLayer.self { return CAShapeLayer() }
        if layerClass == CAGradientLayer.self { return CAGradientLayer() }
        precondition(layerClass == CALayer.self, "the stand-in cannot make a layer of \(layerClass)")
        return CALayer()
    }

    final func standInConnectLayer() {
        layer.standInActionProvider = { [weak self] event in
            // Views and their layers are used on the main actor, though the class of the layer is
            // not isolated to it.
            nonisolated(unsafe) var action: (any CAAction)?
            MainActor.assumeIsolated { action = self.flatMap { $0.action(for: $0.layer, forKey: event) } }
            return action
        }
        layer.standInBoundsChanged = { [weak self] old in
            MainActor.assumeIsolated { self?.boundsChanged(from: old) }
        }
    }

    private func boundsChanged(from old: CGRect) {
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        frameChangedFlag = translatesAutoresizingMaskIntoConstraints
        if contentMode == .redraw { setNeedsDisplay() }
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: old.size, to: bounds.size)
        }
    }

    /// Flexible parts change in proportion to their lengths.
    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty, old != new else { return }
        func contains(_ masks: [AutoresizingMask]) -> [Bool] { masks.map(mask.contains) }
        let box = frame
        let across = Self.distribute(
            new.width - old.width,
            among: [box.minX, box.width, old.width - box.maxX],
            contains([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        )
        let down = Self.distribute(
            new.height - old.height,
            among: [box.minY, box.height, old.height - box.maxY],
            contains([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        )
        frame = CGRect(x: across[0], y: down[0], width: across[1], height: down[1])
    }

    private static func distribute(_ amount: CGFloat, among parts: [CGFloat], _ flexible: [Bool]) -> [CGFloat]
    {
        let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = CGFloat(flexible.filter { $0 }.count)
        return zip(parts, flexible).map { part, grows in
            grows ? part + amount * (total == 0 ? 1 / count : part / total) : part
        }
    }
}
