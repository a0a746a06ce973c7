/// Writes mutants into a source file, each behind a number.
enum Planter {
    /// The file that every mutated module gets: which mutant is switched on.
    static let switchFile = """
        #if canImport(Glibc)
        import Glibc
        #elseif canImport(Darwin)
        import Darwin
        #endif

        /// The number of the mutant that is switched on, or 0.
        @usableFromInline nonisolated let activeMutant: Int = getenv("ROUNDEL_MUTANT").map { Int(atoi($0)) } ?? 0

        """

    /// A file with its mutants behind their numbers.
    static func text(of source: [UInt8], regions: [(Region, [Int])]) -> [UInt8] {
        var (text, end) = ([UInt8](), 0)
        for (region, numbers) in regions.sorted(by: { $0.0.range.lowerBound < $1.0.range.lowerBound }) {
            text += source[end..<region.range.lowerBound]
            text += Array(Planter.text(of: region, numbers, in: source).utf8)
            end = region.range.upperBound
        }
        return text + source[end...]
    }

    private static func text(of region: Region, _ numbers: [Int], in source: [UInt8]) -> String {
        let original = String(decoding: source[region.range], as: UTF8.self)
        let mutated = zip(numbers, region.mutants).map { number, mutant in
            var bytes = Array(source[region.range])
            let start = mutant.range.lowerBound - region.range.lowerBound
            bytes.replaceSubrange(start..<start + mutant.range.count, with: Array(mutant.replacement.utf8))
            return (number, String(decoding: bytes, as: UTF8.self))
        }
        guard region.form != .expression else {
            return mutated.reduce(original) { "(activeMutant == \($1.0) ? (\($1.1)) : \($0))" }
        }
        let prefix = region.form == .value ? "return " : ""
        let cases = mutated.map { "case \($0.0): // mutant \($0.0)\n\(prefix)\($0.1)\n// end of mutant\n" }
        return "\nswitch activeMutant {\n\(cases.joined())default:\n\(prefix)\(original)\n}\n"
    }
}
