import UIKit

/// A picture of filled outlines over a background, which both frameworks show.
struct Drawing: Sendable {
    /// An outline and the colour inside.
    struct Part: Sendable {
        let outline: Outline
        let color: UIColor
    }

    /// The colours of the background gradient, from top to bottom; none for a transparent
    /// background.
    var background: [UIColor] = []
    /// The parts, from back to front.
    var parts: [Part] = []

    mutating func add(_ outline: Outline, _ color: UIColor) {
        parts.append(Part(outline: outline, color: color))
    }
}
