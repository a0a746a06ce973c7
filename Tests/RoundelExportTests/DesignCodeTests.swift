import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// Code for settings that no golden has.
@Suite struct DesignCodeTests {
    private func code(_ link: String, _ language: CodeLanguage) throws -> String {
        #expect(Design.fault(inLink: Array(link.utf8)) == nil, "\(link)")
        return try #require(Design(link: Array(link.utf8)).code(language)).description
    }

    // MARK: Decays and spins

    @Test(arguments: [
        ("0.98", ".ice"), ("0.95", ".smooth"), ("0.85", ".quick"), ("0.9", ".init(factor: 0.9)"),
        ("0.92", nil),
    ])
    func `a decay has its name, and the default one is left out`(factor: String, name: String?) throws {
        let (uiKit, swiftUI) = (
            try code("wheel&decay=\(factor)", .uiKit), try code("wheel&decay=\(factor)", .swiftUI)
        )
        #expect(uiKit.contains("        dial.settings.decay = \(name ?? "")\n") == (name != nil))
        #expect(swiftUI.contains(", TurnSettings(\(name.map { "decay: \($0)" } ?? "")))\n"))
        #expect(uiKit.contains("decay") == (name != nil))
    }

    @Test func `a dial coasts with any decay but zero, and a range dial never does`() throws {
        for (factor, name) in [("0.92", ".moderate"), ("0.98", ".ice"), ("0.5", ".init(factor: 0.5)")] {
            let link = "dial&decay=\(factor)"
            #expect(
                try code(link, .swiftUI).contains("        .dialBehavior(DialBehavior(coasts: \(name)))\n")
            )
            #expect(try code(link, .uiKit).contains("        dial.settings.coasts = \(name)\n"))
            for language in [CodeLanguage.uiKit, .swiftUI] {
                #expect(try !code("\(link)&value=1,2", language).contains("coasts"))
                #expect(try !code("dial", language).contains("coasts"))
            }
        }
        #expect(
            try code("dial&drag=relative&decay=0.92", .swiftUI)
                .contains(".dialBehavior(DialBehavior(drag: .relative, coasts: .moderate))\n")
        )
    }

    // MARK: Dials

    @Test(arguments: [
        ("curve=squares", ".dialCurve(.power(2))", "dial.curve = .power(2)"),
        ("range=1,9&curve=logarithmic", ".dialCurve(.logarithmic)", "dial.curve = .logarithmic"),
        ("curve=decibels", ".dialCurve(.decibels())", "dial.curve = .decibels()"),
        ("drag=planar", ".dialBehavior(DialBehavior(drag: .planar()))", "dial.settings.drag = .planar()"),
        ("ticks=5&minor=0", ".dialTicks(.count(5))", "dial.ticks = .count(5)"),
        ("ticks=5&minor=1", ".dialTicks(.count(5, minor: 1))", "dial.ticks = .count(5, minor: 1)"),
        ("ticks=1&minor=20", ".dialTicks(.count(1, minor: 20))", "dial.ticks = .count(1, minor: 20)"),
        ("start=90", ".dialSweep(from: .degrees(90), .degrees(270))", "dial.startAngle = 90 * .pi / 180"),
        (
            "sweep=-180", ".dialSweep(from: .degrees(135), .degrees(-180))",
            "dial.sweepAngle = -180 * .pi / 180"
        ),
        ("step=0.25", "in: 0...100, step: 0.25)", "dial.step = 0.25"),
        ("range=-5,0", "in: -5...0, step: 1)", "dial.maximumValue = 0"),
        ("range=-5,-1", "in: -5 ... -1, step: 1)", "dial.maximumValue = -1"),
        ("value=6.6", "volume: Double = 7", "dial.value = 7"),
        ("value=-3,500&step=30", "upper: Double = 100", "dial.upperValue = 100"),
        ("value=2,7", "lowerValue: $lower, upperValue: $upper", "dial.upperValue = 7"),
    ])
    func `a setting of a dial is a modifier and a property`(
        settings: String,
        swiftUI: String,
        uiKit: String
    ) throws {
        #expect(try code("dial&\(settings)", .swiftUI).contains(swiftUI))
        #expect(try code("dial&\(settings)", .uiKit).contains("        \(uiKit)\n"))
    }

    @Test func `a setting of a dial that has its default is left out`() throws {
        let (swiftUI, uiKit) = (try code("dial", .swiftUI), try code("dial", .uiKit))
        for word in ["dialSweep", "dialCurve", "dialBehavior"] { #expect(!swiftUI.contains(word)) }
        for word in ["Angle", "curve", "settings"] { #expect(!uiKit.contains(word)) }
        #expect(try !code("dial&ticks=0", .swiftUI).contains("Ticks"))
        #expect(try !code("dial&ticks=0", .uiKit).contains("ticks"))
        #expect(try !code("dial&step=0", .swiftUI).contains("step"))
        #expect(try !code("dial&step=0", .uiKit).contains("step"))
        #expect(
            try code("dial&start=90", .uiKit).contains("startAngle")
                && !code("dial&start=90", .uiKit).contains("sweepAngle")
        )
    }

    @Test(arguments: [
        (
            "dial&range=0.0000001,0.0000002&value=0.00000015&step=0", "in: 0.0000001...0.0000002)",
            "dial.maximumValue = 0.0000002\n"
        ),
        (
            "menu&count=100&radius=100&step=0.0000001", ".step(.degrees(0.0000001))",
            "menu.arrangement = .step(0.0000001 * .pi / 180)"
        ),
        (
            "wheel&limits=0.0000001,0.0000002", "limits: .degrees(0.0000001) ... .degrees(0.0000002)",
            "Limits(.degrees(0.0000001) ... .degrees(0.0000002))"
        ),
        ("wheel&speed=0.123456789012345", "radians(0.123456789012345)", "Speed = 0.123456789012345\n"),
    ])
    func `a number has all digits of its link, and a small one is no zero`(
        link: String,
        swiftUI: String,
        uiKit: String
    ) throws {
        #expect(try code(link, .swiftUI).contains(swiftUI))
        #expect(try code(link, .uiKit).contains(uiKit))
    }

    /// The track of 92 points about (120, 120), from 3 o'clock to 6 o'clock or back to 12 o'clock.
    @Test(arguments: [
        ("90", "M212,120 A92,92 0 0 1 185.054,185.054 A92,92 0 0 1 120,212"),
        ("-90", "M212,120 A92,92 0 0 0 185.054,54.946 A92,92 0 0 0 120,28"),
        ("360", "M212,120 A92,92 0 0 1 28,120 A92,92 0 0 1 212,120"),
        ("-720", "M212,120 A92,92 0 0 0 28,120 A92,92 0 0 0 212,120"),
    ])
    func `the track of a dial is two arcs, of at most a turn`(sweep: String, path: String) throws {
        let svg = try SVGNode.parse(code("dial&range=0,9&value=9&start=0&sweep=\(sweep)&ticks=0", .svg))
        #expect(svg.attributes["viewBox"] == "0 0 240 240" && svg.attributes["fill"] == "none")
        let paths = svg.all("path")
        #expect(paths.map { $0.attributes["d"] } == [path, path])
        #expect(paths[0].attributes["opacity"] == "0.2" && paths[1].attributes["opacity"] == nil)
        let group = try svg.only("g")
        #expect(group.attributes["stroke-width"] == "12" && group.attributes["stroke-linecap"] == "round")
        let thumb = try svg.only("circle")
        #expect(thumb.attributes["r"] == "10" && thumb.attributes["stroke-width"] == "2")
    }

    /// Marks between 104 and 114 points from (120, 120), and minor ones to 109.
    @Test func `the marks of a dial are lines outside its track`() throws {
        let svg = try SVGNode.parse(code("dial&start=0&sweep=180&ticks=2&minor=1&value=0,100", .svg))
        let marks = svg.all("path", ["stroke": "#646b7a"]).map { $0.attributes["d"] }
        #expect(marks == ["M120,224 L120,229", "M224,120 L234,120 M16,120 L6,120"])
        #expect(svg.all("circle").map { $0.attributes["cx"] } == ["212", "28"])
        #expect(svg.all("circle").map { $0.attributes["cy"] } == ["120", "120"])
    }

    // MARK: Superellipses and corners

    @Test(arguments: [
        ("n=0", ".notch"), ("n=0.5", ".scoop"), ("n=1", ".bevel"), ("n=2", ".round"), ("n=4", ".squircle"),
        ("n=infinity", ".square"), ("n=inf", ".square"), ("n=5", ".superellipse(exponent: 5)"),
        ("n=2&smooth=0.25", ".smooth(0.25)"),
    ])
    func `corners have the word of their shape`(setting: String, style: String) throws {
        let link = "superellipse&radius=24&\(setting)"
        #expect(try code(link, .swiftUI).contains("ShapedRectangle(cornerRadius: 24, style: \(style)))\n"))
        #expect(try code(link, .uiKit).contains("portrait.corners = Corners(radius: 24, shape: \(style))\n"))
    }

    @Test(arguments: [
        ("6", ".clipShape(Superellipse(handle: 0.7).inset(by: 6))\n", "-6"),
        ("-6", "        Superellipse(handle: 0.7).inset(by: -6)\n            .fill(.blue)\n", "6"),
    ])
    func `an inset is a call of SwiftUI, and the opposite distance in UIKit`(
        inset: String,
        call: String,
        distance: String
    ) throws {
        let link = "superellipse&k=0.7&inset=\(inset)"
        #expect(try code(link, .swiftUI).contains(call))
        #expect(
            try code(link, .uiKit).contains("shape.offsetPath(in: rect, by: \(distance), tolerance: 0.1)")
        )
        #expect(try code(link, .uiKit).contains("let shape = Superellipse(handle: 0.7)\n"))
        let plain = try code("superellipse&n=infinity&size=30,20", .uiKit)
        #expect(plain.contains("SuperellipseView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))"))
        #expect(plain.contains("portrait.exponent = .infinity\n") && !plain.contains("offsetPath"))
    }

    @Test(arguments: ["", "&inset=3"], ["n=4", "k=0.7", "radius=9", "radius=9&smooth=0.6"])
    func `a shape has the frame of its size in UIKit, with an inset and without`(
        inset: String,
        shape: String
    ) throws {
        let code = try code("superellipse&\(shape)&size=30,20\(inset)", .uiKit)
        #expect(code.matches(of: /CGRect\(x: 0, y: 0, width: 30, height: 20\)/).count == 1)
        #expect(code.contains("portrait.frame = CGRect(") == !inset.isEmpty)
    }

    /// Its picture would end at the frame of the shape.
    @Test(arguments: ["n=4", "radius=9"])
    func `a view with an outset has room for the whole outline`(shape: String) throws {
        let link = "superellipse&\(shape)&size=30,20&inset=-3"
        let uiKit = try code(link, .uiKit)
        #expect(uiKit.contains("portrait.frame = CGRect(x: 0, y: 0, width: 36, height: 26)\n"))
        #expect(uiKit.contains("let rect = Rect2D(x: 3, y: 3, width: 30, height: 20)\n"))
        #expect(uiKit.contains("by: 3, tolerance"))
        let swiftUI = try code(link, .swiftUI)
        #expect(swiftUI.contains(".frame(width: 30, height: 20)\n") && !swiftUI.contains("clipShape"))
    }

    /// A file, or an image on a page, shows nothing outside its view box.
    @Test(arguments: [
        "menu&radius=140,90", "menu&radius=140", "menu&fit=filling&weights=1,2,3,1", "menu",
        "badge&angle=-90&side=outside", "badge&angle=0", "badge&angle=200&host=superellipse&offset=30",
        "badge",
    ])
    func `every item and badge of an SVG is in its view box, which is no larger than it must be`(
        link: String
    ) throws {
        let svg = try SVGNode.parse(code(link, .svg))
        let box = try #require(svg.only("svg").attributes["viewBox"]).split(separator: " ")
            .compactMap { Double($0) }
        let size = Point2D(try svg.only("svg").number("width"), try svg.only("svg").number("height"))
        #expect(box.count == 4 && size == Point2D(box[2], box[3]))
        var (low, high) = (Point2D.zero, link.hasPrefix("menu") ? Point2D(300, 300) : Point2D(240, 240))
        for circle in svg.all("circle") where circle.attributes["fill"] != "none" {
            let radius = circle.number("r")
            var center = Point2D(circle.attributes["cx"].flatMap(Double.init) ?? 0, 0)
            center.y = circle.attributes["cy"].flatMap(Double.init) ?? 0
            if let place = circle.parent?.attributes["transform"]?.firstMatch(
                of: /translate\(([^ ]+) ([^)]+)\)/
            ) {
                center = Point2D(Double(place.1) ?? .nan, Double(place.2) ?? .nan)
            }
            low = pointwiseMin(low, center - radius)
            high = pointwiseMax(high, center + radius)
        }
        #expect(box[0] <= low.x + 0.002 && box[1] <= low.y + 0.002)
        #expect(box[0] + box[2] >= high.x - 0.002 && box[1] + box[3] >= high.y - 0.002)
        #expect(box[0] > low.x - 1 && box[1] > low.y - 1)
        #expect(box[0] + box[2] < high.x + 1 && box[1] + box[3] < high.y + 1)
    }

    /// As the documentation of `roundel code` says.
    @Test func `a number of segments changes SVG and CSS, and no Swift`() throws {
        for (language, changes) in [
            (CodeLanguage.uiKit, false), (.swiftUI, false), (.svg, true), (.css, true),
        ] {
            let (plain, coarse) = (
                try code("superellipse", language), try code("superellipse&segments=1", language)
            )
            #expect((plain != coarse) == changes, "\(language)")
        }
    }

    @Test(arguments: ["menu", "wheel"], [CodeLanguage.uiKit, .swiftUI])
    func `only the seed acts, with a seed and a velocity`(scene: String, language: CodeLanguage) throws {
        let both = try code("\(scene)&spin=2&seed=7", language)
        #expect(try both == code("\(scene)&seed=7", language))
        #expect(try both != code("\(scene)&spin=2", language) && both.contains("spinAtRandom(seed: 7)"))
    }
}
