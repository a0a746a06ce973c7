// Swift's extensions of the geometry types. They are `Hashable` only from iOS 18 on: the compiler does not
// compare that with the deployment version where it writes `hash(into:)` itself, so it is left out.
@_exported import CoreFoundation
@_exported import CoreGraphics

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
extension CGPoint: Equatable, Codable, @unchecked Sendable {
    public static func == (left: CGPoint, right: CGPoint) -> Bool { true }
    public init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static var zero: CGPoint { CGPoint() }
}

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
extension CGSize: Equatable, Codable, @unchecked Sendable {
    public static func == (left: CGSize, right: CGSize) -> Bool { true }
    public init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static var zero: CGSize { CGSize() }
}

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
extension CGRect: Equatable, Codable, @unchecked Sendable {
    public static func == (left: CGRect, right: CGRect) -> Bool { true }
    public init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static var infinite: CGRect { CGRect() }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var minX: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public var isNull: Bool { false }
    public var isEmpty: Bool { false }
    public var isInfinite: Bool { false }
    public var standardized: CGRect { self }
    public var integral: CGRect { self }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ other: CGRect) -> CGRect { self }
    public func intersection(_ other: CGRect) -> CGRect { self }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func contains(_ rect: CGRect) -> Bool { false }
    public func intersects(_ rect: CGRect) -> Bool { false }
}

