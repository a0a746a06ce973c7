import Foundation

/// The time of the fastest sample of each benchmark in one run of all of them.
///
/// Not the median: what else the machine does can only add to a time, and a sample is long enough
/// to be exact.
struct Round {
    private let path: String

    /// In microseconds for a whole sample, by the name of the benchmark.
    private var fastest: [String: Double] = [:]

    /// Reads the file that the benchmark package exports as `jmh`.
    init(path: String) throws {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Complaint("\(path) cannot be read.")
        }
        for entry in try JSONDecoder().decode([Entry].self, from: data) {
            // `package.benchmark.<target>.<name>`
            let name = entry.benchmark.split(separator: ".").dropFirst(3).joined(separator: ".")
            fastest[name] = entry.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["0.0"]
        }
    }

    /// The time of the fastest sample of a benchmark, in microseconds for the whole sample.
    func time(of benchmark: String) throws -> Double {
        guard let time = fastest[benchmark], time > 0 else {
            throw Complaint("\(path) holds no time of \(benchmark).")
        }
        return time
    }

    private struct Entry: Decodable {
        let benchmark: String
        let secondaryMetrics: [String: Metric]
    }

    private struct Metric: Decodable {
        let scorePercentiles: [String: Double]
    }
}
