import Foundation

/// A topic of the demo, which has a screen in SwiftUI and one in UIKit.
enum Topic: CaseIterable, Identifiable {
    case photo
    case thermostat
    case fortune
    case profile
    case sleep
    case canvas

    var id: Self { self }

    var title: String {
        switch self {
        case .photo: NSLocalizedString("Photo editor", comment: "A topic")
        case .thermostat: NSLocalizedString("Thermostat", comment: "A topic")
        case .fortune: NSLocalizedString("Wheel of fortune", comment: "A topic")
        case .profile: NSLocalizedString("Profile", comment: "A topic")
        case .sleep: NSLocalizedString("Sleep", comment: "A topic")
        case .canvas: NSLocalizedString("Canvas", comment: "A topic: paper to draw on")
        }
    }

    /// The part of Roundel that the topic shows.
    var subtitle: String {
        switch self {
        case .photo: NSLocalizedString("A circular menu", comment: "What the photo editor shows")
        case .thermostat: NSLocalizedString("Limits and detents", comment: "What the thermostat shows")
        case .fortune: NSLocalizedString("A flick that coasts", comment: "What the wheel of fortune shows")
        case .profile: NSLocalizedString("A superellipse with a badge", comment: "What the profile shows")
        case .sleep: NSLocalizedString("A dial with two thumbs", comment: "What the sleep screen shows")
        case .canvas: NSLocalizedString("A menu under the finger", comment: "What the canvas shows")
        }
    }

    /// The topic's picture in the list.
    var drawing: Drawing {
        switch self {
        case .photo: Photo.cover
        case .thermostat: Thermostat.cover
        case .fortune: Idea.cover
        case .profile: Portrait.cover
        case .sleep: Sleep.cover
        case .canvas: Sketch.cover
        }
    }
}
