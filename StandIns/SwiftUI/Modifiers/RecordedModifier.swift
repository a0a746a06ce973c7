/// A modifier of which the stand-in only remembers what it was given.
public nonisolated struct StandInRecord: ViewModifier, PrimitiveModifier {
    /// The name of the modifier.
    public let name: String
    /// What it was given.
    public let value: Any
    /// What is shown of that at present.
    public private(set) var shown: Any
    /// What else it was given, by the names of its arguments.
    public let options: [String: Any]

    init(name: String, value: Any, options: [String: Any] = [:]) {
        (self.name, self.value, shown, self.options) = (name, value, value, options)
    }

    @MainActor func shown(in context: EvaluationContext) -> (modifier: Self, layout: (any ElementLayout)?) {
        var record = self
        switch (name, value) {
        case ("rotationEffect", let angle as Angle):
            record.shown = Angle(radians: context.shown(angle.radians))
        case ("opacity", let opacity as Double): record.shown = context.shown(opacity)
        case ("scaleEffect", let scale as CGFloat): record.shown = context.shown(scale)
        case ("clipShape", let shape as any Shape): record.shown = context.shown(data: shape)
        default: break
        }
        return (record, nil)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    nonisolated func recorded(
        _ name: String,
        _ value: Any,
        _ options: [String: Any] = [:]
    ) -> ModifiedContent<Self, StandInRecord> {
        modifier(StandInRecord(name: name, value: value, options: options))
    }

    /// Turns what is drawn and where it is touched, but not the frame.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        recorded("rotationEffect", angle, ["anchor": anchor])
    }

    /// Makes the view transparent.
    nonisolated public func opacity(_ opacity: Double) -> some View { recorded("opacity", opacity) }

    /// Lets the view be touched or not.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        recorded("allowsHitTesting", enabled)
    }

    /// Makes what is drawn larger or smaller about its middle, but not the frame.
    ///
    /// visionOS has another with this name, which scales in three dimensions.
    @available(visionOS, unavailable)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        recorded("scaleEffect", s, ["anchor": anchor])
    }

    /// Sets the typeface of texts and the size of symbols.
    nonisolated public func font(_ font: Font?) -> some View { recorded("font", font as Any) }

    /// Sets where the lines of a text stand among one another.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        recorded("multilineTextAlignment", alignment)
    }

    /// Sets the color of texts and symbols.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        recorded("foregroundStyle", style)
    }

    /// Sets the color of controls.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func tint(_ tint: Color?) -> some View { recorded("tint", tint as Any) }

    /// Casts a shadow.
    nonisolated public func shadow(
        color: Color = .standInShadow,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        recorded("shadow", radius, ["color": color, "x": x, "y": y])
    }

    /// Cuts the view to a shape.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S,
        style: FillStyle = FillStyle()
    ) -> some View { recorded("clipShape", shape) }

    /// Plays feedback when a value changes.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View {
        recorded("sensoryFeedback", trigger)
    }

    /// Lets the view have the keyboard's focus.
    @available(iOS 17, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        recorded("focusable", isFocusable)
    }
}

extension Color {
    /// The color of a shadow: black in SwiftUI, with a third of its opacity.
    nonisolated public static let standInShadow = Color(name: "shadow")
}

/// Where the lines of a text stand among one another.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where they begin, one below the other.
    case leading
    /// In the middle.
    case center
    /// Where they end, one below the other.
    case trailing
}

/// What can be felt or heard.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    /// A value changes.
    public static let selection = SensoryFeedback(name: "selection")
}
