/// Fixes the size.
nonisolated struct FrameModifier: ViewModifier, PrimitiveModifier {
    let frame: FrameLayout
    @MainActor var layout: any ElementLayout { frame }

    @MainActor func shown(in context: EvaluationContext) -> (modifier: Self, layout: (any ElementLayout)?) {
        let shown = FrameLayout(
            width: frame.width.map { context.shown($0, "width") },
            height: frame.height.map { context.shown($0, "height") },
            alignment: frame.alignment
        )
        return (self, shown)
    }
}

/// Limits the size, and takes all the space up to the limit.
nonisolated struct GreatestFrameModifier: ViewModifier, PrimitiveModifier {
    let frame: GreatestFrameLayout
    @MainActor var layout: any ElementLayout { frame }
}

/// Adds padding around the content.
nonisolated struct PaddingModifier: ViewModifier, PrimitiveModifier {
    let padding: PaddingLayout
    @MainActor var layout: any ElementLayout { padding }

    @MainActor func shown(in context: EvaluationContext) -> (modifier: Self, layout: (any ElementLayout)?) {
        (self, PaddingLayout(length: context.shown(padding.length)))
    }
}

/// Fits the content into a square; recorded for tests.
public nonisolated struct StandInSquare: ViewModifier, PrimitiveModifier {
    @MainActor var layout: any ElementLayout { SquareLayout() }
}

/// Sets the shape for hit testing.
nonisolated struct ContentShapeModifier: ViewModifier, PrimitiveModifier {
    let shape: any Shape
    let eoFill: Bool
}

/// Passes a value to the layout.
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

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Fixes the width, the height or both.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(frame: FrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// Takes the available space, up to a width, a height or both.
    ///
    /// The stand-in supports neither minimum nor ideal lengths.
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let others = [minWidth, idealWidth, minHeight, idealHeight].compactMap { $0 }
        precondition(others.isEmpty, "The stand-in has greatest lengths alone.")
        let frame = GreatestFrameLayout(width: maxWidth, height: maxHeight, alignment: alignment)
        return modifier(GreatestFrameModifier(frame: frame))
    }

    /// Adds padding; 16 points by default (an assumption).
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        precondition(edges == .all, "The stand-in keeps room all round.")
        return padding(length ?? 16)
    }

    /// Adds padding on all sides.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(padding: PaddingLayout(length: length)))
    }

    /// Fits the view into the largest square in the available space.
    ///
    /// SwiftUI supports any ratio; the stand-in supports squares only.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View {
        precondition((aspectRatio ?? 1) == 1 && contentMode == .fit, "The stand-in fits squares.")
        return modifier(StandInSquare())
    }

    /// Fits the view into the available space with its own aspect ratio; the stand-in's images are
    /// square.
    nonisolated public func scaledToFit() -> some View { modifier(StandInSquare()) }

    /// Sets the shape for hit testing.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Passes a value to the layout around the view.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
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

    /// Disables the view.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// Adds views in front.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(AttachModifier(attached: content(), isInFront: true, alignment: alignment))
    }

    /// Adds views behind.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(AttachModifier(attached: content(), isInFront: false, alignment: alignment))
    }

    /// Adds a filled shape behind; the style of its edge has no effect here.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(AttachModifier(attached: shape.fill(style), isInFront: false, alignment: .center))
    }
}

/// How content with another aspect ratio fills the space.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content is visible.
    case fit
    /// The whole space is filled.
    case fill
}

/// How a shape is filled.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule is used.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// A side of a rectangle.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int8
        /// Makes a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set with one edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }
}
