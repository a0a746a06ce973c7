import RoundelSwiftUI
import SwiftUI

/// The dials of SwiftUI in their styles, and the shapes that they consist of.
@MainActor enum SwiftUIDials {
    static let subjects: [Subject] = rings + knobs + bands

    /// A dial with all labels, and the app's state.
    private struct Sample: View {
        @State var value = 62.0
        var size: ControlSize = .regular

        var body: some View {
            RoundelSwiftUI.Dial(value: $value, in: 0...100, step: 1) {
                Text(verbatim: "Volume")
            } currentValueLabel: {
                Text(verbatim: "\(Int(value))")
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "100")
            }
            .environment(\.controlSize, size)
        }
    }

    /// A dial for a range of hours.
    private struct Hours: View {
        @State private var from = 9.0
        @State private var to = 17.0

        var body: some View {
            RoundelSwiftUI.Dial(lowerValue: $from, upperValue: $to, in: 0...24, step: 0.5, minimumGap: 1) {
                Text(verbatim: "Open")
            } currentValueLabel: {
                Text(verbatim: "\(Int(from))–\(Int(to))")
            }
        }
    }

    private static let square = CGSize(width: 232, height: 232)

    private static func sample(
        _ name: String,
        size: CGSize = square,
        then drive: @escaping @MainActor (StandInHost) throws -> Void = { _ in },
        @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) -> Subject {
        .swiftUI("control-\(name)", size: size, view, then: drive)
    }

    /// Dials at their own sizes.
    private static func sizes(_ name: String, _ style: some DialStyle & Sendable) -> Subject {
        sample("\(name)-sizes", size: CGSize(width: 560, height: 280)) {
            HStackLayout(spacing: 16) {
                ForEach(0..<4) { index in
                    let size = [ControlSize.mini, .small, .regular, .large][index]
                    let side: CGFloat = [56, 80, 128, 176][index]
                    Sample(size: size).dialStyle(style).frame(width: side, height: side + 56)
                }
            }
        }
    }

    private static let rings = [
        sample("ring") { Sample() },
        sample("ring-ends") { Sample(value: 100) },
        sample("ring-disabled") { Sample().disabled(true) },
        sample("ring-contrast", then: { $0.increasesContrast = true }) { Sample() },
        sample("ring-ticks") { Sample().dialTicks(.count(11, minor: 4)) },
        sample("ring-full") { Sample().dialSweep(from: .degrees(-90), .degrees(360)) },
        sample("ring-gradient") { Sample().dialStyle(.ring([.blue, .pink, .red])) },
        sample("ring-laps") {
            Sample().dialSweep(from: .degrees(-90), .degrees(1080)).dialStyle(.ring([.blue, .pink]))
        },
        sample("range") { Hours().dialSweep(from: .degrees(-90), .degrees(360)) },
        sample("ring-wide", size: CGSize(width: 420, height: 200)) { Sample() },
        sizes("ring", .ring),
    ]

    private static let knobs = [
        sample("knob") { Sample().dialStyle(.knob) },
        sample("knob-disabled") { Sample().dialStyle(.knob).disabled(true) },
        sample("knob-ticks") { Sample().dialTicks(.every(20, minor: 5)).dialStyle(.knob) },
        sample("knob-range") { Hours().dialStyle(.knob) },
        sizes("knob", .knob),
    ]

    private static let bands = [
        sample("bands", size: CGSize(width: 520, height: 232)) {
            HStackLayout(spacing: 16) {
                ForEach(0..<4) { index in
                    let sweep: [Double] = [-200, 345, 540, -1000]
                    ArcBandGradient(
                        [.blue, .pink],
                        start: .degrees(-90),
                        sweep: .degrees(sweep[index]),
                        thickness: 22
                    )
                    .frame(width: 108, height: 108)
                }
            }
        }
    ]
}
