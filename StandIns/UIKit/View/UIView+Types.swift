/// The direction of the interface.
@available(iOS 5, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The meaning of content for mirroring.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// The content mode.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The autoresizing mask.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes a mask from a raw value.
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

    /// The options of an animation.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    public struct AnimationOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Makes options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out in the animation.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// User interaction is enabled during the animation.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// It starts from the presented values.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        /// It repeats.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        /// It autoreverses.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        /// Slow at the start and at the end.
        public static var curveEaseInOut: AnimationOptions { [] }
        /// Slow at the start.
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        /// Slow at the end.
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        /// Constant speed.
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    }

    /// The layout direction for an attribute in a surrounding direction.
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
