/// A finger on the screen.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
@MainActor open class UITouch: NSObject {
    /// What the finger did.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// What touches.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public enum TouchType: Int, Sendable {
        case direct, indirect
        @available(iOS 9.1, tvOS 9.1, visionOS 1, *)
        case pencil
        @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
        case indirectPointer
    }

    /// What the finger did last.
    open internal(set) var phase: Phase = .began
    /// When it did, on the clock.
    open internal(set) var timestamp: TimeInterval
    /// How often it went down at about one place, shortly after another.
    open internal(set) var tapCount = 1
    /// What touches.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    open internal(set) var type: TouchType = .direct
    /// The window.
    open internal(set) weak var window: UIWindow?
    /// The view that it went down on.
    open internal(set) weak var view: UIView?
    /// The recognisers that hear of it.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    var place: CGPoint
    var previousPlace: CGPoint
    let order: Int
    /// How far the view has heard of the touch.
    var viewDelivery: ViewDelivery = .pending

    enum ViewDelivery { case pending, begun, over }

    init(window: UIWindow, place: CGPoint, order: Int) {
        (self.place, previousPlace, self.order) = (place, place, order)
        timestamp = CACurrentMediaTime()
        self.window = window
        super.init()
    }

    /// Where the finger is, in a view; in the window for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
    /// Where the finger was an event earlier.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPlace, from: nil) ?? previousPlace
    }
    /// A more precise place where there is one; here the same.
    @available(iOS 9.1, tvOS 9.1, visionOS 1, *)
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// A touch of its own with the state of this one, as coalesced touches are.
    func snapshot() -> UITouch {
        let copy = UITouch(window: window ?? UIWindow(), place: place, order: order)
        (copy.phase, copy.timestamp, copy.tapCount, copy.type) = (phase, timestamp, tapCount, type)
        (copy.previousPlace, copy.view, copy.gestureRecognizers) = (previousPlace, view, gestureRecognizers)
        return copy
    }
}
