#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Lets one finger turn this view; the angle counts all turns.
    ///
    /// ```swift
    /// @State private var rotation = Angle.zero
    ///
    /// Image(systemName: "dial.low").turnable(rotation: $rotation, TurnSettings(detents: .count(12)))
    /// ```
    ///
    /// The view turns under the finger and coasts when it is let go, as the ``TurnSettings`` say. It also turns
    /// by arrow keys, the Digital Crown and accessibility: by a detent, or by 15° where there are none. With Reduce
    /// Motion it goes where it would have come to rest at once. It is one accessibility element, with the
    /// labels of the views inside.
    ///
    /// - Parameters:
    ///   - rotation: How far the view is turned, clockwise if positive: 765° is two turns and 45°. The view
    ///     follows a change at once, and tells of no event; animate the change to animate the view. Where it may not
    ///     rest, it is put at the nearest place where it may. A binding may round what it is given.
    ///   - settings: What it does with a drag and after it.
    ///   - controller: Turns the view by orders of the app; `nil` for a view that is turned by hand alone.
    ///   - onEvent: Called for everything that happens, after the binding has changed.
    ///   - accessibilityValue: What is spoken as its value, of a rotation that is within the limits. Unless told
    ///     otherwise that is the direction in whole degrees in 0 ..< 360, or with limits the rotation itself.
    public nonisolated func turnable(
        rotation: Binding<Angle>,
        _ settings: TurnSettings = TurnSettings(),
        controller: TurnController? = nil,
        onEvent: @escaping @MainActor (TurnEvent) -> Void = { _ in },
        accessibilityValue: (@MainActor (Angle) -> Text)? = nil
    ) -> some View {
        let bound = TurnBinding(angle: rotation, isCumulative: true)
        return modifier(
            TurnableModifier(bound, settings, controller, describe: accessibilityValue, onEvent: onEvent)
        )
    }

    /// Lets one finger turn this view; the angle is its direction alone, in 0 ..< 360°.
    ///
    /// A change of the angle turns the view by the shorter way, also where it is animated. With limits the angle is
    /// within them: −135° and not 225° at the lower end of a knob. Everything else is as for
    /// ``turnable(rotation:_:controller:onEvent:accessibilityValue:)``.
    public nonisolated func turnable(
        angle: Binding<Angle>,
        _ settings: TurnSettings = TurnSettings(),
        controller: TurnController? = nil,
        onEvent: @escaping @MainActor (TurnEvent) -> Void = { _ in },
        accessibilityValue: (@MainActor (Angle) -> Text)? = nil
    ) -> some View {
        let bound = TurnBinding(angle: angle, isCumulative: false)
        return modifier(
            TurnableModifier(bound, settings, controller, describe: accessibilityValue, onEvent: onEvent)
        )
    }
}

extension Text {
    /// A rotation in whole degrees, half up: in 0 ..< 360, or of a limited view as it is.
    ///
    /// Zero for a rotation that is not finite, and beyond a billion degrees its direction alone.
    init(degreesOf rotation: Angle, isLimited: Bool = false) {
        let degrees = rotation.roundedDegrees(wraps: !isLimited || rotation.degrees.magnitude > 1e9)
        self.init(verbatim: "\(Int(degrees))°")
    }
}
#endif
