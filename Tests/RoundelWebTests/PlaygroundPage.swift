import Foundation
import Roundel
import RoundelExport

/// The built page in a browser.
struct PlaygroundPage {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    static let file = root.appending(path: "roundel-playground.html")

    /// Why the tests in the browser cannot run, or `nil` if they can.
    static let obstacle: String? = {
        if !FileManager.default.isExecutableFile(atPath: Chromium.path) {
            return "\(Chromium.path) is missing; install chromium-headless-shell"
        }
        if !FileManager.default.fileExists(atPath: file.path) {
            return "the page is not built; run swift package --disable-sandbox playground"
        }
        if let changed = newerSource { return "\(changed) is newer than the page; build that again" }
        return nil
    }()

    /// A file that has changed since the page was built.
    private static var newerSource: String? {
        func modified(_ file: URL) -> Date {
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return values?.contentModificationDate ?? .distantPast
        }
        let built = modified(file)
        for folder in ["Sources/Roundel", "Sources/RoundelExport", "Sources/RoundelWeb", "Web"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder),
                includingPropertiesForKeys: [.contentModificationDateKey]
            )
            while let file = files?.nextObject() as? URL {
                if !file.hasDirectoryPath, file.pathExtension != "md", modified(file) > built {
                    return file.lastPathComponent
                }
            }
        }
        return nil
    }

    /// Whether it counts as a failure that they cannot run, as it does in CI.
    static var isRequired: Bool { ProcessInfo.processInfo.environment["ROUNDEL_REQUIRES_BROWSER"] != nil }

    let browser: Chromium

    /// Opens the page with a link.
    init(
        _ link: String,
        width: Int = 800,
        height: Int = 1_000,
        features: [String: String] = [:],
        framesOnDemand: Bool = true
    ) async throws {
        browser = try await Chromium(width: width, height: height, framesOnDemand: framesOnDemand)
        try await browser.emulate(features)
        let address = "\(PlaygroundPage.file.absoluteString)#\(link)&lang=en"
        try await browser.send("Page.navigate", ["url": address])
        try await browser.wait(for: "globalThis.roundel")
        if framesOnDemand { for _ in 0..<3 { try await browser.frame() } }
    }

    func rotation() async throws -> Double {
        try await browser.number("roundel.numbers()[roundel.slots.rotation]")
    }

    /// A number of the frame that Swift wrote last.
    func slot(_ name: String) async throws -> Double {
        try await browser.number("roundel.numbers()[roundel.slots.\(name)]")
    }

    @discardableResult
    func settle() async throws -> Int { try await browser.frames(while: "roundel.isRunning()") }

    /// A point of the page, from an angle in degrees and a distance in points of the stage.
    func place(_ angle: Double, _ radius: Double) async throws -> (x: Double, y: Double) {
        let box = "document.querySelector('[data-part=stage]').getBoundingClientRect()"
        let (left, top) = (try await browser.number("\(box).left"), try await browser.number("\(box).top"))
        let unit = try await browser.number("\(box).width") / 400
        let turn = angle * .pi / 180
        return (left + (200 + radius * cos(turn)) * unit, top + (200 + radius * sin(turn)) * unit)
    }

    /// Presses a key at the time of the last frame.
    func press(_ key: String) async throws {
        let (browser, time) = (browser, browser.now)
        try await browser.framed {
            for type in ["keyDown", "keyUp"] {
                var event: [String: Any] = ["type": type, "key": key, "code": key, "timestamp": time]
                // Return presses a button by the character that it types.
                if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
                try await browser.send("Input.dispatchKeyEvent", event)
            }
        }
    }

    enum Pointer { case mouse, touch }

    /// Turns by angles in degrees, an event every 1/100 second, and lifts.
    func drag(_ pointer: Pointer, through angles: [Double], radius: Double) async throws {
        let (browser, start) = (browser, browser.now)
        var places: [(x: Double, y: Double)] = []
        for angle in angles { places.append(try await place(angle, radius)) }
        let path = places
        try await browser.framed {
            for (index, place) in path.enumerated() {
                let time = start + Double(index) / 100
                try await browser.touch(pointer, index == 0 ? .began : .moved, place, time)
            }
            guard let last = path.last else { return }
            try await browser.touch(pointer, .ended, last, start + Double(path.count - 1) / 100)
        }
    }

    /// Lets the page write its calls down.
    func record() async throws { try await browser.evaluate("roundel.record.calls = []") }

    /// What the page called since, in order: events, and frames with the rotation that they showed.
    func calls() async throws -> [[Double]] {
        let text = try await browser.text("JSON.stringify(roundel.record.calls)")
        return try JSONDecoder().decode([[Double]].self, from: Data(text.utf8))
    }
}

extension Chromium {
    enum Moment { case began, moved, ended }

    func touch(
        _ pointer: PlaygroundPage.Pointer,
        _ moment: Moment,
        _ place: (x: Double, y: Double),
        _ time: Double
    ) async throws {
        switch pointer {
        case .mouse:
            let types: [Moment: String] = [
                .began: "mousePressed", .moved: "mouseMoved", .ended: "mouseReleased",
            ]
            try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": types[moment] ?? "", "x": place.x, "y": place.y, "button": "left",
                    "buttons": moment == .ended ? 0 : 1, "clickCount": 1, "timestamp": time,
                ]
            )
        case .touch:
            let types: [Moment: String] = [.began: "touchStart", .moved: "touchMove", .ended: "touchEnd"]
            let points = moment == .ended ? [] : [["x": place.x, "y": place.y]]
            try await send(
                "Input.dispatchTouchEvent",
                ["type": types[moment] ?? "", "touchPoints": points, "timestamp": time]
            )
        }
    }
}
