/// A path with attributes for filling and stroking.
///
/// Angles are clockwise where y grows downward.
@available(iOS 3.2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// Makes an empty path.
    public override init() { super.init() }
    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// Makes an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// Makes a rectangle with round corners; the radius is at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
    /// Makes an arc.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }
    /// Makes a copy of a path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// A copy of the path; setting it copies too.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// Starts a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc; `clockwise` has the opposite meaning in Core Graphics.
    @available(iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }
    /// Closes the subpath with a line to its start.
    open func close() { path.closeSubpath() }
    /// Removes all points.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Maps the path.
    open func apply(_ transform: CGAffineTransform) {
        var map = transform
        path = path.mutableCopy(using: &map) ?? path
    }
    /// Whether a point is inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The current point.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// The ends of the line.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of the line.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Whether the even-odd rule is used.
    open var usesEvenOddFillRule = false
    /// Fills the path; this does nothing here.
    open func fill() {}
    /// Strokes the path; this does nothing here.
    open func stroke() {}
    /// Clips later drawing; this does nothing here.
    open func addClip() {}
}
