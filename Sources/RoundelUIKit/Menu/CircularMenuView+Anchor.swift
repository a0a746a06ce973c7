#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// The arc about the anchor on which the items fit, if there is an anchor and such an arc.
    func anchoredRing(itemSize: Point2D) -> Ring? {
        guard let anchor else { return nil }
        let room = safeRoom
        let settings = Fan.Settings(
            maximumRadius: .infinity,
            allowsSecondRing: false,
            isMirrored: isMirrored
        )
        let center = center(for: anchor, in: room, itemSize: itemSize)
        let count = itemViews.count
        let fan = Fan(at: center, in: room, itemSize: itemSize, count: count, settings: settings)
        return fan?.rings.first
    }

    /// The centre of the ring: the view in the centre, or an item, touches the edges.
    private func center(for anchor: Anchor, in room: Rect2D, itemSize: Point2D) -> Point2D {
        if case .point(let point) = anchor { return Point2D(point) }
        let half = pointwiseMax(presentCenter.map { Point2D($0.bounds.size) } ?? itemSize, .zero) / 2
        let (low, high) = (room.origin + half, room.end - half)
        let isLeft = isMirrored ? anchor.isTrailing : anchor.isLeading
        let isRight = isMirrored ? anchor.isLeading : anchor.isTrailing
        return Point2D(
            isLeft ? low.x : isRight ? high.x : room.center.x,
            anchor.isAtTop ? low.y : anchor.isAtBottom ? high.y : room.center.y
        )
    }
}

extension CircularMenuView.Anchor {
    fileprivate var isLeading: Bool { [.topLeading, .leading, .bottomLeading].contains(self) }
    fileprivate var isTrailing: Bool { [.topTrailing, .trailing, .bottomTrailing].contains(self) }
    fileprivate var isAtTop: Bool { [.topLeading, .top, .topTrailing].contains(self) }
    fileprivate var isAtBottom: Bool { [.bottomLeading, .bottom, .bottomTrailing].contains(self) }
}
#endif
