// The additions of Apple's overlay to the classes of the runtime.
@_exported import ObjectiveC

/// The name of a method.
@frozen public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    var pointer: UInt = 0
    public init(_ str: String) {}
    public init(stringLiteral value: String) {}
}

/// A boolean of Objective-C.
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
    var value: Int8 = 0
    public init(booleanLiteral value: Bool) {}
}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) {}
    public nonisolated var hashValue: Int { 0 }
}

/// A memory zone, used only in signatures.
public struct NSZone {}

// The functions that the compiler calls to convert between `Bool` and Objective-C.
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(booleanLiteral: x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { true }

extension NSObject {
    // In Swift: what carries an object of any class across needs a library that is not there.
    public func copy() -> Any { self }
}
