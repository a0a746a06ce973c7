#if canImport(SwiftUI)
import Roundel
import SwiftUI

// SwiftUI has functions of these names with a `RoundedCornerStyle`. The style has no default here, so
// that a call without one remains SwiftUI's.

extension Shape where Self == ShapedRectangle {
    /// A rectangle with four equal corners; see ``ShapedRectangle/init(cornerRadius:style:)``.
    public static func rect(cornerRadius: CGFloat, style: CornerShape) -> Self {
        ShapedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with four equal corners; see ``ShapedRectangle/init(cornerSize:style:)``.
    public static func rect(cornerSize: CGSize, style: CornerShape) -> Self {
        ShapedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners have different radii; see
    /// ``ShapedRectangle/init(cornerRadii:style:)``.
    public static func rect(cornerRadii: RectangleCornerRadii, style: CornerShape) -> Self {
        ShapedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners have different radii; see
    /// ``ShapedRectangle/init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)``.
    public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: CornerShape
    ) -> Self {
        ShapedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
#endif
