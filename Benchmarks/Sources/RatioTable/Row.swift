import Comparisons
import Foundation

/// One row of the table: a comparison, measured in one or several rounds.
struct Row {
    let comparison: Comparison

    /// The times for doing it once, in nanoseconds: the median of the rounds.
    let (baseline, roundel): (Double, Double)

    /// How many times as fast as the baseline Roundel is, in each round, the slowest first.
    let speeds: [Double]

    init(_ comparison: Comparison, rounds: [Round]) throws {
        let scale = 1_000 / Double(comparison.repetitions)
        let baselines = try rounds.map { try $0.median(of: comparison.baseline) * scale }
        let roundels = try rounds.map { try $0.median(of: comparison.roundel) * scale }
        self.comparison = comparison
        (baseline, roundel) = (Row.median(baselines), Row.median(roundels))
        speeds = zip(baselines, roundels).map { $0 / $1 }.sorted()
    }

    /// The row as Markdown.
    var markdown: String {
        let cells = [
            comparison.title, Row.time(baseline), Row.time(roundel), Row.ratio(Row.median(speeds)),
            speeds.map(Row.shortRatio).joined(separator: ", "), goal, reached,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private var goal: String {
        switch comparison.goal {
        case .fasterBy(let factor): "at least \(Row.digits(factor)) × as fast"
        case .slowerBy(1): "at most the same time"
        case .slowerBy(let factor): "at most \(Row.digits(factor)) × the time"
        case .none: "–"
        }
    }

    private var reached: String {
        let speed = Row.median(speeds)
        return switch comparison.goal {
        case .fasterBy(let factor): speed >= factor ? "yes" : "no"
        case .slowerBy(let factor): 1 / speed <= factor ? "yes" : "no"
        case .none: "–"
        }
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    private static func ratio(_ speed: Double) -> String {
        speed >= 1 ? "**\(digits(speed)) × as fast**" : "**\(digits(1 / speed)) × the time**"
    }

    /// A fraction where Roundel takes longer.
    private static func shortRatio(_ speed: Double) -> String {
        speed >= 1 ? digits(speed) : "1/" + digits(1 / speed)
    }

    private static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: digits(nanoseconds) + " ns"
        case ..<1_000_000: digits(nanoseconds / 1_000) + " µs"
        default: digits(nanoseconds / 1_000_000) + " ms"
        }
    }

    /// Three digits, or two below ten.
    private static func digits(_ number: Double) -> String {
        let text = String(format: number < 9.95 ? "%.1f" : "%.0f", number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
