/// Fixes the size.
nonisolated struct FrameModifier: ViewModifier, PrimitiveModifier {
    let frame: FrameLayout
    @MainActor var layout: any ElementLayout { frame }
}

/// Bounds the size from above, and otherwise takes all the room in an axis that has a bound.
nonisolated struct GreatestFrameModifier: ViewModifier, PrimitiveModifier {
    let frame: GreatestFrameLayout
    @MainActor var layout: any ElementLayout { frame }
}

/// Keeps room around the content.
nonisolated struct PaddingModifier: ViewModifier, PrimitiveModifier {
    let padding: PaddingLayout
    @MainActor var layout: any ElementLayout { padding }
}

/// Fits the content into a square, for tests to find.
public nonisolated struct StandInSquare: ViewModifier, PrimitiveModifier {
    @MainActor var layout: any ElementLayout { SquareLayout() }
}

/// Says where the content can be touched.
nonisolated struct ContentShapeModifier: ViewModifier, PrimitiveModifier {
    let shape: any Shape
    let eoFill: Bool
}

/// Hands a value to the layout.
nonisolated struct LayoutValueModifier: ViewModifier, PrimitiveModifier {
    let key: ObjectIdentifier
    let value: Any
}

/// Changes a value of the environment.
nonisolated struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void
    func adjust(_ environment: inout EnvironmentValues) { change(&environment) }
}

/// Puts views in front of or behind the content.
nonisolated struct AttachModifier<Attached: View>: ViewModifier, PrimitiveModifier {
    let attached: Attached
    let isInFront: Bool
    let alignment: Alignment

    @MainActor func elements(of content: some View, in context: EvaluationContext) -> [StandInElement] {
        let others = context.child("attached").elements(of: attached)
        return context.child("content").elements(of: content).map { main in
            StandInElement(
                self,
                isInFront ? [main] + others : others + [main],
                context.environment,
                AttachedLayout(main: isInFront ? 0 : others.count, alignment: alignment)
            )
        }
    }
}

extension View {
    /// Fixes the width, the height or both.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(frame: FrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// Takes the room that there is, up to a width, a height or both.
    ///
    /// SwiftUI's has least and ideal lengths and an alignment too.
    nonisolated public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View {
        modifier(GreatestFrameModifier(frame: GreatestFrameLayout(width: maxWidth, height: maxHeight)))
    }

    /// Keeps room all round; without a distance it is taken to be 16 points.
    nonisolated public func padding() -> some View { padding(16) }

    /// Keeps room all round.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(padding: PaddingLayout(length: length)))
    }

    /// Fits the view into the largest square that the room holds.
    ///
    /// SwiftUI's takes any ratio; the stand-in, squares alone.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat?, contentMode: ContentMode) -> some View {
        precondition(aspectRatio == 1 && contentMode == .fit, "The stand-in fits squares.")
        return modifier(StandInSquare())
    }

    /// Fits the view into the room in its own ratio; the stand-in's pictures are square.
    nonisolated public func scaledToFit() -> some View { modifier(StandInSquare()) }

    /// Says where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Hands a value to the layout that the view stands in.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
    }

    /// Sets a value of the environment.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Keeps the view from taking input.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// Puts views in front.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(AttachModifier(attached: content(), isInFront: true, alignment: alignment))
    }

    /// Puts views behind.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(AttachModifier(attached: content(), isInFront: false, alignment: alignment))
    }

    /// Puts a filled shape behind.
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S,
        in shape: T
    ) -> some View {
        modifier(AttachModifier(attached: shape.fill(style), isInFront: false, alignment: .center))
    }
}

/// How content of another ratio fills the room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All of the room is filled.
    case fill
}
