// What Apple's overlay adds to the runtime's own classes.
@_exported import ObjectiveC

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ str: String) {}
    public init(stringLiteral value: String) {}
}

/// A boolean of Objective-C.
public struct ObjCBool: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}
}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) {}
    public nonisolated var hashValue: Int { 0 }
}

/// A bag of memory zones, for signatures alone.
public struct NSZone {}
