import Foundation

/// The median time of each benchmark in one run of all of them.
struct Round {
    private let path: String

    /// In microseconds for a whole sample, by the name of the benchmark.
    private var medians: [String: Double] = [:]

    /// Reads the file that the benchmark package exports as `jmh`.
    init(path: String) throws {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Complaint("\(path) cannot be read.")
        }
        for entry in try JSONDecoder().decode([Entry].self, from: data) {
            // `package.benchmark.<target>.<name>`
            let name = entry.benchmark.split(separator: ".").dropFirst(3).joined(separator: ".")
            medians[name] = entry.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["50.0"]
        }
    }

    /// The median time of a benchmark, in microseconds for a whole sample.
    func median(of benchmark: String) throws -> Double {
        guard let median = medians[benchmark], median > 0 else {
            throw Complaint("\(path) holds no time of \(benchmark).")
        }
        return median
    }

    private struct Entry: Decodable {
        let benchmark: String
        let secondaryMetrics: [String: Metric]
    }

    private struct Metric: Decodable {
        let scorePercentiles: [String: Double]
    }
}
