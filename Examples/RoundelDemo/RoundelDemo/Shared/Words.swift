import Foundation

/// The localised texts that both frameworks use.
enum Words {
    static var tools: String {
        NSLocalizedString("Show or hide the tools", comment: "What a tap on the photo does")
    }
    static var temperature: String {
        NSLocalizedString("Temperature", comment: "Name of the thermostat's dial")
    }
    static var cooler: String { NSLocalizedString("Cooler", comment: "Makes the temperature lower") }
    static var warmer: String { NSLocalizedString("Warmer", comment: "Makes the temperature higher") }
    static var wheel: String { NSLocalizedString("Wheel of fortune", comment: "A topic") }
    static var spin: String { NSLocalizedString("Spin", comment: "Sets the wheel of fortune in motion") }
    static var friction: String { NSLocalizedString("Friction", comment: "How soon a wheel stops") }
    static var status: String { NSLocalizedString("Status", comment: "Whether a person can be reached") }
    static var person: String { NSLocalizedString("Sora Aoki", comment: "The name of a person") }
    static var portrait: String {
        NSLocalizedString("Picture of %@", comment: "The picture of a person")
            .replacingOccurrences(of: "%@", with: person)
    }
    static var shape: String {
        NSLocalizedString("Shape", comment: "Name of a slider: the exponent of a superellipse")
    }
    static var badge: String {
        NSLocalizedString("Place of the badge", comment: "Name of a slider: an angle")
    }
    static var sleep: String { NSLocalizedString("Sleep", comment: "A topic") }
    static var bedtime: String { NSLocalizedString("Bedtime", comment: "When a night begins") }
    static var wakeUp: String { NSLocalizedString("Wake up", comment: "When a night ends") }
    static var duration: String { NSLocalizedString("Duration", comment: "How long a night is") }
    static var canvas: String { NSLocalizedString("Canvas", comment: "A topic: paper to draw on") }
    static var drawing: String {
        NSLocalizedString("Drag to draw, or hold for the tools.", comment: "How to use the canvas")
    }
    static var drawingTools: String {
        NSLocalizedString("Drawing tools", comment: "Name of the button that shows them")
    }
    static var color: String { NSLocalizedString("Color", comment: "A menu of colours") }
    static var clear: String { NSLocalizedString("Clear", comment: "Removes everything from the canvas") }
    static var next: String { NSLocalizedString("Next", comment: "Turns the menu") }
    static var previous: String { NSLocalizedString("Previous", comment: "Turns the menu") }

    /// The position of an item, given its index and the number of items.
    @Sendable static func position(_ index: Int, _ count: Int) -> String {
        let format = NSLocalizedString("%lld of %lld", comment: "The position of a menu item")
        return .localizedStringWithFormat(format, index + 1, count)
    }
}
