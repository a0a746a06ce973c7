import Foundation

/// How long a wheel coasts, as one can feel it.
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
