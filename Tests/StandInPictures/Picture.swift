public import SwiftUI
public import UIKit

/// A drawing of what the sources ask the frameworks for, as SVG: not a screenshot, and no pixel of it is Apple's.
///
/// The stand-ins know every frame, layer, path, colour and text. Widths of text come from ``StandInText``, symbols
/// are drawn by us, and controls are drawn plainly, so a picture is the same on every machine.
@MainActor public struct Picture {
    /// The document.
    public let svg: String
    /// The size in points.
    public let size: CGSize

    /// Draws a view, laid out, and what is in it, in its own coordinates.
    ///
    /// A window has the system's background behind it.
    public init(of view: UIView, title: String = "") {
        view.layoutIfNeeded()
        let canvas = Canvas(size: view.bounds.size, title: title)
        if view is UIWindow {
            let parts = Canvas.Parts(isDark: view.traitCollection.userInterfaceStyle == .dark)
            canvas.rectangle(CGRect(origin: .zero, size: view.bounds.size), fill: .ink(parts.background))
        }
        LayerDrawing(of: view, on: canvas).draw()
        (svg, size) = (canvas.document, view.bounds.size)
    }

    /// Draws what a window of SwiftUI shows, over the system's background.
    public init(of host: StandInHost, title: String = "") {
        let canvas = Canvas(size: host.size, title: title)
        let parts = Canvas.Parts(isDark: host.environment.colorScheme == .dark)
        canvas.rectangle(CGRect(origin: .zero, size: host.size), fill: .ink(parts.background))
        for element in host.elements { ElementDrawing(canvas: canvas).draw(element) }
        (svg, size) = (canvas.document, host.size)
    }
}
