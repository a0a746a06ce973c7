#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

/// A shape in a rectangle.
///
/// Shapes are not isolated, though views are.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// Whether the outline is mirrored; by default from right to left, as for an app that is
    /// deployed on iOS 17 or later.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Shape {
    /// From right to left, the outline is mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The outline in a rectangle, mirrored if the shape asks for it in a layout direction.
    public func standInOutline(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        let path = path(in: rect)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return path }
        return layoutDirectionBehavior == .mirrors(in: direction) ? path.mirrored(in: rect) : path
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Shape {
    /// The shape, filled.
    @MainActor @preconcurrency public var body: some View { DrawnShape(shape: self, style: "fill") }

    /// The shape, filled.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> some View {
        DrawnShape(shape: self, style: content, isEvenOdd: style.isEOFilled)
    }

    /// The stroked outline.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(shape: self, style: content, lineWidth: lineWidth)
    }
}

/// A shape that can be inset.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, inset by a distance.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension InsettableShape {
    /// The outline, stroked inside: inset by half the line width, as documented.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        DrawnShape(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth)
    }
}

/// The rendering of a shape, for tests.
public struct StandInDrawing {
    /// The outline.
    public let path: Path
    /// The colour or other style, or "fill".
    public let style: Any
    /// The line width; `nil` for a fill.
    public let lineWidth: CGFloat?
    /// Whether the even-odd rule is used.
    public let isEvenOdd: Bool
}

struct DrawnShape<S: Shape>: View, PrimitiveView, DrawingElement {
    let shape: S
    nonisolated(unsafe) let style: Any
    let lineWidth: CGFloat?
    let isEvenOdd: Bool
    var shown: S?
    var direction = LayoutDirection.leftToRight

    nonisolated init(shape: S, style: Any, lineWidth: CGFloat? = nil, isEvenOdd: Bool = false) {
        (self.shape, self.style, self.lineWidth, self.isEvenOdd) = (shape, style, lineWidth, isEvenOdd)
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        var presented = self
        presented.shown = context.shown(data: shape)
        presented.direction = context.environment.layoutDirection
        return presented.leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }

    func drawing(in rect: CGRect, isShown: Bool) -> StandInDrawing {
        StandInDrawing(
            path: (isShown ? shown ?? shape : shape).standInOutline(in: rect, direction),
            style: style,
            lineWidth: lineWidth,
            isEvenOdd: isEvenOdd
        )
    }
}

@MainActor protocol DrawingElement {
    func drawing(in rect: CGRect, isShown: Bool) -> StandInDrawing
}

/// A circle in the centre of a rectangle.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    /// Makes a circle.
    public init() {}

    /// Fixed, since its mirror image is the same.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) - 2 * inset
        let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
        return Path(ellipseIn: CGRect(origin: corner, size: CGSize(width: side, height: side)))
    }

    /// The inset circle.
    public func inset(by amount: CGFloat) -> Circle {
        var circle = self
        circle.inset += amount
        return circle
    }
}

/// A rectangle.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Rectangle: Shape {
    /// Makes a rectangle.
    public init() {}

    /// Fixed, since its mirror image is the same.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A style to fill with, such as a colour or a gradient.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

/// A colour, which as a view takes all the space.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Color: ShapeStyle, View, PrimitiveView, Hashable {
    let name: String

    /// Red.
    public static let red = Color(name: "red")
    /// Blue.
    public static let blue = Color(name: "blue")
    /// White.
    public static let white = Color(name: "white")
    /// Black.
    public static let black = Color(name: "black")
    /// The colour of text.
    public static let primary = Color(name: "primary")
    /// The colour of secondary text.
    public static let secondary = Color(name: "secondary")
    /// Pink.
    public static let pink = Color(name: "pink")
    /// Indigo.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public static let indigo = Color(name: "indigo")
    /// Transparent.
    public static let clear = Color(name: "clear")

    /// The same colour with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) · \(opacity)") }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Color.red }
    /// Blue.
    public static var blue: Color { Color.blue }
    /// White.
    public static var white: Color { Color.white }
    /// Pink.
    public static var pink: Color { Color.pink }
    /// Indigo.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public static var indigo: Color { Color.indigo }
}

#if canImport(UIKit) && !os(watchOS)
@available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
@available(macOS, unavailable)
extension Color {
    /// Makes a colour from one of UIKit, which may adapt to dark mode; the stand-in ignores its
    /// opacity.
    public init(uiColor: UIColor) {
        let numbers = [UIUserInterfaceStyle.light, .dark].map { style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            let parts = uiColor.resolvedColor(with: traits).cgColor.components ?? []
            return parts.prefix(3).reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
        }
        let alpha = uiColor.cgColor.components?.last ?? 1
        self.init(name: "\(numbers[0])/\(numbers[1])\(alpha < 1 ? " · \(alpha)" : "")")
    }
}
#endif

/// The tint colour of the environment.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the environment: white, or black in dark mode.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A gradient between two points, which as a view takes all the space.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct LinearGradient: ShapeStyle, View, PrimitiveView {
    /// The colours.
    public let standInColors: [Color]
    /// The points of the first and the last colour.
    public let standInPoints: [UnitPoint]

    /// Makes a gradient of colours at even distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        (standInColors, standInPoints) = (colors, [startPoint, endPoint])
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }
}

/// A gradient around a point.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct AngularGradient: ShapeStyle, View, PrimitiveView {
    /// The colours.
    public let standInColors: [Color]
    /// The point.
    public let standInCenter: UnitPoint
    /// The angles of the first and the last colour.
    public let standInAngles: [Angle]

    /// Makes a gradient of colours at even distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        (standInColors, standInCenter, standInAngles) = (colors, center, [startAngle, endAngle])
    }

    /// The position at an angle, from 0 at the first to 1 at the last colour.
    ///
    /// As documented, only the last turn of a longer gradient is drawn, and the colours of the ends
    /// meet in the middle of the area that a shorter one leaves.
    public func standInPosition(at angle: Angle) -> Double {
        let (first, last) = (standInAngles[0].radians, standInAngles[1].radians)
        let (length, turn) = (last - first, 2 * Double.pi)
        guard length > 0 else { return 0 }
        if length >= turn {
            let behind = (last - angle.radians).truncatingRemainder(dividingBy: turn)
            return 1 - (behind < 0 ? behind + turn : behind) / length
        }
        let ahead = (angle.radians - first).truncatingRemainder(dividingBy: turn)
        let way = ahead < 0 ? ahead + turn : ahead
        return way <= length ? way / length : way < (length + turn) / 2 ? 1 : 0
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }
}
