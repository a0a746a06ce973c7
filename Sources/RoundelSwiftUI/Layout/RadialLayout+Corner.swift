#if canImport(SwiftUI)
import SwiftUI

extension RadialLayout {
    /// A corner of a container.
    public enum Corner: Hashable, Sendable, CaseIterable {
        /// At the top, on the side on which lines of text begin.
        case topLeading
        /// At the top, on the side on which lines of text end.
        case topTrailing
        /// At the bottom, on the side on which lines of text begin.
        case bottomLeading
        /// At the bottom, on the side on which lines of text end.
        case bottomTrailing

        /// The angle at which a clockwise quarter circle about the corner starts, in a left-to-right
        /// environment.
        fileprivate var start: SwiftUI.Angle {
            switch self {
            case .topLeading: .zero
            case .topTrailing: .degrees(90)
            case .bottomTrailing: .degrees(180)
            case .bottomLeading: .degrees(270)
            }
        }
    }

    /// A quarter circle about a corner, which fills the container.
    ///
    /// A ``CircularMenu`` with this layout has its button in the corner and its items on an arc about
    /// it. Give it a frame: the distance of the items from the button follows from its size.
    ///
    /// ```swift
    /// CircularMenu(["Cut", "Copy", "Paste"], id: \.self, layout: .corner(.bottomTrailing)) { name in
    ///     Text(name)
    /// } center: {
    ///     Image(systemName: "plus")
    /// }
    /// .frame(width: 200, height: 200)
    /// ```
    ///
    /// - Parameter corner: The corner. Right-to-left environments mirror it.
    public static func corner(_ corner: Corner) -> RadialLayout {
        RadialLayout(radius: .filling, start: corner.start, sweep: .degrees(90))
    }
}
#endif
