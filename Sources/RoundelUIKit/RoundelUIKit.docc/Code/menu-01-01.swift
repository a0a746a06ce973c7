import UIKit

final class HandMadeMenu: UIView {
    var items: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in items { addSubview(view) }
            setNeedsLayout()
        }
    }
}
