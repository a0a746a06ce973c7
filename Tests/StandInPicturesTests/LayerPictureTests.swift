import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import Testing
import UIKit

/// Properties of layers, as they appear in the picture.
@MainActor @Suite(.standIn) struct LayerPictureTests {
    static func view(
        _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 80),
        _ color: UIColor? = nil
    ) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func draw(_ layers: CALayer...) throws -> SVGNode {
        let root = Self.view()
        layers.forEach(root.layer.addSublayer)
        return try SVGNode.parse(Picture(of: root).svg)
    }

    @Test func `a background has rounded corners, with a border inside them`() throws {
        let root = Self.view()
        let box = Self.view(CGRect(x: 10, y: 20, width: 40, height: 30), .red)
        (box.layer.cornerRadius, box.layer.borderWidth) = (8, 4)
        box.layer.borderColor = UIColor.blue.cgColor
        root.addSubview(box)
        let svg = try SVGNode.parse(Picture(of: root).svg)
        let rect = try svg.only("rect", ["fill": "#ff0000", "width": "40", "height": "30", "rx": "8"])
        #expect(isNear(rect.onPage(0, 0), 10, 20))
        let border = try svg.only("rect", ["stroke": "#0000ff", "stroke-width": "4", "fill": "none"])
        #expect(
            border.attributes["x"] == "2" && border.attributes["width"] == "36"
                && border.attributes["rx"] == "6"
        )
    }

    /// By hand: the corner of the child is (−10, −5) from its centre; rotated by 90°, (5, −10).
    ///
    /// In the parent, at (20, 15), it is (25, 5), which is (−25, −25) from the centre of the
    /// parent. Scaled by 2 and moved to (100, 100), it is (50, 50).
    @Test func `transforms are composed from the inside out`() throws {
        let root = Self.view(CGRect(x: 0, y: 0, width: 200, height: 200))
        let parent = Self.view(CGRect(x: 50, y: 70, width: 100, height: 60))
        parent.transform = CGAffineTransform(scaleX: 2, y: 2)
        let child = Self.view(CGRect(x: 10, y: 10, width: 20, height: 10), .green)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.addSubview(child)
        root.addSubview(parent)
        let svg = try SVGNode.parse(Picture(of: root).svg)
        let rect = try svg.only("rect", ["fill": "#00ff00"])
        #expect(isNear(rect.onPage(0, 0), 50, 50))
        let far = child.convert(CGPoint(x: 20, y: 10), to: root)
        #expect(isNear(rect.onPage(20, 10), far.x, far.y))
    }

    @Test func `a transform with shear is a matrix, and scrolled bounds are moved`() throws {
        let root = Self.view()
        root.bounds.origin = CGPoint(x: 5, y: 7)
        let child = Self.view(CGRect(x: 20, y: 30, width: 40, height: 20), .green)
        child.transform = CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 3, ty: 4)
        root.addSubview(child)
        let rect = try SVGNode.parse(Picture(of: root).svg).only("rect", ["fill": "#00ff00"])
        // From the centre (40, 40) by (−20 − 2.5 + 3, −10 − 10 + 4), minus the origin of the
        // bounds.
        #expect(isNear(rect.onPage(0, 0), 40 - 19.5 - 5, 40 - 16 - 7))
    }

    @Test func `a shape has its fill, stroke and dashes`() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30.12345, y: 4))
        path.addCurve(
            to: CGPoint(x: 9, y: 9),
            control1: CGPoint(x: 8, y: 1),
            control2: CGPoint(x: 8, y: 2)
        )
        path.closeSubpath()
        (shape.path, shape.fillRule) = (path, .evenOdd)
        shape.fillColor = UIColor.red.withAlphaComponent(0.5).cgColor
        (shape.strokeColor, shape.lineWidth) = (UIColor.blue.cgColor, 3)
        (shape.lineCap, shape.lineJoin) = (.round, .bevel)
        (shape.lineDashPattern, shape.lineDashPhase) = ([4, 2], 1)
        let node = try draw(shape).only("path")
        let expected = [
            "d": "M1 2L30.123 4C8 1 8 2 9 9Z", "fill": "#ff0000", "fill-opacity": "0.5",
            "fill-rule": "evenodd",
            "stroke": "#0000ff", "stroke-width": "3", "stroke-linecap": "round", "stroke-linejoin": "bevel",
            "stroke-dasharray": "4 2", "stroke-dashoffset": "1",
        ]
        #expect(node.attributes == expected)
    }

    @Test func `a quadratic curve has its control point before its end`() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 7))
        shape.path = path
        #expect(try draw(shape).only("path").attributes["d"] == "M0 0Q5 7 10 0")
    }

    @Test func `a partial stroke is a dash of that length`() throws {
        let shape = CAShapeLayer()
        (shape.path, shape.fillColor) = (
            CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil), nil
        )
        (shape.strokeColor, shape.strokeStart, shape.strokeEnd) = (UIColor.red.cgColor, 0.25, 0.75)
        let node = try draw(shape).only("path", ["fill": "none"])
        #expect(node.attributes["pathLength"] == "1")
        #expect(node.attributes["stroke-dasharray"] == "0 0.25 0.5 2")
    }

    @Test func `a gradient has its start and end points in the bounds`() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 0, width: 50, height: 40)
        gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0.5))
        let svg = try draw(gradient)
        let blend = try svg.only("rect", ["width": "50"]).referred(by: "fill")
        #expect(["x1", "y1", "x2", "y2"].map { blend.attributes[$0] } == ["0", "40", "50", "20"])
        #expect(blend.children.map { $0.attributes["stop-color"] } == ["#ff0000", "#00ff00", "#0000ff"])
        #expect(blend.children.map { $0.number("offset") } == [0, 0.5, 1])
    }

    @Test func `a mask with a path clips with the path at the mask's position`() throws {
        let root = Self.view()
        let view = Self.view(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        mask.position = CGPoint(x: 10, y: 20)
        view.layer.mask = mask
        root.addSubview(view)
        let rect = try SVGNode.parse(Picture(of: root).svg).only("rect", ["fill": "#ff0000"])
        let clip = try rect.around("clip-path").referred(by: "clip-path")
        #expect(clip.children.map { $0.attributes["d"] } == ["M11 22L14 22L14 26L11 26Z"])
    }

    @Test func `any other mask applies its opacity`() throws {
        let root = Self.view()
        let view = Self.view(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
        let mask = Self.view(
            CGRect(x: 5, y: 5, width: 20, height: 20),
            UIColor.black.withAlphaComponent(0.25)
        )
        view.mask = mask
        root.addSubview(view)
        let rect = try SVGNode.parse(Picture(of: root).svg).only("rect", ["fill": "#ff0000"])
        let nodes = try rect.around("mask").referred(by: "mask").all.filter { $0.name == "rect" }
        #expect(nodes.map { $0.attributes["fill"] } == ["#ffffff"])
        #expect(nodes.map { $0.attributes["fill-opacity"] } == ["0.25"])
    }

    @Test func `a shadow is below the layer, blurred and offset, in the form of its path`()
        throws
    {
        let root = Self.view()
        let card = Self.view(CGRect(x: 10, y: 10, width: 50, height: 50), .green)
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.3, 12)
        card.layer.shadowOffset = CGSize(width: 2, height: 6)
        root.addSubview(card)
        var svg = try SVGNode.parse(Picture(of: root).svg)
        let filter = try svg.only("rect", ["fill": "#00ff00"]).around("filter").referred(by: "filter")
        #expect(filter.children.map(\.name).prefix(3) == ["feGaussianBlur", "feOffset", "feFlood"])
        let (blur, offset, flood) = (filter.children[0], filter.children[1], filter.children[2])
        #expect(blur.attributes["stdDeviation"] == "12" && offset.attributes["dy"] == "6")
        #expect(flood.attributes["flood-opacity"] == "0.3")
        #expect(filter.number("x") <= -36 && filter.number("width") >= 50 + 2 * 38)

        card.layer.shadowPath = CGPath(ellipseIn: card.bounds, transform: nil)
        svg = try SVGNode.parse(Picture(of: root).svg)
        let path = try svg.only("path", ["fill": "#000000", "fill-opacity": "0.3"])
        #expect(isNear(path.onPage(0, 0), 12, 16))
        #expect(try path.around("filter").referred(by: "filter").children.first?.name == "feGaussianBlur")
        #expect(
            try svg.only("rect", ["fill": "#00ff00"]).ancestors.allSatisfy { $0.attributes["filter"] == nil }
        )

        card.clipsToBounds = true
        #expect(try SVGNode.parse(Picture(of: root).svg).all("path").isEmpty)
    }

    @Test func `hidden and clear layers are left out, and opacity applies to everything inside`() throws {
        let root = Self.view()
        let views = [UIColor.red, .green, .blue].map {
            Self.view(CGRect(x: 0, y: 0, width: 9, height: 9), $0)
        }
        views.forEach(root.addSubview)
        (views[0].isHidden, views[1].alpha, views[2].alpha) = (true, 0, 0.5)
        views[2].addSubview(Self.view(CGRect(x: 0, y: 0, width: 3, height: 3), .white))
        let svg = try SVGNode.parse(Picture(of: root).svg)
        #expect(svg.all("rect").map { $0.attributes["fill"] } == ["#0000ff", "#ffffff"])
        for rect in svg.all("rect") { #expect(try rect.around("opacity").attributes["opacity"] == "0.5") }
    }

    @Test func `clipping bounds clip the content with their corners, but not the layer itself`() throws {
        let root = Self.view()
        let box = Self.view(CGRect(x: 0, y: 0, width: 50, height: 40), .red)
        (box.clipsToBounds, box.layer.cornerRadius) = (true, 10)
        box.addSubview(Self.view(CGRect(x: 30, y: 30, width: 50, height: 50), .green))
        root.addSubview(box)
        let svg = try SVGNode.parse(Picture(of: root).svg)
        let clip = try svg.only("rect", ["fill": "#00ff00"]).around("clip-path").referred(by: "clip-path")
        #expect(clip.children.first?.attributes["d"]?.contains("C") == true)
        let outer = try svg.only("rect", ["fill": "#ff0000"])
        #expect(outer.ancestors.allSatisfy { $0.attributes["clip-path"] == nil })
    }

    @Test func `layers are in the order of their z positions, and of the tree if these are equal`() throws {
        let colors = [UIColor.red, .green, .blue, .white]
        let layers = colors.map { color in
            let layer = CALayer()
            (layer.frame, layer.backgroundColor) = (CGRect(x: 0, y: 0, width: 9, height: 9), color.cgColor)
            return layer
        }
        (layers[0].zPosition, layers[2].zPosition) = (1, -1)
        let root = Self.view()
        layers.forEach(root.layer.addSublayer)
        let svg = try SVGNode.parse(Picture(of: root).svg)
        let fills = svg.all("rect").map { $0.attributes["fill"] ?? "" }
        #expect(fills == ["#0000ff", "#00ff00", "#ffffff", "#ff0000"])
    }

    @Test func `half a turn has one spelling, whatever the rounding of its sign`() throws {
        func transform(_ angle: CGFloat) throws -> String? {
            let layer = CAShapeLayer()
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            return try draw(layer).only("path").around("transform").attributes["transform"]
        }
        #expect(try transform(.pi) == "rotate(180)" && transform(-.pi) == "rotate(180)")
        #expect(try transform(.pi + 1e-12) == "rotate(180)" && transform(.pi - 1e-12) == "rotate(180)")
    }
}
