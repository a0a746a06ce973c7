import Foundation
import Roundel
import Testing

extension InBrowser {
    /// Corners that Chromium draws: its own `corner-shape`, and Roundel's path as an SVG path.
    ///
    /// Both are drawn into a canvas of the page, whose pixels the page adds up, so that no picture
    /// has to be taken out of the browser.
    struct CornersBrowserTests {
        private static let side = 4_000
        private static let radius = 1_900.0

        /// The shapes of four different corners, clockwise from the top left.
        private static let boxes: [[CornerShape]] = [
            [.round, .squircle, .bevel, .scoop],
            [.notch, .square, .superellipse(exponent: 1.25), .superellipse(exponent: 1.5)],
            [2.5, 3, 6, 10].map { .superellipse(exponent: $0) },
            [0.5, 0.6, 0.8, 8].map { .superellipse(exponent: $0) },
        ]

        @Test(.inBrowser)
        func `our path is nearer to the true corner than the browser's own shape`() async throws {
            let browser = try await Chromium(width: 100, height: 100, framesOnDemand: false)
            try await browser.evaluate(Self.script)
            try #require(try await browser.isTrue("CSS.supports('corner-shape', 'superellipse(2)')"))
            for shapes in Self.boxes {
                let all = shapes.map { Corner(radius: Self.radius, shape: $0) }
                let corners = Corners(
                    topLeft: all[0],
                    topRight: all[1],
                    bottomRight: all[2],
                    bottomLeft: all[3]
                )
                let rect = Rect2D(x: 0, y: 0, width: Double(Self.side), height: Double(Self.side))
                let probes = (0..<4).map { Probe.all(shapes[$0], corner: $0) }
                try await browser.draw(Self.box(corners, Self.side, Self.side), Self.side, Self.side)
                let theirs = try await errors(probes, shapes, browser)
                let path = corners.path(in: rect, tolerance: 0.01)
                try await browser.draw(Self.path(path), Self.side, Self.side)
                let ours = try await errors(probes, shapes, browser)
                for (shape, (our, their)) in zip(shapes, zip(ours, theirs)) {
                    print("exponent \(shape.exponent): our error is \(our) pixels, the browser's \(their)")
                    // The browser's rasteriser adds up to 0.35 pixels to any curve, and 0.2 to its own circle.
                    #expect(our <= 0.4 && our <= their + 0.1, "\(shape)")
                    #expect(their < 40, "This is not the browser's corner of the same shape.")
                }
            }
            await browser.close()
        }

        /// The greatest distance of the edge that was drawn from the true curve, for each corner.
        private func errors(
            _ probes: [[Probe]],
            _ shapes: [CornerShape],
            _ browser: Chromium
        ) async throws -> [Double] {
            let lines = probes.flatMap { $0 }.map { "[\($0.x),\($0.y),\($0.width),\($0.height)]" }
            let sums =
                try await browser.evaluate("sums([\(lines.joined(separator: ","))])") as? [NSNumber] ?? []
            try #require(sums.count == lines.count)
            var rest = sums.map(\.doubleValue)[...]
            return zip(probes, shapes).map { probes, shape in
                let found = rest.prefix(probes.count)
                rest = rest.dropFirst(probes.count)
                return zip(probes, found).map { $0.distance(inside: $1, shape) }.max() ?? 0
            }
        }

        // MARK: Radii that do not fit

        @Test(.inBrowser)
        func `radii that do not fit a side are scaled as in the browser`() async throws {
            let browser = try await Chromium(width: 100, height: 100, framesOnDemand: false)
            try await browser.evaluate(Self.script)
            for (shape, radii) in [
                (CornerShape.round, [(1200.0, 100.0), (300, 500), (200, 300), (100, 200)]),
                (.bevel, [(600, 600), (600, 600), (0, 0), (0, 0)]),
                (.bevel, [(400, 900), (10, 10), (20, 700), (300, 300)]),
                (.scoop, [(800, 50), (300, 50), (500, 400), (400, 900)]),
            ] {
                let all = radii.map { Corner(radii: Point2D($0.0, $0.1), shape: shape) }
                let corners = Corners(
                    topLeft: all[0],
                    topRight: all[1],
                    bottomRight: all[2],
                    bottomLeft: all[3]
                )
                let rect = Rect2D(x: 0, y: 0, width: 1000, height: 600)
                try await browser.draw(Self.box(corners, 1000, 600), 1000, 600)
                try await browser.evaluate("keep()")
                try await browser.draw(Self.path(corners.path(in: rect, tolerance: 0.01)), 1000, 600)
                // The area between the two edges, per length of the outline.
                let difference = try await browser.number("difference()") / corners.perimeter(in: rect)
                print("\(shape.exponent), \(radii): the edges differ by \(difference) pixels")
                #expect(difference < 0.25, "\(shape), \(radii)")
            }
            await browser.close()
        }

        /// The browser finds the factor by five halvings, and with another point of the curve on the
        /// diagonal, 2^(-1/n) for n below 1; see ``Corners/fitted(in:)``.
        @Test(.inBrowser)
        func `radii of opposite concave corners are scaled as in the browser, which rounds down`()
            async throws
        {
            let browser = try await Chromium(width: 100, height: 100, framesOnDemand: false)
            try await browser.evaluate(Self.script)
            for (shape, radius, isEqual) in [
                (CornerShape.notch, 800.0, true), (.notch, 600, true), (.scoop, 800, false),
                (.scoop, 650, true),
            ] {
                let corner = Corner(radius: radius, shape: shape)
                let corners = Corners(topLeft: corner, bottomRight: corner)
                try await browser.draw(Self.box(corners, 1000, 1000), 1000, 1000)
                // The first row of a scoop is cut off by less than a pixel.
                let theirs = 1000 - (try await browser.number("sums([[0, 0, 1000, 1]])[0]"))
                let rect = Rect2D(x: 0, y: 0, width: 1000, height: 1000)
                let ours = corners.fitted(in: rect).topLeft.radii.x
                print("\(shape.exponent), \(radius): our radius is \(ours), the browser's \(theirs)")
                #expect(theirs <= ours + 1 && theirs > ours - radius / (isEqual ? 32 : 8) - 1)
            }
            await browser.close()
        }
    }
}

// MARK: - What is drawn

extension InBrowser.CornersBrowserTests {
    /// A box with CSS's corners, as an SVG.
    private static func box(_ corners: Corners, _ width: Int, _ height: Int) -> String {
        let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        let across = all.map { "\($0.radii.x)px" }.joined(separator: " ")
        let down = all.map { "\($0.radii.y)px" }.joined(separator: " ")
        let shapes = all.map { corner -> String in
            switch corner.shape {
            case .round: "round"
            case .squircle: "squircle"
            case .bevel: "bevel"
            case .scoop: "scoop"
            case .notch: "notch"
            case .square: "square"
            default: "superellipse(\(corner.shape.curvature))"
            }
        }
        let style =
            "width:\(width)px;height:\(height)px;background:#000;"
            + "border-radius:\(across)/\(down);corner-shape:\(shapes.joined(separator: " "))"
        return "<foreignObject width='\(width)' height='\(height)'>"
            + "<div xmlns='http://www.w3.org/1999/xhtml' style='\(style)'></div></foreignObject>"
    }

    private static func path(_ path: CornersPath) -> String {
        let data = path.elements.map { element in
            switch element {
            case .move(let point): "M\(point.x) \(point.y)"
            case .line(let point): "L\(point.x) \(point.y)"
            case .cubic(let first, let second, let end):
                "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
            case .close: "Z"
            }
        }
        return "<path d='\(data.joined())'/>"
    }

    private static let script = """
        globalThis.draw = async (content, width, height) => {
            const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
            const image = new Image();
            image.src = "data:image/svg+xml," + encodeURIComponent(svg);
            await image.decode();
            globalThis.size = [width, height];
            globalThis.context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
            context.drawImage(image, 0, 0);
        };
        globalThis.coverage = (x, y, width, height) => context.getImageData(x, y, width, height).data;
        globalThis.sums = (lines) => lines.map((line) => {
            const data = coverage(...line);
            let sum = 0;
            for (let index = 3; index < data.length; index += 4) sum += data[index];
            return sum / 255;
        });
        globalThis.keep = () => { globalThis.kept = coverage(0, 0, ...size); };
        globalThis.difference = () => {
            const data = coverage(0, 0, ...size);
            let sum = 0;
            for (let index = 3; index < data.length; index += 4) sum += Math.abs(data[index] - kept[index]);
            return sum / 255;
        };
        """
}

extension Chromium {
    fileprivate func draw(_ content: String, _ width: Int, _ height: Int) async throws {
        try await evaluate("draw(\"\(content)\", \(width), \(height))")
    }
}

/// A row or a column of pixels across a corner, which tells where the edge is.
private struct Probe {
    private static let side = 4_000
    private static let radius = 1_900

    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// The distance of the row or column from the corner of the box.
    private let depth: Double

    /// The probes of a corner, clockwise from the top left: across the curve at each of some points.
    static func all(_ shape: CornerShape, corner: Int) -> [Probe] {
        guard shape != .square else { return [Probe(10, isRow: true, corner: corner)] }
        let exponent = max(shape.exponent, 1 / shape.exponent)
        return stride(from: 2.5, to: 90, by: 2.5).map { degrees in
            let (u, v) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            // The point of the superellipse about its centre, and its normal.
            let length =
                exponent == .infinity ? max(u, v) : pow(pow(u, exponent) + pow(v, exponent), 1 / exponent)
            let isRow = exponent == .infinity ? u > v : pow(u, exponent - 1) >= pow(v, exponent - 1)
            let across = (isRow ? v : u) / length
            let depth = Double(radius) * (shape.exponent < 1 ? across : 1 - across)
            return Probe(min(max(Int(depth), 0), radius - 1), isRow: isRow, corner: corner)
        }
    }

    private init(_ index: Int, isRow: Bool, corner: Int) {
        let (isRight, isBottom) = (corner == 1 || corner == 2, corner >= 2)
        let far = Self.side - Self.radius
        if isRow {
            (x, width) = (isRight ? far : 0, Self.radius)
            (y, height) = (isBottom ? Self.side - 1 - index : index, 1)
        } else {
            (x, width) = (isRight ? Self.side - 1 - index : index, 1)
            (y, height) = (isBottom ? far : 0, Self.radius)
        }
        depth = Double(index) + 0.5
    }

    /// The distance of the edge from the true curve, to first order, if so many pixels are inside.
    func distance(inside count: Double, _ shape: CornerShape) -> Double {
        let radius = Double(Self.radius)
        let outside = radius - count
        guard shape != .square else { return outside }
        let isConcave = shape.exponent < 1
        let exponent = max(shape.exponent, 1 / shape.exponent)
        let unit = Point2D(outside, depth) / radius
        let (u, v) = isConcave ? (unit.x, unit.y) : (1 - unit.x, 1 - unit.y)
        guard exponent < .infinity else { return abs(max(u, v) - 1) * radius }
        let level = pow(pow(u, exponent) + pow(v, exponent), 1 / exponent)
        let slope = hypot(pow(u / level, exponent - 1), pow(v / level, exponent - 1))
        return abs(level - 1) / slope * radius
    }
}
