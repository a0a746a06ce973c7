#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// Touches, clicks, keys and commands.

extension RadialMenuDriver {
    /// Makes the menu ready for a touch, before a recogniser follows its finger.
    ///
    /// A menu that still closes may end here, and with it the touch that closed it: recognisers then
    /// forget their fingers.
    func prepare(for touch: UITouch, in recognizer: PressRecognizer) {
        endIfLost()
        // The actions are not kept for a touch on an overlay that is gone, which is not followed.
        guard core.phase == .closed, recognizer.view?.window != nil else { return }
        touchedView = touch.view
        prepare(at: touch.location(in: view))
    }

    /// Begins a touch, and returns whether it has an effect.
    func touchBegan(_ touch: UITouch) -> Bool {
        pace.begin(at: touch.timestamp)
        let point = point(of: touch)
        let update = send { core, _ in core.touchBegan(touch.number, at: point, time: touch.timestamp) }
        guard update.touch == .began else { return false }
        formerCovers = covers().map { WeakReference(object: $0) }
        return true
    }

    func touchMoved(_ touch: UITouch, with event: UIEvent?, in recognizer: PressRecognizer) {
        endIfLost()
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            let point = point(of: sample)
            send { core, _ in core.touchMoved(touch.number, to: point, time: sample.timestamp) }
        }
    }

    /// Ends a touch with a lift, and returns whether it was more than a tap on the view.
    func touchEnded(_ touch: UITouch) -> Bool {
        let point = point(of: touch)
        let update = send { core, _ in core.touchEnded(touch.number, at: point, time: touch.timestamp) }
        return update.chosen != nil || update.ending != nil || update.openChanged
    }

    func touchCancelled(_ touch: UITouch) {
        send { $0.touchCancelled(touch.number, time: $1) }
    }

    /// Opens the menu at a click with the secondary button on the view.
    func opens(byClick touch: UITouch, in recognizer: PressRecognizer) -> Bool {
        recognizer === self.recognizer && open(at: touch.location(in: view))
    }

    /// Listens for clicks that no recogniser gets, while the menu is enabled.
    func listenForClicks() {
        clicks.leave()
        guard let view, core.isEnabled else { return }
        clicks.listen(on: view) { [weak self] in self?.clicked(at: $0) }
    }

    /// Opens the menu at such a click, or that of a view around if there is none at the point.
    private func clicked(at location: CGPoint) {
        guard let view, !open(at: location), !offersMenu(at: location) else { return }
        for around in sequence(first: view, next: \.superview).dropFirst() {
            let drivers = around.interactions.compactMap { ($0 as? RadialMenuInteraction)?.driver }
            let place = view.convert(location, to: around)
            if drivers.contains(where: { $0.open(at: place) }) { return }
        }
    }

    /// The position of a touch in the window, whatever the transform of the view.
    private func point(of touch: UITouch) -> Point2D { Point2D(touch.location(in: nil)) }

    /// Opens the menu at a point of the view.
    ///
    /// - Returns: Whether it has opened.
    @discardableResult
    func open(at location: CGPoint) -> Bool {
        guard let view, view.window != nil else { return false }
        endIfLost()
        // The finger keeps the menu for its own point.
        guard core.phase == .closed || core.phase == .waiting else { return false }
        prepare(at: location)
        // The app may have taken the view away when it was told of the end of a menu, or asked for this one.
        guard self.view === view, view.window != nil else {
            endIfLost()
            if !isInUse { entries = [] }
            return false
        }
        // The middle of a view that is scrolled away in part may be outside the window.
        let point = room.nearestPoint(to: Point2D(view.convert(location, to: nil)))
        return send { $0.open(at: point, time: $1) }.isHandled && view.window != nil
    }

    /// Reads the menu and the settings for a point of the view.
    private func prepare(at location: CGPoint) {
        applySettings()
        load(at: location)
    }

    /// Chooses an item of a menu that is closed, for an assistive technology.
    func choose(_ path: PressMenu.ItemPath, of entries: [RadialMenuEntry]) -> Bool {
        guard core.phase == .closed else { return false }
        load(entries)
        return choose(path)
    }

    /// Chooses an item, or opens its submenu.
    func choose(_ path: PressMenu.ItemPath) -> Bool { send { $0.choose(path, time: $1) }.isHandled }

    func hover(at point: CGPoint?) {
        send { $0.hover(at: point.map { Point2D($0) }, time: $1) }
    }

    func press(_ key: RingMenu.Key) -> Bool { highlight { $0.press(key, time: $1) } }

    /// Highlights the next item whose title begins with a text.
    func type(_ text: String) -> Bool {
        let (entries, text) = (entries, text.lowercased())
        let begins = { (path: PressMenu.ItemPath) in
            entries[path]?.title.lowercased().hasPrefix(text) == true
        }
        return highlight { $0.highlightNext(time: $1, where: begins) }
    }

    /// Handles a key, and moves VoiceOver's focus to the item that it highlights in the same level.
    private func highlight(_ change: (inout PressMenu, TimeInterval) -> PressMenu.Update) -> Bool {
        let (former, level) = (core.highlighted, core.submenu)
        let isHandled = send(change).isHandled
        if core.isOpen, core.submenu == level, let path = core.highlighted, path != former {
            UIAccessibility.post(notification: .layoutChanged, argument: overlay?.levelView(of: path))
        }
        return isHandled
    }

    func setEnabled(_ isEnabled: Bool) {
        send { $0.setEnabled(isEnabled, time: $1) }
        // The app may have set it again when the menu closed.
        recognizer.isEnabled = core.isEnabled
        listenForClicks()
    }

    func dismiss() { send { $0.dismiss(time: $1) } }
}
#endif
