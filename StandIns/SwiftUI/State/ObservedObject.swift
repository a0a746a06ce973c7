/// An object of somebody else's: the view is evaluated again when it says that it will change.
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
        // From now on its publisher is there, so that a change is noticed.
        _ = wrappedValue.objectWillChange
    }

    @MainActor func watch(in environment: EnvironmentValues) -> (EnvironmentValues) -> Change? {
        let (object, changes) = (wrappedValue, wrappedValue.standInChanges)
        return { _ in object.standInChanges != changes ? .own(object.standInTransaction) : nil }
    }
}

/// An object that a view owns: it is made once, when the view is first evaluated.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Place: @unchecked Sendable {
        var owner: Box<ObjectType>?
    }

    nonisolated(unsafe) private let thunk: () -> ObjectType
    private let place = Place()

    /// Makes a property; what makes the object runs once for each place in the tree of views.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = thunk
    }

    /// The object; asked for outside of a view's evaluation, it would be another one each time.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let owner = place.owner else {
            preconditionFailure("An object of a view's state was asked for before the view was evaluated.")
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
