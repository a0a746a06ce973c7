import Foundation
import Roundel
import RoundelExport
import Testing

@Suite("Designs, their links and their code")
struct DesignTests {
    static let links = [
        "menu", "menu&count=5&sweep=200&start=-190&direction=counterclockwise&decay=0.95",
        "menu&angles=-90,-30,40,170&orientation=tangential&land=no", "menu&count=6&orientation=radial",
        "wheel", "wheel&detents=12&limits=-135,135&dead=0.3&decay=0.97",
        "superellipse", "superellipse&k=0.75", "superellipse&n=infinity&size=320,200&segments=2",
        "badge", "badge&angle=-120&ratio=0.25&host=superellipse&side=outside",
        "badge&host=ellipse&side=inside",
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
        arguments: ["menu&count=7", "menu&angles=-90,10,40", "menu&sweep=180"]
    )
    func landings(_ link: String) throws {
        guard case .menu(let menu) = try design(link) else { return }
        let ring = menu.ring(center: .zero, radius: 100)
        let detents = try #require(menu.settings(for: ring).detents)
        for index in 0..<ring.count {
            let rotation = ring.rotation(bringing: index)
            let detent = try #require(detents.nearest(to: rotation))
            #expect(abs(detent.shortestDifference(to: rotation).radians) < 1e-9)
            #expect(ring.item(atPointer: .twelveOClock, rotation: detent) == index)
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens/Code")

    /// `ROUNDEL_RECORD_GOLDENS=1 swift test` writes them anew.
    @Test("have the code that they had")
    func goldens() throws {
        var names: Set<String> = []
        for (number, link) in Self.links.enumerated() {
            for language in CodeLanguage.allCases {
                guard let code = try design(link).code(language) else { continue }
                let name = "\(number)-\(link.prefix { $0 != "&" })-\(language).txt"
                names.insert(name)
                let file = Self.folder.appendingPathComponent(name)
                if ProcessInfo.processInfo.environment["ROUNDEL_RECORD_GOLDENS"] == "1" {
                    try Data(code.bytes).write(to: file)
                }
                #expect(try String(contentsOf: file, encoding: .utf8) == code.description, "\(name)")
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files).subtracting([".DS_Store"]) == names)
    }
}
