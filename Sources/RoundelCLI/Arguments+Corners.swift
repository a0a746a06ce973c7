import ArgumentParser
import Roundel
import RoundelExport

// The words of `roundel corners`, which lists values as CSS does.

extension Arguments {
    /// The radii of the corners, clockwise from the top left.
    static func radii(_ text: String) throws -> [Point2D] {
        let axes = text.split(separator: "/", omittingEmptySubsequences: false)
            .map { fourCorners($0) { Double($0) == .infinity ? .infinity : try? notNegative($0) } }
        guard (1...2).contains(axes.count), let across = axes[0], let down = axes[axes.count - 1] else {
            throw ValidationError(
                """
                '\(text.excerpt)' is not one to four radii from 0 to 1e9 or inf, as 24 or 24,12,0,12, or two such lists, as 40,20/10.
                """
            )
        }
        return zip(across, down).map { Point2D($0, $1) }
    }

    static func exponents(_ text: String) throws -> [Double] {
        guard let exponents = fourCorners(text, { Double($0).flatMap { $0 >= 0 ? $0 : nil } }) else {
            throw ValidationError("'\(text.excerpt)' is not one to four numbers from 0 to inf, as 5 or 4,2.")
        }
        return exponents
    }

    static func curvatures(_ text: String) throws -> [CornerShape] {
        guard let numbers = fourCorners(text, { Double($0).flatMap { $0.isNaN ? nil : $0 } }) else {
            throw ValidationError(
                "'\(text.excerpt)' is not one to four numbers from -inf to inf, as 1.5 or 2,-1."
            )
        }
        return numbers.map { .superellipse(curvature: $0) }
    }

    static func shapes(_ text: String) throws -> [CornerShape] {
        guard let shapes = fourCorners(text, { CornerShape(word: String($0)) }) else {
            let words = CornerShape.words.map(\.word).joined(separator: ", ")
            throw ValidationError(
                "'\(text.excerpt)' is not one to four of the words \(words), and smooth(0.6)."
            )
        }
        return shapes
    }

    static func smoothings(_ text: String) throws -> [CornerShape] {
        let numbers = fourCorners(text) { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } }
        guard let numbers else {
            throw ValidationError("'\(text.excerpt)' is not one to four numbers from 0 to 1, as 0.6.")
        }
        return numbers.map { .smooth($0) }
    }

    /// Reads one to four values with commas between them, clockwise from the top left.
    ///
    /// As in CSS, the bottom left repeats the top right if it is left out, and the bottom right the
    /// top left.
    private static func fourCorners<Value>(
        _ text: some StringProtocol,
        _ read: (String) -> Value?
    ) -> [Value]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = words.compactMap { read(String($0)) }
        guard values.count == words.count else { return nil }
        return switch values.count {
        case 1: Array(repeating: values[0], count: 4)
        case 2: values + values
        case 3: values + [values[1]]
        case 4: values
        default: nil
        }
    }
}

extension CornerShape {
    /// CSS's keywords; ``init(word:)`` also reads `smooth(0.6)`.
    fileprivate static let words: [(word: String, shape: CornerShape)] = [
        ("round", .round), ("squircle", .squircle), ("bevel", .bevel), ("scoop", .scoop),
        ("notch", .notch), ("square", .square),
    ]

    fileprivate init?(word: String) {
        if let shape = CornerShape.words.first(where: { $0.word == word })?.shape {
            self = shape
        } else if word.hasPrefix("smooth("), word.hasSuffix(")"),
            let smoothing = Double(word.dropFirst(7).dropLast()), (0...1).contains(smoothing)
        {
            self = .smooth(smoothing)
        } else {
            return nil
        }
    }
}
