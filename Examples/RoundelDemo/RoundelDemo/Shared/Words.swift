import Foundation

/// What both frameworks say in the same words, in the app's language.
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
    static var next: String { NSLocalizedString("Next", comment: "Turns the menu") }
    static var previous: String { NSLocalizedString("Previous", comment: "Turns the menu") }

    /// The place of an item, from 0, among how many.
    @Sendable static func position(_ index: Int, _ count: Int) -> String {
        let format = NSLocalizedString("%lld of %lld", comment: "A place in the menu")
        return .localizedStringWithFormat(format, index + 1, count)
    }
}
