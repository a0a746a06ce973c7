// The parts of Combine that SwiftUI needs. Sources import Combine only if `canImport(Combine)`.
import Foundation

/// A publisher of values; the stand-in has one kind.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Publisher<Output, Failure> {
    /// The type of its values.
    associatedtype Output
    /// The kind of error that it may end with.
    associatedtype Failure: Error
}

/// A publisher that announces changes of an object.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public final class ObservableObjectPublisher: Publisher {
    /// Its values carry no information.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    /// The number of values it has sent.
    private(set) var count = 0
    /// The transaction of the last change.
    private(set) var transaction = Transaction()

    /// Makes a publisher.
    public init() {}

    /// Announces that the object will change.
    public func send() {
        count += 1
        transaction = Transactions.current
        StandInChanges.count += 1
    }
}

/// An object that announces its changes.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// The publisher.
    var objectWillChange: ObjectWillChangePublisher { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher, which its `@Published` properties use.
    public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
}

extension ObservableObject {
    /// The number of announced changes.
    var standInChanges: Int { (objectWillChange as? ObservableObjectPublisher)?.count ?? 0 }

    /// The transaction of the last change.
    var standInTransaction: Transaction {
        (objectWillChange as? ObservableObjectPublisher)?.transaction ?? Transaction()
    }
}

/// The publishers that objects have by default.
private enum Publishers {
    struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let publisher = known(object) { return publisher }
            if entries.count % 256 == 255 { entries = entries.filter { $0.value.object != nil } }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// The publisher, if it was used.
    static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock { known(object) }
    }

    /// The address of an object may be that of an earlier one.
    private static func known(_ object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }
}

/// A property of an object that announces its changes.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper public struct Published<Value> {
    private var value: Value

    /// Makes a property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Makes a property with its first value.
    public init(initialValue: Value) { value = initialValue }

    /// Never used: only classes have such properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("Only classes have such properties.") }
        set { fatalError("Only classes have such properties.") }
    }

    /// The value; the object's default publisher sends before it changes, even to an equal value.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            Publishers.existing(of: object)?.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Published: @unchecked Sendable where Value: Sendable {}
