#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Where the view of the menu is.

extension RadialMenuController {
    /// The frame of the view in the coordinates of the container; `nil` before the first layout
    /// there, and before the view follows a change of its container.
    var frame: CGRect? {
        guard let link, let geometry = link.ownStage.geometry, link.isCurrent else { return nil }
        // Nothing tells yet whether the container is behind a sheet.
        guard link.container == nil || link.ownStage.isSeated else { return nil }
        // Without the window, a view that is its own container is exact under every effect.
        if link.stage === link.ownStage { return CGRect(origin: .zero, size: geometry.size) }
        guard link.stage.geometry != nil else { return nil }
        let corner = link.stage.point(geometry.frame.origin)
        let end = link.stage.point(CGPoint(x: geometry.frame.maxX, y: geometry.frame.maxY))
        return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
    }

    /// A point of the view in the coordinates of the container, or its middle; `nil` before the
    /// first layout.
    ///
    /// Of a view that is scrolled away in part, it is the nearest point inside the container.
    func center(at point: CGPoint?) -> CGPoint? {
        guard let frame, let stage = link?.stage else { return nil }
        let center =
            point.map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) }
            ?? CGPoint(x: frame.midX, y: frame.midY)
        let room = Rect2D(CGRect(origin: .zero, size: stage.size))
        return room.shorterSide > 0 ? CGPoint(room.nearestPoint(to: Point2D(center))) : center
    }

    /// Opens the menu with the next layout, and returns whether that is possible.
    func openLater(at point: CGPoint?) -> Bool {
        follow()
        guard menu.acceptsInput, point.map({ Point2D($0).isFinite }) ?? true else { return false }
        awaited = Awaited(point: point)
        return true
    }

    /// The view or its container was laid out, or it is known in which window or sheet they are.
    func placed() {
        if let awaited, frame != nil { open(at: awaited.point) }
        leaveFinger()
    }

    /// Leaves a finger that has not opened the menu yet to what moves the view with it: a scroll
    /// view, a list or a sheet.
    ///
    /// The middle counts, because a view that is pressed may become smaller.
    private func leaveFinger() {
        guard let start = pressedMiddle, let middle = link?.ownStage.geometry?.middle else { return }
        let way = Point2D(middle) - Point2D(start)
        if [.pressed, .stroking].contains(menu.phase), way.length > Self.leastScroll {
            contentFinger.dragReset()
        }
    }

    /// How far a view moves at least where something scrolls, in points; less may be rounding.
    private static var leastScroll: Double { 1 }
}
#endif
