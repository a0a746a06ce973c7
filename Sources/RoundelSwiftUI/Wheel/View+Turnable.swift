#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Makes this view turnable with one finger, and binds its rotation, which includes all whole
    /// turns.
    ///
    /// ```swift
    /// @State private var rotation = Angle.zero
    ///
    /// Image(systemName: "dial.low")
    ///     .turnable(rotation: $rotation, TurnSettings(detents: .count(12)))
    /// ```
    ///
    /// The view turns under the finger and coasts after release, according to the ``TurnSettings``.
    /// Arrow keys, accessibility actions and notches of a mouse wheel turn it by one detent, or by
    /// 15° where there are none. A trackpad and the Digital Crown turn it continuously. With Reduce
    /// Motion, the view moves at once to where it would have come to rest. The view is one
    /// accessibility element, with the labels of the views inside.
    ///
    /// - Parameters:
    ///   - rotation: The rotation of the view, clockwise if positive: 765° is two turns and 45°.
    ///     The view follows a change at once and reports no event, except that a moving view came
    ///     to rest by it; animate the change to animate the view. If the view may not rest at the
    ///     rotation, it is turned to the nearest rotation at which it may, and after 0.1 s the
    ///     binding is set to that, unless it has changed again; NaN turns nothing, and stays. Of two
    ///     views with one binding that may not rest at the same rotations, the binding keeps the value
    ///     of one, and the other one shows the nearest rotation at which it may rest. A binding may
    ///     round the values written to it, or read them back up to 0.1 s late; of a binding that does
    ///     both, only a conversion to another unit or to a `Float` is recognised as that of a written
    ///     value.
    ///   - settings: How the view responds to a drag, and how it moves after release.
    ///   - controller: Turns the view from code; `nil` if the app does not need that.
    ///   - onEvent: Called for each event, after the binding has changed.
    ///   - accessibilityValue: Returns the text spoken as the view's value, for a rotation within
    ///     the limits. The default is the direction in whole degrees, in 0 ..< 360, or for a view
    ///     with limits its whole rotation in degrees.
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

    /// Makes this view turnable with one finger, and binds its direction, an angle in 0 ..< 360°.
    ///
    /// A change of the angle turns the view in the shorter direction, also when it is animated.
    /// With limits, the angle is within them: −135° rather than 225° at the lower end of a knob. There
    /// a value within the limits, or within their stretch, is the whole rotation of the view.
    /// Everything else is as for ``turnable(rotation:_:controller:onEvent:accessibilityValue:)``.
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
    /// A rotation in whole degrees, with halves rounded up: in 0 ..< 360, or with its whole turns
    /// for a view with limits.
    ///
    /// A rotation that is not finite gives zero, and one beyond a billion degrees its direction
    /// alone.
    init(degreesOf rotation: Angle, isLimited: Bool = false) {
        let degrees = rotation.roundedDegrees(wraps: !isLimited || rotation.degrees.magnitude > 1e9)
        self.init(verbatim: "\(Int(degrees))°")
    }
}
#endif
