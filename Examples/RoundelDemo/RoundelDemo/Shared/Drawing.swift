import UIKit

/// A picture of filled outlines over a background, which both frameworks show.
struct Drawing: Sendable {
    /// An outline and the colour inside.
    struct Part: Sendable {
        let outline: Outline
        let color: UIColor
    }

    /// The colours behind everything, from the top to the bottom; none for a picture that one can see through.
    var background: [UIColor] = []
    /// From back to front.
    var parts: [Part] = []

    mutating func add(_ outline: Outline, _ color: UIColor) {
        parts.append(Part(outline: outline, color: color))
    }
}
