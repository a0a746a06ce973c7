import RoundelSwiftUI
import SwiftUI
import UIKit

/// A dial of 24 hours with two thumbs, which set when a night begins and ends.
///
/// The duration in its centre has the size of the dial, and not that of the user's texts.
struct SleepScreen: View {
    @State private var bedtime = Sleep.bedtime
    @State private var wakeUp = Sleep.wakeUp
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Screen { side in
            ZStack {
                if Sleep.isRoomy(side) { HourLabels(side: side) }
                dial(side)
            }
        } controls: {
            times
        }
    }

    private func dial(_ side: CGFloat) -> some View {
        Dial(
            lowerValue: $bedtime,
            upperValue: $wakeUp,
            in: Sleep.range,
            step: Sleep.step,
            minimumGap: Sleep.minimum
        ) {
            Text(Words.sleep).font(.system(size: Sleep.captionSize(in: side)))
        } currentValueLabel: {
            Text(duration).font(.system(size: Sleep.durationSize(in: side)).monospacedDigit())
        }
        .dialStyle(.ring(Sleep.colors.map { Color(uiColor: UIColor($0)) }))
        .dialSweep(from: .degrees(Sleep.start), .degrees(360), mirrorsInRightToLeft: false)
        .dialTicks(Sleep.ticks(in: side))
        .dialThumbLabels(lower: Text(Words.bedtime), upper: Text(Words.wakeUp))
        .dialAccessibilityValue { Text(Sleep.text(ofTime: $0)) }
        .environment(\.controlSize, Sleep.isRoomy(side) ? .large : .regular)
    }

    private var duration: String { Sleep.text(ofDuration: wakeUp - bedtime) }

    /// Both times, which assistive technologies read from the thumbs.
    ///
    /// Here they read the duration.
    private var times: some View {
        let row =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 16))
            : AnyLayout(HStackLayout(spacing: 16))
        return row {
            time(bedtime, Words.bedtime)
            time(wakeUp, Words.wakeUp)
        }
        .accessibilityElement()
        .accessibilityLabel(Text(Words.duration))
        .accessibilityValue(Text(duration))
    }

    private func time(_ hours: Double, _ name: String) -> some View {
        VStack(spacing: 4) {
            Text(name).foregroundStyle(Color(uiColor: .quiet))
            Text(Sleep.text(ofTime: hours)).font(.title2.monospacedDigit())
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
}

/// The hours between the marks of the dial; a clock is not mirrored.
private struct HourLabels: View {
    let side: CGFloat

    var body: some View {
        RadialLayout(radius: .fixed(Sleep.labelRadius(in: side)), mirrorsInRightToLeft: false) {
            ForEach(Sleep.labels, id: \.self) { hour in
                Text(Sleep.text(ofHour: hour))
                    .font(.system(size: Sleep.labelSize(in: side)))
                    .foregroundStyle(Color(uiColor: .quiet))
            }
        }
        .accessibilityHidden(true)
    }
}
