#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@Suite struct SuperellipseShapeTests {
    typealias Shape = RoundelSwiftUI.Superellipse
    static let rect = CGRect(x: 10, y: 20, width: 200, height: 120)

    static func elements(_ path: Path) -> [Path.Element] {
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        return elements
    }

    /// The points of a path of the core, in order.
    static func points(_ elements: [PathElement]) -> [Point2D] {
        elements.flatMap { element -> [Point2D] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    static func points(_ path: Path) -> [Point2D] {
        elements(path).flatMap { element -> [Point2D] in
            switch element {
            case .move(let point), .line(let point): [Point2D(point)]
            case .quadCurve(let end, let control): [Point2D(control), Point2D(end)]
            case .curve(let end, let first, let second): [Point2D(first), Point2D(second), Point2D(end)]
            case .closeSubpath: []
            }
        }
    }

    @Test(arguments: [0.5, 1, 2, 2.5, 3.5, 10, .infinity])
    func `the path is that of the core`(exponent: Double) {
        let core = Roundel.Superellipse(exponent: exponent)
        for inset in [0.0, 7, -4] {
            let shape = Shape(exponent: exponent, tolerance: 0.01).inset(by: inset)
            let rect = Rect2D(Self.rect)
            let expected =
                inset == 0
                ? core.path(in: rect, tolerance: 0.01)
                : core.offsetPath(in: rect, by: -inset, tolerance: 0.01)
            let path = shape.path(in: Self.rect)
            #expect(Self.elements(path).count == expected.elements.count)
            #expect(Self.elements(path).last == .closeSubpath)
            let pairs = zip(Self.points(path), Self.points(expected.elements))
            #expect(pairs.allSatisfy { near($0, $1) })
        }
    }

    @MainActor @Test func `no shape is mirrored from right to left`() {
        let shapes = ZStack {
            ArcBandShape(start: .degrees(20), sweep: .degrees(100), thickness: 9).fill(.red)
            DialTickMarks(at: [.degrees(30)], length: 9).fill(.red)
            Shape(exponent: 3).fill(.red)
            ZoneShape { _ in TouchZone(center: Point2D(60, 80), innerRadius: 9, outerRadius: 40) }.fill(.red)
        }
        let host = StandInHost(shapes)
        let paths = host.drawings.map(\.path)
        #expect(paths.count == 4)
        host.environment.layoutDirection = .rightToLeft
        #expect(host.drawings.map(\.path) == paths)
    }

    @Test func `a shape created from a handle has four cubics`() {
        let shape = Shape(handle: 0.75)
        let expected = Roundel.Superellipse(handle: 0.75).path(in: Rect2D(Self.rect), tolerance: 0.05)
        #expect(Self.elements(shape.path(in: Self.rect)).count == 6)
        #expect(Self.points(shape.path(in: Self.rect)) == Self.points(expected.elements))
        #expect(shape.handle == 0.75 && Shape(exponent: 3).handle == nil)
    }

    @Test func `an inset of half the shorter side or more gives an empty path`() {
        for amount in [60.0, 100, 1e9] {
            #expect(Shape(exponent: 3).inset(by: amount).path(in: Self.rect).isEmpty)
        }
        #expect(Shape(exponent: 3).path(in: .zero).isEmpty)
    }

    @Test func `exponent, handle and inset are animatable`() {
        let square = Shape(exponent: .infinity)
        let half = Shape(exponent: 2).standInInterpolated(to: square.inset(by: 10), by: 0.5)
        #expect(near(half.exponent, 4))
        #expect(near(Double(half.path(in: Self.rect).boundingRect.minX), 15, 0.05))
        let handle = Shape(handle: 0.5).standInInterpolated(to: Shape(handle: 1), by: 0.25)
        #expect(near(handle.handle ?? .nan, 0.625))
        let mixed = Shape(handle: 0.75).standInInterpolated(to: Shape(exponent: 2), by: 1)
        #expect(mixed.exponent == 2)
        let end = Shape(exponent: 2).standInInterpolated(to: Shape(exponent: .infinity), by: 1)
        #expect(end.exponent == .infinity)
        let overshot = Shape(exponent: 2).standInInterpolated(to: Shape(exponent: .infinity), by: 1.2)
        #expect(overshot.exponent == .infinity)
        #expect(Shape(exponent: 0.5).animatableData.first.second == 0)
        let best = Roundel.Superellipse.bestHandle(forExponent: 4)
        #expect(best.map { $0 > 0.5 } == true && Shape(exponent: 4).animatableData.first.second == best)
    }

    @MainActor @Test func `the shape clips, fills and draws borders`() throws {
        let host = StandInHost(
            Color.red
                .clipShape(Shape(exponent: 3.5))
                .background(.blue, in: Shape(exponent: 4))
                .overlay { Shape(exponent: 4).strokeBorder(.red, lineWidth: 8) },
            size: CGSize(width: 200, height: 120)
        )
        #expect(host.values("clipShape", as: Shape.self).first?.exponent == 3.5)
        let drawings = host.drawings
        #expect(drawings.count == 2)
        let (filled, border) = (Rect2D(drawings[0].path.boundingRect), Rect2D(drawings[1].path.boundingRect))
        #expect(near(filled.origin, .zero, 0.05) && near(filled.end, Point2D(200, 120), 0.05))
        #expect(near(border.origin, Point2D(4, 4), 0.05) && near(border.end, Point2D(196, 116), 0.05))
    }
}
#endif
