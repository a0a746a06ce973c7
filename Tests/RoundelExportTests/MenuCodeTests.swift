import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

/// Code for menus whose settings no golden has.
@Suite struct MenuCodeTests {
    private func design(_ link: String) throws -> MenuDesign {
        #expect(Design.fault(inLink: Array(link.utf8)) == nil, "\(link)")
        guard case .menu(let menu) = Design(link: Array(link.utf8)) else { throw WrongScene() }
        return menu
    }

    private struct WrongScene: Error {}

    private func code(_ link: String, _ language: CodeLanguage) throws -> String {
        try #require(Design.menu(design(link)).code(language)).description
    }

    // MARK: Under the finger

    @Test(arguments: [(1, [], 1), (2, ["1...1"], 2), (3, ["1...2"], 3), (4, ["1...2", "4...4"], 3)])
    func `items are listed before and after the submenu`(count: Int, loops: [String], parent: Int) throws {
        let link = "menu&open=finger&count=\(count)&submenu=5"
        let swiftUI = try code(link, .swiftUI)
        let actions = swiftUI.matches(of: /for number in ([0-9.]+) \{\n +RadialAction\("Item \\/).map {
            String($0.1)
        }
        #expect(actions.filter { $0 != "1...5" } == loops)
        #expect(swiftUI.contains("RadialSubmenu(\"Item \(parent)\", systemImage: \"\(parent).circle\")"))
        #expect(swiftUI.contains("for number in 1...5 {"))
        let uiKit = try code(link, .uiKit)
        #expect(uiKit.contains("var items: [UIMenuElement] = (1...\(count)).map"))
        #expect(uiKit.contains("items[\(parent - 1)] = UIMenu(") && uiKit.contains("(1...5).map"))
        #expect(!uiKit.contains("holdDuration") && !swiftUI.contains("RadialMenuBehavior"))
    }

    @Test func `without a submenu there is one list, and the time of a hold is set if it is another`() throws
    {
        let link = "menu&open=finger&count=40&submenu=0&hold=0.25"
        let (swiftUI, uiKit) = (try code(link, .swiftUI), try code(link, .uiKit))
        #expect(swiftUI.contains("for number in 1...12 {") && !swiftUI.contains("Submenu"))
        #expect(swiftUI.contains(".radialMenu(RadialMenuBehavior(holdDuration: 0.25)) {"))
        #expect(uiKit.contains("let items: [UIMenuElement] = (1...12).map") && !uiKit.contains("children ="))
        #expect(uiKit.contains("menu.settings.holdDuration = 0.25"))
    }

    // MARK: Outside the centre

    @Test(arguments: ["corner", "edge", "finger"], ["weights=3,1,2,1,2,1", "angles=0,90"])
    func `outside the centre, the number of items is that of the setting`(place: String, items: String) throws
    {
        let link = "menu&open=\(place)&count=5"
        for language in [CodeLanguage.uiKit, .swiftUI] {
            #expect(try code("\(link)&\(items)", language) == code(link, language), "\(language)")
        }
        let design = try design("\(link)&\(items)")
        #expect((place == "finger" ? design.pressItems.count : design.ring(in: Self.bounds).count) == 5)
    }

    // MARK: On a ring

    @Test(arguments: [
        ("land=no", "RadialLayout()", "(rotation: $rotation)"),
        ("land=no&decay=0.95", "RadialLayout()", "(rotation: $rotation, TurnSettings(decay: .smooth))"),
        (
            "land=no&sensitivity=2&speed=3", "RadialLayout()",
            "(rotation: $rotation, TurnSettings(sensitivity: 2, maximumSpeed: .radians(3)))"
        ),
        (
            "land=no&weights=1,1&pad=4&sweep=360", "RadialLayout(spacing: .weighted(pad: .degrees(4)))",
            "(rotation: $rotation)"
        ),
    ])
    func `a layout has the arguments that are not the defaults`(
        settings: String,
        layout: String,
        turnable: String
    ) throws {
        let code = try code("menu&\(settings)", .swiftUI)
        #expect(code.contains("        \(layout) {\n"))
        #expect(code.contains("        .turnable\(turnable)\n"))
    }

    /// A layout that turns as a whole would tilt the ellipse, and the items would stay on it.
    @Test(arguments: [
        ("orientation=radial&start=-45&count=4", ["behavior: MenuBehavior(orientation: .radial)\n"]),
        ("land=no", ["behavior: MenuBehavior(landsOnItems: false)\n"]),
        (
            "angles=0,90&orientation=tangential",
            [
                "MenuBehavior(orientation: .tangential)\n", "angles: [Double] = [0, 90]\n",
                "        .itemAngle { .degrees(angles[$0]) }\n",
            ]
        ),
        ("weights=1,2", ["spacing: .weighted()", "        .itemWeight { weights[$0] }\n"]),
    ])
    func `a menu on an ellipse moves its items along it and turns them with its normal`(
        settings: String,
        parts: [String]
    ) throws {
        let code = try code("menu&radius=140,90&\(settings)", .swiftUI)
        #expect(code.contains("        CircularMenu(\n") && !code.contains("turnable"))
        for part in parts { #expect(code.contains(part), "\(part)") }
    }

    @Test(arguments: ["corner", "edge", "finger"], [CodeLanguage.swiftUI, .uiKit, .svg, .css])
    func `a menu that does not turn lands nowhere`(place: String, language: CodeLanguage) throws {
        // A menu under the finger has no picture.
        guard place != "finger" || language == .swiftUI || language == .uiKit else { return }
        let plain = try code("menu&open=\(place)&count=5", language)
        #expect(try code("menu&open=\(place)&count=5&land=no", language) == plain)
        #expect(plain.utf8.count > 100)
    }

    @Test(arguments: [
        "sweep=200&start=-10", "step=30&start=20&count=4", "angles=0,20,40",
        "orientation=radial&angles=0,20,40", "sweep=90&start=10&count=4&fit=filling",
        "radius=90,60&angles=0,20,40", "sweep=180&start=-180&fit=filling&count=5",
    ])
    func `a ring that turns only in larger bounds is a menu, whether it lands or not`(ring: String) throws {
        for language in [CodeLanguage.swiftUI, .uiKit] {
            let lands = try code("menu&\(ring)", language)
            let free = try code("menu&\(ring)&land=no", language)
            #expect(lands.contains("CircularMenu") && !lands.contains("landsOnItems"))
            let isUIKit = language == .uiKit
            let setting = isUIKit ? "menu.landsOnItems = false" : "MenuBehavior(landsOnItems: false"
            #expect(free.contains(setting) && free.contains("CircularMenu"), "\(free)")
        }
    }

    /// A right-to-left environment mirrors a `RadialLayout`, but no constant beside it.
    @Test(arguments: [
        ("orientation=radial&radius=100", "        behavior: MenuBehavior(orientation: .radial)\n"),
        ("land=no&orientation=tangential", "(landsOnItems: false, orientation: .tangential)\n"),
        ("weights=3,1,2,1&radius=100", "        .itemWeight { weights[$0] }\n"),
        ("angles=0,90,170", "        .itemAngle { .degrees(angles[$0]) }\n"),
        ("land=no&count=5&sweep=200&start=-170", "behavior: MenuBehavior(landsOnItems: false)\n"),
        ("open=corner&orientation=radial", "layout: RadialLayout.corner(.bottomTrailing),\n"),
        ("open=edge&orientation=tangential&land=no", "MenuBehavior(orientation: .tangential)\n"),
    ])
    func `a menu that a layout would need constants for, which nothing mirrors, is a CircularMenu`(
        settings: String,
        part: String
    ) throws {
        let code = try code("menu&\(settings)", .swiftUI)
        #expect(code.contains("        CircularMenu(\n") && code.contains(part))
        for word in ["turnable", "otationEffect", "detents:", "limits:", "turns"] {
            #expect(!code.contains(word), "\(word)")
        }
    }

    @Test(arguments: ["land=no", "land=no&radius=90,90&weights=1,2", "land=no&angles=-90,-30,40,170&spin=2"])
    func `a layout turns its items back, and is not a CircularMenu`(settings: String) throws {
        let code = try code("menu&\(settings)", .swiftUI)
        #expect(!code.contains("CircularMenu") && code.contains(".clockwiseRotationEffect(-rotation)\n"))
        #expect(code.contains(".turnable(rotation: $rotation"))
    }

    /// The centre of such a ring is not that of the layout, about which `turnable` turns.
    @Test(arguments: ["count=3", "weights=1,2,3", "count=4", "angles=0,120,200"])
    func `a ring that fills its bounds is a CircularMenu, which turns about the centre of the ring`(
        ring: String
    ) throws {
        let code = try code("menu&land=no&fit=filling&\(ring)", .swiftUI)
        #expect(code.contains("        CircularMenu(\n") && !code.contains("turnable"))
        #expect(code.contains("radius: .filling") && code.contains("landsOnItems: false"))
    }

    /// The items are on the circle that SVG draws, and as large as there.
    @Test(arguments: [1, 3, 5, 8])
    func `a menu in a corner or at an edge has a frame there, as large as its fan`(count: Int) throws {
        for (place, layout, alignment, isCorner) in [
            ("corner", "corner(.bottomTrailing)", ".bottomTrailing", true),
            ("edge", "edge(.trailing)", ".trailing", false),
        ] {
            let picture = try SVGNode.parse(code("menu&open=\(place)&count=\(count)", .svg))
            let circle = try picture.only("circle", ["fill": "none"])
            let item = try #require(picture.all("circle", ["fill": "#2f6fed"]).first).number("r") * 2
            let (radius, side) = (circle.number("r"), item.rounded())
            let depth = (radius + side).rounded(.up)
            let length = isCorner ? depth : (2 * radius + side).rounded(.up)
            let code = try code("menu&open=\(place)&count=\(count)", .swiftUI)
            #expect(code.contains("            layout: RadialLayout.\(layout)\n"))
            let frame = """
                        .frame(width: \(Int(depth)), height: \(Int(length)))
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(alignment))
                    }

                """
            #expect(code.contains(frame), "\(code)")
            for view in ["Text(\"\\(index + 1)\")", "Image(systemName: \"plus\")"] {
                #expect(
                    code.contains("\(view).frame(width: \(Int(side)), height: \(Int(side)))\n"),
                    "\(code)"
                )
            }
        }
        #expect(try !code("menu&count=\(count)", .swiftUI).contains(".frame("))
    }

    @Test func `weights decide before a step, and share the sweep`() throws {
        let code = try code("menu&weights=1,1&step=20&sweep=270", .swiftUI)
        #expect(code.contains(" layout: RadialLayout(sweep: .degrees(270), spacing: .weighted())\n"))
    }

    @Test(arguments: ["spin=3", "seed=7"], ["", "&land=no"])
    func `only a ring that turns on the page spins in the code`(spin: String, land: String) throws {
        for (ring, turns) in [
            ("angles=30,45,120", false), ("sweep=200&fit=filling", false), ("angles=0,120,240", true),
            // It would leave the 300 points of SVG, and stays within those of the page.
            ("sweep=200&start=-190&radius=130", true),
        ] {
            for language in [CodeLanguage.uiKit, .swiftUI] {
                let code = try code("menu&\(ring)&\(spin)\(land)", language)
                #expect(code.contains(spin == "seed=7" ? "spinAtRandom(" : "spin(") == turns, "\(ring)")
                let words = ["viewDidAppear", "onAppear", "controller"]
                #expect(words.contains { code.contains($0) } == turns, "\(ring)")
            }
        }
    }

    @Test(arguments: [
        ("angles=0,120,240", "let angles: [Double] = [0, 120, 240]", ".radialAngle(.degrees(angles[index]))"),
        ("weights=2,1", "let weights: [Double] = [2, 1]", ".radialWeight(weights[index])"),
    ])
    func `an item of a layout has its angle or its weight`(
        settings: String,
        values: String,
        modifier: String
    ) throws {
        let code = try code("menu&land=no&\(settings)", .swiftUI)
        #expect(code.contains("    private \(values)\n"))
        #expect(code.contains("                    \(modifier)\n"))
    }

    @Test(arguments: [
        "weights=3,1,2,1,2,1", "step=30&start=-195", "sweep=200&start=-190&count=4&radius=100",
        "weights=3,1,2,1&radius=120,80&orientation=tangential", "land=no&weights=3,1,2,1", "open=corner",
    ])
    func `SVG and CSS show a menu where it rests at first`(settings: String) throws {
        let menu = try design("menu&\(settings)").menu(in: Self.bounds)
        var positions: [Point2D] = []
        menu.positions(into: &positions)
        let orientation = try design("menu&\(settings)").orientation
        let turns = (0..<menu.count).map {
            menu.ring.turn(of: $0, orientation, rotation: menu.wheel.rotation).degrees
        }
        let svg = try code("menu&\(settings)", .svg)
            .matches(of: /translate\(([-0-9.]+) ([-0-9.]+)\) rotate\(([-0-9.]+)\)/)
        let css = try code("menu&\(settings)", .css)
            .matches(of: /left: ([-0-9.]+)%; top: ([-0-9.]+)%; rotate: ([-0-9.]+)deg/)
        #expect(svg.count == positions.count && css.count == positions.count)
        for index in positions.indices {
            let shown = Point2D(Double(svg[index].1) ?? .nan, Double(svg[index].2) ?? .nan)
            let placed = Point2D(Double(css[index].1) ?? .nan, Double(css[index].2) ?? .nan) * 3
            #expect(near(shown, positions[index], 2e-3) && near(placed, positions[index], 2e-3))
            #expect(near(Double(svg[index].3) ?? .nan, turns[index], 1e-3))
            #expect(near(Double(css[index].3) ?? .nan, turns[index], 1e-3))
        }
    }

    @Test func `small weights are no zeros in the code`() throws {
        let link = "menu&weights=0.0000001,0.00000003,700.1"
        let weights = "[0.0000001, 0.00000003, 700.1]"
        #expect(try code(link, .uiKit).contains("menu.arrangement = .weights(\(weights))"))
        #expect(try code(link, .swiftUI).contains("weights: [Double] = \(weights)\n"))
    }

    /// Angles decide before weights, these before a step, and a step before a sweep.
    @Test(arguments: [
        ("angles=1,2&weights=1,1,1&step=9", "menu.arrangement = .angles([1, 2].map { $0 * .pi / 180 })"),
        ("weights=1,2,3&step=9&sweep=90", "menu.arrangement = .weights([1, 2, 3], sweep: 90 * .pi / 180)"),
        ("weights=1,2&pad=4", "menu.arrangement = .weights([1, 2], pad: 4 * .pi / 180)"),
        ("step=9&sweep=90", "menu.arrangement = .step(9 * .pi / 180)"),
        ("sweep=90", "menu.arrangement = .arc(sweep: 90 * .pi / 180)"),
        ("sweep=90&end=exclusive", "menu.arrangement = .arc(sweep: 90 * .pi / 180, end: .exclusive)"),
        ("start=0", "menu.startAngle = 0 * .pi / 180"), ("fit=filling", "menu.radius = .filling"),
        ("radius=90", "menu.radius = .fixed(90)"),
        ("radius=9,5", "menu.radius = .ellipse(across: 9, down: 5)"),
        ("direction=counterclockwise", "menu.direction = .counterclockwise"),
        ("orientation=radial", "menu.orientation = .radial"), ("land=no", "menu.landsOnItems = false"),
        ("sensitivity=2", "menu.settings.sensitivity = 2"), ("speed=3", "menu.settings.maximumSpeed = 3"),
        ("open=corner", "menu.anchor = .bottomTrailing"), ("open=edge", "menu.anchor = .trailing"),
    ])
    func `a setting of a menu is a line of UIKit`(settings: String, line: String) throws {
        let code = try code("menu&\(settings)", .uiKit)
        #expect(code.contains("        \(line)\n"))
        #expect(code.matches(of: /menu\.arrangement/).count == (line.contains("arrangement") ? 1 : 0))
    }

    @Test(arguments: [
        ("angles=10,20&weights=1,1,1&step=9&sweep=90", Ring.Spacing.angles([.degrees(10), .degrees(20)])),
        ("weights=1,2,3&step=9&sweep=90", .weights([1, 2, 3], sweep: .degrees(90))),
        ("step=9&sweep=90&count=4", .step(.degrees(9), count: 4)),
        ("sweep=90&count=4", .arc(count: 4, sweep: .degrees(90))), ("count=4", .even(4)),
    ])
    func `angles space a ring before weights, these before a step, and a step before a sweep`(
        settings: String,
        spacing: Ring.Spacing
    ) throws {
        let design = try design("menu&\(settings)")
        #expect(design.ring(in: Self.bounds).spacing == spacing)
        let count = design.ring(in: Self.bounds).count
        #expect(try code("menu&\(settings)", .uiKit).contains("menu.items = (1...\(count)).map"))
    }

    @Test func `a menu with its defaults sets nothing but its items and its frame`() throws {
        let code = try code("menu", .uiKit)
        for word in ["arrangement", "startAngle", "direction", "radius", "orientation", "lands", "settings"] {
            #expect(!code.contains(word), "\(word)")
        }
        #expect(code.contains("menu.items = (1...8).map") && code.contains("menu.isOpen = true\n"))
    }

    // MARK: Items

    private static let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)

    /// With steps of 120°, the first and the fourth item are at the same place.
    @Test func `of up to 100 items all are compared, and of more only neighbours`() throws {
        #expect(try design("menu&count=100&step=120").itemDiameter(in: Self.bounds) < 1e-6)
        // 0.42 of the radius that is left: 150 · 0.42 ÷ 1.21.
        let larger = try design("menu&count=101&step=120").itemDiameter(in: Self.bounds)
        #expect(near(larger, 52.066, 1e-3))
    }

    @Test func `items are 0.84 of the distance of neighbours, and at most 0.42 of the radius`() throws {
        #expect(near(try design("menu&count=1&radius=100").itemDiameter(in: Self.bounds), 42))
        // The shorter radius of an ellipse counts.
        #expect(near(try design("menu&count=2&radius=100,50").itemDiameter(in: Self.bounds), 21))
        // Twelve items: 2 · 100 · sin 15° = 51.764 is more than half the radius; of 18, 34.730 is less.
        #expect(near(try design("menu&count=12&radius=100").itemDiameter(in: Self.bounds), 42))
        #expect(
            near(try design("menu&count=18&radius=100").itemDiameter(in: Self.bounds), 0.84 * 34.7296, 1e-3)
        )
        let fitted = try design("menu&count=1").menu(in: Self.bounds)
        #expect(near(fitted.itemSize, Point2D(52.066, 52.066), 1e-3))
        #expect(near(fitted.ring.radii, Point2D(123.967, 123.967), 1e-3))
    }

    @Test func `a mirrored menu has the mirror image of its items`() throws {
        for settings in ["sweep=90&start=0&fit=filling", "open=corner", "open=edge"] {
            let design = try design("menu&count=3&\(settings)")
            let (plain, mirrored) = (
                design.ring(in: Self.bounds).positions(),
                design.ring(in: Self.bounds, isMirrored: true).positions()
            )
            for (left, right) in zip(plain, mirrored) {
                #expect(near(left, Point2D(300 - right.x, right.y), 1e-6), "\(settings)")
            }
            let menu = design.menu(in: Self.bounds, isMirrored: true)
            #expect(plain.count == 3 && menu.ring.positions() == mirrored)
        }
    }
}
