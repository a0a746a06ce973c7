import SwiftUI

/// What the demo is about: each topic has a screen in UIKit and one in SwiftUI.
enum Topic: CaseIterable, Identifiable {
    case menu
    case wheel
    case superellipse
    case badge

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .menu: "Circular menu"
        case .wheel: "One-finger wheel"
        case .superellipse: "Superellipse"
        case .badge: "Badge on a circumference"
        }
    }

    var symbol: String {
        switch self {
        case .menu: "circle.grid.2x2"
        case .wheel: "arrow.clockwise.circle"
        case .superellipse: "app"
        case .badge: "app.badge"
        }
    }
}
