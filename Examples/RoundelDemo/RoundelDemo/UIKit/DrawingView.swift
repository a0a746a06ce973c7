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
        for view in partViews {
            view.bounds.size = bounds.size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    /// Shows the picture with the present colours.
    ///
    /// A layer does not follow light and dark mode by itself.
    private func show() {
        (layer as? CAGradientLayer)?.colors = drawing.background.map(\.cgColor)
        while partViews.count > drawing.parts.count { partViews.removeLast().removeFromSuperview() }
        while partViews.count < drawing.parts.count {
            let view = PartView(frame: bounds)
            partViews.append(view)
            addSubview(view)
        }
        for (view, part) in zip(partViews, drawing.parts) { view.show(part, in: traitCollection) }
    }
}

/// A part of a picture.
///
/// It is a view, because the layer of a view has no implicit animations of its colour.
private final class PartView: UIView {
    private var outline: Outline?

    override class var layerClass: AnyClass { CAShapeLayer.self }

    func show(_ part: Drawing.Part, in traits: UITraitCollection) {
        outline = part.outline
        (layer as? CAShapeLayer)?.fillColor = part.color.resolvedColor(with: traits).cgColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (layer as? CAShapeLayer)?.path = outline?.path(bounds)
    }
}
