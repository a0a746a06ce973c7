import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// The geometry of the badges and superellipses of the playground.
@Suite struct ShapeDesignTests {
    private struct WrongScene: Error {}

    private func badge(_ settings: String) throws -> BadgeDesign {
        let link = Array("badge&\(settings)".utf8)
        #expect(Design.fault(inLink: link) == nil)
        guard case .badge(let badge) = Design(link: link) else { throw WrongScene() }
        return badge
    }

    private func superellipse(_ settings: String) throws -> SuperellipseDesign {
        let link = Array("superellipse&\(settings)".utf8)
        #expect(Design.fault(inLink: link) == nil)
        guard case .superellipse(let design) = Design(link: link) else { throw WrongScene() }
        return design
    }

    // MARK: Badges

    /// The right side of a host of 240 points is at 1, and a badge of a fifth reaches 0.1 of the side
    /// to each side of its centre.
    @Test(arguments: [("on", 1.0), ("inside", 0.9), ("outside", 1.1)])
    func `a badge is on the outline, or touches it from a side`(side: String, x: Double) throws {
        for host in ["circle", "superellipse"] {
            let badge = try badge("angle=0&host=\(host)&side=\(side)")
            #expect(near(badge.anchor, Point2D(x, 0.5)))
            #expect(badge.radius == 24 && badge.size == Point2D(240, 240))
            #expect(badge.shift == .zero)
        }
    }

    @Test(arguments: [0.0, 30, 90, 200, -120], [("inside", -20.0), ("outside", 20)])
    func `a badge beside an ellipse is moved by its radius, as in UIKit and SwiftUI`(
        angle: Double,
        side: (name: String, distance: Double)
    ) throws {
        let badge = try badge("angle=\(Int(angle))&host=ellipse&side=\(side.name)")
        let direction = Point2D(cos(angle * .pi / 180), sin(angle * .pi / 180))
        let center = badge.size / 2 * (1 + direction) + direction * side.distance
        #expect(badge.radius == 20 && near(badge.anchor * badge.size, center))
    }

    @Test(arguments: [("circle", 2.0, 24.0), ("ellipse", 2, 20), ("superellipse", 4, 24)])
    func `a host has its shape, and the badge a fraction of half its height`(
        host: String,
        exponent: Double,
        radius: Double
    ) throws {
        let badge = try badge("host=\(host)")
        #expect(badge.shape.exponent == exponent && near(badge.radius, radius))
        #expect(badge.size == (host == "ellipse" ? Point2D(280, 200) : Point2D(240, 240)))
        #expect(badge.helper.kind == (host == "ellipse" ? .cornerToCenter : .cornerToCorner))
        #expect(near(try self.badge("host=\(host)&ratio=0.5").radius, radius * 2.5))
    }

    @Test func `the helper of a badge reaches to its corner, and on an ellipse to its centre`() throws {
        let circle = try badge("").helper
        let half = 0.5.squareRoot()
        #expect(near(circle.widthMultiplier, half - 0.2) && near(circle.heightMultiplier, half - 0.2))
        let ellipse = try badge("host=ellipse").helper
        #expect(near(ellipse.widthMultiplier, half) && near(ellipse.heightMultiplier, half))
    }

    @Test(arguments: [("on", 12.0, 1.05), ("on", -12, 0.95), ("inside", 24, 1), ("outside", -24, 1)])
    func `an offset moves a badge outward, and a negative one inward`(
        side: String,
        offset: Double,
        x: Double
    ) throws {
        let badge = try badge("angle=0&side=\(side)&offset=\(Int(offset))")
        #expect(near(badge.anchor, Point2D(x, 0.5)) && near(badge.shift, Point2D(offset, 0)))
    }

    @Test(arguments: [
        ("", "left: 85.3553%;", "top: 85.3553%;"),
        ("offset=6", "left: calc(85.3553% + 4.243px);", "top: calc(85.3553% + 4.243px);"),
        ("offset=-6&angle=0", "left: calc(100% + -6px);", "top: calc(50% + 0px);"),
        ("angle=180&side=inside", "left: 10%;", "top: 50%;"),
    ])
    func `CSS places a badge in percent, and its offset in pixels`(
        settings: String,
        left: String,
        top: String
    ) throws {
        let css = try #require(Design.badge(badge(settings)).code(.css)).description
        #expect(css.contains("  \(left)\n  \(top)\n  height: 20%;\n  aspect-ratio: 1;\n"))
        #expect(!css.contains("corner-shape"))
    }

    @Test func `CSS clips a host to a superellipse where it does not know corner shapes`() throws {
        let badge = try badge("host=superellipse")
        let css = try #require(Design.badge(badge).code(.css)).description
        #expect(css.contains("  border-radius: 50%;\n  corner-shape: superellipse(2);\n}\n"))
        let svg = try SVGNode.parse(try #require(Design.badge(badge).code(.svg)).description)
        let data = try #require(try svg.only("path").attributes["d"])
        let fallback = """
            @supports not (corner-shape: round) {
              .host > .picture {
                border-radius: 0;
                clip-path: path("\(data)");
              }
            }

            """
        #expect(css.hasSuffix("}\n" + fallback))
    }

    // MARK: Superellipses

    private let rect = Rect2D(x: 0, y: 0, width: 240, height: 120)

    private func cubics(_ path: SuperellipseDesign.Path) -> Int {
        path.elements.count { if case .cubic = $0 { true } else { false } }
    }

    @Test(arguments: [1, 3, 16])
    func `a path has the number of cubics that is asked for`(segments: Int) throws {
        let path = try superellipse("n=4&segments=\(segments)").path(in: rect)
        #expect(path.segments == segments && cubics(path) == 4 * segments)
        let bound = Superellipse(exponent: 4).errorBound(in: rect, segmentsPerQuadrant: segments)
        #expect(near(path.errorBound, bound, 1e-12))
    }

    @Test(arguments: ["", "n=0.5", "inset=4", "radius=30", "radius=30&segments=1", "n=5&segments=1&inset=-3"])
    func `any other path is within a tenth of a point`(settings: String) throws {
        let path = try superellipse(settings).path(in: rect)
        #expect(path.errorBound <= 0.1 && !path.elements.isEmpty)
        if settings.contains("radius") {
            #expect(path.segments == cubics(path) / 4 && cubics(path).isMultiple(of: 4))
        }
    }

    @Test func `a handle takes the place of the exponent, and a smoothing too`() throws {
        #expect(try superellipse("k=0.7&n=5").shape == Superellipse(handle: 0.7))
        #expect(try superellipse("n=5").shape == Superellipse(exponent: 5))
        #expect(try superellipse("n=5").corners == nil && superellipse("smooth=0.5").corners == nil)
        let smooth = try superellipse("radius=9&smooth=0.5&n=5").corners
        #expect(smooth == Corners(radius: 9, shape: .smooth(0.5)))
    }
}
