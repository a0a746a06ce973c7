#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Whose turn of a wheel is felt: the user's, and not one of the app or of its settings.
@MainActor @Suite struct TurnOwnerTests {
    private static let eighths = TurnSettings(detents: .count(8))

    private func felt(_ scene: DialScene, _ action: () -> Void) -> Int {
        let before = scene.model.controller.feedbackCount
        action()
        scene.settle()
        return scene.model.controller.feedbackCount - before
    }

    @Test func `what the user does after a command of the app is felt`() {
        let actions: [@MainActor (DialScene) -> Void] = [
            { _ = $0.host.press(.rightArrow) }, { $0.host.adjust(.increment) },
            { $0.flick(0, 40, steps: 30) },
        ]
        for (index, action) in actions.enumerated() {
            let scene = DialScene { $0.settings = Self.eighths }
            #expect(felt(scene) { scene.model.controller.turn(to: .degrees(90)) } == 0)
            #expect(felt(scene) { action(scene) } > 0, "action \(index)")
            #expect(felt(scene) { scene.model.controller.turn(to: .degrees(-90)) } == 0)
        }
    }

    @Test func `a finger that is ignored does not make the app's turn felt`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(12)) }
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(4), time: 0.1)
        scene.change { $0.isEnabled = false }
        scene.change { $0.isEnabled = true }
        scene.settle()
        let before = scene.model.controller.feedbackCount
        #expect(scene.model.controller.turn(to: .degrees(180), duration: 1))
        scene.model.now += 0.3
        scene.host.frame(at: scene.model.now)
        scene.host.move(touch, to: scene.point(8), time: scene.model.now)
        // The gesture of a device goes on.
        scene.model.controller.touchMoved(to: Point2D(180, 110), time: scene.model.now)
        scene.settle()
        #expect(scene.model.controller.feedbackCount == before && scene.model.controller.detentIndex == 6)
    }

    @Test func `settings that turn a wheel at rest are not felt, whoever turned it before`() {
        let scene = DialScene()
        scene.flick(0, 50)
        scene.settle()
        scene.change { $0.angle = .degrees(50) }
        let turned = felt(scene) { scene.change { $0.settings = TurnSettings(detents: .count(4)) } }
        #expect(near(scene.wheel.rotation.degrees, 90) && turned == 0)
    }

    @Test func `a value of the app, and an end by Reduce Motion, are not felt after the user's turn`() {
        let scene = DialScene { $0.settings = Self.eighths }
        #expect(felt(scene) { scene.host.press(.rightArrow) } == 1)
        #expect(felt(scene) { scene.change { $0.angle = .degrees(225) } } == 0)
        #expect(near(scene.wheel.rotation.degrees, 225))
        scene.flick(0, 60)
        #expect(scene.wheel.isMoving)
        let rest = scene.wheel.restRotation?.degrees ?? 0
        #expect(rest > scene.wheel.rotation.degrees + 45)
        let passed = felt(scene) {
            scene.host.reducesMotion = true
            scene.host.update()
        }
        #expect(passed == 0 && near(scene.wheel.rotation.degrees, rest))
    }

    @Test func `a refused command leaves the turn to the user`() {
        let scene = DialScene { $0.settings = Self.eighths }
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(20), time: 0.1)
        #expect(!scene.model.controller.turn(to: .degrees(180)))
        let before = scene.model.controller.feedbackCount
        scene.host.move(touch, to: scene.point(50), time: 0.2)
        #expect(scene.model.controller.feedbackCount == before + 1)
    }
}
#endif
