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
    var entries: [RadialMenuEntry] = []

    /// How often the entries were read.
    var revision = 0

    /// The last number that an entry was given.
    var lastNumber = 0

    /// Supplies the menu for a point of the view.
    var provider: (CGPoint) -> UIMenu? = { _ in nil }

    /// The settings that the app has requested.
    var settings = PressMenu.Settings() { didSet { applySettings() } }

    /// The size of every item at the default text size, in points.
    var itemSize = CGSize(width: 48, height: 48)

    /// The words that VoiceOver speaks.
    var words = RadialMenuInteraction.Words()

    let haptics = RadialMenuHaptics()

    /// The recogniser of the view.
    let recognizer = PressRecognizer()

    let clicks = SecondaryClicks()
    private(set) weak var view: UIView?
    var overlay: RadialMenuOverlay?

    /// Notifies the interaction of a menu that has opened or closed.
    var notify: (Bool) -> Void = { _ in }

    /// Where the menu was last asked for, in the view.
    var location = CGPoint.zero

    /// The view that the last finger touched, which is the view of the interaction or inside it.
    weak var touchedView: UIView?

    /// The views that seem to cover the place of that finger, which went through them: with an event they
    /// take no touch there, or they are inside a window that has the menu itself.
    var formerCovers: [WeakReference<UIView>] = []

    var frames: FrameLink?
    var pace = FramePace()
    private var reduceMotion: Observation?
    private var messages: [Message] = []
    private var isDelivering = false
    private var isReportedOpen = false

    init() {
        recognizer.listen(for: self)
        reduceMotion = Observation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
            [weak self] in self?.applySettings()
        }
        KeyboardFrame.shared.listen()
    }

    /// Moves to another view; without one, the menu closes at once.
    func move(to view: UIView?) {
        end()
        self.view?.removeGestureRecognizer(recognizer)
        self.view = view
        view?.addGestureRecognizer(recognizer)
        listenForClicks()
        frames = nil
    }

    /// Applies a change, and shows and reports its effect.
    @discardableResult
    func send(_ change: (inout PressMenu, TimeInterval) -> PressMenu.Update) -> PressMenu.Update {
        let wasInUse = isInUse
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
        // The actions of a menu that has closed may refer to the view. Those that were just loaded are
        // for the touch or the choice that follows.
        if !isInUse, wasInUse || update.chosen != nil || update.touch == .refused { entries = [] }
        return update
    }

    /// Whether the menu is shown, or a finger is about to open it.
    var isInUse: Bool { core.phase != .closed || core.fan != nil }

    /// Whether a menu that has closed is still shown.
    var isClosing: Bool { core.phase == .closed && core.fan != nil }

    /// Applies a change by the app or of the room.
    @discardableResult
    func sendChange(_ change: (inout PressMenu, TimeInterval) -> PressMenu.Update) -> PressMenu.Update {
        let time = pace.time(ofChange: CACurrentMediaTime(), for: core)
        return send { core, _ in change(&core, time) }
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

    /// Moves VoiceOver's focus into the open level, or back to the view.
    private func moveVoiceOver(_ notification: UIAccessibility.Notification) {
        guard let view, view.window != nil else { return }
        let item = core.spokenItem.flatMap { overlay?.levelView(of: $0) }
        UIAccessibility.post(notification: notification, argument: item ?? view)
    }
}
#endif
