import Foundation
import Roundel
import RoundelExport
import RoundelTestSupport
import Testing

extension InBrowser {
    /// What the page shows: the code, compared with what the command line prints, and pictures.
    struct SceneTests {
        private static let output = PlaygroundPage.root.appending(path: ".build/playground-pictures")

        static let links = [
            "menu", "menu&count=5&sweep=200&start=-190&direction=counterclockwise&decay=0.95",
            "menu&angles=-90,-30,40,170&orientation=tangential&land=no",
            "wheel", "wheel&detents=12&limits=-135,135&dead=0.3&decay=0.98",
            "superellipse", "superellipse&n=2.5&size=320,200&segments=2", "superellipse&k=0.75",
            "superellipse&n=infinity",
            "badge", "badge&angle=-120&ratio=0.25&host=superellipse&side=outside",
            "badge&angle=0&host=ellipse&side=inside",
            "menu&start=-195&step=30&radius=110&sensitivity=0.5&speed=20",
            "menu&weights=3,1,2&pad=4&fit=filling&seed=7",
            "menu&sweep=200&end=exclusive&start=-190&radius=140,90&spin=2",
            "wheel&sensitivity=-1&speed=9&spin=3&seed=2",
            "superellipse&inset=12", "badge&offset=-6",
            "superellipse&radius=60&smooth=0.6&size=320,200", "superellipse&radius=50&n=0.5&inset=8",
            "dial", "dial&range=20,20000&step=0&value=440&curve=logarithmic&drag=planar",
            "dial&value=20,70&start=-90&sweep=-720&ticks=5&minor=4",
            "menu&open=corner&count=5", "menu&open=edge&count=6&orientation=tangential",
            "menu&open=finger", "menu&open=finger&submenu=0&hold=0.3&count=1",
        ]

        @Test(.inBrowser, arguments: links)
        func `the page shows the code that the command line prints, byte by byte`(_ link: String) async throws
        {
            let page = try await PlaygroundPage(link)
            for language in ["uikit", "swiftui", "svg", "css"] {
                let tab = "document.querySelector('[data-part=languages] [data-name=\(language)]')"
                let printed = try CommandLineTool.run("code \(link) --for \(language)")
                guard try await !page.browser.isTrue("\(tab).hidden") else {
                    #expect(printed.code == 64, "\(language) is hidden.")
                    continue
                }
                try await page.browser.evaluate("\(tab).click()")
                let shown = try await page.browser.text(
                    "document.querySelector('[data-part=code]').textContent"
                )
                #expect(shown == printed.output && !shown.isEmpty, "\(language)")
            }
            #expect(try await page.browser.text("roundel.link()") == link)
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: ["light", "dark"],
            [360, 1_280]
        )
        func `every scene has a picture, in both color schemes and widths, and fits its window`(
            _ scheme: String,
            _ width: Int
        ) async throws {
            try FileManager.default.createDirectory(at: Self.output, withIntermediateDirectories: true)
            let features = ["prefers-color-scheme": scheme]
            let height = width < 800 ? 1_800 : 900
            let page = try await PlaygroundPage("menu", width: width, height: height, features: features)
            for link in [
                "menu", "menu&lang=ja", "menu&dir=rtl", "wheel&detents=12&limits=-135,135", "superellipse",
                "superellipse&radius=60&smooth=0.6&size=320,200",
                "superellipse&radius=60&n=0.5&size=320,200&inset=12&lang=ja",
                "badge", "dial", "dial&value=20,70&sweep=720&lang=ja", "dial&dir=rtl",
            ] {
                try await page.show(link)
                try await page.settle()
                // The longest transition of the style sheet takes 15 frames.
                for _ in 0..<20 { try await page.browser.frame() }
                let name = link.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
                let picture = try await page.browser.picture()
                #expect(picture.count > 20_000, "\(link) is nearly empty.")
                try picture.write(to: Self.output.appending(path: "\(name)-\(width)-\(scheme).png"))
                let overflow = try await page.browser.number(
                    "document.documentElement.scrollWidth - innerWidth"
                )
                #expect(overflow <= 0, "\(link) is wider than the window.")
            }
            await page.expectNoComplaints()
        }

        @Test(
            .inBrowser,
            arguments: [
                "menu", "wheel", "dial", "superellipse", "superellipse&radius=60&smooth=1", "badge",
                "menu&open=finger", "menu&radius=300,90",
            ],
            ["en", "ja"]
        )
        func `every scene fits into 320 points`(_ scene: String, _ language: String) async throws {
            let page = try await PlaygroundPage(scene, width: 320)
            try await page.show("\(scene)&lang=\(language)")
            #expect(try await page.browser.text("document.documentElement.lang") == language)
            #expect(try await page.browser.number("document.documentElement.scrollWidth") <= 320)
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the page has at most 172 KB when it is packed`() throws {
            let packed = FileManager.default.temporaryDirectory.appending(
                path: "roundel-\(UUID().uuidString).gz"
            )
            try Data().write(to: packed)
            defer { try? FileManager.default.removeItem(at: packed) }
            let gzip = Process()
            gzip.executableURL = URL(filePath: "/usr/bin/env")
            gzip.arguments = ["gzip", "-9", "--no-name", "--stdout", PlaygroundPage.file.path]
            gzip.standardOutput = try FileHandle(forWritingTo: packed)
            try gzip.run()
            gzip.waitUntilExit()
            #expect(try Data(contentsOf: packed).count <= 174 * 1024)
        }
    }
}
