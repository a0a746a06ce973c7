import Foundation

/// How a shape layer adds overlapping subpaths up.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a rule by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// By counting crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's stroke look.
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

/// How the corners of a shape layer's stroke look.
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
/// A change of its path does not animate by itself: Apple says so. Those of its colours and its width do.
@available(iOS 3, macOS 10.6, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAShapeLayer: CALayer {
    /// The outline.
    open var path: CGPath?
    /// The colour inside; opaque black to begin with.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { if fillColor != oldValue { changed("fillColor") } }
    }
    /// What counts as inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The colour of the line; none to begin with.
    open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { changed("strokeColor") } } }
    /// Where along the path the line starts.
    open var strokeStart: CGFloat = 0
    /// Where along the path the line ends.
    open var strokeEnd: CGFloat = 1
    /// The width of the line.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed("lineWidth") } } }
    /// The ends of the line.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The corners of the line.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The lengths of dashes and gaps in turn; nothing for a full line.
    open var lineDashPattern: [NSNumber]?
    /// How far into the pattern the line starts.
    open var lineDashPhase: CGFloat = 0
}
