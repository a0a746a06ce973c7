#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

/// Notches of a mouse wheel, and steps of the app.
@MainActor @Suite(.standIn) struct MenuInputTests {
    private func notch(_ down: Double, _ scene: MenuScene) throws {
        let (pointer, _) = try ScrollInputTests.pointer(scene.host)
        pointer.notch(CGVector(dx: 0, dy: down), at: CGPoint(x: 180, y: 100))
        scene.host.update()
        scene.settle()
    }

    @Test func `a notch of a wheel turns the ring clockwise, whichever way the items run`() throws {
        let changes: [(@MainActor (MenuModel) -> Void, String)] = [
            ({ _ in }, "d"),
            ({ $0.layout.direction = .counterclockwise }, "b"),
            ({ $0.direction = .rightToLeft }, "b"),
        ]
        for (change, first) in changes {
            let scene = MenuScene(change)
            try notch(10, scene)
            #expect(scene.model.controller.pointed == first)
            try notch(-10, scene)
            #expect(scene.model.controller.pointed == "a")
        }
    }

    @Test func `a notch of a mouse wheel turns the menu in the direction of a stroke on a trackpad`() throws {
        let (stroke, notched) = (MenuScene(), MenuScene())
        let (pointer, _) = try ScrollInputTests.pointer(stroke.host)
        pointer.scroll(
            Array(repeating: CGVector(dx: 0, dy: 12), count: 8),
            at: CGPoint(x: 180, y: 100)
        )
        stroke.host.update()
        stroke.settle()
        try notch(10, notched)
        #expect(stroke.model.controller.rotation.degrees > 0)
        #expect(notched.model.controller.rotation.degrees > 0)
    }

    @Test func `a key that is held stays with a view that used it, and otherwise goes on`() {
        let wheel = DialScene()
        let menu = MenuScene { $0.behavior.closesOnEscape = false }
        for phase in [KeyPress.Phases.down, .repeat] {
            #expect(wheel.host.press(.return, phase) == .ignored)
            #expect(menu.host.press(.escape, phase) == .ignored)
            #expect(menu.host.press(.return, phase) == .handled)
        }
        #expect(menu.host.press(.escape, .repeat) == .ignored && menu.model.selected == ["a"])
    }

    @Test func `Escape that is held closes the menu and nothing around it`() {
        let scene = MenuScene()
        #expect(scene.host.press(.escape) == .handled && !scene.model.isOpen)
        #expect(scene.host.press(.escape, .repeat) == .handled)
        #expect(scene.host.press(.escape, .up) == .handled)
        // The closed menu gives up the focus.
        #expect(scene.values("focusable") == [false] && scene.host.press(.escape) == .ignored)
        scene.change { $0.isOpen = true }
        #expect(scene.host.press(.escape, .up) == .ignored)
        scene.host.press(.escape)
        scene.host.unfocus()
        #expect(scene.values("focusable") == [false])
    }

    @Test func `a key that was lifted in another window is not held any more with the next one`() {
        let scene = MenuScene()
        scene.host.press(.escape)
        #expect(scene.values("focusable") == [true])
        #expect(scene.host.press(KeyEquivalent("x")) == .ignored)
        #expect(scene.values("focusable") == [false])
    }

    @Test func `a step is refused while a finger holds the menu`() {
        let scene = MenuScene()
        let controller = scene.model.controller
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(30), time: 0.1)
        let rotation = controller.rotation
        #expect(controller.isHeld && !controller.turn(to: "c"))
        #expect(!controller.step(by: 1))
        #expect(controller.rotation == rotation)
        scene.host.cancel(touch)
        scene.settle()
        #expect(controller.step(by: 1))
    }

    @Test func `a step of the app plays no haptic feedback, and reports no item that it passes`() {
        let scene = MenuScene()
        #expect(scene.model.controller.step(by: 2))
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "c")
        #expect(scene.host.values("sensoryFeedback", as: Int.self).reduce(0, +) == 0)
        let passed = scene.turns.filter { if case .passed = $0 { true } else { false } }
        #expect(passed.isEmpty)
    }
}
#endif
