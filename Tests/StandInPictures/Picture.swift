public import SwiftUI
public import UIKit

/// An SVG drawing of what the sources ask the frameworks for.
///
/// It is not a screenshot, and Apple's code renders no part of it.
///
/// The stand-ins have the frames, layers, paths, colours and texts. Widths of text come from
/// ``StandInText``, symbols are our own drawings, and controls are simplified, so a picture is the
/// same on every machine.
@MainActor public struct Picture {
    /// The document.
    public let svg: String
    /// The size in points.
    public let size: CGSize

    /// Draws a view after layout, with its content, in its coordinates.
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

    /// Draws the content of a SwiftUI window over the system's background.
    public init(of host: StandInHost, title: String = "") {
        let canvas = Canvas(size: host.size, title: title)
        let parts = Canvas.Parts(isDark: host.environment.colorScheme == .dark)
        canvas.rectangle(CGRect(origin: .zero, size: host.size), fill: .ink(parts.background))
        for element in host.elements { ElementDrawing(canvas: canvas).draw(element) }
        (svg, size) = (canvas.document, host.size)
    }
}
