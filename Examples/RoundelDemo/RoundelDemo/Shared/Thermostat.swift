import Foundation
import UIKit

/// The thermostat: the temperature for each rotation of its dial, its texts and its pictures.
enum Thermostat {
    /// The range of temperatures, in degrees Celsius.
    static let range = 16.0...28.0
    /// The difference between two temperatures that can be set, in kelvins.
    static let step = 0.5
    /// The temperature of the room.
    static let room = 20.5
    /// The initial temperature of the dial.
    static let target = 21.5
    /// The greatest rotation of the dial from the top in each direction, in degrees.
    static let limit = 135.0
    /// The number of detents in a full turn: one for each step.
    static let detents = 32

    private static var degreesPerKelvin: Double { 2 * limit / (range.upperBound - range.lowerBound) }

    /// The temperature for a rotation in degrees, rounded to whole steps.
    static func temperature(at rotation: Double) -> Double {
        let exact = range.lowerBound + (rotation + limit) / degreesPerKelvin
        return min(max((exact / step).rounded() * step, range.lowerBound), range.upperBound)
    }

    /// The rotation for a temperature, in degrees.
    static func rotation(for temperature: Double) -> Double {
        (temperature - range.lowerBound) * degreesPerKelvin - limit
    }

    static func text(_ temperature: Double) -> String {
        temperature.formatted(.number.precision(.fractionLength(1))) + "°"
    }

    /// What the thermostat does in order to reach a temperature.
    static func state(for target: Double) -> String {
        target > room
            ? NSLocalizedString("Heating", comment: "What the thermostat does")
            : target < room
                ? NSLocalizedString("Cooling", comment: "What the thermostat does")
                : NSLocalizedString(
                    "Holding",
                    comment: "What the thermostat does: nothing, the room is right"
                )
    }

    static var roomText: String {
        NSLocalizedString("Room: %@", comment: "The temperature of the room")
            .replacingOccurrences(of: "%@", with: text(room))
    }

    /// The colour for a temperature, from blue through violet to red.
    ///
    /// All are dark enough for white text.
    static func color(for temperature: Double) -> UIColor {
        let fraction = (temperature - range.lowerBound) / (range.upperBound - range.lowerBound)
        return UIColor([0x2563C9, 0x8445B5, 0xC2411B], at: fraction)
    }

    /// The marks around the dial, longer at whole degrees, and coloured up to the temperature.
    static func scale(_ temperature: Double) -> Drawing {
        var drawing = Drawing()
        for mark in stride(from: range.lowerBound, through: range.upperBound, by: step) {
            let isWhole = mark.truncatingRemainder(dividingBy: 1) == 0
            drawing.add(
                .wedge(
                    from: rotation(for: mark) - 91,
                    by: 2,
                    inner: isWhole ? 0.42 : 0.445,
                    outer: 0.49
                ),
                mark <= temperature ? color(for: mark) : .mark
            )
        }
        return drawing
    }

    /// The part of the dial that turns, with its mark at the top.
    static func knob(_ temperature: Double) -> Drawing {
        var drawing = Drawing()
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 0.76), color(for: temperature))
        drawing.add(.superellipse(x: 0.5, y: 0.185, size: 0.06), .white)
        return drawing
    }
}
