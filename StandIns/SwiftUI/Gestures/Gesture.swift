/// A gesture.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of its value.
    associatedtype Value
}

/// A gesture in a chain that receives the events of a drag.
@MainActor protocol DragReceiver {
    /// The minimum distance in points.
    var distance: CGFloat { get }
    /// The coordinates of its points.
    var space: CoordinateSpace { get }
    func receive(_ event: DragEvent)
}

enum DragEvent {
    @available(tvOS, unavailable)
    case changed(DragGesture.Value)
    @available(tvOS, unavailable)
    case ended(DragGesture.Value)
    case cancelled
}

/// A drag.
@available(iOS 13, macOS 10.15, watchOS 6, visionOS 1, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DragGesture: Gesture, DragReceiver {
    /// The values of a drag.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The location of the finger.
        public var location: CGPoint
        /// The location at which the drag began.
        public var startLocation: CGPoint
    }

    /// The minimum distance in points.
    public var minimumDistance: CGFloat
    /// The coordinates of the points.
    public var coordinateSpace: CoordinateSpace

    var distance: CGFloat { minimumDistance }
    var space: CoordinateSpace { coordinateSpace }

    /// Makes a gesture that begins when the finger has moved by a distance; for systems before iOS
    /// 17.
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    /// Makes a gesture that begins when the finger has moved by a distance.
    @available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
    @available(tvOS, unavailable)
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    func receive(_ event: DragEvent) {}
}

/// A tap, which ends where it began.
@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *)
public nonisolated struct TapGesture: Gesture, DragReceiver {
    /// A tap has no value.
    public typealias Value = Void
    /// The number of taps.
    public var count: Int
    @MainActor var distance: CGFloat { 0 }
    @MainActor var space: CoordinateSpace { .local }

    /// Makes a gesture; the stand-in knows single taps.
    public init(count: Int = 1) {
        precondition(count == 1, "The stand-in knows single taps.")
        self.count = count
    }

    @MainActor func receive(_ event: DragEvent) {}
}

/// A gesture with an action.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture, DragReceiver {
    /// The type of its value.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor var distance: CGFloat { (content as? any DragReceiver)?.distance ?? 0 }
    @MainActor var space: CoordinateSpace { (content as? any DragReceiver)?.space ?? .local }

    @MainActor func receive(_ event: DragEvent) {
        (content as? any DragReceiver)?.receive(event)
        if case .changed(let value as Content.Value) = event { action(value) }
    }
}

/// A gesture with an action at its end.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture, DragReceiver {
    /// The type of its value.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor var distance: CGFloat { (content as? any DragReceiver)?.distance ?? 0 }
    @MainActor var space: CoordinateSpace { (content as? any DragReceiver)?.space ?? .local }

    @MainActor func receive(_ event: DragEvent) {
        (content as? any DragReceiver)?.receive(event)
        if case .ended(let value as Content.Value) = event { action(value) }
        // Assumption: a finger that has moved by 10 points does not tap.
        if case .ended(let drag) = event, let action = action as? (()) -> Void,
            hypot(drag.location.x - drag.startLocation.x, drag.location.y - drag.startLocation.y) < 10
        {
            action(())
        }
    }
}

/// Whether gestures are told now of events that waited for another gesture.
@MainActor enum HeldGestures {
    static var areDelivered = false
}

/// A gesture with state, which is reset when it ends.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture, DragReceiver {
    /// The type of its value.
    public typealias Value = Base.Value
    /// The gesture itself.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Makes a gesture around another one.
    public init(
        base: Base,
        state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, self.body) = (base, state, body)
    }

    @MainActor var distance: CGFloat { (base as? any DragReceiver)?.distance ?? 0 }
    @MainActor var space: CoordinateSpace { (base as? any DragReceiver)?.space ?? .local }

    @MainActor func receive(_ event: DragEvent) {
        (base as? any DragReceiver)?.receive(event)
        if case .changed(let value as Base.Value) = event {
            state.update(fromInitial: HeldGestures.areDelivered) { body(value, &$0, &$1) }
        } else if !HeldGestures.areDelivered {
            state.reset()
        }
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Gesture {
    /// Adds an action for every change.
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Adds an action for a successful end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Updates state during the gesture.
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
