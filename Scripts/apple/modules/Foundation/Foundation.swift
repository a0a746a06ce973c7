// The part of Foundation that the front ends, the examples and the stand-ins use, for type checking
// only.
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias TimeInterval = Double

@objc public protocol NSObjectProtocol {}
extension NSObject: NSObjectProtocol {}
@objc public protocol NSCopying {}
@objc public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSCoder: NSObject {}
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSNull: NSObject {}
@available(iOS 2, macOS 10, tvOS 9, watchOS 2, visionOS 1, *)
open class ProcessInfo: NSObject {
    open class var processInfo: ProcessInfo { ProcessInfo() }
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    open var isMacCatalystApp: Bool { false }
}
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSNumber: NSObject {
    public init(value: Double) {}
    public init(value: Int) {}
    public init(value: Bool) {}
    public var doubleValue: Double { 0 }
    public var intValue: Int { 0 }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct Date: Hashable, Comparable, Sendable {
    public init() {}
    public init(timeIntervalSinceReferenceDate ti: TimeInterval) {}
    public static func < (left: Date, right: Date) -> Bool { true }
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var now: Date { Date() }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
    public static let distantPast = Date()
    public static let distantFuture = Date()
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct UUID: Hashable, Sendable { public init() {} }

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
    public static var autoupdatingCurrent: Locale { Locale(identifier: "") }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { Bundle() }
    public init(for aClass: AnyClass) {}
    public init?(path: String) {}
    override init() {}
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = Bundle.main,
    value: String = "",
    comment: String
) -> String { key }

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
extension String {
    public typealias CompareOptions = NSString.CompareOptions
    public init(format: String, _ arguments: any CVarArg...) { self = format }
    public init(format: String, locale: Locale?, arguments: [any CVarArg]) { self = format }
    public init(format: String, arguments: [any CVarArg]) { self = format }
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { format }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
extension StringProtocol {
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target,
        with replacement: Replacement,
        options: String.CompareOptions = [],
        range searchRange: Range<Index>? = nil
    ) -> String { "" }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSString: NSObject {
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

@available(iOS 3.2, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSAttributedString: NSObject {
    public init(string str: String) {}
    open var string: String { "" }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Sendable {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
    public typealias Configuration = NumberFormatStyleConfiguration
    public init(locale: Locale = .autoupdatingCurrent) {}
    public struct Percent: FormatStyle, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public typealias Configuration = NumberFormatStyleConfiguration
        public init(locale: Locale = .autoupdatingCurrent) {}
        public func precision(_ p: Configuration.Precision) -> FloatingPointFormatStyle<Value>.Percent { self }
        public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent { self }
    }
    public func precision(_ p: Configuration.Precision) -> FloatingPointFormatStyle<Value> { self }
    public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Sendable {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
    public func locale(_ locale: Locale) -> Self { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum NumberFormatStyleConfiguration {
    public struct Precision: Sendable {
        public static func fractionLength(_ length: Int) -> Precision { Precision() }
        public static func fractionLength<Limits: RangeExpression>(_ limits: Limits) -> Precision where Limits.Bound == Int { Precision() }
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self { Self() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    public static var percent: Self { Self() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension BinaryFloatingPoint {
    public func formatted() -> String { "" }
    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput where Style.FormatInput == Self { fatalError() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension BinaryInteger {
    public func formatted() -> String { "" }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct TimeZone: Hashable, Sendable {
    public static var autoupdatingCurrent: TimeZone { TimeZone() }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static var gmt: TimeZone { TimeZone() }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct Calendar: Hashable, Sendable {
    public static var autoupdatingCurrent: Calendar { Calendar() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct FormatStyleCapitalizationContext: Codable, Hashable, Sendable {
    public static let unknown = FormatStyleCapitalizationContext()
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Date {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public struct DateStyle: Codable, Hashable, Sendable { public static let omitted = DateStyle() }
        public struct TimeStyle: Codable, Hashable, Sendable { public static let shortened = TimeStyle() }
        public struct Symbol: Codable, Hashable, Sendable {
            public struct Hour: Hashable, Sendable {
                public struct AMPMStyle: Codable, Hashable, Sendable { public static let abbreviated = AMPMStyle() }
                public static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour() }
            }
        }
        public init(
            date: DateStyle? = nil,
            time: TimeStyle? = nil,
            locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent,
            timeZone: TimeZone = .autoupdatingCurrent,
            capitalizationContext: FormatStyleCapitalizationContext = .unknown
        ) {}
        public init(from decoder: any Decoder) throws {}
        public func encode(to encoder: any Encoder) throws {}
        public func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle { self }
    }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date { fatalError() }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSNotification: NSObject {
    public struct Name: Hashable, Sendable, RawRepresentable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, *)
public struct Notification {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { (self.name, self.object) = (name, object) }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class OperationQueue: NSObject, @unchecked Sendable { open class var main: OperationQueue { OperationQueue() } }

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { NotificationCenter() }
    @available(iOS 4.0, macOS 10.6, tvOS 9.0, watchOS 2.0, *)
    open func addObserver(
        forName name: NSNotification.Name?,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {}
    open func removeObserver(_ observer: Any) {}
    open func post(name: NSNotification.Name, object: Any?) {}
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSLock: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class NSRecursiveLock: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, *)
open class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
        @available(iOS 2.0, macOS 10.5, tvOS 9.0, watchOS 2.0, *)
        public static let common = Mode()
        public static let `default` = Mode()
    }
    @available(iOS 2.0, macOS 10.5, tvOS 9.0, watchOS 2.0, *)
    open class var main: RunLoop { RunLoop() }
    open class var current: RunLoop { RunLoop() }
}
