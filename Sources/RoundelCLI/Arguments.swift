import ArgumentParser
import Roundel
import RoundelExport

/// Reads the words of a command line as numbers.
///
/// The error for a word that is not a valid number is one sentence.
enum Arguments {
    /// The largest magnitude of a length or an angle.
    static let greatest = 1e9

    static func number(_ text: String) throws -> Double {
        guard let number = Double(text), number.magnitude <= greatest else {
            throw ValidationError("'\(text.excerpt)' is not a number from -1e9 to 1e9.")
        }
        return number
    }

    static func notNegative(_ text: String) throws -> Double {
        guard let number = Double(text), (0...greatest).contains(number) else {
            throw ValidationError("'\(text.excerpt)' is not a number from 0 to 1e9.")
        }
        return number
    }

    /// Reads a velocity, in the range in which motions are computed.
    static func velocity(_ text: String) throws -> Double {
        guard let velocity = Double(text), velocity.magnitude <= MotionRange.greatestSpeed else {
            throw ValidationError("'\(text.excerpt)' is not a number from -1e6 to 1e6.")
        }
        return velocity
    }

    static func degrees(_ text: String) throws -> Angle { .degrees(try number(text)) }

    static func numbers(_ text: String) throws -> [Double] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try number(String($0)) }
    }

    static func point(_ text: String) throws -> Point2D {
        guard let numbers = try? numbers(text), numbers.count == 2 else {
            throw ValidationError("'\(text.excerpt)' is not two numbers x,y from -1e9 to 1e9.")
        }
        return Point2D(numbers[0], numbers[1])
    }

    /// Reads one length for both axes, or two.
    static func lengths(_ text: String) throws -> Point2D {
        let numbers = try? text.split(separator: ",", omittingEmptySubsequences: false).map {
            try notNegative(String($0))
        }
        guard let numbers, (1...2).contains(numbers.count) else {
            throw ValidationError(
                "'\(text.excerpt)' is not one or two lengths from 0 to 1e9, as 120 or 120,80."
            )
        }
        return Point2D(numbers[0], numbers[numbers.count - 1])
    }

    static func size(_ text: String) throws -> Point2D {
        guard let size = try? point(text), size.min() > 0 else {
            throw ValidationError(
                "'\(text.excerpt)' is not a width and a height above 0, up to 1e9, as 300,300."
            )
        }
        return size
    }

    static func count(_ text: String) throws -> Int { try wholeNumber(text, from: 0) }

    static func detents(_ text: String) throws -> Int { try wholeNumber(text, from: 1) }

    private static func wholeNumber(_ text: String, from least: Int) throws -> Int {
        guard let count = Int(text), (least...1_000_000).contains(count) else {
            throw ValidationError("'\(text.excerpt)' is not a whole number from \(least) to 1000000.")
        }
        return count
    }

    static func decay(_ text: String) throws -> Decay {
        guard let factor = Double(text), (0...0.9999).contains(factor) else {
            throw ValidationError("'\(text.excerpt)' is not a number from 0 to 0.9999.")
        }
        return Decay(factor: factor)
    }

    static func rates(_ text: String) throws -> [Double] {
        let rates = try? numbers(text)
        guard let rates, (1...100).contains(rates.count), rates.allSatisfy({ (1...1_000).contains($0) })
        else {
            throw ValidationError("'\(text.excerpt)' is not 1 to 100 rates from 1 to 1000, as 30,60,120.")
        }
        return rates
    }
}

enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv, svg
}

/// The file that a command writes.
struct OutputOptions: ParsableArguments {
    @Option(help: "Write to this file instead of standard output; - is standard output.")
    var output: String?
}
