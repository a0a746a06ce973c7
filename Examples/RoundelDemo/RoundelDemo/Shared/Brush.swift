import Foundation
import UIKit

/// What a finger draws with.
enum Brush: CaseIterable {
    case pen
    case marker
    case eraser

    var name: String {
        switch self {
        case .pen: NSLocalizedString("Pen", comment: "A tool for drawing")
        case .marker: NSLocalizedString("Marker", comment: "A tool for drawing: broad and translucent")
        case .eraser: NSLocalizedString("Eraser", comment: "A tool for drawing")
        }
    }

    var symbol: String {
        switch self {
        case .pen: "pencil.tip"
        case .marker: "highlighter"
        case .eraser: "eraser"
        }
    }

    /// The width of its lines, as a fraction of the paper's side.
    var width: CGFloat {
        switch self {
        case .pen: 0.014
        case .marker: 0.055
        case .eraser: 0.09
        }
    }

    /// The colour of its lines; an eraser leaves paper.
    func color(of ink: Ink) -> UIColor {
        switch self {
        case .pen: ink.color
        case .marker: ink.color.withAlphaComponent(0.35)
        case .eraser: Sketch.paper
        }
    }
}

/// The colour in which a finger draws.
enum Ink: CaseIterable {
    case violet
    case red
    case green
    case blue

    var name: String {
        switch self {
        case .violet: NSLocalizedString("Violet", comment: "A colour")
        case .red: NSLocalizedString("Red", comment: "A colour")
        case .green: NSLocalizedString("Green", comment: "A colour")
        case .blue: NSLocalizedString("Blue", comment: "A colour")
        }
    }

    /// The colour of a line, and of a disc behind a white symbol.
    var color: UIColor {
        switch self {
        case .violet: UIColor(0x5440CC)
        case .red: UIColor(0xC2313F)
        case .green: UIColor(0x1F7F4C)
        case .blue: UIColor(0x2A6FB8)
        }
    }
}
