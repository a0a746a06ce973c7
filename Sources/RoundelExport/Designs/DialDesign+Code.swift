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
        if curve == .power(2) { return ".power(2)" }
        if curve == .logarithmic { return ".logarithmic" }
        return curve == .decibels() ? ".decibels()" : nil
    }

    private var dragCode: CodeText? {
        switch drag {
        case .follow: nil
        case .relative: ".relative"
        case .planar: ".planar()"
        }
    }

    /// The marks, or `nil` for none.
    private var tickCode: CodeText? {
        guard majorTicks > 0 else { return nil }
        return minorTicks > 0 ? ".count(\(majorTicks), minor: \(minorTicks))" : ".count(\(majorTicks))"
    }

    private var rangeCode: CodeText {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        return upper < 0 ? "\(lower) ... \(upper)" : "\(lower)...\(upper)"
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
        let names: [CodeText] = isRange ? ["lower", "upper"] : ["volume"]
        for (name, value) in zip(names, values) {
            code.line("    @State private var \(name): Double = \(value)")
        }
        let binding: CodeText = isRange ? "lowerValue: $lower, upperValue: $upper" : "value: $volume"
        let stepArgument: CodeText = step > 0 ? ", step: \(step)" : ""
        code.line(
            """

                var body: some View {
                    Dial(\(binding), in: \(rangeCode)\(stepArgument)) {
                        Text("Volume")
                    }
            """
        )
        if start != Self.defaults.start || sweep != Self.defaults.sweep {
            code.line("        .dialSweep(from: .degrees(\(start)), .degrees(\(sweep)))")
        }
        if let curveCode { code.line("        .dialCurve(\(curveCode))") }
        if let dragCode { code.line("        .dialBehavior(DialBehavior(drag: \(dragCode)))") }
        if let tickCode { code.line("        .dialTicks(\(tickCode))") }
        code.line("        .frame(width: 240, height: 240)\n    }\n}")
        return code.text
    }

    private var uiKit: UTF8Text {
        var code = CodeText()
        let view: CodeText = isRange ? "RangeDialView" : "DialView"
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
                    dial.minimumValue = \(range.lowerBound)
                    dial.maximumValue = \(range.upperBound)
            """
        )
        if step > 0 { code.line("        dial.step = \(step)") }
        if start != Self.defaults.start { code.line("        dial.startAngle = \(start) * .pi / 180") }
        if sweep != Self.defaults.sweep { code.line("        dial.sweepAngle = \(sweep) * .pi / 180") }
        if let curveCode { code.line("        dial.curve = \(curveCode)") }
        if let dragCode { code.line("        dial.settings.drag = \(dragCode)") }
        if let tickCode { code.line("        dial.ticks = \(tickCode)") }
        let names: [CodeText] = isRange ? ["lowerValue", "upperValue"] : ["value"]
        for (name, value) in zip(names, values) { code.line("        dial.\(name) = \(value)") }
        code.line("        dial.accessibilityLabel = \"Volume\"\n        view.addSubview(dial)\n    }\n}")
        return code.text
    }
}

// MARK: - SVG

extension DialDesign {
    private var svg: UTF8Text {
        let dial =
            isRange
            ? DialExport(scale, values: values[0]...values[1], ticks: ticks)
            : DialExport(scale, value: values[0], ticks: ticks)
        let center = Point2D(120, 120)
        let track = dial.track(center: center, radius: 92, thickness: 12)
        var code = CodeText()
        code.line(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">
              <path fill="#2f6fed" fill-opacity="0.2" d="\(track.path(tolerance: 0.01), decimals: 3)"/>
            """
        )
        for layer in track.part(dial.filled).layers {
            code.line("  <path fill=\"#2f6fed\" d=\"\(layer.band.path(tolerance: 0.01), decimals: 3)\"/>")
        }
        for isMajor in [false, true] {
            let marks = dial.marks(isMajor: isMajor, from: 104, to: isMajor ? 114 : 109, center: center)
            guard !marks.isEmpty else { continue }
            code.line("  <path stroke=\"#646b7a\" d=\"\(marks, decimals: 3)\"/>")
        }
        for thumb in dial.thumbs {
            let point = thumb.point(radius: 92, center: center)
            code.line(
                """
                  <circle cx="\(point.x, decimals: 3)" cy="\(point.y, decimals: 3)" r="10" fill="#fff" stroke="#2f6fed" \
                stroke-width="2"/>
                """
            )
        }
        code.line("</svg>")
        return code.text
    }
}
