#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension ShapedView {
    /// The corners of the outline, which are at the left and right of the screen unless
    /// ``mirrorsInRightToLeft``.
    ///
    /// They are those of the rectangle itself, the default, while the ``circumference`` is a
    /// superellipse, an ellipse or a circle; setting them replaces it.
    public var corners: Corners {
        get { if case .corners(let corners) = circumference { corners } else { Corners() } }
        set { circumference = .corners(newValue) }
    }

    /// The radius of all four corners, in points; of the one at the top left if they differ.
    ///
    /// Setting it gives all four corners this radius, also those that were square; set ``corners``
    /// where they differ, as in a card that is round at the top alone.
    /// 0, the default, gives the corners of the rectangle itself; negative numbers and NaN count as
    /// 0. Radii that do not fit are scaled down. Setting it replaces a ``circumference`` that is not
    /// one of corners.
    @IBInspectable public dynamic var uniformCornerRadius: CGFloat {
        get { CGFloat(corners.topLeft.radii.x) }
        set {
            corners = corners.mapped {
                Corner(radius: Double(newValue), shape: hasCorners ? $1.shape : shapeOfNextCorners)
            }
        }
    }

    /// The exponent of the shape of all four corners, from 0 on; of the one at the top left if they
    /// differ.
    ///
    /// 2, the default, is round, 4 a squircle, 1 a bevel, 0.5 a scoop and 0 a notch; a large number
    /// is almost square. A negative number counts as 0, and NaN as 2. Smooth corners have an exponent
    /// of 2, so setting 2 leaves them; set ``cornerSmoothing`` to 0 for round ones. While
    /// the ``circumference`` is not one of corners, setting it changes nothing until a radius does.
    @IBInspectable public dynamic var cornerExponent: CGFloat {
        get { CGFloat(cornerShape.exponent) }
        set {
            let shape = CornerShape.superellipse(exponent: Double(newValue))
            reshape { $0.exponent == shape.exponent ? $0 : shape }
        }
    }

    /// The smoothing of all four corners, from 0, the default, to 1; of the one at the top left if
    /// they differ.
    ///
    /// Numbers outside count as the nearer end. Smooth corners have an exponent of 2: of different
    /// settings of this property and of ``cornerExponent``, the last one counts. While the
    /// ``circumference`` is not one of corners, setting it changes nothing until a radius does.
    @IBInspectable public dynamic var cornerSmoothing: CGFloat {
        get { CGFloat(cornerShape.smoothing) }
        set {
            let smoothing = Double(newValue)
            reshape { smoothing > 0 || $0.smoothing > 0 ? .smooth(smoothing) : $0 }
        }
    }

    private var hasCorners: Bool { if case .corners = circumference { true } else { false } }

    private var cornerShape: CornerShape { hasCorners ? corners.topLeft.shape : shapeOfNextCorners }

    private func reshape(_ change: (CornerShape) -> CornerShape) {
        // An appearance proxy for cards reaches avatars too, which have no corners.
        guard hasCorners else { return shapeOfNextCorners = change(shapeOfNextCorners) }
        corners = corners.mapped { Corner(radii: $1.radii, shape: change($1.shape)) }
    }
}
#endif
