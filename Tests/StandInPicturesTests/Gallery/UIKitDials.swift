import Foundation
import RoundelUIKit
import UIKit

/// Subjects: the dials of RoundelUIKit.
@MainActor enum UIKitDials {
    static let subjects = looks + states

    /// A dial in a room, with changes.
    private static func dial<Dial: DialControl>(
        _ name: String,
        _ make: @escaping @MainActor () -> Dial,
        size: CGSize = Subject.room,
        _ change: @escaping @MainActor (Dial) -> Void
    ) -> Subject {
        .uiKit("dial-\(name)", size: size) { room in
            let dial = make()
            dial.frame = room
            change(dial)
            return dial
        }
    }

    private static func tenths(_ dial: DialView) {
        (dial.maximumValue, dial.value, dial.ticks) = (10, 6.5, .count(11, minor: 4))
    }

    private static func hours(_ dial: RangeDialView) {
        (dial.maximumValue, dial.step) = (24, 1)
        (dial.startAngle, dial.sweepAngle) = (-.pi / 2, 2 * .pi)
        dial.setValues(9...17, animated: false)
        (dial.trackWidth, dial.ticks) = (20, .every(6, minor: 1))
    }

    private static let looks = [
        dial("ring", DialView.init) { $0.value = 0.4 },
        dial("ticks", DialView.init, tenths),
        dial("knob", DialView.init) {
            tenths($0)
            $0.appearance = .knob
        },
        dial("range", RangeDialView.init, hours),
        dial("range-knob", RangeDialView.init) {
            $0.setValues(0.2...0.7, animated: false)
            $0.appearance = .knob
        },
        dial("laps", DialView.init) {
            (dial: DialView) in
            (dial.startAngle, dial.sweepAngle, dial.maximumValue, dial.value) = (-.pi / 2, 6 * .pi, 180, 75)
            dial.ticks = .values([0, 15, 30, 45])
        },
        dial("colors", DialView.init) {
            ($0.minimumTrackTintColor, $0.maximumTrackTintColor) = (.systemPink, .systemIndigo)
            ($0.thumbTintColor, $0.trackWidth, $0.thumbDiameter, $0.value) = (.systemRed, 16, 12, 0.7)
        },
        dial("counterclockwise", DialView.init) {
            ($0.startAngle, $0.sweepAngle, $0.value) = (0, -.pi, 0.3)
        },
    ]

    private static let states = [
        dial("least", DialView.init) { $0.ticks = .count(5) },
        dial("greatest", DialView.init) { $0.value = 1 },
        dial("disabled", DialView.init) {
            tenths($0)
            $0.isEnabled = false
        },
        dial("knob-disabled", DialView.init) {
            ($0.appearance, $0.value, $0.isEnabled) = (.knob, 0.5, false)
        },
        dial("small", DialView.init, size: CGSize(width: 80, height: 80)) { $0.value = 0.6 },
        dial("tiny", DialView.init, size: CGSize(width: 50, height: 50)) { $0.value = 0.6 },
        dial("large", DialView.init, size: CGSize(width: 600, height: 600), tenths),
        dial("wide", DialView.init, size: CGSize(width: 300, height: 160)) { $0.value = 0.5 },
        dial("empty", DialView.init, size: CGSize(width: 32, height: 32)) { $0.value = 0.5 },
    ]
}
