#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// How far apart the items are.
    ///
    /// Angles are in radians; see `Ring.Spacing` of Roundel.
    public enum Arrangement: Hashable, Sendable {
        /// Equally far, over the whole ring.
        case even

        /// Equally far, over an arc from the start on, in the menu's direction; a negative sweep runs the other way.
        case arc(sweep: CGFloat, end: Ring.ArcEnd = .inclusive)

        /// By an angle, from the start on.
        case step(CGFloat)

        /// At angles of their own, clockwise from 3 o'clock; start and direction do not apply.
        ///
        /// An item without an angle stands at 0, and angles without an item are ignored.
        case angles([CGFloat])

        /// In the middle of sectors, each as wide as its share of the sweep, with gaps between them.
        ///
        /// An item without a weight has a sector of no width, and weights without an item are ignored.
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

    /// How large the ring is.
    public enum Radius: Hashable, Sendable {
        /// As large as the bounds allow at every rotation.
        case fitted

        /// So large that the items, as they stand without rotation, fill the bounds.
        ///
        /// The middle of an arc is not the middle of the menu then.
        case filling

        /// A radius in points; negative or not finite counts as 0.
        case fixed(CGFloat)

        /// An ellipse by its radii across and down, in points; negative or not finite counts as 0.
        case ellipse(across: CGFloat, down: CGFloat)
    }

    /// What drags, scrolls and keys can turn; see `RingMenu.Turning` of Roundel.
    public typealias Turning = RingMenu.Turning

    /// The words that are spoken; English unless an app sets its own.
    public struct Words {
        /// The place of an item, from 0, among how many.
        public var position: (_ index: Int, _ count: Int) -> String = { "\($0 + 1) of \($1)" }
        /// The name of the action that turns to the next item.
        public var next = "Next"
        /// The name of the action that turns to the previous item.
        public var previous = "Previous"
        /// The name of the view in the middle, if it has no label.
        public var center = "Menu"

        /// The words in English.
        public init() {}
    }
}
#endif
