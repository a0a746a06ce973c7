/// The source of a scroll.
@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum UIScrollType: UInt, Sendable { case discrete, continuous }

/// The types of scrolls that a recogniser receives.
@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Makes a mask from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Mouse wheels.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A pan: a drag, or a scroll if that is allowed.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance at which a pan begins.
    ///
    /// Apple does not document it; 10 points is an assumption.
    static let slop: CGFloat = 10

    /// The minimum number of fingers.
    @available(tvOS, unavailable)
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    @available(tvOS, unavailable)
    open var maximumNumberOfTouches = Int.max
    /// The scrolls that it recognises in addition to touches.
    @available(iOS 13.4, visionOS 1, *)
    @available(tvOS, unavailable)
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The last centre of the fingers, in the window.
    private var last = CGPoint.zero
    private var moved = CGPoint.zero
    private var scrollPoint: CGPoint?
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// The translation from where the fingers went down.
    ///
    /// Apple does not document whether the distance before the beginning counts.
    open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }
    /// Sets the translation.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else { return moved = translation }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
        moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    /// The velocity in points per second, over the last 0.1 s.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = samples.first, let end = samples.last, end.time > first.time else { return .zero }
        let time = CGFloat(end.time - first.time)
        let speed = CGPoint(x: (end.point.x - first.point.x) / time, y: (end.point.y - first.point.y) / time)
        return vector(speed, in: view)
    }
    /// The centre of the fingers, or the pointer.
    open override func location(in view: UIView?) -> CGPoint {
        guard let scrollPoint else { return super.location(in: view) }
        return view?.convert(scrollPoint, from: nil) ?? scrollPoint
    }
    /// Starts with the fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        last = location(in: nil)
        if numberOfTouches > maximumNumberOfTouches { state = state == .possible ? .failed : .cancelled }
        sample()
    }
    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        advance(by: CGPoint(x: point.x - last.x, y: point.y - last.y))
        last = point
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if state != .possible {
            state = .changed
        } else if standInMayTryToBegin(after: Self.slop) {
            state = .began
        }
    }
    /// Whether the fingers, or a scroll, have moved far enough for the gesture.
    func standInMayTryToBegin(after distance: CGFloat) -> Bool { hypot(moved.x, moved.y) >= distance }
    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = self.touches.filter { !touches.contains($0) }
        if left.count >= minimumNumberOfTouches {
            let count = CGFloat(left.count)
            let points = left.map { $0.location(in: nil) }
            last = CGPoint(
                x: points.reduce(0) { $0 + $1.x } / count,
                y: points.reduce(0) { $0 + $1.y } / count
            )
        } else {
            sample()
            state = state == .possible ? .failed : .ended
        }
    }
    /// Fails or cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
    /// Resets the translation.
    open override func reset() {
        (moved, samples, scrollPoint) = (.zero, [], nil)
        super.reset()
    }

    @available(tvOS, unavailable)
    func accepts(_ type: UIScrollType) -> Bool {
        allowedScrollTypesMask.contains(type == .discrete ? .discrete : .continuous)
    }

    /// A scroll begins with its first movement, without a minimum distance.
    @available(tvOS, unavailable)
    func receive(_ scroll: StandInScrollEvent) {
        scrollPoint = scroll.point
        advance(by: scroll.translation)
        switch scroll.step {
        case .began, .changed:
            if state.isActive {
                state = .changed
            } else if state == .possible, standInMayTryToBegin(after: 0) {
                state = .began
            }
        case .ended: if state.isActive { state = .ended }
        case .cancelled: if state.isActive { state = .cancelled }
        }
    }

    private func advance(by delta: CGPoint) {
        moved = CGPoint(x: moved.x + delta.x, y: moved.y + delta.y)
        sample()
    }

    private func sample() {
        let now = CACurrentMediaTime()
        samples.append((now, moved))
        samples.removeAll { now - $0.time > 0.1 }
    }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
