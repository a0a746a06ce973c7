#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// How the items are spaced along the ring.
    ///
    /// Angles are in radians. `Ring.Spacing` of the module Roundel describes each spacing in
    /// detail.
    public enum Arrangement: Hashable, Sendable {
        /// Evenly over the whole ring.
        case even

        /// Evenly over an arc that begins at the start angle and runs in the menu's direction. A
        /// negative sweep runs in the opposite direction.
        case arc(sweep: CGFloat, end: Ring.ArcEnd = .inclusive)

        /// One angle apart, beginning at the start angle.
        case step(CGFloat)

        /// At the given angles, clockwise from 3 o'clock; the start angle and the direction have no
        /// effect.
        ///
        /// An item without an angle is placed at 0. Angles without an item are ignored.
        case angles([CGFloat])

        /// In the middle of sectors whose widths are in proportion to the weights, with a gap of
        /// `pad` between them.
        ///
        /// An item without a weight has a sector of zero width. Weights without an item are
        /// ignored.
        case weights([CGFloat], sweep: CGFloat = 2 * .pi, pad: CGFloat = 0)

        func spacing(count: Int) -> Ring.Spacing {
            func padded(_ values: [CGFloat]) -> [Double] {
                (0..<count).map { $0 < values.count ? Double(values[$0]) : 0 }
            }
            return switch self {
            case .even: .even(count)
            case .arc(let sweep, let end): .arc(count: count, sweep: Angle(sweep), end: end)
            case .step(let angle): .step(Angle(angle), count: count)
            case .angles(let angles): .angles(padded(angles).map(Angle.radians))
            case .weights(let weights, let sweep, let pad):
                .weights(padded(weights), sweep: Angle(sweep), pad: Angle(pad))
            }
        }
    }

    /// Where a menu is within the safe area of its bounds.
    public enum Anchor: Hashable, Sendable {
        /// A corner. The leading side is on the left, and on the right where the menu is mirrored.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The middle of an edge.
        case top, leading, bottom, trailing

        /// A point in the coordinates of the menu, which is not mirrored.
        case point(CGPoint)

        /// Hashes the anchor: a `CGPoint` itself is `Hashable` only from iOS 18 on, of which the compiler
        /// does not warn.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .topLeading: hasher.combine(0)
            case .topTrailing: hasher.combine(1)
            case .bottomLeading: hasher.combine(2)
            case .bottomTrailing: hasher.combine(3)
            case .top: hasher.combine(4)
            case .leading: hasher.combine(5)
            case .bottom: hasher.combine(6)
            case .trailing: hasher.combine(7)
            case .point(let point):
                hasher.combine(point.x)
                hasher.combine(point.y)
            }
        }
    }

    /// How large the ring is.
    public enum Radius: Hashable, Sendable {
        /// The largest radius at which the items stay within the bounds at every rotation.
        case fitted

        /// The radius at which the items, without rotation, fill the bounds.
        ///
        /// With an arc, the centre of the ring is then not the centre of the menu.
        case filling

        /// A radius in points. A value that is negative or not finite counts as 0.
        case fixed(CGFloat)

        /// An ellipse with a horizontal and a vertical radius, in points. A value that is negative
        /// or not finite counts as 0.
        case ellipse(across: CGFloat, down: CGFloat)
    }

    /// Whether drags, scrolls and keys turn a menu; see `RingMenu.Turning` of the module Roundel.
    public typealias Turning = Roundel.RingMenu.Turning

    /// The words that VoiceOver speaks.
    ///
    /// The default words are English.
    public struct Words {
        /// The position of an item, given its index and the number of items; "2 of 5" for index 1.
        public var position: (_ index: Int, _ count: Int) -> String = { "\($0 + 1) of \($1)" }
        /// The name of the action that turns to the next item.
        public var next = "Next"
        /// The name of the action that turns to the previous item.
        public var previous = "Previous"
        /// The name of the view in the centre, used if that view has no accessibility label.
        public var center = "Menu"

        /// Makes the English words.
        public init() {}
    }
}
#endif
