import Foundation

/// The tools of the photo editor.
enum Tool: CaseIterable {
    case exposure
    case contrast
    case saturation
    case warmth
    case tint
    case haze

    var name: String {
        switch self {
        case .exposure: NSLocalizedString("Exposure", comment: "A tool for photos")
        case .contrast: NSLocalizedString("Contrast", comment: "A tool for photos")
        case .saturation: NSLocalizedString("Saturation", comment: "A tool for photos")
        case .warmth: NSLocalizedString("Warmth", comment: "A tool for photos")
        case .tint: NSLocalizedString("Tint", comment: "A tool for photos")
        case .haze: NSLocalizedString("Haze", comment: "A tool for photos")
        }
    }

    var symbol: String {
        switch self {
        case .exposure: "sun.max"
        case .contrast: "circle.lefthalf.filled"
        case .saturation: "paintpalette"
        case .warmth: "thermometer"
        case .tint: "drop"
        case .haze: "cloud.fog"
        }
    }
}
