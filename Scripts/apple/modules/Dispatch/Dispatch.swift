// The part of Dispatch that the front ends use, for type checking only.

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { fatalError() }
    public var uptimeNanoseconds: UInt64 { fatalError() }
}
