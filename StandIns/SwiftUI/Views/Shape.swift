#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

/// An outline that fills a rectangle; a shape has no isolation, though views have.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
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

    /// The outline, drawn.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(shape: self, style: content, lineWidth: lineWidth)
    }
}

/// A shape that can be made smaller all round.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a distance.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension InsettableShape {
    /// The outline, drawn inside: inset by half the width, as documented.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        DrawnShape(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth)
    }
}

/// What a shape draws, for tests to look at.
public struct StandInDrawing {
    /// The outline.
    public let path: Path
    /// The color or other style, or "fill".
    public let style: Any
    /// The width of the line; `nil` where the inside is filled.
    public let lineWidth: CGFloat?
    /// Whether what lies inside an even number of lines is left out.
    public let isEvenOdd: Bool
}

struct DrawnShape<S: Shape>: View, PrimitiveView, DrawingElement {
    let shape: S
    nonisolated(unsafe) let style: Any
    let lineWidth: CGFloat?
    let isEvenOdd: Bool
    var shown: S?

    nonisolated init(shape: S, style: Any, lineWidth: CGFloat? = nil, isEvenOdd: Bool = false) {
        (self.shape, self.style, self.lineWidth, self.isEvenOdd) = (shape, style, lineWidth, isEvenOdd)
    }

    func elements(in context: EvaluationContext) -> [StandInElement] {
        var drawn = self
        drawn.shown = context.shown(data: shape)
        return drawn.leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }

    func drawing(in rect: CGRect, isShown: Bool) -> StandInDrawing {
        StandInDrawing(
            path: (isShown ? shown ?? shape : shape).path(in: rect),
            style: style,
            lineWidth: lineWidth,
            isEvenOdd: isEvenOdd
        )
    }
}

@MainActor protocol DrawingElement {
    func drawing(in rect: CGRect, isShown: Bool) -> StandInDrawing
}

/// A circle in the middle of a rectangle.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    /// Makes a circle.
    public init() {}

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) - 2 * inset
        let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
        return Path(ellipseIn: CGRect(origin: corner, size: CGSize(width: side, height: side)))
    }

    /// The circle, smaller.
    public func inset(by amount: CGFloat) -> Circle {
        var circle = self
        circle.inset += amount
        return circle
    }
}

/// A color, a gradient or another way to fill.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

/// A color, which as a view takes all the room.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Color: ShapeStyle, View, PrimitiveView, Hashable {
    let name: String

    /// Red.
    public static let red = Color(name: "red")
    /// Blue.
    public static let blue = Color(name: "blue")
    /// White.
    public static let white = Color(name: "white")
    /// Pink.
    public static let pink = Color(name: "pink")
    /// Indigo.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public static let indigo = Color(name: "indigo")
    /// Nothing to see.
    public static let clear = Color(name: "clear")

    /// The same color, with a share of its opacity.
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
    /// Makes a color of UIKit's, which may be others in light and in dark; the stand-in leaves its opacity out.
    public init(uiColor: UIColor) {
        let numbers = [UIUserInterfaceStyle.light, .dark].map { style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            let parts = uiColor.resolvedColor(with: traits).cgColor.components ?? []
            return parts.prefix(3).reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
        }
        self.init(name: "\(numbers[0])/\(numbers[1])")
    }
}
#endif

/// Colors from one point to another, which as a view takes all the room.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct LinearGradient: ShapeStyle, View, PrimitiveView {
    /// The colors.
    public let standInColors: [Color]
    /// Where the first color stands, and where the last.
    public let standInPoints: [UnitPoint]

    /// Makes a gradient of colors that are evenly far apart.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        (standInColors, standInPoints) = (colors, [startPoint, endPoint])
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        leaf(in: context) { $0.replacingUnspecifiedDimensions() }
    }
}
