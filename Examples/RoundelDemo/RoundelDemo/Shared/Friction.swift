import Foundation

/// The friction of the wheel, which determines how long it coasts.
enum Friction: CaseIterable {
    case low
    case medium
    case high

    var name: String {
        switch self {
        case .low: NSLocalizedString("Ice", comment: "Friction of the wheel: hardly any")
        case .medium: NSLocalizedString("Wood", comment: "Friction of the wheel")
        case .high: NSLocalizedString("Felt", comment: "Friction of the wheel: a lot")
        }
    }
}
