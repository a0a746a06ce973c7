#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus and a clock that is put back, or times that arrive late.
@MainActor @Suite struct RadialMenuClockTests {
    @Test func `a menu opens after the user has put the clock of the device back`() {
        let scene = RadialScene()
        scene.model.now = 10_000
        let first = scene.hold()
        scene.lift(first, at: scene.point(-90, 72))
        scene.run(1)
        #expect(scene.model.chosen == ["Copy"])
        scene.model.now -= 60
        scene.host.frame(at: scene.model.now)
        let second = scene.hold()
        #expect(scene.menu.phase == .held)
        scene.lift(second, at: scene.point(-90, 72))
    }

    @Test func `the app opens a menu after the user has put the clock of the device back`() {
        let scene = RadialScene()
        scene.model.now = 10_000
        scene.model.controller.open()
        scene.run(1)
        scene.model.controller.dismiss()
        scene.run(1)
        scene.model.now -= 60
        scene.host.frame(at: scene.model.now)
        scene.model.controller.open()
        scene.run(1)
        #expect(scene.menu.openness == 1 && !scene.menu.isMoving)
        scene.model.controller.dismiss()
        scene.run(1)
        #expect(scene.elements.isEmpty && !scene.host.isAnimating)
    }

    @Test func `a tap during a stall is a tap, also if the items change before the touch arrives`() {
        let scene = RadialScene()
        let touch = scene.down()
        let start = scene.model.now
        scene.model.now += 0.8
        scene.change { $0.entries[0].name = "Duplicate" }
        scene.host.frame(at: scene.model.now)
        scene.host.lift(touch, at: scene.point(0, 0), time: start + 0.1)
        scene.run(1)
        #expect(scene.model.opened.isEmpty && scene.menu.phase == .closed)
    }
}
#endif
