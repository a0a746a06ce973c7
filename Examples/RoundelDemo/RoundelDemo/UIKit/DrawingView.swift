import UIKit

/// A view that shows a picture in all of its bounds, with colours for light and dark mode.
final class DrawingView: UIView {
    var drawing = Drawing() { didSet { show() } }
    private var partViews: [PartView] = []

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ drawing: Drawing) {
        self.drawing = drawing
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show()
        guard #available(iOS 17, *) else { return }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (view: DrawingView, _: UITraitCollection) in view.show()
        }
    }

    required init?(coder: NSCoder) { nil }

    @available(iOS, deprecated: 17)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { show() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in partViews { place(view) }
    }

    /// Fits a part to the picture.
    private func place(_ view: PartView) {
        // A scale of zero has no inverse.
        view.isHidden = bounds.isEmpty
        guard !bounds.isEmpty else { return }
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        view.transform = CGAffineTransform(
            scaleX: bounds.width / PartView.side,
            y: bounds.height / PartView.side
        )
    }

    /// Shows the picture with the present colours.
    ///
    /// A layer does not follow light and dark mode by itself.
    private func show() {
        (layer as? CAGradientLayer)?.colors = drawing.background.map(\.cgColor)
        while partViews.count > drawing.parts.count { partViews.removeLast().removeFromSuperview() }
        while partViews.count < drawing.parts.count {
            let view = PartView()
            partViews.append(view)
            addSubview(view)
            // It does not grow into the picture, also if that is animated.
            UIView.performWithoutAnimation { place(view) }
        }
        for (view, part) in zip(partViews, drawing.parts) { view.show(part, in: traitCollection) }
    }
}

/// A part of a picture.
///
/// It is a view, because the layer of a view has no implicit animations of its colour. Its size never
/// changes: UIKit animates a scale together with the picture, and the path of a layer not at all.
private final class PartView: UIView {
    /// Width and height, in points.
    static let side: CGFloat = 1000

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() { super.init(frame: CGRect(x: 0, y: 0, width: PartView.side, height: PartView.side)) }

    required init?(coder: NSCoder) { nil }

    func show(_ part: Drawing.Part, in traits: UITraitCollection) {
        let shape = layer as? CAShapeLayer
        shape?.fillColor = part.color.resolvedColor(with: traits).cgColor
        shape?.path = part.outline.path(bounds)
    }
}
