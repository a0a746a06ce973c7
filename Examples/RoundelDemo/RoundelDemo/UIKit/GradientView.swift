import UIKit

/// The gradient that the shapes are filled with.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
        (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    }
}
