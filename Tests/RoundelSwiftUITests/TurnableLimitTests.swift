#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Limits that come to a wheel with a binding for its direction, after whole turns of which the app
/// knows nothing.
@MainActor @Suite struct TurnableLimitTests {
    @Test(arguments: [0, 1, -1, 3])
    func `a direction stays when limits come after whole turns`(turns: Int) {
        for isMoving in [false, true] {
            let scene = DialScene { $0.isCumulative = false }
            let (controller, extraTurns) = (scene.model.controller, Int(turns.magnitude))
            let way = turns < 0 ? TurnDirection.counterclockwise : .clockwise
            #expect(controller.turn(to: .degrees(45), way, extraTurns: extraTurns, duration: 0))
            scene.host.update()
            #expect(near(scene.model.angle.degrees, 45))
            if isMoving { #expect(controller.turn(to: .degrees(135), duration: 2)) }
            scene.model.now += 0.5
            scene.host.frame(at: scene.model.now)
            let direction = scene.model.angle.degrees
            scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
            scene.settle()
            // A motion within the limits goes on.
            let end = isMoving ? 135 : direction
            #expect(near(scene.model.angle.degrees, end), "\(turns) \(isMoving)")
            #expect(near(scene.wheel.rotation.degrees, end))
        }
    }

    @Test func `limits that come and allow the whole turns leave them`() {
        let scene = DialScene { $0.isCumulative = false }
        #expect(scene.model.controller.turn(to: .degrees(45), .clockwise, extraTurns: 1, duration: 0))
        scene.host.update()
        #expect(near(scene.wheel.rotation.degrees, 405) && near(scene.model.angle.degrees, 45))
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(450) }
        #expect(near(scene.wheel.rotation.degrees, 405) && near(scene.model.angle.degrees, 405))
    }

    @Test func `a direction whose binding rounds stays as it is shown when limits come after a turn`() {
        for turns in [0, 1] {
            let scene = DialScene {
                $0.isCumulative = false
                $0.rounding = { .degrees(($0.degrees / 15).rounded() * 15) }
            }
            scene.model.controller.turn(to: .degrees(52), .clockwise, extraTurns: turns, duration: 0)
            scene.host.update()
            scene.model.runLater()
            scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
            scene.settle()
            #expect(near(scene.wheel.rotation.degrees, 52), "\(turns)")
        }
    }

    @Test func `limits that come do not undo the turn of a command that a late store has not published`() {
        let scene = DialScene { ($0.isCumulative, $0.lag) = (false, .max) }
        scene.model.controller.turn(to: .degrees(45), .clockwise, extraTurns: 1, duration: 0)
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
        #expect(near(scene.wheel.rotation.degrees, 45))
        scene.model.catchUp()
        scene.host.update()
        #expect(near(scene.model.angle.degrees, 45))
    }

    @Test func `limits that come beside a direction after whole turns do not unwind them`() {
        let scene = DialScene { $0.isCumulative = false }
        scene.model.controller.turn(to: .degrees(150), .clockwise, extraTurns: 1, duration: 0)
        scene.host.update()
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
        #expect(scene.model.angle.degrees < 166 && scene.displayedDegrees < 166)
        #expect(scene.wheel.isMoving)
        scene.settle()
        #expect(near(scene.wheel.rotation.degrees, 135))
    }

    @Test(arguments: [nil, TurnDetents.count(10)])
    func `a wheel that a finger holds keeps its direction when limits come after a whole turn`(
        detents: TurnDetents?
    ) {
        let scene = DialScene {
            $0.isCumulative = false
            $0.settings.detents = detents
        }
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        for step in 1...9 {
            scene.host.move(touch, to: scene.point(45 * Double(step)), time: Double(step) / 10)
        }
        #expect(near(scene.model.angle.degrees, 45) && near(scene.wheel.rotation.degrees, 405))
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
        #expect(near(scene.model.angle.degrees, 45) && scene.wheel.isHeld)
        scene.model.now = 2
        scene.host.move(touch, to: scene.point(415), time: 1.9)
        #expect(near(scene.wheel.rotation.degrees, 55))
        scene.host.lift(touch, at: scene.point(415), time: 2)
        scene.settle()
        #expect(near(scene.wheel.rotation.degrees, detents == nil ? 55 : 72))
    }

    @Test func `a wheel with its whole rotation for a value turns to the limits`() {
        let scene = DialScene()
        scene.model.controller.turn(to: .degrees(405), .direct, duration: 0)
        scene.host.update()
        #expect(near(scene.model.angle.degrees, 405))
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
        #expect(scene.wheel.isMoving)
        scene.settle()
        #expect(near(scene.model.angle.degrees, 135) && near(scene.wheel.rotation.degrees, 135))
    }

    @Test func `a wheel that had limits turns to the new ones, since the app knows its rotation`() {
        let scene = DialScene {
            $0.isCumulative = false
            $0.settings.limits = .degrees(-400) ... .degrees(400)
            $0.angle = .degrees(380)
        }
        #expect(near(scene.wheel.rotation.degrees, 380))
        scene.change { $0.settings.limits = .degrees(-135) ... .degrees(135) }
        scene.settle()
        #expect(near(scene.model.angle.degrees, 135) && near(scene.wheel.rotation.degrees, 135))
    }

    @Test func `limits that come beside a direction after whole turns are reached on the shorter way`() {
        for (turned, end) in [(970.0, 0.0), (480, 90), (-600, 90), (-460, 0)] {
            let scene = DialScene { $0.isCumulative = false }
            let way: TurnDirection = turned < 0 ? .counterclockwise : .clockwise
            let turns = Int(turned.magnitude / 360)
            scene.model.controller.turn(to: .degrees(turned), way, extraTurns: turns, duration: 0)
            scene.host.update()
            #expect(near(scene.wheel.rotation.degrees, turned), "\(turned)")
            scene.change { $0.settings.limits = .zero ... .degrees(90) }
            scene.settle()
            #expect(near(scene.wheel.rotation.degrees, end), "\(turned)")
        }
    }

    @Test(arguments: [TurnDirection.clockwise, .shortest])
    func `a turn without whole turns goes on to its target in limits that come`(way: TurnDirection) {
        let scene = DialScene { ($0.isCumulative, $0.angle) = (false, .degrees(200)) }
        #expect(near(scene.wheel.rotation.degrees, -160))
        #expect(scene.model.controller.turn(to: .degrees(45), way, duration: 2))
        scene.model.now += 0.1
        scene.host.frame(at: scene.model.now)
        scene.change { $0.settings.limits = .zero ... .degrees(90) }
        scene.settle()
        #expect(near(scene.wheel.rotation.degrees, 45) && near(scene.model.angle.degrees, 45))
    }
}
#endif
