internal import Roundel

extension DialDesign {
    func code(_ language: CodeLanguage) -> UTF8Text? {
        switch language {
        case .uiKit: uiKit
        case .swiftUI: swiftUI
        case .svg: svg
        case .css: nil
        }
    }

    private static let defaults = DialDesign()

    /// The curve, or `nil` for the default.
    private var curveCode: CodeText? {
        switch curve {
        case .linear: nil
        case .squares: ".power(2)"
        case .logarithmic: ".logarithmic"
        case .decibels: ".decibels()"
        }
    }

    private var dragCode: CodeText? {
        switch drag {
        case .follow: nil
        case .relative: ".relative"
        case .planar: ".planar()"
        }
    }

    /// The decay, or `nil` for a dial that does not coast; one with two thumbs never does.
    private var decayCode: CodeText? {
        decay > 0 && upperValue == nil ? TurningDesign.decayCode(decay) : nil
    }

    /// The marks, or `nil` for none.
    private var tickCode: CodeText? {
        guard majorTicks > 0 else { return nil }
        return minorTicks > 0 ? ".count(\(majorTicks), minor: \(minorTicks))" : ".count(\(majorTicks))"
    }
}

// MARK: - Swift

extension DialDesign {
    private var swiftUI: UTF8Text {
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct VolumeDial: View {
            """
        )
        if let upperValue {
            code.line("    @State private var lower: Double = \(value)")
            code.line("    @State private var upper: Double = \(upperValue)")
        } else {
            code.line("    @State private var volume: Double = \(value)")
        }
        let binding: CodeText =
            upperValue == nil ? "value: $volume" : "lowerValue: $lower, upperValue: $upper"
        let operation: CodeText = range.upperBound < 0 ? " ... " : "..."
        let stepArgument: CodeText = step > 0 ? ", step: \(step)" : ""
        code.line(
            """

                var body: some View {
                    Dial(\(binding), in: \(range.lowerBound)\(operation)\(range.upperBound)\(stepArgument)) {
                        Text("Volume")
                    }
            """
        )
        if start != Self.defaults.start || sweep != Self.defaults.sweep {
            code.line("        .dialSweep(from: .degrees(\(start)), .degrees(\(sweep)))")
        }
        if let curveCode { code.line("        .dialCurve(\(curveCode))") }
        var behavior = CodeText()
        if let dragCode { behavior.add(argument: "drag: \(dragCode)") }
        if let decayCode { behavior.add(argument: "coasts: \(decayCode)") }
        if !behavior.text.bytes.isEmpty { code.line("        .dialBehavior(DialBehavior(\(behavior)))") }
        if let tickCode { code.line("        .dialTicks(\(tickCode))") }
        code.line("        .frame(width: 240, height: 240)\n    }\n}")
        return code.text
    }

    private var uiKit: UTF8Text {
        var code = CodeText()
        let view: CodeText = upperValue == nil ? "DialView" : "RangeDialView"
        code.line(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class VolumeController: UIViewController {
                private let dial = \(view)()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    dial.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
            """
        )
        code.set("minimumValue", "\(range.lowerBound)")
        code.set("maximumValue", "\(range.upperBound)")
        if step > 0 { code.set("step", "\(step)") }
        if start != Self.defaults.start { code.set("startAngle", "\(start) * .pi / 180") }
        if sweep != Self.defaults.sweep { code.set("sweepAngle", "\(sweep) * .pi / 180") }
        if let curveCode { code.set("curve", curveCode) }
        if let dragCode { code.set("settings.drag", dragCode) }
        if let decayCode { code.set("settings.coasts", decayCode) }
        if let tickCode { code.set("ticks", tickCode) }
        code.set(upperValue == nil ? "value" : "lowerValue", "\(value)")
        if let upperValue { code.set("upperValue", "\(upperValue)") }
        code.line("        dial.accessibilityLabel = \"Volume\"\n        view.addSubview(dial)\n    }\n}")
        return code.text
    }
}

extension CodeText {
    /// Writes the line that sets a property of the dial.
    @inline(never)
    fileprivate mutating func set(_ property: StaticString, _ value: CodeText) {
        line("        dial.\(CodeText(stringLiteral: property)) = \(value)")
    }
}

// MARK: - SVG

extension DialDesign {
    private static let center = Point2D(120, 120)

    private var svg: UTF8Text {
        let scale = scale
        let lower = upperValue == nil ? .zero : scale.rotation(of: value)
        let upper = scale.rotation(of: upperValue ?? value)
        var code = CodeText()
        code.line(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240" fill="none">
              <g stroke="#2f6fed" stroke-width="12" stroke-linecap="round">
                <path opacity="0.2" d="\(arc(from: scale.start, by: scale.sweep))"/>
                <path d="\(arc(from: scale.start + lower, by: upper - lower))"/>
              </g>
            """
        )
        for isMajor in [false, true] {
            let marks = marks(of: scale, isMajor: isMajor, from: 104, to: isMajor ? 114 : 109, Self.center)
            if !marks.isEmpty { code.line("  <path stroke=\"#646b7a\" d=\"\(marks, decimals: 3)\"/>") }
        }
        for rotation in upperValue == nil ? [upper] : [lower, upper] {
            let thumb = Self.point(scale.start + rotation)
            code.line(
                """
                  <circle cx="\(thumb.x, decimals: 3)" cy="\(thumb.y, decimals: 3)" r="10" fill="#fff" stroke="#2f6fed" \
                stroke-width="2"/>
                """
            )
        }
        code.line("</svg>")
        return code.text
    }

    private static func point(_ direction: Angle) -> Point2D { center + Point2D(direction: direction) * 92 }

    /// An arc along the track, as two halves because one cannot be a full turn.
    private func arc(from start: Angle, by turn: Angle) -> CodeText {
        let half = min(max(turn, -.fullTurn), .fullTurn) / 2
        let radii: CodeText = turn < .zero ? " A92,92 0 0 0 " : " A92,92 0 0 1 "
        let (first, middle, last) = (
            Self.point(start), Self.point(start + half), Self.point(start + half * 2)
        )
        return "M\(first)\(radii)\(middle)\(radii)\(last)"
    }
}
