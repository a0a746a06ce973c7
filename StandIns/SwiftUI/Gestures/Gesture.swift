/// What a finger can do.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What it tells.
    associatedtype Value
}

/// Something in a chain of gestures that hears of a drag.
@MainActor protocol DragReceiver {
    /// How far the finger has to go.
    var distance: CGFloat { get }
    func receive(_ event: DragEvent)
}

enum DragEvent {
    case changed(DragGesture.Value)
    case ended(DragGesture.Value)
    case cancelled
}

/// A finger that moves.
@MainActor @preconcurrency public struct DragGesture: Gesture, DragReceiver {
    /// Where the finger is and where it began.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
    }

    let distance: CGFloat

    /// Makes a gesture that begins when the finger has moved so far, in the view's own coordinates.
    public init(minimumDistance: CGFloat = 10) { distance = minimumDistance }

    func receive(_ event: DragEvent) {}
}

/// A gesture with an action.
public struct _ChangedGesture<Content: Gesture>: Gesture, DragReceiver {
    /// What it tells.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    var distance: CGFloat { (content as? any DragReceiver)?.distance ?? 0 }

    func receive(_ event: DragEvent) {
        (content as? any DragReceiver)?.receive(event)
        if case .changed(let value as Content.Value) = event { action(value) }
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture, DragReceiver {
    /// What it tells.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    var distance: CGFloat { (content as? any DragReceiver)?.distance ?? 0 }

    func receive(_ event: DragEvent) {
        (content as? any DragReceiver)?.receive(event)
        if case .ended(let value as Content.Value) = event { action(value) }
    }
}

/// A gesture that keeps state while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture, DragReceiver {
    /// What it tells.
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let body: (Base.Value, inout State, inout Transaction) -> Void

    var distance: CGFloat { (base as? any DragReceiver)?.distance ?? 0 }

    func receive(_ event: DragEvent) {
        (base as? any DragReceiver)?.receive(event)
        if case .changed(let value as Base.Value) = event {
            state.update { body(value, &$0, &$1) }
        } else {
            state.reset()
        }
    }
}

extension Gesture {
    /// Adds an action for every change.
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> where Value: Equatable {
        nonisolated(unsafe) let (base, action) = (self, action)
        return MainActor.assumeIsolated { _ChangedGesture(content: base, action: action) }
    }

    /// Adds an action for a successful end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        nonisolated(unsafe) let (base, action) = (self, action)
        return MainActor.assumeIsolated { _EndedGesture(content: base, action: action) }
    }

    /// Keeps state up to date while the gesture lasts.
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
