import Foundation
import Synchronization

/// Headless Chromium, controlled by messages over a pipe, each a JSON object and a zero byte.
///
/// With `framesOnDemand` the page's frames have a clock that stands still until the test asks for
/// the next frame.
final class Chromium: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let path = "/usr/bin/chromium-headless-shell"
    /// The time without an answer after which a test fails, in seconds; no answer takes nearly as long.
    private static let patience: Int32 = 180

    private struct State {
        var lastMessage = 0
        var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
        var session: String?
        var complaints: [String] = []
        /// The time of the last frame in milliseconds.
        var ticks = Chromium.monotonic() + 1_000
    }

    private let state = Mutex(State())
    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let profile = FileManager.default.temporaryDirectory
        .appending(path: "roundel-chromium-\(UUID().uuidString)")

    init(width: Int, height: Int, framesOnDemand: Bool = true) async throws {
        process.executableURL = URL(filePath: "/bin/sh")
        let onDemand = ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw"]
        // Chromium reads from descriptor 3 and writes to 4, which Foundation does not let us set.
        process.arguments =
            [
                "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", Chromium.path, "--headless",
                "--no-sandbox", "--no-first-run", "--remote-debugging-pipe", "--hide-scrollbars",
                "--user-data-dir=\(profile.path)",
            ] + (framesOnDemand ? onDemand : []) + ["about:blank"]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        let handle = answers.fileHandleForReading
        Thread { [self] in listen(to: handle) }.start()
        var target: [String: Any] = ["url": "about:blank", "width": width, "height": height]
        if framesOnDemand { target["enableBeginFrameControl"] = true }
        let id = try await send("Target.createTarget", target)["targetId"] as? String ?? ""
        let session = try await send("Target.attachToTarget", ["targetId": id, "flatten": true])
        state.withLock { $0.session = session["sessionId"] as? String }
        for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
    }

    /// The errors that the page threw or logged.
    var complaints: [String] { state.withLock { $0.complaints } }

    func close() async {
        state.withLock { $0.session = nil }
        _ = try? await send("Browser.close")
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    // MARK: - Messages

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        let (id, session) = state.withLock { state in
            state.lastMessage += 1
            return (state.lastMessage, state.session)
        }
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        message["sessionId"] = session
        let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
        let reply = try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.waiting[id] = continuation }
            commands.fileHandleForWriting.write(bytes)
        }
        return try JSONSerialization.jsonObject(with: reply) as? [String: Any] ?? [:]
    }

    private func listen(to handle: FileHandle) {
        var buffer = Data()
        while true {
            var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, Chromium.patience * 1_000) == 0 {
                fail("The browser has not answered for \(Chromium.patience) seconds.")
                continue
            }
            let chunk = handle.availableData
            if chunk.isEmpty { break }
            buffer.append(chunk)
            while let end = buffer.firstIndex(of: 0) {
                receive(Data(buffer[buffer.startIndex..<end]))
                buffer.removeSubrange(buffer.startIndex...end)
            }
        }
        fail("The browser has exited.")
    }

    /// Ends the waiting for all answers.
    private func fail(_ description: String) {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(throwing: Failure(description: description)) }
    }

    private func receive(_ message: Data) {
        guard let object = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] else {
            return
        }
        guard let id = object["id"] as? Int else { return note(object) }
        let continuation = state.withLock { $0.waiting.removeValue(forKey: id) }
        if let error = object["error"] as? [String: Any] {
            continuation?.resume(throwing: Failure(description: "\(error["message"] ?? "")"))
        } else {
            let result = object["result"] ?? [String: Any]()
            let data = try? JSONSerialization.data(withJSONObject: result)
            continuation?.resume(returning: data ?? Data("{}".utf8))
        }
    }

    private func note(_ event: [String: Any]) {
        let parameters = event["params"] as? [String: Any] ?? [:]
        let isError =
            switch event["method"] as? String {
            case "Runtime.exceptionThrown": true
            case "Runtime.consoleAPICalled": ["error", "warning"].contains(parameters["type"] as? String)
            case "Log.entryAdded": (parameters["entry"] as? [String: Any])?["level"] as? String == "error"
            default: false
            }
        if isError { state.withLock { $0.complaints.append("\(parameters)") } }
    }
}

// MARK: - The page

extension Chromium {
    @discardableResult
    func evaluate(_ expression: String) async throws -> Any? {
        let answer = try await send(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true]
        )
        if let details = answer["exceptionDetails"] {
            throw Failure(description: "\(expression): \(details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func number(_ expression: String) async throws -> Double {
        (try await evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    func text(_ expression: String) async throws -> String { try await evaluate(expression) as? String ?? "" }

    func isTrue(_ expression: String) async throws -> Bool {
        try await evaluate("!!(\(expression))") as? Bool == true
    }

    /// Sets media features, such as the color scheme.
    func emulate(_ features: [String: String]) async throws {
        let features = features.map { ["name": $0.key, "value": $0.value] }
        try await send("Emulation.setEmulatedMedia", ["features": features])
    }
}

// MARK: - Frames on demand

extension Chromium {
    static func monotonic() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6
    }

    /// Shows the next frame, 1/60 second after the last.
    func frame() async throws {
        let interval = 1_000.0 / 60
        let ticks = state.withLock { state in
            state.ticks += interval
            return state.ticks
        }
        try await send("HeadlessExperimental.beginFrame", ["frameTimeTicks": ticks, "interval": interval])
    }

    /// Shows the next frame, and returns a picture of it as PNG.
    func picture() async throws -> Data {
        let interval = 1_000.0 / 60
        let ticks = state.withLock { state in
            state.ticks += interval
            return state.ticks
        }
        let answer = try await send(
            "HeadlessExperimental.beginFrame",
            ["frameTimeTicks": ticks, "interval": interval, "screenshot": ["format": "png"]]
        )
        return (answer["screenshotData"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    /// The time of the next events, as seconds since 1970: that of the last frame.
    ///
    /// On a slow machine the frames may have fallen behind the machine's clock; then they skip
    /// ahead of it.
    var now: Double {
        let ahead = state.withLock { state in
            state.ticks = max(state.ticks, Chromium.monotonic() + 1_000)
            return state.ticks - Chromium.monotonic()
        }
        return Date.now.timeIntervalSince1970 + ahead / 1_000
    }

    /// Shows frames while a condition is true, and returns how many there were.
    @discardableResult
    func frames(while condition: String, atMost limit: Int = 900) async throws -> Int {
        var count = 0
        while count < limit, try await isTrue(condition) {
            try await frame()
            count += 1
        }
        return count
    }

    /// Performs an action that the page completes only in a frame, and shows frames until it is
    /// complete.
    func framed(_ action: @escaping @Sendable () async throws -> Void) async throws {
        let isDone = Mutex(false)
        async let acting: Void = {
            defer { isDone.withLock { $0 = true } }
            try await action()
        }()
        while !isDone.withLock({ $0 }) { try await frame() }
        try await acting
    }
}
