import Foundation

/// One run of the tests with one mutant switched on.
enum Trial {
    enum Outcome: Sendable, Equatable, CustomStringConvertible {
        /// A test failed; its name.
        case caught(String)
        /// The tests did not end.
        case timedOut
        case crashed
        case survived

        var description: String {
            switch self {
            case .caught(let failure): "caught (\(failure.prefix(120)))"
            case .timedOut: "caught (timed out)"
            case .crashed: "caught (crashed)"
            case .survived: "survived"
            }
        }
    }

    /// Runs suites, and stops at the first failure.
    ///
    /// The seconds are those of a processor, so that a machine with other work to do does not end a
    /// run that is not endless. A run that waits for something ends after four times as many.
    static func run(_ bundle: URL, _ arguments: [String], mutant: Int, seconds: Double) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        // The shell leads a process group. When the tests end, it ends what they have started, which would
        // keep the pipe open. The limit is a soft one, at which the signal tells why they ended.
        let limits = "ulimit -c 0; ulimit -S -t \(Int(seconds))"
        let script = "\(limits); \"$0\" \"$@\"; echo \"\(ending)$?\"; kill -KILL -$$"
        process.arguments = ["-c", script, bundle.path, "--testing-library", "swift-testing"] + arguments
        process.currentDirectoryURL = bundle.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging(["ROUNDEL_MUTANT": "\(mutant)"]) {
            $1
        }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let clock = DispatchSource.makeTimerSource(queue: .global())
        let isLate = Flag()
        clock.schedule(deadline: .now() + 4 * seconds)
        clock.setEventHandler {
            isLate.raise()
            kill(-process.processIdentifier, SIGKILL)
        }
        clock.resume()
        defer { clock.cancel() }
        var (failure, code): (String?, Int32?)
        var line = [UInt8]()
        read: while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            for byte in data {
                guard byte == UInt8(ascii: "\n") else { line.append(byte); continue }
                let text = String(decoding: line, as: UTF8.self)
                line.removeAll(keepingCapacity: true)
                if text.hasPrefix(ending) { code = Int32(text.dropFirst(ending.count)) }
                guard text.contains("recorded an issue") || text.contains("Fatal error") else { continue }
                failure = text
                kill(-process.processIdentifier, SIGKILL)
                break read
            }
        }
        process.waitUntilExit()
        if let failure { return .caught(failure) }
        if isLate.isRaised { return .timedOut }
        // A shell adds 128 to the number of a signal.
        return switch code {
        case 0: .survived
        case 128 + SIGXCPU: .timedOut
        case .some(let code) where code < 128: .caught("exit code \(code)")
        default: .crashed
        }
    }

    /// What stands before the exit code in the last line of a run.
    private static let ending = "The tests ended with "
}

/// A flag that one thread raises and another reads.
private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var raised = false
    var isRaised: Bool { lock.withLock { raised } }
    func raise() { lock.withLock { raised = true } }
}
