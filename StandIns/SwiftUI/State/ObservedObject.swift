/// An object with another owner.
///
/// The view is evaluated again when the object announces a change.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to an object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        @MainActor @preconcurrency
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                unchecked: { object[keyPath: keyPath] },
                { object[keyPath: keyPath] = $0 },
                of: [ObjectIdentifier(object), keyPath]
            )
        }
    }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object.
    @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: Installable {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        // This makes its publisher, so that changes are noticed.
        _ = wrappedValue.objectWillChange
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        let (object, changes) = (wrappedValue, wrappedValue.standInChanges)
        return { _ in object.standInChanges != changes ? .own(object.standInTransaction) : nil }
    }
}

/// An object that a view owns.
///
/// It is made once, at the first evaluation of the view.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Place: @unchecked Sendable {
        var owner: Box<ObjectType>?
    }

    nonisolated(unsafe) private let thunk: () -> ObjectType
    private let place = Place()

    /// Makes a property.
    ///
    /// The closure that makes the object runs once for each position in the view tree.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = thunk
    }

    /// The object.
    ///
    /// Outside of an evaluation, each access would make another one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let owner = place.owner else {
            preconditionFailure("A state object was read before its view was evaluated.")
        }
        return owner.value
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension StateObject: Installable, SelfComparing {
    @MainActor func install(in node: GraphNode, at index: Int, environment: EnvironmentValues) {
        let owner = node.boxes[index] as? Box<ObjectType> ?? Box(thunk())
        node.boxes[index] = owner
        place.owner = owner
        _ = owner.value.objectWillChange
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        let (object, changes) = (wrappedValue, wrappedValue.standInChanges)
        return { _ in object.standInChanges != changes ? .own(object.standInTransaction) : nil }
    }

    nonisolated func isSame(as other: Any) -> Bool {
        (other as? StateObject).map { areSame(thunk, $0.thunk) } ?? false
    }
}
