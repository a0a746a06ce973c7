import ArgumentParser
import Foundation

/// Plants faults in the sources, one at a time, and counts how many the tests catch.
///
/// All faults are compiled at once, each behind a number that the environment switches on, so that
/// the tree is built once.
@main struct Mutation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Plants faults in the sources, runs the tests against each, and prints which survive."
    )

    @Option(help: "How many faults to plant, drawn from all that are possible.")
    var sample = 300

    @Option(help: "The seed of the sample.")
    var seed: UInt64 = 1

    @Option(help: "How many faults a function gets at most.")
    var perFunction = 4

    @Option(help: "The modules to plant in, separated by commas.")
    var modules = [
        "Roundel", "RoundelExport", "RoundelFiles", "RoundelReplay", "RoundelUIKit", "RoundelSwiftUI",
        "RoundelCLI", "RoundelWeb", "RoundelFigures",
    ].joined(separator: ",")

    @Option(help: "How many runs of the tests at once.")
    var jobs = 2

    @Option(help: "After how many seconds of a processor's time a run counts as endless.")
    var timeout = 600.0

    @Option(help: "Where to put the mutated copy.")
    var scratchPath = ".build/mutation"

    @Flag(help: "Do not check first that the tests pass without a fault.")
    var skipCheck = false

    @Flag(help: "Build only.")
    var buildOnly = false

    func run() async throws {
        let project = URL(
            filePath: FileManager.default.currentDirectoryPath,
            directoryHint: .isDirectory
        )
        let root = URL(filePath: scratchPath, relativeTo: project).absoluteURL
        let names = modules.split(separator: ",").map(String.init)
        var orchard = try Orchard(
            project: project,
            root: root,
            modules: names,
            sample: sample,
            perRegion: perFunction,
            seed: seed
        )
        try build(&orchard)
        Shell.say("\(orchard.entries.count) faults planted, seed \(seed)")
        if buildOnly { return }
        let bundle = root.appending(path: ".build/debug/roundelPackageTests.xctest")
        if !skipCheck {
            let outcome = try Trial.run(bundle, Self.suites(nil), mutant: 0, seconds: timeout)
            guard outcome == .survived else {
                throw Shell.Failure(description: "without any fault the tests are: \(outcome)")
            }
        }
        let outcomes = try await outcomes(of: orchard.entries, bundle)
        report(orchard.entries, outcomes)
    }

    /// Builds until the compiler accepts what is left.
    private func build(_ orchard: inout Orchard) throws {
        while true {
            let log = try Shell.run(
                "/usr/bin/env",
                ["swift", "build", "--build-tests", "-Xswiftc", "-suppress-warnings"],
                in: orchard.root,
                mayFail: true
            )
            var refused: Set<Int> = []
            var errors = 0
            let lines = log.split(separator: "\n").filter { $0.contains(": error: ") }
            // Where the compiler cannot infer the type of a property, every use of it is an error too.
            let causes = lines.filter { !$0.contains("cannot infer contextual base") }
            for line in causes.isEmpty ? lines : causes {
                errors += 1
                let parts = line.split(separator: ":")
                guard parts.count > 2, let number = Int(parts[1]) else { continue }
                let path = String(parts[0])
                guard let range = path.range(of: "/Sources/", options: .backwards) else { continue }
                let file = "Sources/" + path[range.upperBound...]
                refused.formUnion(try orchard.mutant(file: file, line: number))
            }
            guard errors > 0 else {
                guard log.contains("Build complete!") else {
                    throw Shell.Failure(description: String(log.suffix(4_000)))
                }
                return
            }
            guard !refused.isEmpty else { throw Shell.Failure(description: String(log.suffix(4_000))) }
            Shell.say("the compiler refuses \(refused.count) faults")
            try orchard.discard(refused)
        }
    }

    /// The suites to run first for a module, or all of them.
    ///
    /// The page in the browser has WebAssembly of its own, which no environment reaches.
    static func suites(_ module: String?) -> [String] {
        let skipped = ["--skip", "InBrowser"]
        guard let module else { return skipped }
        let own = [
            "RoundelFiles": "RoundelCLITests", "RoundelReplay": "RoundelCLITests",
            "RoundelFigures": "DocumentationTests",
        ]
        return ["--filter", own[module] ?? "\(module)Tests"] + skipped
    }

    /// Runs the suites of each fault's own module first, and all suites for the faults that these
    /// miss.
    private func outcomes(of entries: [Orchard.Entry], _ bundle: URL) async throws -> [Int: Trial.Outcome] {
        // In random order, so that a run that is stopped has tried a sample of all.
        var generator = SplitMix64(state: seed)
        let shuffled = entries.shuffled(using: &generator)
        var outcomes = try await outcomes(of: shuffled, bundle) { Self.suites($0.module) }
        let left = entries.filter { outcomes[$0.number] == .survived }
        Shell.say("\(left.count) faults pass the suites of their module")
        outcomes.merge(try await self.outcomes(of: left, bundle) { _ in Self.suites(nil) }) { $1 }
        return outcomes
    }

    private func outcomes(
        of entries: [Orchard.Entry],
        _ bundle: URL,
        suites: @escaping @Sendable (Orchard.Entry) -> [String]
    ) async throws -> [Int: Trial.Outcome] {
        let timeout = timeout
        @Sendable func outcome(_ entry: Orchard.Entry) throws -> (Orchard.Entry, Trial.Outcome) {
            (entry, try Trial.run(bundle, suites(entry), mutant: entry.number, seconds: timeout))
        }
        return try await withThrowingTaskGroup(of: (Orchard.Entry, Trial.Outcome).self) { group in
            var (waiting, outcomes) = (entries[...], [Int: Trial.Outcome]())
            for _ in 0..<jobs {
                guard let entry = waiting.popFirst() else { break }
                group.addTask { try outcome(entry) }
            }
            while let (entry, result) = try await group.next() {
                outcomes[entry.number] = result
                Shell.say("\(result): \(entry.description)")
                if let entry = waiting.popFirst() { group.addTask { try outcome(entry) } }
            }
            return outcomes
        }
    }

    private func report(_ entries: [Orchard.Entry], _ outcomes: [Int: Trial.Outcome]) {
        func row(_ name: String, _ entries: [Orchard.Entry]) {
            guard !entries.isEmpty else { return }
            let caught = entries.filter { outcomes[$0.number] != .survived }.count
            Shell.say("| \(name) | \(entries.count) | \(caught) | \(100 * caught / entries.count) % |")
        }
        Shell.say("\n| | planted | caught | |\n|---|---:|---:|---:|")
        for module in Set(entries.map(\.module)).sorted() {
            row(module, entries.filter { $0.module == module })
        }
        for kind in Mutant.Kind.allCases { row(kind.rawValue, entries.filter { $0.mutant.kind == kind }) }
        row("all", entries)
        Shell.say("\nWhat survived, with the numbers for ROUNDEL_MUTANT:")
        for entry in entries where outcomes[entry.number] == .survived {
            Shell.say("\(entry.number): \(entry.description)")
        }
    }
}
