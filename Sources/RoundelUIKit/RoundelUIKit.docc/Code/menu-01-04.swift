import Roundel
import UIKit

final class HandMadeMenu: UIView {
    var items: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in items { addSubview(view) }
            setNeedsLayout()
        }
    }

    var rotation = Angle.zero {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 32
        let ring = Ring(
            center: Point2D(bounds.midX, bounds.midY),
            radius: radius,
            spacing: .even(items.count)
        )
        let positions = ring.positions(rotation: rotation)
        for (view, position) in zip(items, positions) {
            view.bounds.size = CGSize(width: 64, height: 64)
            view.center = CGPoint(x: position.x, y: position.y)
        }
    }
}
