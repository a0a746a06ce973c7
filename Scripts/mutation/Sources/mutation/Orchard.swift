import Foundation

/// A copy of the project's tree with numbered mutants in its sources.
struct Orchard {
    struct Entry: Sendable {
        let number: Int
        let module: String
        let file: String
        let mutant: Mutant

        /// Where the fault is, and what it is.
        var description: String { "\(file):\(mutant.line): \(mutant.summary)" }
    }

    let root: URL
    private(set) var entries: [Entry] = []

    /// What each file with mutants was, and what is planted in it.
    private var beds: [(file: String, source: [UInt8], regions: [(Region, [Int])])] = []

    /// The sources of all modules, as they are without faults.
    private var sources: [String: [UInt8]] = [:]

    /// Copies what git tracks, and plants a sample of all faults that the modules' sources can have.
    init(
        project: URL,
        root: URL,
        modules: [String],
        sample: Int,
        perRegion: Int,
        seed: UInt64
    ) throws {
        self.root = root
        try Orchard.copy(project, to: root)
        var found: [Place] = []
        var regions: [String: [Region]] = [:]
        for module in modules {
            for file in Orchard.files(of: module, in: project) {
                let data = try Data(contentsOf: project.appending(path: file))
                sources[file] = Array(data)
                regions[file] = try MutantFinder.regions(
                    of: String(decoding: data, as: UTF8.self),
                    file: file
                )
                for (index, region) in (regions[file] ?? []).enumerated() {
                    found += region.mutants.map {
                        Place(module: module, file: file, region: index, mutant: $0)
                    }
                }
            }
            try write(Array(Planter.switchFile.utf8), to: "Sources/\(module)/ActiveMutant.swift")
        }
        Shell.say("\(found.count) faults can be planted in \(sources.count) files")
        plant(Orchard.sample(of: found, sample, perRegion: perRegion, seed: seed), in: regions)
        try discard(knownRefusals())
    }

    /// A fault that can be planted, and the region of its file that contains it.
    private struct Place {
        let module: String
        let file: String
        let region: Int
        let mutant: Mutant
    }

    /// Copies what git tracks or could track.
    ///
    /// A newer file in the copy stays, so that what is planted already is not compiled again.
    private static func copy(_ project: URL, to root: URL) throws {
        let files = "git ls-files -z --cached --others --exclude-standard"
        let unpack = "tar -x --keep-newer-files -C '\(root.path)' 2>/dev/null"
        try Shell.run(
            "/bin/bash",
            ["-o", "pipefail", "-c", "mkdir -p '\(root.path)' && \(files) | tar -c --null -T - | \(unpack)"],
            in: project
        )
    }

    /// A random sample, with at most some faults in a region.
    private static func sample(
        of places: [Place],
        _ count: Int,
        perRegion: Int,
        seed: UInt64
    ) -> [String: [Int: [Place]]] {
        var generator = SplitMix64(state: seed)
        var (sample, size) = ([String: [Int: [Place]]](), 0)
        for place in places.shuffled(using: &generator) where size < count {
            guard sample[place.file]?[place.region]?.count ?? 0 < perRegion else { continue }
            sample[place.file, default: [:]][place.region, default: []].append(place)
            size += 1
        }
        return sample
    }

    /// Numbers the faults in the order of their files and places.
    private mutating func plant(_ sample: [String: [Int: [Place]]], in regions: [String: [Region]]) {
        for (file, chosen) in sample.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[file], let known = regions[file] else { continue }
            var bed: [(Region, [Int])] = []
            for (index, places) in chosen.sorted(by: { $0.key < $1.key }) {
                let places = places.sorted { $0.mutant.range.lowerBound < $1.mutant.range.lowerBound }
                let numbers = Array(entries.count + 1...entries.count + places.count)
                entries += zip(numbers, places).map {
                    Entry(number: $0, module: $1.module, file: file, mutant: $1.mutant)
                }
                var region = known[index]
                region.mutants = places.map(\.mutant)
                bed.append((region, numbers))
            }
            beds.append((file, source, bed))
        }
    }

    /// The faults of an earlier run that the compiler refused.
    private var refusals: URL { root.appending(path: "refused.txt") }

    private func knownRefusals() -> Set<Int> {
        let lines = (try? String(contentsOf: refusals, encoding: .utf8))?.split(separator: "\n") ?? []
        let known = Set(lines.map(String.init))
        return Set(entries.filter { known.contains($0.description) }.map(\.number))
    }

    private static func files(of module: String, in project: URL) -> [String] {
        let folder = project.appending(path: "Sources/\(module)")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") && $0 != "main.swift" }
            .sorted().map { "Sources/\(module)/\($0)" }
    }

    private func write() throws {
        let planted = Set(beds.map(\.file))
        for (file, text) in sources where !planted.contains(file) { try write(text, to: file) }
        for bed in beds {
            try write(Planter.text(of: bed.source, regions: bed.regions), to: bed.file)
        }
    }

    /// Leaves a file alone that is the same already, so that it is not compiled again.
    private func write(_ text: [UInt8], to file: String) throws {
        let (path, data) = (root.appending(path: file), Data(text))
        guard (try? Data(contentsOf: path)) != data else { return }
        try data.write(to: path)
    }

    /// Takes out the mutants that the compiler refused: they are no faults that anyone could commit.
    mutating func discard(_ numbers: Set<Int>) throws {
        let old = (try? String(contentsOf: refusals, encoding: .utf8)) ?? ""
        let new = entries.filter { numbers.contains($0.number) && !old.contains($0.description) }
        try (old + new.map { "\($0.description)\n" }.joined())
            .write(to: refusals, atomically: true, encoding: .utf8)
        entries.removeAll { numbers.contains($0.number) }
        for (index, bed) in beds.enumerated() {
            beds[index].regions = bed.regions.map { region, all in
                var region = region
                let kept = zip(all, region.mutants).filter { !numbers.contains($0.0) }
                region.mutants = kept.map(\.1)
                return (region, kept.map(\.0))
            }.filter { !$0.1.isEmpty }
        }
        try write()
    }

    /// The mutant at a line of a written file, if the line belongs to one.
    func mutant(file: String, line: Int) throws -> [Int] {
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return [] }
        if let range = lines[line - 1].range(of: "activeMutant == ") {
            return numbers(in: lines[line - 1][range.lowerBound...])
        }
        for index in stride(from: line - 1, through: 0, by: -1) {
            let here = lines[index]
            if here.contains("// end of mutant") && index < line - 1 { return [] }
            if let range = here.range(of: "// mutant ") {
                return Int(here[range.upperBound...]).map { [$0] } ?? []
            }
            // The faults of an initial value, which may have several lines, are beside each other.
            if let number = numbers(in: here[...]).last { return [number] }
        }
        return []
    }

    private func numbers(in text: Substring) -> [Int] {
        text.components(separatedBy: "activeMutant == ").dropFirst().compactMap {
            Int($0.prefix { $0.isNumber })
        }
    }
}

/// The SplitMix64 generator, so that a seed gives the same sample everywhere.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
