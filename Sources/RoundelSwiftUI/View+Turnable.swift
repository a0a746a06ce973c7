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
    ///     follows a change at once; animate the change to animate the view. Where it may not rest, it is put at
    ///     the nearest place where it may.
    ///   - settings: What it does with a drag and after it.
    ///   - onEvent: Called for everything that happens, after the binding has changed.
    ///   - label: What is spoken as its value; whole degrees in 0 ..< 360 unless told otherwise.
    public nonisolated func turnable(
        rotation: Binding<Angle>,
        _ settings: TurnSettings = TurnSettings(),
        onEvent: @escaping @MainActor (TurnEvent) -> Void = { _ in },
        label: (@MainActor (Angle) -> Text)? = nil
    ) -> some View {
        let bound = TurnBinding(angle: rotation, isCumulative: true)
        return modifier(
            TurnableModifier(bound, settings, describe: label ?? Text.init(degreesOf:), onEvent: onEvent)
        )
    }

    /// Lets one finger turn this view; the angle is its direction alone, in 0 ..< 360°.
    ///
    /// A change of the angle turns the view by the shorter way. Everything else is as for
    /// ``turnable(rotation:_:onEvent:label:)``.
    public nonisolated func turnable(
        angle: Binding<Angle>,
        _ settings: TurnSettings = TurnSettings(),
        onEvent: @escaping @MainActor (TurnEvent) -> Void = { _ in },
        label: (@MainActor (Angle) -> Text)? = nil
    ) -> some View {
        let bound = TurnBinding(angle: angle, isCumulative: false)
        return modifier(
            TurnableModifier(bound, settings, describe: label ?? Text.init(degreesOf:), onEvent: onEvent)
        )
    }
}

extension Text {
    /// The direction of a rotation in whole degrees, half up, in 0 ..< 360: "45°".
    ///
    /// Zero for a rotation that is not finite.
    init(degreesOf rotation: Angle) {
        let degrees = rotation.degrees.isFinite ? (rotation.degrees + 0.5).rounded(.down) : 0
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        self.init(verbatim: "\(Int(rest < 0 ? rest + 360 : rest))°")
    }
}
#endif
