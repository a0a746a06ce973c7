/// A scroll view.
///
/// It neither bounces nor decelerates.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIScrollView: UIView {
    /// The delay of touches on content.
    ///
    /// Apple does not document it; 0.15 s is an assumption.
    static let standInContentDelay: TimeInterval = 0.15

    /// The pan gesture recogniser.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()

    /// Makes a view with a frame.
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
        addGestureRecognizer(IndicatorPress())
    }

    /// The layout guide of the content.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide()
        (contentGuide, guide.isScrollContent) = (guide, true)
        addLayoutGuide(guide)
        return guide
    }
    private var contentGuide: UILayoutGuide?
    /// The layout guide of the visible frame.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var frameLayoutGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = makeEdgeGuide()
        frameGuide = guide
        return guide
    }
    private var frameGuide: UILayoutGuide?

    /// The size of the content.
    open var contentSize: CGSize = .zero
    /// The inset around the content.
    open var contentInset: UIEdgeInsets = .zero
    /// The inset with the safe area, of which a stand-in's content takes no account.
    @available(iOS 11, tvOS 11, visionOS 1, *)
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The point of the content at the top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Scrolls to a point of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    /// Whether scrolling is enabled.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether touches on content are delayed until they are known not to be a drag.
    open var delaysContentTouches = true
    /// Whether a drag may cancel touches on content.
    open var canCancelContentTouches = true
    /// Whether a drag is locked to one axis; stored.
    open var isDirectionalLockEnabled = false
    /// Whether it bounces; it does so only in what it takes for scrollable.
    open var bounces = true
    /// Whether it scrolls sideways also where its content fits, if it bounces.
    open var alwaysBounceHorizontal = false
    /// Whether it scrolls up and down also where its content fits, if it bounces.
    open var alwaysBounceVertical = false
    /// Whether a finger drags it.
    open var isDragging: Bool { panGestureRecognizer.state.isActive }
    /// Whether a finger is on it.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// Whether content receives a touch.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    /// Whether a drag may cancel a touch on a view; by default not on controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private static let rounding = 0.0001
    /// Whether it can scroll sideways, at whichever edge it is.
    var canScrollX: Bool {
        let inset = adjustedContentInset
        return bounces && alwaysBounceHorizontal
            || contentSize.width + inset.left + inset.right > bounds.width + Self.rounding
    }
    /// Whether it can scroll up and down, at whichever edge it is.
    var canScrollY: Bool {
        let inset = adjustedContentInset
        return bounces && alwaysBounceVertical
            || contentSize.height + inset.top + inset.bottom > bounds.height + Self.rounding
    }

    private var offsetAtStart = CGPoint.zero

    private func pan() {
        let pan = panGestureRecognizer
        StandInClock.isTracking = pan.state.isActive
        if pan.state == .began { offsetAtStart = contentOffset }
        guard pan.state.isActive else { return }
        let translation = pan.translation(in: self)
        contentOffset = CGPoint(
            x: limit(
                offsetAtStart.x - translation.x,
                contentSize.width,
                bounds.width,
                contentInset.left,
                contentInset.right
            ),
            y: limit(
                offsetAtStart.y - translation.y,
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

/// The pan of a scroll view, which fails if the touch on the content must not be cancelled.
///
/// It begins when the fingers have moved far enough along an axis on which the view can scroll, however
/// far along the other one. Before, it is possible, also where there is nothing to scroll: it fails only
/// when the fingers are lifted. Apple does not document that; it is what UIKit does, as
/// `-[UIScrollViewPanGestureRecognizer _shouldTryToBeginWithEvent:]` shows.
final class ScrollPan: UIPanGestureRecognizer {
    override func standInMayTryToBegin(after distance: CGFloat) -> Bool {
        guard let scroll = view as? UIScrollView else { return false }
        let (moved, least) = (translation(in: scroll), max(distance, 1e-9))
        return scroll.canScrollX && abs(moved.x) >= least || scroll.canScrollY && abs(moved.y) >= least
    }

    override func standInShouldBegin() -> Bool {
        guard let scroll = view as? UIScrollView else { return true }
        let given = touches.filter { $0.viewDelivery == .begun && $0.view !== scroll }.compactMap(\.view)
        return given.allSatisfy { scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: $0) }
    }
}

/// The long press on the indicator of a scroll view.
///
/// UIKit has two, which are always enabled, and gives them no touch outside of the indicator.
final class IndicatorPress: UILongPressGestureRecognizer {}
