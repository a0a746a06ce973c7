#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Drives the menu of a ``RadialMenuInteraction``: passes touches, keys, frames and commands to it,
/// shows it above everything in the window, and notifies the interaction.
///
/// The app may change anything when it is notified. Notifications of such a change follow those
/// that are still pending.
@MainActor final class RadialMenuDriver {
    /// A pending notification.
    private struct Message {
        let openChanged: Bool
        let submenuChanged: Bool
        let leaf: (any UIMenuLeaf)?
    }

    /// The least distance of the items from the edges of the safe area, in points.
    static let margin = 8.0

    /// The current state of the menu.
    private(set) var core = PressMenu(items: [], itemSize: .zero, bounds: Rect2D(CGRect.zero))

    /// What the items of the menu are made from.
    private(set) var entries: [RadialMenuEntry] = []

    /// How often the entries were read.
    private(set) var revision = 0

    /// The last number that an entry was given.
    private var lastNumber = 0

    /// Supplies the menu for a point of the view.
    var provider: (CGPoint) -> UIMenu? = { _ in nil }

    /// The settings that the app has requested.
    var settings = PressMenu.Settings() { didSet { applySettings() } }

    /// The size of every item, in points.
    var itemSize = CGSize(width: 48, height: 48)

    /// The words that VoiceOver speaks.
    var words = RadialMenuInteraction.Words()

    let haptics = RadialMenuHaptics()

    /// The recogniser of the view.
    let recognizer = PressRecognizer()

    private(set) weak var view: UIView?
    private(set) var overlay: RadialMenuOverlay?

    /// Notifies the interaction of a menu that has opened or closed.
    var notify: (Bool) -> Void = { _ in }

    /// Where the menu was last asked for, in the view.
    private var location = CGPoint.zero
    private var frames: FrameLink?
    private var reduceMotion: Observation?
    private var messages: [Message] = []
    private var isDelivering = false
    private var isReportedOpen = false

    init() {
        recognizer.listen(for: self)
        reduceMotion = Observation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
            [weak self] in self?.applySettings()
        }
    }

    /// Moves to another view; without one, the menu closes at once.
    func move(to view: UIView?) {
        end()
        self.view?.removeGestureRecognizer(recognizer)
        self.view = view
        view?.addGestureRecognizer(recognizer)
        frames = nil
    }

    /// Applies a change, and shows and reports its effect.
    @discardableResult
    func send(_ change: (inout PressMenu, TimeInterval) -> PressMenu.Update) -> PressMenu.Update {
        let update = change(&core, CACurrentMediaTime())
        let leaf = update.chosen.flatMap { entries[$0]?.leaf }
        messages.append(
            Message(openChanged: update.openChanged, submenuChanged: update.submenuChanged, leaf: leaf)
        )
        settleGesture(after: update)
        if update.touch == .began { haptics.prepare() }
        // The menu may have lost its finger to another gesture.
        if let feedback = update.feedback, feedback == .chosen || core.phase != .closed {
            haptics.play(feedback)
        }
        show()
        deliverMessages()
        return update
    }

    private var recognizers: [PressRecognizer] { [recognizer, overlay?.recognizer].compactMap { $0 } }

    /// Claims the finger for an open menu or a stroke, and forgets one that has no effect any more.
    private func settleGesture(after update: PressMenu.Update) {
        if case .ended = update.touch {
            for recognizer in recognizers { recognizer.stopFollowing() }
        } else if core.phase == .stroking || core.phase == .held {
            for recognizer in recognizers where !recognizer.claim() { recognizer.cancel() }
        }
    }

    // MARK: Notifications

    private func deliverMessages() {
        guard !isDelivering else { return }
        isDelivering = true
        while !messages.isEmpty { deliver(messages.removeFirst()) }
        isDelivering = false
    }

    private func deliver(_ message: Message) {
        if message.openChanged, core.isOpen != isReportedOpen {
            isReportedOpen = core.isOpen
            moveVoiceOver(.screenChanged)
            notify(isReportedOpen)
        } else if message.submenuChanged, core.isOpen {
            moveVoiceOver(.layoutChanged)
        }
        message.leaf?.performWithSender(view, target: nil)
    }

    /// Moves VoiceOver's focus to the first item of the open level, or back to the view.
    private func moveVoiceOver(_ notification: UIAccessibility.Notification) {
        guard let view, view.window != nil else { return }
        let first: UIView? = core.isOpen ? overlay?.levelViews.first : nil
        UIAccessibility.post(notification: notification, argument: first ?? view)
    }

    // MARK: The menu and its settings

    /// Reads the menu for a point of the view; an open menu changes under the finger.
    func load(at location: CGPoint) {
        self.location = location
        load(provider(location).map(RadialMenuEntry.entries) ?? [])
    }

    /// Reads the menu again if it is in use.
    func reload() { if core.phase != .closed { load(at: location) } }

    func load(_ entries: [RadialMenuEntry]) {
        let hasChanged = entries.identities != self.entries.identities
        let entries = entries.numbered(like: self.entries, last: &lastNumber)
        self.entries = entries
        revision += 1
        let (items, size, bounds) = (entries.map(\.item), Point2D(itemSize), room)
        guard hasChanged || items != core.items || size != core.itemSize || bounds != core.bounds else {
            return show()
        }
        send { $0.update(items: items, itemSize: size, bounds: bounds, time: $1) }
    }

    /// The safe area of the window without a margin.
    var room: Rect2D {
        let margin = Self.margin
        return view?.window?.safeRoom.inset(top: margin, left: margin, bottom: margin, right: margin)
            ?? core.bounds
    }

    func applySettings() {
        let settings = effectiveSettings
        if settings != core.settings { send { $0.apply(settings, time: $1) } }
    }

    /// The settings in effect: strokes belong to a scroll view around the view, and VoiceOver finds
    /// items only where they are shown.
    private var effectiveSettings: PressMenu.Settings {
        var settings = settings
        if view?.isInScrollView == true { settings.acceptsStrokes = false }
        if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning {
            settings.reducesMotion = true
        }
        settings.fan.isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return settings
    }

    // MARK: The window

    private func show() {
        if core.fan == nil { hide() } else if let window = view?.window { present(in: window) }
        let isBusy = core.isMoving || core.nextDeadline != nil || overlay != nil
        if isBusy, frames == nil { frames = FrameLink { [weak self] _ in self?.frame() } }
        frames?.isPaused = !isBusy
    }

    private func present(in window: UIWindow) {
        let overlay = self.overlay ?? RadialMenuOverlay(of: self, in: window)
        if self.overlay == nil {
            self.overlay = overlay
            for case let other as RadialMenuOverlay in window.subviews { other.driver.end() }
            // The app may have ended this menu when it was told of the end of the other.
            guard self.overlay === overlay else { return }
            window.addSubview(overlay)
        }
        overlay.show()
    }

    private func hide() {
        guard let overlay else { return }
        self.overlay = nil
        overlay.recognizer.cancel()
        overlay.returnKeys()
        overlay.removeFromSuperview()
    }

    /// Moves the menu to the present time, and not to that at which the frame will be displayed: a
    /// touch before that time may still arrive.
    private func frame() {
        guard isInPlace else { return end() }
        send { $0.advance(to: $1) }
    }

    /// Whether the view is in the window in which the menu was opened, its size is the same, and
    /// nothing that was presented since covers the menu.
    private var isInPlace: Bool {
        guard let window = view?.window else { return false }
        guard let overlay else { return true }
        let isOnTop = window.subviews.last { !$0.isHidden } === overlay
        return overlay.window === window && overlay.openedSize == Point2D(window.bounds.size) && isOnTop
    }

    /// Closes the menu at once.
    func end() {
        var settings = core.settings
        settings.reducesMotion = true
        send { core, time in
            _ = core.apply(settings, time: time)
            return core.dismiss(time: time)
        }
    }
}
#endif
