import Foundation
import UIKit

/// A photo that is being edited: a landscape, and the amount of each tool.
struct Photo: Equatable {
    /// The range of a tool's amount.
    static let range = -100.0...100.0

    private var amounts: [Tool: Double] = [:]

    /// The amount by which a tool changes the photo; 0 leaves it unchanged.
    subscript(tool: Tool) -> Double {
        get { amounts[tool] ?? 0 }
        set { amounts[tool] = newValue }
    }

    /// The amount of a tool, as text.
    func text(of tool: Tool) -> String {
        self[tool].wholeText
    }

    /// The landscape with the tools applied to its colours.
    var drawing: Drawing {
        var drawing = Drawing(background: [0x3D3F8F, 0x8E5EA8, 0xF0908C, 0xFFD79B].map(color))
        drawing.add(.superellipse(x: 0.64, y: 0.5, size: 0.24), color(0xFFF0C2))
        drawing.add(.hills(0.42, 0.5, 0.36, 0.54, 0.4, 0.46), color(0x9A6BB0))
        drawing.add(.hills(0.3, 0.26, 0.4, 0.28, 0.34), color(0x6A4C9C))
        drawing.add(.hills(0.14, 0.26, 0.16, 0.2), color(0x3B2F73))
        for (x, height) in [(0.2, 0.2), (0.29, 0.15), (0.82, 0.17)] as [(CGFloat, CGFloat)] {
            let foot = 0.83 as CGFloat
            drawing.add(
                .polygon((x, foot - height), (x + height / 4, foot), (x - height / 4, foot)),
                color(0x241D52)
            )
        }
        drawing.add(.hills(0.18, 0.14, 0.1, 0.2), color(0x241D52))
        return drawing
    }

    /// A colour with the tools applied to it.
    private func color(_ number: Int) -> UIColor {
        var parts = [16, 8, 0].map { Double((number >> $0) & 255) / 255 }
        func change(_ tool: Tool, _ change: (Double, Double) -> Double) {
            let amount = self[tool] / 100
            parts = parts.map { min(max(change($0, amount), 0), 1) }
        }
        change(.exposure) { $0 * pow(2, $1 * 0.9) }
        change(.contrast) { 0.5 + ($0 - 0.5) * (1 + 0.7 * $1) }
        let grey = parts[0] * 0.3 + parts[1] * 0.59 + parts[2] * 0.11
        change(.saturation) { grey + ($0 - grey) * (1 + $1) }
        let (warmth, tint) = (self[.warmth] / 100, self[.tint] / 100)
        let shifts = [0.16 * warmth + 0.05 * tint, 0.04 * warmth - 0.1 * tint, 0.05 * tint - 0.2 * warmth]
        parts = zip(parts, shifts).map { min(max($0 + $1, 0), 1) }
        change(.haze) { $0 + (0.87 - $0) * 0.6 * $1 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}

extension Double {
    /// The nearest whole number as text, without the sign of −0.
    var wholeText: String { (rounded() + 0).formatted(.number.precision(.fractionLength(0))) }
}
