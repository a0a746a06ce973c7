#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension RadialMenuController {
    /// Handles a key, and returns whether it had an effect.
    func press(_ key: RadialMenuKey) -> Bool {
        guard let link else { return false }
        // Where a view cannot pass on a key that it receives, the menu inside hands it on.
        if !menu.isOpen, let open = openMenuAround {
            return open.link?.behavior.acceptsKeys == true && open.press(key)
        }
        if case .letter(let letter) = key {
            return highlight { menu, time in
                menu.highlightNext(time: time) { link.items[$0]?.begins(with: letter) ?? false }
            }
        }
        guard let key = key.coreKey, let middle = center(at: nil) else { return false }
        return highlight { $0.press(key, opensAt: Point2D(middle), time: $1) }
    }

    /// Handles a key, and takes VoiceOver to the item that it highlights.
    private func highlight(_ change: (inout PressMenu, Double) -> PressMenu.Update) -> Bool {
        let former = menu.highlighted
        let isHandled = send(change).isHandled
        if menu.highlighted != former {
            keyHighlights += 1
            state.send()
        }
        return isHandled
    }

    /// An assistive technology chooses an item.
    func choose(_ path: PressMenu.ItemPath) { send { $0.choose(path, time: $1) } }

    /// The pointer is at a point of the container, or left it.
    func hover(at point: CGPoint?) { send { $0.hover(at: point.map { Point2D($0) }, time: $1) } }
}

extension PressMenu {
    /// Whether the menu can be opened.
    var acceptsInput: Bool { isEnabled && !items.isEmpty }

    /// Whether the finger on the menu must not press the content under it as well.
    var holdsContent: Bool { phase == .stroking || phase == .held }
}

/// A finger of a radial menu.
@MainActor final class RadialMenuFinger: DragTarget {
    /// The number by which the menu tells the finger apart.
    let number: Int
    weak var controller: RadialMenuController?
    var clock: TurnClock? { controller?.clock }
    var drag = DragTrack()

    nonisolated init(_ number: Int) { self.number = number }

    func touchBegan(at point: Point2D, time: Double) {
        guard let controller, number > 0 || controller.innerFingers == 0 else { return }
        controller.pace.begin(at: time)
        controller.pressedMiddle = controller.link?.ownStage.geometry?.middle
        let update = controller.send { [number] menu, _ in
            // A surface that is still on the screen may be that of a menu that has just closed.
            number > 0 && !menu.isOpen
                ? PressMenu.Update() : menu.touchBegan(number, at: point, time: time)
        }
        // The app may have ended the touch when it was told.
        if update.touch == .began, drag.isOn { controller.claimFinger() }
    }

    func touchMoved(to point: Point2D, time: Double) {
        controller?.send { [number] menu, _ in menu.touchMoved(number, to: point, time: time) }
    }

    func touchEnded(at point: Point2D, time: Double) {
        controller?.releaseFinger()
        controller?.send { [number] menu, _ in
            // A button that the view contains is disabled in the next update, and not within the lift.
            number == 0
                ? menu.touchEndedOnContent(number, at: point, time: time)
                : menu.touchEnded(number, at: point, time: time)
        }
    }

    func touchCancelled() {
        controller?.releaseFinger()
        controller?.send { [number] menu, time in menu.touchCancelled(number, time: time) }
    }
}
#endif
