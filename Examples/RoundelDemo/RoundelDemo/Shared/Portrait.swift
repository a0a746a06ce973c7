import Foundation
import UIKit

/// The picture of the profile, and the initial values of its screen.
enum Portrait {
    /// The range of Lamé's exponent n, from a circle to almost a square.
    static let exponents = 2.0...8.0
    static let exponent = 4.0
    /// The initial angle of the badge, in degrees clockwise from 3 o'clock.
    static let angle = 45.0
    /// The sizes of the badge and of the rim around it, as fractions of the picture's size.
    static let (badge, rim) = (0.2, 0.24)

    static func text(ofAngle degrees: Double) -> String {
        degrees.wholeText + "°"
    }

    static let drawing: Drawing = {
        var drawing = Drawing(background: [0x6B5CE0, 0xB06AC9, 0xF4A08F].map(UIColor.init))
        drawing.add(.superellipse(2.6, x: 0.5, y: 1.06, size: 0.86), UIColor(0x35286B))
        drawing.add(.superellipse(2.4, x: 0.5, y: 0.62, size: 0.2), UIColor(0xE9B49A))
        drawing.add(.superellipse(2.3, x: 0.5, y: 0.4, size: 0.42), UIColor(0x241D52))
        drawing.add(.superellipse(2.2, x: 0.5, y: 0.45, size: 0.32), UIColor(0xFFD3B8))
        return drawing
    }()
}
