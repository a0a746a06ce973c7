#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view that is clipped to a circle, or to a capsule if it is not square, at every size.
///
/// The corner radius follows the size in layout and whenever the size changes. Inside
/// `UIView.animate` it is animated with the size.
@IBDesignable open class CircleView: UIView {
    /// Whether the corner radius is half the shorter side; `true` by default.
    ///
    /// If `false`, set `layer.cornerRadius`.
    @IBInspectable public dynamic var roundsToCircle: Bool = true {
        didSet { if roundsToCircle != oldValue { setNeedsLayout() } }
    }

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        // The view may be animated before its first layout, and may be made inside an animation.
        UIView.performWithoutAnimation { round() }
    }

    /// Rounds the corners.
    open override func layoutSubviews() {
        super.layoutSubviews()
        round()
    }

    /// Fits the corner radius to a new size, within an animation of the size.
    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { round() } } }

    /// Fits the corner radius to a new size, within an animation of the size.
    open override var frame: CGRect { didSet { if frame.size != oldValue.size { round() } } }

    private func round() {
        if roundsToCircle { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    }
}
#endif
