/// The directions in which the focus moves.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIFocusHeading: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes headings from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next in order.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous in order.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// An environment of the focus; here, a view.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environment around; of a view, its superview here.
    @available(iOS 12, tvOS 12, visionOS 1, *)
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The preferred environments for the focus; an empty list means this one.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Requests a focus update, if the focus is inside.
    func setNeedsFocusUpdate()
    /// Whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved to, from or within it.
    func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
}

/// What can have the focus; here, a view.
@available(iOS 10, tvOS 10, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus.
    var canBecomeFocused: Bool { get }
}

/// The focus of a window; on an iPhone there is none.
@available(iOS 11, tvOS 11, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIFocusSystem: NSObject {
    private weak var window: UIWindow?

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The focus of the window of a view.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        (environment as? UIView)?.window.flatMap { $0.standInHasFocus ? UIFocusSystem($0) : nil }
    }
    /// What has the focus.
    @available(iOS 12, tvOS 12, visionOS 1, *)
    open var focusedItem: (any UIFocusItem)? { window?.standInFocused }
    /// Moves the focus now, if that was requested.
    @available(iOS 12, tvOS 12, visionOS 1, *)
    open func updateFocusIfNeeded() {
        if let window { StandInFocus(window).update() }
    }
}

/// The effect that shows what has the focus.
@available(iOS 15, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIFocusEffect: NSObject {}

/// A move of the focus.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIFocusUpdateContext: NSObject {
    /// The view that had the focus.
    open internal(set) weak var previouslyFocusedView: UIView?
    /// The view that gets it.
    open internal(set) weak var nextFocusedView: UIView?
    /// The direction of the move.
    open internal(set) var focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        (previouslyFocusedView, nextFocusedView, focusHeading) = (previous, next, heading)
        super.init()
    }
}

/// A coordinator for animations; it does nothing here.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIFocusAnimationCoordinator: NSObject {}

/// The focus system of a window.
@MainActor public final class StandInFocus {
    private let window: UIWindow

    /// Begins without a focused view.
    public init(_ window: UIWindow) { self.window = window }

    /// The focused view.
    public var view: UIView? { window.standInFocused }

    /// Moves the focus to a view, or removes it.
    ///
    /// As Apple documents, the view itself can refuse it, and so can any view that contains the old
    /// or the new one.
    @discardableResult public func move(to next: UIView?, _ heading: UIFocusHeading = []) -> Bool {
        let previous = window.standInFocused
        guard next == nil || next?.canBecomeFocused == true else { return false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let ends = [previous, next].compactMap { $0 }
        let chains = ends.flatMap { sequence(first: $0, next: \.superview) }
        guard chains.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        window.standInFocused = next
        var notified: Set<ObjectIdentifier> = []
        for view in chains where notified.insert(ObjectIdentifier(view)).inserted {
            view.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        }
        return true
    }
}

extension StandInFocus {
    /// Updates the focus as views have requested.
    ///
    /// Assumptions: a view without focusable views passes the request to its superview, and there
    /// is no focus if no view accepts it.
    func update() {
        guard let requester = window.standInFocusRequest else { return }
        window.standInFocusRequest = nil
        let environments = sequence(first: requester, next: \.superview)
        let next = environments.lazy.compactMap { find(in: $0) }.first
        if next !== view { move(to: next) }
    }

    /// The end of a run loop turn: updates the focus as views have requested, and takes it from a view
    /// that can no longer have it.
    ///
    /// A view that is only covered loses it on an iPad, and keeps it on a television, whose
    /// `-[UIFocusSystem _focusEnvironmentDidAppear:]` looks at no view behind. There a view around which
    /// nothing takes touches keeps it as well, until something asks.
    ///
    /// Assumptions: it goes to the first view of the window that can have it, and if there is none, a
    /// view that is only covered keeps it.
    func settle() {
        update()
        let mayKeep = window.standInFocusFollowsResponder ? canFocus : isThere
        guard window.standInHasFocus, let view, !mayKeep(view) else { return }
        let (next, isShown) = (find(in: window), view.window === window && view.canBecomeFocused)
        if next != nil || !isShown { move(to: next) }
    }

    /// The first focusable view in another one, with the preferred ones first.
    ///
    /// An environment that cannot have the focus itself is asked for the preferred ones, too.
    private func find(in view: UIView) -> UIView? {
        for case let preferred as UIView in view.preferredFocusEnvironments where preferred !== view {
            if let found = find(in: preferred) { return found }
        }
        if canFocus(view) { return view }
        return view.subviews.lazy.filter(takesTouches).compactMap { self.find(in: $0) }.first
    }

    /// Whether a view can get the focus: it can have it, and nothing covers it.
    private func canFocus(_ view: UIView) -> Bool {
        takesFocus(view)
            && sequence(first: view, next: \.superview).allSatisfy { around in
                !covers(inFrontOf: around).contains { isCovered(view, by: $0) }
            }
    }

    /// Whether a view can have the focus: it is in the window, and it and all views around it are shown
    /// and take touches.
    private func takesFocus(_ view: UIView) -> Bool {
        guard view.canBecomeFocused, view.window === window else { return false }
        return sequence(first: view, next: \.superview).allSatisfy(takesTouches)
    }

    /// Whether a view that can have the focus is in the window, and not hidden.
    private func isThere(_ view: UIView) -> Bool {
        guard view.canBecomeFocused, view.window === window else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    private func takesTouches(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
    }

    private func covers(inFrontOf view: UIView) -> [UIView] {
        let siblings = view.superview?.subviews ?? []
        guard let index = siblings.firstIndex(where: { $0 === view }) else { return [] }
        return siblings[(index + 1)...].filter(takesTouches)
    }

    /// Assumption: a view that takes touches covers what is completely behind it.
    private func isCovered(_ view: UIView, by cover: UIView) -> Bool {
        !view.bounds.isEmpty && cover.bounds.contains(cover.convert(view.bounds, from: view))
    }
}

/// The remote of an Apple TV, for tests.
///
/// Its buttons go to the focused view.
@MainActor public final class StandInRemote {
    private let window: UIWindow
    /// Makes a remote for a window.
    public init(_ window: UIWindow) { self.window = window }

    /// Rests a finger on the touch surface, and presses a button meanwhile.
    ///
    /// The touch is delivered to the focused view, and begins in its middle.
    public func touch(clicking type: UIPress.PressType? = nil) {
        guard let view = window.standInFocused else { return }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let (touch, event) = (UITouch(window: window, point: middle, order: -1), UIEvent())
        (touch.type, touch.view) = (.indirect, view)
        view.touchesBegan([touch], with: event)
        if let type { press(type) }
        touch.phase = .ended
        view.touchesEnded([touch], with: event)
        StandIn.commit()
    }

    /// Presses and releases a button; `true` if the focused view or one around it handled it before
    /// the window.
    ///
    /// Recognisers get it as well, whatever responders do with it: those of the focused view and of those
    /// around, as `-[UIPressesEvent _addGesturesForPress:]` shows. The innermost one recognises a tap at
    /// the end, and prevents the others.
    @discardableResult public func press(_ type: UIPress.PressType, cancelled: Bool = false) -> Bool {
        let responder: UIResponder = window.standInFocused ?? window
        let (press, event) = (UIPress(type: type), UIPressesEvent())
        event.type = .presses
        event.allPresses = [press]
        let before = window.standInPresses.count
        let views = sequence(first: responder, next: \.next).compactMap { $0 as? UIView }
        let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.standInReceives(press) }
        responder.pressesBegan([press], with: event)
        let isTaken = window.standInPresses.count == before
        responder.pressesChanged([press], with: event)
        if !cancelled { recognizers.first?.standInRecognizePress() }
        press.phase = cancelled || !recognizers.isEmpty ? .cancelled : .ended
        if press.phase == .cancelled {
            responder.pressesCancelled([press], with: event)
        } else {
            responder.pressesEnded([press], with: event)
        }
        StandIn.commit()
        return isTaken
    }
}
