/// A type that can be added and scaled, and so interpolated.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies by a number.
    mutating func scale(by rhs: Double)
    /// The square of the length.
    var magnitudeSquared: Double { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Double: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension CGFloat: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type that is not animated.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes empty data.
    public init() {}
    /// Empty data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Empty data.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Empty data.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// A pair of zeros.
    public static var zero: Self { Self(.zero, .zero) }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    /// Multiplies both by a number.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of the squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type whose changes can be animated.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Animatable {
    /// The type of the data.
    associatedtype AnimatableData: VectorArithmetic
    /// What is interpolated.
    var animatableData: AnimatableData { get set }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable {
    /// The value that SwiftUI presents between this value and another: the interpolated data.
    public func standInInterpolated(to other: Self, by fraction: Double) -> Self {
        var (step, result) = (other.animatableData - animatableData, other)
        step.scale(by: fraction)
        result.animatableData = animatableData + step
        return result
    }
}
