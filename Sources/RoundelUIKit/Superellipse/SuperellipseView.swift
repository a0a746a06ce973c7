#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A view in the shape of a superellipse.
///
/// Its content is clipped to the shape, and its stroke and its shadow follow it, as in every
/// ``ShapedView``.
///
/// ```swift
/// let avatar = SuperellipseView()
/// avatar.exponent = 3.5
/// avatar.strokeWidth = 2
/// avatar.contentView.addSubview(photo)
/// ```
///
/// The shape is stretched with the view. For corners that keep their radius, use a ``ShapedView``.
@IBDesignable open class SuperellipseView: ShapedView {
    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpShape()
    }

    /// Makes a view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpShape()
    }

    /// A view that is made inside `UIView.animate` does not begin as a rectangle.
    private func setUpShape() {
        UIView.performWithoutAnimation { shape = Superellipse(exponent: 5) }
    }
}

extension SuperellipseView {
    /// The shape.
    ///
    /// The default has the exponent 5. While the ``ShapedView/circumference`` is not a superellipse,
    /// this is one with the exponent 2; setting it replaces the circumference.
    public var shape: Superellipse {
        get { if case .superellipse(let shape) = circumference { shape } else { Superellipse(exponent: 2) } }
        set { circumference = .superellipse(newValue) }
    }

    /// Lamé's exponent n: 1 is a rhombus, 2 an ellipse, infinity the rectangle.
    ///
    /// Negative numbers and zero count as 2⁻¹⁰, NaN counts as 2. See `Superellipse` of the module
    /// Roundel.
    @IBInspectable public dynamic var exponent: CGFloat {
        get { CGFloat(shape.exponent) }
        set { shape = Superellipse(exponent: Double(newValue)) }
    }

    /// The handle length k of a shape that consists of four cubics, as a multiple of half the side;
    /// 0 if the shape has an exponent.
    ///
    /// The useful range is 0 to 4/3. A value that is not finite counts as 0.75. Design tools use
    /// this approximation of a superellipse; prefer the ``exponent``. A change between a handle and
    /// an exponent is not animated.
    @IBInspectable public dynamic var handle: CGFloat {
        get { CGFloat(shape.handle ?? 0) }
        set { shape = Superellipse(handle: Double(newValue)) }
    }
}
#endif
