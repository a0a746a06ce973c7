import CoreGraphics

/// A number that grows with the user's text size.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let scale = Environment(\.standInBodyScale)

    /// Makes a number that grows with body text.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// The number at the current text size.
    ///
    /// It was measured to be rounded to pixels, here to thirds of a point. Assumption: it grows in
    /// proportion to body text.
    public var wrappedValue: Value { (value * Value(Double(scale.wrappedValue)) * 3).rounded() / 3 }
}

extension ScaledMetric: Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        scale.install(in: node, at: index, environment: environment)
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        scale.watch(in: environment)
    }
}

extension EnvironmentValues {
    /// The size of body text as a multiple of the default one.
    fileprivate var standInBodyScale: CGFloat {
        let body = StandInText.size(of: "body", growth: dynamicTypeSize.growth)
        return body / StandInText.size(of: "body", growth: 0)
    }
}
