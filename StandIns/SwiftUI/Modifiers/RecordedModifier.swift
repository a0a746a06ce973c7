/// A modifier of which the stand-in only records the arguments.
public nonisolated struct StandInRecord: ViewModifier, PrimitiveModifier {
    /// The name of the modifier.
    public let name: String
    /// The argument; of a rotation it is the angle on the screen.
    public private(set) var value: Any
    /// The presented argument.
    public private(set) var shown: Any
    /// Further arguments by their names; anchors are those on the screen.
    public private(set) var options: [String: Any]

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
        if context.environment.layoutDirection == .rightToLeft { record.mirror() }
        return (record, nil)
    }

    /// Where text runs from right to left, SwiftUI turns views counterclockwise, about a point that is
    /// mirrored.
    private mutating func mirror() {
        if let angle = value as? Angle { value = -angle }
        if let angle = shown as? Angle { shown = -angle }
        if let anchor = options["anchor"] as? UnitPoint {
            options["anchor"] = UnitPoint(x: 1 - anchor.x, y: anchor.y)
        }
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

    /// Rotates the rendered view and its hit testing, but not its frame: clockwise, and
    /// counterclockwise where text runs from right to left.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        recorded("rotationEffect", angle, ["anchor": anchor])
    }

    /// Sets the opacity of the view.
    nonisolated public func opacity(_ opacity: Double) -> some View { recorded("opacity", opacity) }

    /// Enables or disables hit testing.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        recorded("allowsHitTesting", enabled)
    }

    /// Scales the rendered view around its centre, but not its frame.
    ///
    /// visionOS has another method with this name, which scales in three dimensions.
    @available(visionOS, unavailable)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        recorded("scaleEffect", s, ["anchor": anchor])
    }

    /// Scales the rendered view by different factors, but not its frame.
    nonisolated public func scaleEffect(
        x: CGFloat = 1.0,
        y: CGFloat = 1.0,
        anchor: UnitPoint = .center
    ) -> some View {
        recorded("scaleEffect(x:y:)", CGSize(width: x, height: y), ["anchor": anchor])
    }

    /// Sets the font of texts and the size of symbols.
    nonisolated public func font(_ font: Font?) -> some View { recorded("font", font as Any) }

    /// Sets the alignment of the lines of a text.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        recorded("multilineTextAlignment", alignment)
    }

    /// Sets the colour of texts and symbols.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        recorded("foregroundStyle", style)
    }

    /// Sets the tint colour of controls.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func tint(_ tint: Color?) -> some View { recorded("tint", tint as Any) }

    /// Adds a shadow.
    nonisolated public func shadow(
        color: Color = .standInShadow,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        recorded("shadow", radius, ["color": color, "x": x, "y": y])
    }

    /// Clips the view to a shape.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S,
        style: FillStyle = FillStyle()
    ) -> some View { recorded("clipShape", shape) }

    /// Plays haptic feedback when a value changes.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View {
        recorded("sensoryFeedback", trigger, ["feedback": feedback])
    }

    /// Expands the view beyond the safe area where it reaches its edges.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaModifier(edges: edges))
    }

    /// Makes the view focusable.
    @available(iOS 17, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        recorded("focusable", isFocusable)
    }
}

@available(iOS 13.4, tvOS 16, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
    /// Adds an effect for a pointer, or for eyes on visionOS.
    @available(iOS 17, tvOS 17, visionOS 1, *)
    nonisolated public func hoverEffect(
        _ effect: HoverEffect = .automatic,
        isEnabled: Bool = true
    ) -> some View {
        recorded("hoverEffect", isEnabled)
    }
}

/// An effect for a pointer.
@available(iOS 13.4, tvOS 16, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
    /// The system's default.
    public static var automatic: HoverEffect { HoverEffect() }
}

extension Color {
    /// The default colour of a shadow: black with an opacity of a third.
    nonisolated public static let standInShadow = Color(name: "shadow")
}

/// The alignment of the lines of a text.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Leading.
    case leading
    /// Centred.
    case center
    /// Trailing.
    case trailing
}

/// Haptic or audible feedback.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    /// Feedback for a change of a selection.
    public static let selection = SensoryFeedback(name: "selection")
    /// Feedback for a collision.
    public static let impact = SensoryFeedback(name: "impact")
}

/// The regions of a safe area.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes regions from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}
