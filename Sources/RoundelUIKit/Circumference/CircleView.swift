#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view that is cut to a circle, or to a capsule where it is not square, whatever size layout gives it.
///
/// The corners follow in `layoutSubviews`, when the size is known, and again whenever it changes; inside `UIView.animate` they
/// animate with it.
@IBDesignable open class CircleView: UIView {
    /// Whether the corners are half the shorter side; they are what `layer.cornerRadius` says otherwise.
    @IBInspectable public var roundsToCircle: Bool = true { didSet { setNeedsLayout() } }

    /// Makes a view at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Rounds the corners.
    open override func layoutSubviews() {
        super.layoutSubviews()
        round()
    }

    /// Rounds the corners to a new size, within an animation of it.
    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { round() } } }

    /// Rounds the corners to a new size, within an animation of it.
    open override var frame: CGRect { didSet { if frame.size != oldValue.size { round() } } }

    private func round() {
        if roundsToCircle { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    }
}
#endif
