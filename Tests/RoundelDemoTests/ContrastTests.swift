import Foundation
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// The contrasts of all pairs of colours that must be distinguishable, according to WCAG level AA:
/// 4.5 for text, 3 for symbols and large text.
@Suite struct ContrastTests {
    @Test(arguments: [false, true])
    func `text has enough contrast to the background`(isDark: Bool) {
        for color in [UIColor.action, .quiet, .label] {
            let contrast = Contrast.between(color, .systemBackground, isDark: isDark)
            #expect(contrast >= 4.5, "\(Contrast.number(color, isDark: isDark)): \(contrast)")
        }
    }

    @Test(arguments: [false, true])
    func `symbols have enough contrast to their discs, and discs to the background`(isDark: Bool) {
        var pairs = [
            (UIColor.white, UIColor.disc), (.disc, .systemBackground), (.action, .chip),
            (.mark, .systemBackground), (.disc, .chip),
        ]
        pairs += Status.allCases.flatMap { [(.white, $0.color), ($0.color, .systemBackground)] }
        pairs += Idea.allCases.map { (.white, $0.color) }
        for (first, second) in pairs {
            let contrast = Contrast.between(first, second, isDark: isDark)
            let numbers = [first, second].map { String(Contrast.number($0, isDark: isDark), radix: 16) }
            #expect(contrast >= 3, "\(numbers) \(contrast)")
        }
    }

    @Test
    func `the temperature has enough contrast to the dial, and the dial to the background, at every step`() {
        for temperature in stride(
            from: Thermostat.range.lowerBound,
            through: Thermostat.range.upperBound,
            by: Thermostat.step
        ) {
            let color = Thermostat.color(for: temperature)
            #expect(Contrast.between(.white, color, isDark: false) >= 4.5, "\(temperature)")
            for isDark in [false, true] {
                #expect(Contrast.between(color, .systemBackground, isDark: isDark) >= 3, "\(temperature)")
            }
        }
    }

    @Test func `the night has enough contrast to the background, at every time of the dial`() {
        for time in stride(from: Sleep.range.lowerBound, through: Sleep.range.upperBound, by: Sleep.step) {
            for isDark in [false, true] {
                let contrast = Contrast.between(Sleep.color(at: time), .systemBackground, isDark: isDark)
                #expect(contrast >= 3, "\(time): \(contrast)")
            }
        }
    }

    @Test func `lines have enough contrast to the paper, and symbols to a disc in the colour of the line`() {
        for ink in Ink.allCases {
            #expect(Contrast.between(ink.color, Sketch.paper, isDark: false) >= 3, "\(ink)")
            #expect(Contrast.between(.white, ink.color, isDark: false) >= 3, "\(ink)")
        }
    }

    @Test func `a selection can be recognised without colour`() {
        // Each status, each idea and each tool has a different symbol.
        #expect(Set(Status.allCases.map(\.symbol)).count == Status.allCases.count)
        #expect(Set(Idea.allCases.map(\.symbol)).count == Idea.allCases.count)
        #expect(Set(Tool.allCases.map(\.symbol)).count == Tool.allCases.count)
        #expect(Set(Brush.allCases.map(\.symbol)).count == Brush.allCases.count)
    }

    @MainActor @Test func `SwiftUI shows the same colours`() {
        for color in [UIColor.action, .quiet, .disc, .chip, .mark] {
            for (scheme, isDark) in [(ColorScheme.light, false), (.dark, true)] {
                let parts = Color(uiColor: color).standInComponents(in: scheme).prefix(3)
                let number = parts.reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
                #expect(number == Contrast.number(color, isDark: isDark))
            }
        }
    }

    @Test func `no screen has a colour whose contrast is not tested`() throws {
        let judged: Set = ["action", "quiet", "disc", "chip", "mark", "label", "systemBackground", "white"]
        for folder in ["SwiftUI", "UIKit"] {
            for (name, text) in try Demo.swift(in: Demo.sources.appending(path: folder)) {
                let named = text.matches(of: /(?:[cC]olor|foregroundStyle|fill)\(?(?::| =|\() ?\.([a-zA-Z]+)/)
                for match in named { #expect(judged.contains(String(match.1)), "\(match.1) in \(name)") }
                let system = text.matches(
                    of: /\.(system[A-Z][a-z]+|indigo|pink|red|blue|secondary|tertiary\w*)\b/
                )
                for match in system where match.1 != "systemBackground" {
                    #expect(
                        ["systemFont", "systemName", "systemImage"].contains(match.1),
                        "\(match.1) in \(name)"
                    )
                }
            }
        }
    }
}
