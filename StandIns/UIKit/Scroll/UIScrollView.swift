/// A view that moves over its content.
///
/// There is no bounce and no coasting: a drag ends at rest.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIScrollView: UIView {
    /// How long a touch on content is held back; Apple does not document the 0.15 s.
    static let standInContentDelay: TimeInterval = 0.15

    /// The recogniser that drags.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()

    /// Makes a view at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.allowedScrollTypesMask = .all
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.standInAddAction { [weak self] _ in self?.pan() }
    }

    /// The content, as a rectangle that takes part in layout.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide()
        (contentGuide, guide.isScrollContent) = (guide, true)
        addLayoutGuide(guide)
        return guide
    }
    private var contentGuide: UILayoutGuide?
    /// What is seen of the content, as a rectangle that takes part in layout.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var frameLayoutGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = makeEdgeGuide()
        frameGuide = guide
        return guide
    }
    private var frameGuide: UILayoutGuide?

    /// The size of what it moves over.
    open var contentSize: CGSize = .zero
    /// What is added around it.
    open var contentInset: UIEdgeInsets = .zero
    /// Which point of the content is at the top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Moves to a point of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    /// Whether drags move it.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether touches on content wait until they are no drag.
    open var delaysContentTouches = true
    /// Whether a drag may take touches back from content.
    open var canCancelContentTouches = true
    /// Whether one finger moves along one axis only; stored.
    open var isDirectionalLockEnabled = false
    /// Whether it moves past its ends; stored.
    open var bounces = true
    /// Whether a finger drags it.
    open var isDragging: Bool { panGestureRecognizer.state.isActive }
    /// Whether a finger is on it.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// Whether content hears of touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    /// Whether a drag may take a touch back from content: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private var offsetAtStart = CGPoint.zero

    private func pan() {
        let pan = panGestureRecognizer
        StandInClock.isTracking = pan.state.isActive
        if pan.state == .began { offsetAtStart = contentOffset }
        guard pan.state.isActive else { return }
        let way = pan.translation(in: self)
        contentOffset = CGPoint(
            x: limit(
                offsetAtStart.x - way.x,
                contentSize.width,
                bounds.width,
                contentInset.left,
                contentInset.right
            ),
            y: limit(
                offsetAtStart.y - way.y,
                contentSize.height,
                bounds.height,
                contentInset.top,
                contentInset.bottom
            )
        )
    }

    private func limit(
        _ offset: CGFloat,
        _ content: CGFloat,
        _ visible: CGFloat,
        _ before: CGFloat,
        _ after: CGFloat
    ) -> CGFloat {
        max(-before, min(offset, content + after - visible))
    }
}

/// A scroll view's drag: it yields where content may not lose its touch.
///
/// That it fails for a finger that moves along an axis with nothing to scroll is how UIKit behaves; Apple does not document it.
final class ScrollPan: UIPanGestureRecognizer {
    override func standInShouldBegin() -> Bool {
        guard let scroll = view as? UIScrollView else { return true }
        let way = translation(in: nil)
        let room = CGSize(
            width: scroll.contentSize.width - scroll.bounds.width,
            height: scroll.contentSize.height - scroll.bounds.height
        )
        if max(room.width, room.height) > 0, way != .zero {
            guard (abs(way.x) > abs(way.y) ? room.width : room.height) > 0 else { return false }
        }
        let given = touches.filter { $0.viewDelivery == .begun && $0.view !== scroll }.compactMap(\.view)
        return given.allSatisfy { scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: $0) }
    }
}
