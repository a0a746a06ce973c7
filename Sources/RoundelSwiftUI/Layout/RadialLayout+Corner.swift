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

    /// A quarter circle about a corner, as large as the container allows.
    ///
    /// A ``CircularMenu`` with this layout has its button in the corner and its items on an arc about
    /// it, however many there are. The centre is half the largest item away from the edges, or half the
    /// button without items. Items run clockwise, from the first or only one, which is to the left of a
    /// button in the bottom trailing corner. Give the menu a frame: the distance of the items from the
    /// button is its width less that of an item, or its height less that of an item, whichever is less.
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
        fan(start: corner.start, sweep: .degrees(90))
    }

    /// Half a circle about the middle of an edge, as large as the container allows.
    ///
    /// This is ``corner(_:)`` for an edge. The distance of the items from the button is the depth of the
    /// container less the size of an item, or half of what its length along the edge leaves beside an item,
    /// whichever is less.
    ///
    /// - Parameter edge: The edge. Right-to-left environments exchange leading and trailing.
    public static func edge(_ edge: Edge) -> RadialLayout {
        let start: SwiftUI.Angle =
            switch edge {
            case .top: .zero
            case .trailing: .degrees(90)
            case .bottom: .degrees(180)
            case .leading: .degrees(270)
            }
        return fan(start: start, sweep: .degrees(180))
    }

    private static func fan(start: SwiftUI.Angle, sweep: SwiftUI.Angle) -> RadialLayout {
        var layout = RadialLayout(radius: .filling, start: start, sweep: sweep)
        layout.keepsCenter = true
        return layout
    }
}
#endif
