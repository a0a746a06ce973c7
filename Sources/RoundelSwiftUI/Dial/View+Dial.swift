#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension View {
    /// Sets the style of the dials in this view.
    public nonisolated func dialStyle<S: DialStyle & Sendable>(_ style: S) -> some View {
        modifier(DialOption { $0.style = style })
    }

    /// Sets where the scales of the dials in this view begin, and how far they go.
    ///
    /// ```swift
    /// @State private var hour = 9.0
    ///
    /// Dial(value: $hour, in: 0...24, step: 1) { Text("Hour") }
    ///     .dialSweep(from: .degrees(-90), .degrees(360))
    /// ```
    ///
    /// - Parameters:
    ///   - start: The direction of the least value: an angle on the screen, clockwise from 3
    ///     o'clock. The default of dials is 135°, at the lower left. A value beyond a billion
    ///     radians, or not finite, counts as 0.
    ///   - sweep: The rotation from the least to the greatest value, clockwise if positive. The
    ///     default of dials is 270°. More than 360° makes several laps, and more than 10,000 turns
    ///     count as 10,000. With a value that is not finite, or with zero, the dial cannot be
    ///     dragged.
    ///   - mirrorsInRightToLeft: Whether the scale is mirrored in right-to-left environments. A
    ///     scale that represents a real instrument, such as a compass, is not.
    public nonisolated func dialSweep(
        from start: SwiftUI.Angle,
        _ sweep: SwiftUI.Angle,
        mirrorsInRightToLeft: Bool = true
    ) -> some View {
        modifier(
            DialOption {
                ($0.start, $0.sweep, $0.mirrorsInRightToLeft) = (start, sweep, mirrorsInRightToLeft)
            }
        )
    }

    /// Sets how the values of the dials in this view are distributed along their sweep.
    public nonisolated func dialCurve(_ curve: DialCurve) -> some View {
        modifier(DialOption { $0.curve = curve })
    }

    /// Sets the marks on the scales of the dials in this view.
    ///
    /// - Parameter ticks: Which marks there are; `nil` lets the style decide.
    public nonisolated func dialTicks(_ ticks: DialTicks?) -> some View {
        modifier(DialOption { $0.ticks = ticks })
    }

    /// Sets how the dials in this view respond to input.
    public nonisolated func dialBehavior(_ behavior: DialBehavior) -> some View {
        modifier(DialOption { $0.behavior = behavior })
    }

    /// Sets the names of the two thumbs for the range dials in this view, for assistive
    /// technologies.
    ///
    /// The default is “Minimum” and “Maximum”, in English.
    public nonisolated func dialThumbLabels(lower: Text, upper: Text) -> some View {
        modifier(DialOption { ($0.lowerLabel, $0.upperLabel) = (lower, upper) })
    }

    /// Sets the text that assistive technologies speak for a value of the dials in this view.
    ///
    /// The default is a percentage for a range of 0 ... 1, and otherwise the number, both in the
    /// format of the current locale.
    ///
    /// ```swift
    /// @State private var heading = 90.0
    ///
    /// Dial(value: $heading, in: 0...360, step: 1) { Text("Heading") }
    ///     .dialAccessibilityValue { Text("\(Int($0)) degrees") }
    /// ```
    ///
    /// - Parameter describe: Returns the text for a value.
    public nonisolated func dialAccessibilityValue(
        _ describe: @escaping @MainActor (Double) -> Text
    ) -> some View {
        modifier(DialOption { $0.describe = describe })
    }
}

/// Changes one option of the dials inside.
private struct DialOption: ViewModifier {
    nonisolated(unsafe) let change: (inout DialOptions) -> Void
    @Environment(\.dialOptions) private var options

    nonisolated init(_ change: @escaping (inout DialOptions) -> Void) { self.change = change }

    func body(content: Content) -> some View {
        var options = options
        change(&options)
        return content.environment(\.dialOptions, options)
    }
}
#endif
