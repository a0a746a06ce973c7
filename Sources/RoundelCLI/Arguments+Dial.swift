import ArgumentParser
import Roundel
import RoundelExport

// The words of `roundel dial`.

extension Arguments {
    static func range(_ text: String) throws -> ClosedRange<Double> {
        guard let ends = try? numbers(text), ends.count == 2, ends[0] <= ends[1] else {
            throw ValidationError(
                "'\(text.excerpt)' is not a least and a greatest value from -1e9 to 1e9, as 0,100."
            )
        }
        return ends[0]...ends[1]
    }

    static func positive(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0, number <= greatest else {
            throw ValidationError("'\(text.excerpt)' is not a number above 0, up to 1e9.")
        }
        return number
    }

    static func sweep(_ text: String) throws -> Angle {
        guard let degrees = Double(text), (0.000_001...3_600_000).contains(degrees.magnitude) else {
            throw ValidationError("'\(text.excerpt)' is not an angle from 0.000001 to 3600000, or negative.")
        }
        return .degrees(degrees)
    }

    static func curve(_ text: String) throws -> DialCurve {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let number = parts.count == 2 ? Double(parts[1]) : nil
        switch (parts.first, number) {
        case ("linear", nil) where parts.count == 1: return .linear
        case ("logarithmic", nil) where parts.count == 1: return .logarithmic
        case ("decibels", nil) where parts.count == 1: return .decibels()
        case ("decibels", let floor?) where (-200...(-1)).contains(floor): return .decibels(floor: floor)
        case ("power", let exponent?) where (0.01...100).contains(exponent): return .power(exponent)
        default:
            throw ValidationError(
                """
                '\(text.excerpt)' is not linear, logarithmic, decibels, decibels with a floor from -200 to -1, as \
                decibels,-40, or power with an exponent from 0.01 to 100, as power,2.
                """
            )
        }
    }

    static func values(_ text: String) throws -> [Double] {
        let values = try? numbers(text)
        guard let values, (1...2).contains(values.count), values[0] <= values[values.count - 1] else {
            throw ValidationError(
                "'\(text.excerpt)' is not one value, or two in ascending order, from -1e9 to 1e9."
            )
        }
        return values
    }

    static func ticks(_ text: String) throws -> DialTicks {
        let counts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        let minor = counts.count == 2 ? counts[1] : 0
        guard (1...2).contains(counts.count), counts.allSatisfy((0...10_000).contains),
            counts[0] + max(counts[0] - 1, 0) * minor <= 10_000
        else {
            throw ValidationError(
                "'\(text.excerpt)' is not one or two numbers of marks, up to 10000 in total, as 11 or 11,4."
            )
        }
        return .count(counts[0], minor: minor)
    }

    static func every(_ text: String) throws -> DialTicks {
        let distances = text.split(separator: ",", omittingEmptySubsequences: false).map {
            (try? positive(String($0))) ?? 0
        }
        guard (1...2).contains(distances.count), distances.allSatisfy({ $0 > 0 }) else {
            throw ValidationError(
                "'\(text.excerpt)' is not one or two distances above 0, up to 1e9, as 10 or 10,2."
            )
        }
        return .every(distances[0], minor: distances.count == 2 ? distances[1] : nil)
    }
}
