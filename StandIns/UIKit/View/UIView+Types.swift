/// The direction of the interface.
@available(iOS 5, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What content means for mirroring.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// How content fills the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// What follows when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin.
        public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
        /// The width.
        public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        /// The right margin.
        public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
        /// The top margin.
        public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
        /// The height.
        public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
        /// The bottom margin.
        public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
    }

    /// How an animation runs.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out within it.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// Touches reach moving views.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// It starts from what is shown.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        /// It runs for ever.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        /// It runs back again.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        /// Slow at both ends.
        public static var curveEaseInOut: AnimationOptions { [] }
        /// Slow at first.
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        /// Slow at last.
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        /// An even pace.
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    }

    /// The direction for an attribute within a surrounding direction.
    @available(iOS 10, tvOS 10, visionOS 1, *)
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }
}
