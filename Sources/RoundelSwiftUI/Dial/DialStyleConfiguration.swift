#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The values of a dial that a ``DialStyle`` displays.
///
/// Every angle is a direction or a rotation on the screen, also in right-to-left environments, in
/// which the scale is mirrored.
public struct DialStyleConfiguration {
    /// A label of the dial.
    public struct Label: View {
        nonisolated(unsafe) let content: AnyView
        let isHidden: Bool

        /// The label.
        ///
        /// Assistive technologies do not see one that they speak by themselves: a value, and the text
        /// that says the purpose of the dial.
        public var body: some View { content.accessibilityHidden(isHidden) }
    }

    /// A mark on the scale.
    public struct Tick: Hashable, Sendable, Identifiable {
        /// The number of the mark, counted from 0.
        public let id: Int
        /// The value at the mark.
        public let value: Double
        /// The direction of the mark.
        public let direction: SwiftUI.Angle
        /// The fraction of the sweep at the mark.
        public let fraction: Double
        /// Whether it is one of the greater marks.
        public let isMajor: Bool
    }

    /// The purpose of the dial.
    public let label: Label

    /// The current value, or `nil` if the dial has no such label.
    public let currentValueLabel: Label?

    /// The least value, or `nil` if the dial has no such label.
    public let minimumValueLabel: Label?

    /// The greatest value, or `nil` if the dial has no such label.
    public let maximumValueLabel: Label?

    /// The fraction of the sweep at which the thumb is, or that of the upper value, from 0 to 1.
    public let fraction: Double

    /// The fraction of the sweep at which the thumb of the lower value is; `nil` for a dial with
    /// one thumb.
    public let lowerFraction: Double?

    /// The direction of the least value.
    public let start: SwiftUI.Angle

    /// The rotation from the least to the greatest value, clockwise if positive.
    public let sweep: SwiftUI.Angle

    /// Whether the user holds the dial.
    public let isEditing: Bool

    /// Whether the dial accepts input.
    public let isEnabled: Bool

    let marks: Marks

    /// The direction of the thumb, or of that of the upper value.
    public var direction: SwiftUI.Angle { start + sweep * fraction }

    /// The direction of the thumb of the lower value; `nil` for a dial with one thumb.
    public var lowerDirection: SwiftUI.Angle? { lowerFraction.map { start + sweep * $0 } }

    /// The fractions between which the track is filled: from the least value to the thumb, or from
    /// one thumb to the other.
    public var filled: ClosedRange<Double> {
        let lower = lowerFraction ?? 0
        return lower...max(lower, fraction)
    }

    /// The marks that the app has chosen; if it has chosen none, those of the style.
    ///
    /// - Parameter ticks: The marks of the style.
    /// - Complexity: Computes the marks at each call.
    public func ticks(default ticks: DialTicks = .values([])) -> [Tick] { marks.ticks(default: ticks) }

    /// What the marks follow from.
    ///
    /// A view that has nothing else is not evaluated in each frame.
    struct Marks: Hashable {
        let scale: DialScale
        let chosen: DialTicks?

        func ticks(default ticks: DialTicks = .values([])) -> [Tick] {
            scale.ticks(chosen ?? ticks).enumerated().map { index, tick in
                Tick(
                    id: index,
                    value: tick.value,
                    direction: SwiftUI.Angle(tick.direction),
                    fraction: scale.fraction(at: tick.rotation),
                    isMajor: tick.isMajor
                )
            }
        }
    }
}
#endif
