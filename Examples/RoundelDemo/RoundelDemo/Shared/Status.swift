import Foundation
import UIKit

/// The status of a person.
enum Status: CaseIterable {
    case available
    case busy
    case away

    var name: String {
        switch self {
        case .available: NSLocalizedString("Available", comment: "Status of a person")
        case .busy: NSLocalizedString("Busy", comment: "Status of a person")
        case .away: NSLocalizedString("Away", comment: "Status of a person")
        }
    }

    var symbol: String {
        switch self {
        case .available: "checkmark"
        case .busy: "minus"
        case .away: "moon.fill"
        }
    }

    /// The colour of the badge, behind a white symbol.
    var color: UIColor {
        switch self {
        case .available: UIColor(0x1F7F4C)
        case .busy: UIColor(0xC2313F)
        case .away: UIColor(0x8A5A00)
        }
    }
}
