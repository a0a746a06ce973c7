import Foundation

/// Runs a check on random inputs, and on every input that ever failed.
///
/// Those are the files of a folder in Tests/Corpus. `ROUNDEL_FUZZ=60` runs each such test for 60
/// seconds and adds the inputs that fail to the folder; without it, the number of cases is fixed. An
/// input that ends the process stays in `.build/fuzz`, in a file that begins with the name of the
/// folder.
public struct Fuzz: Sendable {
    private let folder: URL
    private let current: URL

    /// Makes the inputs of a folder in Tests/Corpus.
    public init(corpus: String) {
        folder = Repository.root.appending(path: "Tests/Corpus/\(corpus)")
        // Two tests may share a folder and run at the same time.
        current = Repository.root.appending(path: ".build/fuzz/\(corpus)-\(UInt32.random(in: 0 ... .max))")
    }

    /// The faults of the inputs that failed before, each with its input; `nil` without any input.
    public func faultsOfCorpus(_ faults: (Data) throws -> [String]) throws -> [String]? {
        let files = Repository.files(in: folder).filter { $0.lastPathComponent != ".DS_Store" }
        guard !files.isEmpty else { return nil }
        return try files.flatMap { file in
            try faults(Data(contentsOf: file)).map { "\(file.lastPathComponent): \($0)" }
        }
    }

    /// Checks random inputs until one fails.
    ///
    /// - Parameters:
    ///   - cases: The number of inputs.
    ///   - random: The source of randomness.
    ///   - input: Makes an input.
    ///   - faults: Returns a sentence for each fault that an input reveals.
    /// - Returns: The first input that failed, with its faults.
    public func run(
        _ cases: Int,
        _ random: inout Seeded,
        input: (inout Seeded) -> Data,
        faults: (Data) throws -> [String]
    ) throws -> String? {
        let end = Environment.fuzz.map { Date(timeIntervalSinceNow: $0) }
        if end != nil {
            try FileManager.default.createDirectory(
                at: current.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        }
        defer { if end != nil { try? FileManager.default.removeItem(at: current) } }
        var done = 0
        while end.map({ Date() < $0 }) ?? (done < cases) {
            let data = input(&random)
            if end != nil { try data.write(to: current) }
            let found: [String]
            do { found = try faults(data) } catch { found = ["\(error)"] }
            if !found.isEmpty {
                if end != nil { try save(data) }
                return
                    "case \(done): \(found.prefix(5)) for \(String(decoding: data.prefix(2_000), as: UTF8.self).debugDescription)"
            }
            done += 1
        }
        print("\(folder.lastPathComponent): \(done) cases")
        return nil
    }

    private func save(_ data: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appending(path: "\(String(decoding: data, as: UTF8.self).fnv1aDigits)"))
    }

    /// Runs random cases of values that are made of numbers, which need no corpus: a test with a name
    /// keeps one that failed.
    ///
    /// It takes most of a second, or as long as `ROUNDEL_FUZZ` says, and as long as the least number
    /// of cases takes; the first cases are always the same.
    public static func forAWhile(
        least: Int = 30,
        test: String = #function,
        _ body: (inout Seeded) throws -> Void
    ) rethrows {
        var random = Seeded(for: test)
        let end = ContinuousClock.now + .seconds(Environment.fuzz ?? 0.7)
        var cases = 0
        while cases < least || ContinuousClock.now < end {
            try body(&random)
            cases += 1
        }
        print("\(test): \(cases) cases")
    }

    /// Returns a fault if a message has more than one line, control characters, or too many letters.
    public static func faults(ofMessage message: String) -> [String] {
        let isClean = message.unicodeScalars.allSatisfy {
            ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        return isClean && message.unicodeScalars.count < 600
            ? [] : ["the message \(message.debugDescription)"]
    }
}

extension Seeded {
    /// One of some elements.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// A number as somebody could write it: short, long, with an exponent, at an edge, or no number.
    public mutating func numberText() -> String {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: pick(["0", "-0", "1", "-1", "0.5", "2", "3", "8", "12", "45", "-90", "360", "0.9", "100"])
        case 1:
            pick([
                "", "-", ".", "1e9", "-1e9", "1e-300", "nan", "inf", "infinity", "0x10", "+1", "1_0", "١",
                "1e999", "-.5", "5.",
            ])
        case 2: "\(number(-400...400))"
        case 3: "\(number(0...1))"
        case 4: String(format: "%.\(Int.random(in: 0...15, using: &self))f", number(-10...10))
        case 5: "\(Int.random(in: 0...40, using: &self))"
        case 6: String((0..<Int.random(in: 1...20, using: &self)).map { _ in pick(Array("0123456789.")) })
        default: "\(number(-1...1) * pow(10, number(-9...9)))"
        }
    }

    /// Changes some bytes of an input, more often none.
    public mutating func mutate(_ data: Data) -> Data {
        var bytes = Array(data)
        guard chance(0.4) else { return data }
        for _ in 0...Int.random(in: 0...3, using: &self) {
            let place = Int.random(in: 0...bytes.count, using: &self)
            let special: [UInt8] = Array("&=#,.-\n\r\0 \"<'%e".utf8) + [0x1b, 0x7f, 0x80, 0xc2, 0xe2, 0xff]
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes.insert(pick(special), at: place)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
            case 2 where place < bytes.count: bytes.remove(at: place)
            default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
            }
        }
        return Data(bytes)
    }
}
