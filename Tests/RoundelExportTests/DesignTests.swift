import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

@Suite("Designs, their links and their code")
struct DesignTests {
    static let links = [
        "menu", "menu&count=5&sweep=200&end=exclusive&start=-190&direction=counterclockwise&decay=0.95",
        "menu&angles=-90,-30,40,170&orientation=tangential&land=no", "menu&count=6&orientation=radial",
        "wheel", "wheel&detents=12&limits=-135,135&dead=0.3&decay=0.97",
        "superellipse", "superellipse&k=0.75", "superellipse&n=infinity&size=320,200&segments=2",
        "badge", "badge&angle=-120&ratio=0.25&host=superellipse&side=outside",
        "badge&host=ellipse&side=inside",
        "menu&count=6&start=-165&step=30&radius=90&sensitivity=0.5&speed=20",
        "menu&sweep=270&weights=3,1,2,1&pad=4&fit=filling&orientation=radial",
        "menu&count=4&sweep=90&start=0&fit=filling&orientation=tangential",
        "superellipse&n=5&inset=12", "wheel&sensitivity=-0.5&speed=12",
        "badge&host=superellipse&offset=6", "menu&radius=120,80", "menu&seed=7", "menu&land=no&spin=-2.5",
        "wheel&spin=6", "wheel&seed=3",
    ]

    private func design(_ link: String) throws -> Design {
        let bytes = Array(link.utf8)
        #expect(Design.fault(inLink: bytes) == nil, "\(link)")
        return Design(link: bytes)
    }

    /// Given angles count by themselves; a link that has a count as well keeps it.
    @Test("come back from their links", arguments: links + ["menu&count=5&angles=10,20"])
    func roundTrip(_ link: String) throws {
        #expect(try design(link).link().description == link)
        #expect(try design("file:///page.html#\(link)&lang=ja&dir=rtl").link().description == link)
    }

    @Test(
        "say what is wrong with a link, and go on without it",
        arguments: [
            ("boat", "'boat' is not a scene: menu, wheel, superellipse or badge", "menu"),
            ("menu&count=0", "count '0' is not a number from 1 to 100000", "menu"),
            ("menu&count=x&sweep=90", "count 'x' is not a number from 1 to 100000", "menu&sweep=90"),
            ("menu&colour=red", "'colour' is not a setting of this scene", "menu"),
            ("wheel&limits=1", "limits '1' is not a number from -3600 to 3600", "wheel"),
            ("menu&radius=1,2,3", "radius '1,2,3' is not a number from 1 to 10000", "menu"),
            ("menu&weights=1,-1", "weights '1,-1' is not a number from 0 to 1000", "menu"),
            ("menu&fit=wide", "fit 'wide' is not one of fitted filling", "menu"),
            ("badge&host=square", "host 'square' is not one of circle ellipse superellipse", "badge"),
            ("superellipse&n=0", "n '0' is not a number from 0.1 to infinity", "superellipse"),
            ("superellipse&n=1e3", "n '1e3' is not a number from 0.1 to infinity", "superellipse"),
            ("superellipse&n=", "n '' is not a number from 0.1 to infinity", "superellipse"),
        ]
    )
    func faults(_ link: String, _ message: String, _ rest: String) {
        let bytes = Array(link.utf8)
        #expect(Design.fault(inLink: bytes)?.description == message)
        #expect(Design(link: bytes).link().description == rest)
    }

    @Test("have no still picture of a wheel")
    func wheelHasNoPicture() throws {
        #expect(try design("wheel").code(.svg) == nil)
        #expect(try design("wheel").code(.css) == nil)
    }

    @Test(
        "lands the items that it lists",
        arguments: [
            "menu&count=7", "menu&angles=-90,10,40", "menu&sweep=180&start=-180", "menu&weights=1,2,3",
        ]
    )
    func landings(_ link: String) throws {
        guard case .menu(let menu) = try design(link) else { return }
        let made = menu.menu(in: Self.bounds)
        let ring = made.ring
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
        "have items that are clear of each other and inside the bounds",
        arguments: [
            "menu", "menu&count=24", "menu&count=1", "menu&count=3&sweep=90&start=0&fit=filling",
            "menu&weights=5,1,1",
            "menu&count=12&step=30&start=-165",
        ]
    )
    func room(_ link: String) throws {
        guard case .menu(let design) = try design(link) else { return }
        let menu = design.menu(in: Self.bounds)
        #expect(menu.isOpen && menu.selection == nil)
        let places = menu.ring.positions(), half = menu.itemSize.x / 2
        #expect(half > 3)
        for (index, place) in places.enumerated() {
            #expect(place.min() >= half - 1e-9 && place.max() <= 300 - half + 1e-9)
            for other in places[(index + 1)...] { #expect((other - place).length > 2 * half) }
        }
    }

    @Test("turn an arc as the core does: within limits, and not where items would leave the bounds")
    func arcs() throws {
        guard case .menu(let arc) = try design("menu&count=5&sweep=200&start=-190"),
            case .menu(let fan) = try design("menu&count=4&sweep=90&start=0&fit=filling&orientation=radial")
        else { return }
        let limits = try #require(arc.menu(in: Self.bounds).wheel.settings.limits?.range)
        #expect(abs(limits.lowerBound.degrees + 100) < 1e-9 && abs(limits.upperBound.degrees - 100) < 1e-9)
        #expect(!fan.menu(in: Self.bounds).isTurnable)
        let code = try #require(Design.menu(fan).code(.swiftUI)).description
        #expect(!code.contains("turnable") && !code.contains("rotation:"))
    }

    @Test(
        "say how they spin by the front ends' verbs",
        arguments: [
            ("menu&seed=7", "spinAtRandom(seed: 7)", "spinAtRandom(seed: 7)"),
            ("wheel&spin=-2.5", "spin(velocity: -2.5)", "spin(.radians(-2.5))"),
            ("menu&land=no&spin=6", "spin(velocity: 6)", "spin(.radians(6))"),
            ("wheel&seed=3&spin=6", "spinAtRandom(seed: 3)", "spinAtRandom(seed: 3)"),
        ]
    )
    func spins(_ link: String, _ uiKit: String, _ swiftUI: String) throws {
        #expect(try #require(design(link).code(.uiKit)).description.contains(".\(uiKit)"))
        #expect(try #require(design(link).code(.swiftUI)).description.contains("controller.\(swiftUI)"))
        #expect(try !#require(design("wheel").code(.swiftUI)).description.contains("controller"))
    }

    @Test(
        "move a badge by its offset along the normal, in points on every host",
        arguments: ["circle", "ellipse", "superellipse"]
    )
    func offset(_ host: String) throws {
        guard case .badge(let on) = try design("badge&angle=30&host=\(host)"),
            case .badge(let off) = try design("badge&angle=30&host=\(host)&offset=7")
        else { return }
        #expect(abs(((off.anchor - on.anchor) * on.size).length - 7) < 1e-9)
        #expect(off.shift.x > 0 && off.shift.y > 0 && on.shift == .zero)
    }

    @Test("cut a superellipse at its inset")
    func inset() throws {
        guard case .superellipse(let design) = try design("superellipse&n=4&inset=12") else { return }
        let rect = Rect2D(x: 0, y: 0, width: 240, height: 240)
        let path = design.path(in: rect)
        #expect(!path.elements.isEmpty)
        for case .cubic(_, _, let end) in path.elements {
            #expect(abs((design.shape.signedDistance(to: end, in: rect) ?? 0) + 12) < 0.1)
        }
    }

    @Test("have the code that they had")
    func goldens() throws {
        var texts: [String: String] = [:]
        for (number, link) in Self.links.enumerated() {
            for language in CodeLanguage.allCases {
                guard let code = try design(link).code(language) else { continue }
                texts["\(number)-\(link.prefix { $0 != "&" })-\(language).txt"] = code.description
            }
        }
        let differences = try Goldens.differences(of: texts, from: Goldens.folder("Code"))
        #expect(differences.isEmpty)
    }
}
