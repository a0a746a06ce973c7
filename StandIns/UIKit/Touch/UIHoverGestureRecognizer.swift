/// The movement of a pointer over a view.
@available(iOS 13, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var point = CGPoint.zero

    /// Makes a recogniser, which receives no touches.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = []
    }

    /// The position of the pointer.
    open override func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    func hover(at point: CGPoint) {
        self.point = point
        enter(current.isActive ? .changed : .began)
    }

    func leave() {
        if current.isActive { enter(.ended) }
        startAnew()
    }
}
