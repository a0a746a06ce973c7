import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite struct DesignTests {
    /// Links, each with the name of its goldens.
    static let links: [(name: String, link: String)] = [
        ("menu", "menu"),
        (
            "menu-counterclockwise-arc",
            "menu&count=5&sweep=200&end=exclusive&start=-190&direction=counterclockwise&decay=0.95"
        ),
        ("menu-tangential-angles", "menu&angles=-90,-30,40,170&orientation=tangential&land=no"),
        ("menu-radial", "menu&count=6&orientation=radial"),
        ("wheel", "wheel"),
        ("wheel-detents-limits", "wheel&detents=12&limits=-135,135&dead=0.3&decay=0.97"),
        ("superellipse", "superellipse"),
        ("superellipse-handle", "superellipse&k=0.75"),
        ("superellipse-rectangle", "superellipse&n=infinity&size=320,200&segments=2"),
        ("badge", "badge"),
        ("badge-outside-superellipse", "badge&angle=-120&ratio=0.25&host=superellipse&side=outside"),
        ("badge-inside-ellipse", "badge&host=ellipse&side=inside"),
        ("menu-step-fixed-radius", "menu&count=6&start=-165&step=30&radius=90&sensitivity=0.5&speed=20"),
        ("menu-radial-weights", "menu&sweep=270&weights=3,1,2,1&pad=4&fit=filling&orientation=radial"),
        ("menu-tangential-fan", "menu&count=4&sweep=90&start=0&fit=filling&orientation=tangential"),
        ("superellipse-inset", "superellipse&n=5&inset=12"),
        ("superellipse-outset", "superellipse&n=5&size=200,160&inset=-12"),
        ("superellipse-corners", "superellipse&radius=24&n=5&size=300,60"),
        ("superellipse-corners-smooth", "superellipse&radius=60&smooth=0.6&size=320,200"),
        ("superellipse-corners-smooth-inset", "superellipse&radius=60&smooth=0.6&inset=8"),
        ("superellipse-corners-scoop", "superellipse&radius=40&n=0.5&size=200,300"),
        ("superellipse-corners-notch", "superellipse&radius=170&n=0&size=320,200"),
        ("wheel-sensitivity-speed", "wheel&sensitivity=-0.5&speed=12"),
        ("badge-offset-superellipse", "badge&host=superellipse&offset=6"),
        ("menu-ellipse", "menu&radius=120,80"),
        ("menu-ellipse-angles", "menu&angles=-90,-30,40,170&radius=120,80&orientation=tangential&seed=7"),
        ("menu-ellipse-weights", "menu&weights=3,1,2,1&pad=4&radius=140,90&land=no"),
        ("menu-random-spin", "menu&seed=7"),
        ("menu-spin", "menu&land=no&spin=-2.5"),
        ("wheel-spin", "wheel&spin=6"),
        ("wheel-random-spin", "wheel&seed=3"),
        ("menu-corner", "menu&open=corner&count=5"),
        ("menu-edge-tangential", "menu&open=edge&count=6&orientation=tangential"),
        ("menu-finger", "menu&open=finger"),
        ("menu-finger-hold", "menu&open=finger&submenu=0&hold=0.3&count=1"),
        ("dial", "dial"),
        ("dial-range", "dial&value=20,70&start=-90&sweep=360&ticks=5&minor=4"),
        ("dial-laps", "dial&range=0,5&step=0&value=3.75&sweep=1080&drag=relative&decay=0.97&ticks=0"),
        ("dial-decibels", "dial&range=-60,-12&step=0.5&value=-20&curve=decibels&drag=planar&minor=0"),
    ]

    private func design(_ link: String) throws -> Design {
        let bytes = Array(link.utf8)
        #expect(Design.fault(inLink: bytes) == nil, "\(link)")
        return Design(link: bytes)
    }

    private func menu(_ link: String) throws -> MenuDesign {
        guard case .menu(let menu) = try design(link) else { throw WrongScene(link: link) }
        return menu
    }

    private func badge(_ link: String) throws -> BadgeDesign {
        guard case .badge(let badge) = try design(link) else { throw WrongScene(link: link) }
        return badge
    }

    private struct WrongScene: Error { let link: String }

    /// Angles decide the number of items, but a count in the same link is kept.
    @Test(arguments: links.map(\.link) + ["menu&count=5&angles=10,20"])
    func `a design comes back from its link`(_ link: String) throws {
        #expect(try design(link).link().description == link)
        #expect(try design("file:///page.html#\(link)&lang=ja&dir=rtl").link().description == link)
        #expect(try design("file:///issue#7/page.html#\(link)").link().description == link)
    }

    @Test(arguments: ["", "file:///page.html#"]) func `a link without a scene is the default menu`(
        link: String
    ) throws {
        #expect(try design(link) == design("menu"))
    }

    @Test(
        arguments: [
            ("boat", "'boat' is not a scene: menu, wheel, superellipse, badge or dial", "menu"),
            ("menu&count=0", "count '0' is not a number from 1 to 100000", "menu"),
            ("menu&count=x&sweep=90", "count 'x' is not a number from 1 to 100000", "menu&sweep=90"),
            ("menu&colour=red", "'colour' is not a setting of this scene", "menu"),
            ("wheel&limits=1", "limits '1' is not two numbers from -3600 to 3600", "wheel"),
            ("wheel&limits=0,1,2", "limits '0,1,2' is not two numbers from -3600 to 3600", "wheel"),
            ("menu&radius=1,2,3", "radius '1,2,3' is not one or two numbers from 1 to 10000", "menu"),
            ("menu&weights=1,-1", "weights '1,-1' is not a list of numbers from 0 to 1000", "menu"),
            ("menu&fit=wide", "fit 'wide' is not one of fitted filling", "menu"),
            ("badge&host=square", "host 'square' is not one of circle ellipse superellipse", "badge"),
            ("superellipse&n=0", "n '0' is not a number from 0.1 to infinity", "superellipse"),
            ("superellipse&n=1e3", "n '1e3' is not a number from 0.1 to infinity", "superellipse"),
            ("superellipse&n=3,4", "n '3,4' is not a number from 0.1 to infinity", "superellipse"),
            ("menu&open=top", "open 'top' is not one of center corner edge finger", "menu"),
            ("menu&open=finger&submenu=7", "submenu '7' is not a number from 0 to 6", "menu&open=finger"),
            ("menu&hold=-1", "hold '-1' is not a number from 0 to 5", "menu"),
            ("superellipse&radius=-1", "radius '-1' is not a number from 0 to 10000", "superellipse"),
            (
                "superellipse&radius=9&n=-1", "n '-1' is not a number from 0 to infinity",
                "superellipse&radius=9"
            ),
            (
                "superellipse&radius=9&smooth=1.1", "smooth '1.1' is not a number from 0 to 1",
                "superellipse&radius=9"
            ),
            ("dial&range=1", "range '1' is not two numbers from -1000000 to 1000000", "dial"),
            ("dial&drag=up", "drag 'up' is not one of follow relative planar", "dial"),
            ("dial&value=1,2,3", "value '1,2,3' is not one or two numbers from -1000000 to 1000000", "dial"),
            ("superellipse&n=", "n '' is not a number from 0.1 to infinity", "superellipse"),
        ]
    )
    func `a setting that is wrong is named and ignored`(
        _ link: String,
        _ message: String,
        _ remainder: String
    ) {
        let bytes = Array(link.utf8)
        #expect(Design.fault(inLink: bytes)?.description == message)
        #expect(Design(link: bytes).link().description == remainder)
    }

    @Test(arguments: ["corner", "edge"], [1, 5, 12, 100_000])
    func `a fan is in its corner or at its edge, inside the bounds, and has at most 12 items`(
        _ place: String,
        _ count: Int
    ) throws {
        let design = try menu("menu&open=\(place)&count=\(count)&weights=1,2,3&seed=4")
        var plain = design
        plain.weights = []
        for isMirrored in [false, true] {
            let menu = plain.menu(in: Self.bounds, isMirrored: isMirrored)
            #expect(menu.count == min(count, 12) && !menu.isTurnable)
            let center = Point2D(isMirrored ? 34 : 266, place == "corner" ? 266 : 150)
            #expect((menu.ring.center - center).length < 1e-9)
            let (positions, half) = (menu.ring.positions(), menu.itemSize.x / 2)
            #expect(half > 10 && half <= 26)
            for (index, position) in positions.enumerated() {
                #expect(position.min() >= half - 1e-6 && position.max() <= 300 - half + 1e-6)
                #expect((position - center).length > half + 34)
                for other in positions[(index + 1)...] {
                    #expect((other - position).length >= 2 * half)
                }
            }
        }
        #expect(design.menu(in: Self.bounds).count == min(count, 12), "weights are no items here")
        let code = try #require(Design.menu(design).code(.uiKit)).description
        #expect(code.contains("menu.anchor") && !code.contains("weights") && !code.contains("spin"))
    }

    @Test func `a menu under the finger has a submenu in the third item, or the last of fewer`() throws {
        for (count, parent) in [(8, 2), (3, 2), (2, 1), (1, 0), (40, 2)] {
            let design = try menu("menu&open=finger&count=\(count)&submenu=4&hold=0.25")
            #expect(design.pressItems.count == min(count, 12) && design.submenuIndex == parent)
            #expect(design.pressItems.flatMap(\.children).count == 4)
            #expect(design.pressItems[parent].children.count == 4)
            #expect(design.pressSettings.holdDuration == 0.25)
        }
        for language in [CodeLanguage.svg, .css] {
            #expect(try design("menu&open=finger").code(language) == nil)
        }
    }

    @Test func `a wheel has neither SVG nor CSS`() throws {
        #expect(try design("wheel").code(.svg) == nil)
        #expect(try design("wheel").code(.css) == nil)
        #expect(try design("dial").code(.css) == nil)
    }

    @Test(
        arguments: [
            "menu&count=7", "menu&angles=-90,10,40", "menu&sweep=180&start=-180", "menu&weights=1,2,3",
        ]
    )
    func `a menu has a detent for each of its items`(_ link: String) throws {
        let made = try menu(link).menu(in: Self.bounds)
        let ring = made.ring
        #expect(ring.count > 2)
        let detents = try #require(made.wheel.settings.detents)
        for index in 0..<ring.count {
            let rotation = ring.rotation(bringing: index)
            let detent = try #require(detents.nearest(to: rotation))
            #expect(abs(detent.shortestDifference(to: rotation).radians) < 1e-9)
            #expect(ring.item(atPointer: .twelveOClock, rotation: detent) == index)
        }
    }

    private static let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)

    @Test(
        arguments: [
            "menu", "menu&count=24", "menu&count=1", "menu&count=3&sweep=90&start=0&fit=filling",
            "menu&weights=5,1,1",
            "menu&count=12&step=30&start=-165",
        ]
    )
    func `items are clear of each other and inside the bounds`(_ link: String) throws {
        let menu = try menu(link).menu(in: Self.bounds)
        #expect(menu.isOpen && menu.selection == nil)
        let positions = menu.ring.positions(), half = menu.itemSize.x / 2
        #expect(half > 3 && !positions.isEmpty)
        for (index, position) in positions.enumerated() {
            #expect(position.min() >= half - 1e-9 && position.max() <= 300 - half + 1e-9)
            for other in positions[(index + 1)...] { #expect((other - position).length > 2 * half) }
        }
    }

    @Test func `an arc turns within limits, and not at all if its items would leave the bounds`() throws {
        let arc = try menu("menu&count=5&sweep=200&start=-190")
        let fan = try menu("menu&count=4&sweep=90&start=0&fit=filling&orientation=radial")
        let limits = try #require(arc.menu(in: Self.bounds).wheel.settings.limits?.range)
        #expect(abs(limits.lowerBound.degrees + 100) < 1e-9 && abs(limits.upperBound.degrees - 100) < 1e-9)
        #expect(!fan.menu(in: Self.bounds).isTurnable)
        let code = try #require(Design.menu(fan).code(.swiftUI)).description
        #expect(!code.contains("turnable") && !code.contains("rotation:"))
    }

    @Test(
        arguments: [
            ("menu&seed=7", "spinAtRandom(seed: 7)", "spinAtRandom(seed: 7)"),
            ("wheel&spin=-2.5", "spin(velocity: -2.5)", "spin(velocity: .radians(-2.5))"),
            ("menu&land=no&spin=6", "spin(velocity: 6)", "spin(velocity: .radians(6))"),
            ("wheel&seed=3&spin=6", "spinAtRandom(seed: 3)", "spinAtRandom(seed: 3)"),
        ]
    )
    func `a spin is a call of the view or of its controller`(
        _ link: String,
        _ uiKit: String,
        _ swiftUI: String
    ) throws {
        #expect(try #require(design(link).code(.uiKit)).description.contains(".\(uiKit)"))
        #expect(try #require(design(link).code(.swiftUI)).description.contains("controller.\(swiftUI)"))
        #expect(try !#require(design("wheel").code(.swiftUI)).description.contains("controller"))
    }

    @Test(arguments: ["circle", "ellipse", "superellipse"])
    func `an offset moves a badge along the normal, in points on every host`(_ host: String) throws {
        let on = try badge("badge&angle=30&host=\(host)")
        let off = try badge("badge&angle=30&host=\(host)&offset=7")
        #expect(abs(((off.anchor - on.anchor) * on.size).length - 7) < 1e-9)
        #expect(off.shift.x > 0 && off.shift.y > 0 && on.shift == .zero)
    }

    @Test func `the path of a superellipse is inside the curve by its inset`() throws {
        let link = "superellipse&n=4&inset=12"
        guard case .superellipse(let design) = try design(link) else { throw WrongScene(link: link) }
        let rect = Rect2D(x: 0, y: 0, width: 240, height: 240)
        let path = design.path(in: rect)
        #expect(!path.elements.isEmpty)
        for case .cubic(_, _, let end) in path.elements {
            #expect(abs((design.shape.signedDistance(to: end, in: rect) ?? 0) + 12) < 0.1)
        }
    }

    @Test(
        arguments: [
            ("radius=24&n=0", .notch), ("radius=24&n=0.5", .scoop), ("radius=24&n=4", .squircle),
            ("radius=24&n=infinity", .square), ("radius=24&smooth=0", .smooth(0)),
            ("radius=24&n=5&smooth=0.6", .smooth(0.6)), ("radius=24", .superellipse(exponent: 3.5)),
        ] as [(String, CornerShape)]
    )
    func `corners have the radius, and the exponent or the smoothing`(
        _ settings: String,
        _ shape: CornerShape
    ) throws {
        let link = "superellipse&\(settings)"
        guard case .superellipse(let design) = try design(link) else { throw WrongScene(link: link) }
        #expect(design.corners == Corners(radius: 24, shape: shape))
        let rect = Rect2D(x: 0, y: 0, width: 240, height: 240)
        let path = try #require(design.corners).path(in: rect, tolerance: 0.1)
        #expect(design.path(in: rect).elements == path.elements)
        #expect(design.path(in: rect).errorBound == path.errorBound)
    }

    /// `ROUNDEL_RECORD_GOLDENS=1 swift test` records the goldens.
    @Test func `the code of a design is that of its golden, and no golden is left over`() throws {
        var texts: [String: String] = [:]
        for (design, link) in Self.links {
            for language in CodeLanguage.allCases {
                guard let code = try self.design(link).code(language) else { continue }
                texts["\(design)-\(language).txt"] = code.description
            }
        }
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Code"))
        #expect(differences.isEmpty)
    }
}
