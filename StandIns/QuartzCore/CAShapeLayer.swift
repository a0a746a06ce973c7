import Foundation

/// The rule of a shape layer for overlapping subpaths.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a rule by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// By the even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of a shape layer's stroke.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a cap by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of a shape layer's stroke.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a join by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that is a path.
///
/// As Apple documents, a change of its path has no implicit animation. Changes of its colours and
/// its line width have one.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAShapeLayer: CALayer {
    /// The outline.
    open var path: CGPath?
    /// The colour inside; opaque black by default.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { if fillColor != oldValue { changed("fillColor") } }
    }
    /// The rule for what is inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The colour of the line; none by default.
    open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { changed("strokeColor") } } }
    /// The fraction of the path at which the line starts.
    open var strokeStart: CGFloat = 0
    /// The fraction of the path at which the line ends.
    open var strokeEnd: CGFloat = 1
    /// The width of the line.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed("lineWidth") } } }
    /// The ends of the line.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The corners of the line.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The alternating lengths of dashes and gaps; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// The offset in the pattern at which the line starts.
    open var lineDashPhase: CGFloat = 0
}
