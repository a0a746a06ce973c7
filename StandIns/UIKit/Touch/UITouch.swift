/// A touch.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// The type of a touch.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public enum TouchType: Int, Sendable {
        case direct, indirect
        @available(iOS 9.1, tvOS 9.1, visionOS 1, *)
        case pencil
        @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
        case indirectPointer
    }

    /// The phase.
    open internal(set) var phase: Phase = .began
    /// The time of that on the manual clock, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// The number of taps at about the same point in quick succession.
    open internal(set) var tapCount = 1
    /// The type of a touch.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open internal(set) var type: TouchType = .direct
    /// The window.
    open internal(set) weak var window: UIWindow?
    /// The view that it went down on.
    open internal(set) weak var view: UIView?
    /// The recognisers that receive it.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    var point: CGPoint
    var previousPoint: CGPoint
    let order: Int
    /// The last phase that the view has received.
    var viewDelivery: ViewDelivery = .pending

    enum ViewDelivery { case pending, begun, over }

    init(window: UIWindow, point: CGPoint, order: Int) {
        (self.point, previousPoint, self.order) = (point, point, order)
        timestamp = CACurrentMediaTime()
        self.window = window
        super.init()
    }

    /// The location in a view, or in the window for `nil`.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// The location at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPoint, from: nil) ?? previousPoint
    }
    /// A more precise location if there is one; here it is the same.
    @available(iOS 9.1, tvOS 9.1, visionOS 1, *)
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// A separate touch with the state of this one, for coalesced touches.
    func snapshot() -> UITouch {
        let copy = UITouch(window: window ?? UIWindow(), point: point, order: order)
        (copy.phase, copy.timestamp, copy.tapCount, copy.type) = (phase, timestamp, tapCount, type)
        (copy.previousPoint, copy.view, copy.gestureRecognizers) = (previousPoint, view, gestureRecognizers)
        return copy
    }
}
