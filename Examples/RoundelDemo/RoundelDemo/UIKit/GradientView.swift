import UIKit

/// The gradient that the shapes are filled with, in the colours of light and dark.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        updateColors()
        guard #available(iOS 17, *) else { return }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (view: GradientView, _: UITraitCollection) in view.updateColors()
        }
    }

    @available(iOS, deprecated: 17)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { updateColors() }
    }

    /// A layer keeps the colours that it is given: it knows nothing of light and dark.
    private func updateColors() {
        guard let gradient = layer as? CAGradientLayer else { return }
        let colors = [UIColor.systemIndigo, .systemPink]
        gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    }
}
