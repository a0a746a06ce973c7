#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What the app selects in a binding while a menu turns, is dragged, closes or goes away.
@MainActor @Suite struct MenuAppSelectionTests {
    private func selections(_ scene: MenuScene) -> [String?] {
        scene.model.events.compactMap { if case .selected(let id) = $0 { .some(id) } else { nil } }
    }

    /// Drags the menu until "d" is at the pointer, with the finger still down.
    private func drag(_ scene: MenuScene) {
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...8 {
            scene.model.now += 0.05
            scene.host.move(touch, to: scene.point(10 * Double(step)), time: scene.model.now)
        }
        #expect(scene.menu.wheel.isHeld && scene.model.controller.pointed == "d")
    }

    @Test(arguments: ["c", "nothing", nil] as [String?])
    func `what the app selects as it closes a turning menu stays, and is not reported`(id: String?) {
        let scene = MenuScene { $0.selection = "a" }
        #expect(scene.model.controller.turn(to: "b", duration: 2))
        scene.run(0.2)
        #expect(scene.menu.wheel.isMoving && scene.model.controller.restItem == "b")
        scene.model.events = []
        scene.change { ($0.isOpen, $0.selection) = (false, id) }
        #expect(scene.model.selection == id)
        #expect(selections(scene).isEmpty)
        scene.settle()
        #expect(scene.model.selection == id && selections(scene).isEmpty)
    }

    @Test func `a turning menu that the app closes lands on an item, which is reported`() {
        let scene = MenuScene { $0.selection = "a" }
        #expect(scene.model.controller.turn(to: "b", duration: 2))
        scene.run(0.2)
        scene.model.events = []
        scene.change { $0.isOpen = false }
        #expect(scene.model.selection == "b" && selections(scene) == ["b"])
    }

    @Test(arguments: [true, false])
    func `what the app selects while it hides a menu under a finger stays selected`(isReduced: Bool) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.host.reducesMotion = isReduced
        scene.change { $0.selection = "a" }
        scene.settle()
        drag(scene)
        scene.model.events = []
        scene.change { ($0.selection, $0.isShown) = ("c", false) }
        #expect(scene.model.selection == "c")
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "c" && scene.model.controller.pointed == "c")
        #expect(selections(scene).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a drag lands that ends because the app closes a menu, or closes it and hides it`(hides: Bool) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        drag(scene)
        scene.change { ($0.isOpen, $0.isShown) = (false, !hides) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        scene.settle()
        #expect(scene.model.selection == "d" && scene.model.controller.selection == "d")
    }

    @Test(arguments: [true, false])
    func `a menu that opens or closes as it goes away has done so when it appears again`(opens: Bool) {
        let scene = MenuScene { $0.isOpen = !opens }
        scene.change { ($0.isOpen, $0.isShown) = (opens, false) }
        scene.model.now += 60
        scene.change { $0.isShown = true }
        #expect(!scene.menu.isOpening)
        #expect(scene.opacities == (opens ? [1, 1, 1, 1] : [0, 0, 0, 0]))
    }
}
#endif
