import Foundation
import UIKit

/// An idea for the evening that the wheel of fortune suggests.
enum Idea: CaseIterable {
    case cinema
    case cooking
    case walk
    case music
    case cycling
    case reading
    case coffee
    case games

    /// The angle from one idea to the next, in degrees.
    static let step = 360.0 / Double(allCases.count)

    /// The idea under the pointer at the top, for a rotation of the wheel in degrees.
    init(at rotation: Double) {
        let count = Self.allCases.count
        let index = Int((-rotation / Self.step).rounded()) % count
        self = Self.allCases[(index + count) % count]
    }

    var name: String {
        switch self {
        case .cinema: NSLocalizedString("Cinema", comment: "An idea for the evening")
        case .cooking: NSLocalizedString("Cooking", comment: "An idea for the evening")
        case .walk: NSLocalizedString("A walk", comment: "An idea for the evening")
        case .music: NSLocalizedString("Music", comment: "An idea for the evening")
        case .cycling: NSLocalizedString("Cycling", comment: "An idea for the evening")
        case .reading: NSLocalizedString("Reading", comment: "An idea for the evening")
        case .coffee: NSLocalizedString("Coffee", comment: "An idea for the evening")
        case .games: NSLocalizedString("Games", comment: "An idea for the evening")
        }
    }

    var symbol: String {
        switch self {
        case .cinema: "film"
        case .cooking: "fork.knife"
        case .walk: "figure.walk"
        case .music: "music.note"
        case .cycling: "bicycle"
        case .reading: "book"
        case .coffee: "cup.and.saucer"
        case .games: "gamecontroller"
        }
    }

    /// The colour of its sector, behind a white symbol.
    var color: UIColor {
        switch self {
        case .cinema: UIColor(0x5440CC)
        case .cooking: UIColor(0xC2415B)
        case .walk: UIColor(0x2F7D5B)
        case .music: UIColor(0x9B3FB0)
        case .cycling: UIColor(0x2A6FB8)
        case .reading: UIColor(0xB4541C)
        case .coffee: UIColor(0x1F7A85)
        case .games: UIColor(0x7A4FCF)
        }
    }

    /// The wheel without its symbols.
    static let wheel: Drawing = {
        var drawing = Drawing()
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 1), UIColor(0x2B2550))
        for (index, idea) in allCases.enumerated() {
            let start = (Double(index) - 0.5) * step - 90
            drawing.add(.wedge(from: start + 0.4, by: step - 0.8, inner: 0.1, outer: 0.475), idea.color)
        }
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 0.2), UIColor(0x2B2550))
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 0.13), .white)
        return drawing
    }()

    /// The pointer at the top, which does not turn.
    static let pointer: Drawing = {
        var drawing = Drawing()
        drawing.add(.polygon((0.445, 0), (0.555, 0), (0.5, 0.1)), .white)
        drawing.add(.polygon((0.46, 0.008), (0.54, 0.008), (0.5, 0.08)), UIColor(0x2B2550))
        return drawing
    }()
}
