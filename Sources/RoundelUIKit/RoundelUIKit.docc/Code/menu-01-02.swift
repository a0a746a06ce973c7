import UIKit

final class HandMadeMenu: UIView {
    var items: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in items { addSubview(view) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 32
        let slice = 2 * CGFloat.pi / CGFloat(items.count)
        for (index, view) in items.enumerated() {
            let angle = -CGFloat.pi / 2 + CGFloat(index) * slice
            view.bounds.size = CGSize(width: 64, height: 64)
            view.center = CGPoint(
                x: bounds.midX + radius * cos(angle),
                y: bounds.midY + radius * sin(angle)
            )
        }
    }
}
