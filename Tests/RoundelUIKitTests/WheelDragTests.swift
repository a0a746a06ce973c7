import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A wheel under a finger, with touches that the window delivers.
///
/// The cases are those that the article on the wheel describes.
@MainActor @Suite(.standIn) struct WheelDragTests {
    let listener = WheelListener()

    func scene(size: CGSize = CGSize(width: 200, height: 200)) -> Scene<WheelView> {
        let scene = wheelScene(size: size)
        scene.view.delegate = listener
        return scene
    }

    @Test func `a quarter turn is reported while it takes place and at its end`() {
        let scene = scene()
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, .pi / 2) && near(scene.view.angle, .pi / 2))
        #expect(listener.events.first == .began && listener.events.last == .rested(90))
        #expect(listener.angles.count == 18 && near(listener.angles[8], 45) && near(listener.angles[17], 90))
        #expect(near(listener.turns.reduce(0, +), 90))
    }

    @Test func `a touch in the dead zone is refused and not reported`() {
        let scene = scene()
        scene.down(0, 10)
        scene.sweep(0, 90)
        scene.restAndLift()
        #expect(scene.view.rotation == 0 && listener.events.isEmpty)
        #expect(scene.view.standInSentEvents.isEmpty)
    }

    @Test func `a touch in the dead zone after a drag does not make it jump`() {
        let scene = scene()
        scene.drag(0, 30)
        scene.down(90, 10)
        scene.move(90)
        scene.move(120)
        scene.restAndLift()
        #expect(near(scene.view.rotation, radians(30)))
    }

    @Test func `across nine o'clock no step is larger than the finger's`() {
        let scene = scene()
        scene.drag(150, 210)
        #expect(near(scene.view.rotation, radians(60)))
        #expect(listener.turns.allSatisfy { near($0, 5, 1e-9) })
    }

    @Test func `through the centre the wheel does not turn, and then goes on without a jump`() {
        let scene = scene()
        scene.down(0)
        for radius in stride(from: 70.0, through: -80, by: -10) { scene.move(0, radius) }
        #expect(near(scene.view.rotation, 0))
        scene.sweep(180, 210)
        scene.restAndLift()
        #expect(near(scene.view.rotation, radians(30)) && listener.turns.allSatisfy { $0 < 5.1 })
    }

    @Test func `the wheel follows a finger that leaves the ring and comes back`() {
        let scene = scene()
        scene.down(0)
        scene.sweep(0, 30)
        scene.move(30, 110)
        scene.sweep(30, 60, 110)
        #expect(near(scene.view.rotation, radians(60)))
        scene.move(60, 80)
        scene.sweep(60, 90)
        scene.restAndLift()
        #expect(near(scene.view.rotation, radians(90)))
    }

    @Test func `a cancelled touch leaves the wheel at its rotation`() {
        let scene = scene()
        scene.down(0)
        scene.sweep(0, 60)
        scene.fingers.cancel()
        #expect(near(scene.view.rotation, radians(60)) && !scene.view.isCoasting)
        #expect(listener.events.suffix(2) == [.cancelled, .rested(60)])
    }

    @Test func `two turns and an eighth are counted`() {
        let scene = scene()
        scene.drag(0, 765)
        #expect(near(scene.view.rotation, radians(765)) && near(scene.view.angle, radians(45)))
        #expect(scene.view.wheel.rotation.wholeTurns == 2)
    }

    @Test func `a tap turns nothing`() {
        let scene = scene()
        scene.fingers.tap(scene.point(30))
        #expect(scene.view.rotation == 0 && listener.events == [.began])
        #expect(!scene.view.standInSentEvents.contains(.valueChanged))
        #expect(!scene.view.standInSentEvents.contains(.primaryActionTriggered))
    }

    @Test(arguments: [(50.0, 90), (80.0, 0)])
    func `in a view that is not square the shorter side determines the zone`(radius: Double, turned: Int) {
        let scene = scene(size: CGSize(width: 240, height: 120))
        scene.drag(0, 90, radius)
        #expect(degrees(scene.view.rotation) == turned)
    }

    @Test func `a second finger is ignored`() {
        let scene = scene()
        scene.down(0)
        scene.down(180, finger: 1)
        scene.sweep(0, 45)
        scene.sweep(180, 90, finger: 1)
        scene.sweep(45, 90)
        scene.fingers.up(finger: 1)
        #expect(scene.view.wheel.phase == .dragging)
        scene.restAndLift()
        #expect(near(scene.view.rotation, radians(90)))
    }

    @Test func `a finger whose drag the app ends at once leaves the wheel to the next one`() {
        let scene = scene()
        let view = scene.view
        var ends = 0
        view.onBegan = { wheel in
            ends += 1
            wheel.isEnabled = ends > 1
            wheel.isEnabled = true
        }
        scene.down(0)
        #expect(ends == 1 && view.wheel.phase == .idle)
        scene.down(180, finger: 1)
        scene.sweep(180, 210, finger: 1)
        #expect(ends == 2 && near(view.rotation, radians(30)))
        scene.fingers.up(finger: 1)
        scene.fingers.up()
    }

    @Test func `the content's transform only displays the rotation`() {
        let (scene, content) = (scene(), UIView())
        content.transform = CGAffineTransform(rotationAngle: 1)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        #expect(scene.view.rotation == 0 && content.transform == .identity)
        scene.drag(0, 90)
        content.transform = .identity
        scene.drag(90, 120)
        #expect(near(scene.view.rotation, radians(120)))
        #expect(near(content.transform.b, sin(radians(120))))
        #expect(content.bounds.size == CGSize(width: 200, height: 200))
        #expect(content.center == CGPoint(x: 100, y: 100))
    }

    @Test func `a wheel with a transform still follows the finger`() {
        let scene = scene()
        scene.view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 0.5)
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, radians(90), 1e-9))
        scene.window.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(scene.view.bounds.size == CGSize(width: 200, height: 200))
    }

    @Test func `coalesced touches count for the velocity`() {
        let scene = scene()
        scene.down(0)
        StandInClock.advance(by: 0.2)
        // One event moves by 20° after a rest: only its coalesced touches give the velocity.
        scene.fingers.move(through: [5.0, 10, 15, 20].map { scene.point($0) })
        #expect(near(scene.view.wheel.velocity, 20 * .pi / 3, 1e-6))
        scene.fingers.up(after: 0)
        #expect(scene.view.isCoasting)
    }

    @Test func `a straight line across the wheel turns by its coalesced samples`() {
        // One event moves by half a circle: without its coalesced touches the direction would be
        // ambiguous.
        let scene = scene()
        scene.down(0)
        scene.fingers.move(through: stride(from: 30.0, through: 240, by: 30).map { scene.point($0) })
        #expect(near(scene.view.rotation, radians(240)))
    }

    @Test func `random drags end where the finger ends`() {
        var random = Seeded()
        for _ in 0..<20 {
            let scene = wheelScene()
            var (angle, start) = (random.number(0...360), 0.0)
            start = angle
            scene.down(angle)
            for _ in 0..<40 {
                angle += random.number(-60...60)
                scene.move(angle, random.number(30...95))
            }
            scene.restAndLift()
            #expect(near(scene.view.rotation, radians(angle - start), 1e-9))
        }
    }

    @Test func `a turned wheel keeps its rotation when it is resized`() {
        let scene = scene()
        scene.view.image = UIImage(standInSize: CGSize(width: 10, height: 10))
        scene.drag(0, 100)
        scene.view.bounds.size = CGSize(width: 120, height: 300)
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.rotation, radians(100)))
        #expect(scene.view.contentView?.center == CGPoint(x: 60, y: 150))
        #expect(scene.view.contentView?.bounds.size == CGSize(width: 120, height: 300))
        scene.drag(0, 30, 50)
        #expect(near(scene.view.rotation, radians(130)))
    }

    @Test func `a resize in the middle of a drag does not turn it`() {
        let scene = scene()
        scene.down(0)
        scene.sweep(0, 40)
        scene.view.bounds.size = CGSize(width: 300, height: 300)
        scene.window.layoutIfNeeded()
        #expect(near(scene.view.rotation, radians(40)))
        scene.restAndLift()
    }

    @Test func `a view that leaves its window releases the finger`() {
        let scene = scene()
        scene.down(0)
        scene.sweep(0, 60)
        scene.view.removeFromSuperview()
        #expect(listener.events.contains(.cancelled) && scene.view.wheel.phase == .idle)
    }

    @Test func `dead zone and touch radius can be set`() {
        let scene = scene()
        (scene.view.deadZone, scene.view.touchRadius) = (0, 0.5)
        scene.drag(0, 30, 5)
        #expect(near(scene.view.rotation, radians(30)))
        scene.drag(0, 30, 60)
        #expect(near(scene.view.rotation, radians(30)))
    }

    @Test func `sensitivity scales the turning`() {
        let scene = scene()
        scene.view.settings.sensitivity = 0.5
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, radians(45)))
    }

    @Test func `a disabled wheel takes no touches`() {
        let scene = scene()
        scene.view.isEnabled = false
        scene.drag(0, 90)
        #expect(scene.view.rotation == 0)
        scene.view.isEnabled = true
        scene.drag(0, 90)
        #expect(near(scene.view.rotation, radians(90)))
    }
}
