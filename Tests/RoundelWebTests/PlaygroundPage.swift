import Foundation
import Roundel
import RoundelExport

@testable import RoundelWeb

/// The built page in a browser.
struct PlaygroundPage {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    static let file = root.appending(path: "roundel-playground.html")

    /// Why the tests in the browser cannot run, or `nil` if they can run.
    static let obstacle: String? = {
        if !FileManager.default.isExecutableFile(atPath: Chromium.path) {
            return "\(Chromium.path) is missing; install chromium-headless-shell"
        }
        if !FileManager.default.fileExists(atPath: file.path) {
            return "the page is not built; run swift package --disable-sandbox playground"
        }
        if let changed = newerSource { return "\(changed) is newer than the page; build the page again" }
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

    /// Whether it is a failure if they cannot run, as in CI.
    static var isRequired: Bool { ProcessInfo.processInfo.environment["ROUNDEL_REQUIRES_BROWSER"] != nil }

    let browser: Chromium

    /// Opens the page with a link, and waits until its script has run.
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
        try await browser.send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.start])
        try await browser.send("Page.navigate", ["url": address])
        try await browser.evaluate("started")
        if framesOnDemand { for _ in 0..<3 { try await browser.frame() } }
    }

    /// Makes a promise that is kept when the page sets `roundel`, at the end of its script, and
    /// that is broken if the script throws an error before.
    private static let start = """
        globalThis.started = new Promise((keep, fail) => {
          addEventListener("error", (event) => fail(event.error));
          Object.defineProperty(globalThis, "roundel", {
            configurable: true,
            set(value) {
              Object.defineProperty(globalThis, "roundel", { value });
              keep(true);
            },
          });
        });
        """

    /// Shows another link in the same page.
    func show(_ link: String) async throws {
        try await browser.evaluate(
            """
            new Promise((keep) => {
              addEventListener("hashchange", () => keep(true), { once: true });
              if (location.hash !== "#\(link)") location.hash = "#\(link)";
              else dispatchEvent(new HashChangeEvent("hashchange"));
            })
            """
        )
        try await browser.frame()
    }

    /// The address when the page has written its design there, or after two seconds.
    func address() async throws -> String {
        try await browser.text(
            """
            new Promise((keep) => {
              const design = () => location.hash.replace(/&(lang|dir)=.*/, "");
              const check = (left) =>
                design() === `#${roundel.link()}` || !left
                  ? keep(location.hash)
                  : setTimeout(check, 20, left - 1);
              check(100);
            })
            """
        )
    }

    func rotation() async throws -> Double {
        try await slot(.rotation)
    }

    /// A number of the frame that Swift wrote last.
    func slot(_ slot: Frame.Slot) async throws -> Double {
        try await browser.number("roundel.numbers()[\(slot.rawValue)]")
    }

    /// The position of an item on the stage.
    func position(of item: Int) async throws -> Point2D {
        let index = Int(try await slot(.firstPosition)) + 2 * item
        return Point2D(
            try await browser.number("roundel.numbers()[\(index)]"),
            try await browser.number("roundel.numbers()[\(index + 1)]")
        )
    }

    /// Shows frames until nothing moves, and returns how many there were.
    @discardableResult
    func settle() async throws -> Int { try await browser.frames(while: "roundel.isRunning()") }

    /// A point of the page, from an angle in degrees and a distance in points of the stage.
    func point(_ angle: Double, _ radius: Double) async throws -> (x: Double, y: Double) {
        let box = "document.querySelector('[data-part=stage]').getBoundingClientRect()"
        let (left, top) = (try await browser.number("\(box).left"), try await browser.number("\(box).top"))
        let unit = try await browser.number("\(box).width") / Playground.stageSize
        let turn = angle * .pi / 180
        let point = Playground.center + Point2D(cos(turn), sin(turn)) * radius
        return (left + point.x * unit, top + point.y * unit)
    }

    /// Presses a key at the time of the last frame.
    ///
    /// - Parameters:
    ///   - key: The name of the key.
    ///   - virtualKey: Its virtual key code, without which it has no effect on a control.
    func press(_ key: String, virtualKey: Int? = nil) async throws {
        let (browser, time) = (browser, browser.now)
        try await browser.framed {
            for type in ["keyDown", "keyUp"] {
                var event: [String: Any] = ["type": type, "key": key, "code": key, "timestamp": time]
                // Return presses a button by the character that it types.
                if let virtualKey { event["windowsVirtualKeyCode"] = virtualKey }
                if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
                try await browser.send("Input.dispatchKeyEvent", event)
            }
        }
    }

    enum Pointer { case mouse, touch }

    /// Drags through angles in degrees, with an event every 1/100 second, and releases.
    func drag(_ pointer: Pointer, through angles: [Double], radius: Double) async throws {
        let (browser, start) = (browser, browser.now)
        var points: [(x: Double, y: Double)] = []
        for angle in angles { points.append(try await point(angle, radius)) }
        let path = points
        try await browser.framed {
            for (index, point) in path.enumerated() {
                let time = start + Double(index) / 100
                try await browser.touch(pointer, index == 0 ? .began : .moved, point, time)
            }
            guard let last = path.last else { return }
            try await browser.touch(pointer, .ended, last, start + Double(path.count - 1) / 100)
        }
    }

    /// One call of the page to Swift, and its time in seconds.
    struct Call {
        enum Event {
            case touch(Playground.TouchPhase, Point2D)
            /// A frame, and the rotation in radians that it showed.
            case frame(rotation: Double)
        }

        let event: Event
        let time: Double

        var isMove: Bool { if case .touch(.moved, _) = event { true } else { false } }
    }

    /// Makes the page record its calls.
    func record() async throws { try await browser.evaluate("roundel.record.calls = []") }

    /// The recorded calls, in order.
    func calls() async throws -> [Call] {
        let text = try await browser.text("JSON.stringify(roundel.record.calls)")
        return try JSONDecoder().decode([[Double]].self, from: Data(text.utf8)).map { call in
            // A call without the phase of a touch is a frame.
            guard let phase = Playground.TouchPhase(rawValue: Int32(call[0])) else {
                return Call(event: .frame(rotation: call[1]), time: call[3])
            }
            return Call(event: .touch(phase, Point2D(call[1], call[2])), time: call[3])
        }
    }
}

extension Chromium {
    enum Moment { case began, moved, ended }

    func touch(
        _ pointer: PlaygroundPage.Pointer,
        _ moment: Moment,
        _ point: (x: Double, y: Double),
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
                    "type": types[moment] ?? "", "x": point.x, "y": point.y, "button": "left",
                    "buttons": moment == .ended ? 0 : 1, "clickCount": 1, "timestamp": time,
                ]
            )
        case .touch:
            let types: [Moment: String] = [.began: "touchStart", .moved: "touchMove", .ended: "touchEnd"]
            let points = moment == .ended ? [] : [["x": point.x, "y": point.y]]
            try await send(
                "Input.dispatchTouchEvent",
                ["type": types[moment] ?? "", "touchPoints": points, "timestamp": time]
            )
        }
    }
}
