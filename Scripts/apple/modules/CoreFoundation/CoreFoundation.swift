// CGFloat, and Swift's extensions of the geometry types.
@_exported import CoreFoundation

/// A length. The bodies never run.
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
@frozen public struct CGFloat: BinaryFloatingPoint, Sendable, Hashable, Codable, LosslessStringConvertible {
    public typealias NativeType = Double
    public typealias RawSignificand = Double.RawSignificand
    public typealias RawExponent = Double.RawExponent
    public typealias Exponent = Int
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double
    public typealias Magnitude = CGFloat
    public typealias Stride = CGFloat

    public var native: Double

    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: CGFloat) { self = value }
    public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
    public init?<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
    public init?(_ description: String) { native = 0 }
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(floatLiteral value: NativeType) { native = value }
    public init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand) { native = 0 }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
    public init(signOf: CGFloat, magnitudeOf: CGFloat) { native = 0 }
    public init(from decoder: any Decoder) throws { native = 0 }
    public func encode(to encoder: any Encoder) throws {}

    public static var exponentBitCount: Int { 11 }
    public static var significandBitCount: Int { 52 }
    public static var radix: Int { 2 }
    public static var nan: CGFloat { 0 }
    public static var signalingNaN: CGFloat { 0 }
    public static var infinity: CGFloat { 0 }
    public static var greatestFiniteMagnitude: CGFloat { 0 }
    public static var leastNormalMagnitude: CGFloat { 0 }
    public static var leastNonzeroMagnitude: CGFloat { 0 }
    public static var pi: CGFloat { 0 }

    public var exponentBitPattern: RawExponent { 0 }
    public var significandBitPattern: RawSignificand { 0 }
    public var binade: CGFloat { self }
    public var significandWidth: Int { 0 }
    public var sign: FloatingPointSign { .plus }
    public var exponent: Int { 0 }
    public var significand: CGFloat { self }
    public var ulp: CGFloat { self }
    public var magnitude: CGFloat { self }
    public var nextUp: CGFloat { self }
    public var description: String { "" }
    public var isNormal: Bool { true }
    public var isFinite: Bool { true }
    public var isZero: Bool { true }
    public var isSubnormal: Bool { true }
    public var isInfinite: Bool { true }
    public var isNaN: Bool { true }
    public var isSignalingNaN: Bool { true }
    public var isCanonical: Bool { true }

    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
    public static func += (lhs: inout CGFloat, rhs: CGFloat) {}
    public static func -= (lhs: inout CGFloat, rhs: CGFloat) {}
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) {}
    public static func /= (lhs: inout CGFloat, rhs: CGFloat) {}
    public mutating func negate() {}
    public mutating func round(_ rule: FloatingPointRoundingRule) {}
    public mutating func formRemainder(dividingBy other: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
    public mutating func formSquareRoot() {}
    public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {}
    public func isEqual(to other: CGFloat) -> Bool { true }
    public func isLess(than other: CGFloat) -> Bool { true }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
    public func distance(to other: CGFloat) -> CGFloat { other }
    public func advanced(by amount: CGFloat) -> CGFloat { amount }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
extension Double { public init(_ value: CGFloat) { self = value.native } }
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
extension Float { public init(_ value: CGFloat) { self = Float(value.native) } }
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 1.0, *)
extension Int { public init(_ value: CGFloat) { self = Int(value.native) } }
