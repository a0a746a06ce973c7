import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Fingers on wheels and dials that yield to a scroll view, before their gesture is recognised.
@MainActor @Suite(.standIn) struct WaitingFingerTests {
    /// A view in a scroll view that can scroll up and down only.
    private func scene<View: UIView>(_ view: View) -> Scene<View> {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.delaysContentTouches = false
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        scroll.addSubview(view)
        return Scene(view, around: scroll)
    }

    private func wheel() -> Scene<WheelView> {
        let wheel = WheelView()
        wheel.scrollPolicy = .yieldsToScrolling
        return scene(wheel)
    }

    private func dial(_ change: (DialView) -> Void = { _ in }) -> Scene<DialView> {
        let dial = DialView()
        dial.scrollPolicy = .yieldsToScrolling
        change(dial)
        return scene(dial)
    }

    // MARK: Wheels

    @Test func `a tap on a wheel that yields is no drag`() {
        let (scene, listener) = (wheel(), WheelListener())
        scene.view.delegate = listener
        var released = 0
        scene.view.onReleased = { _ in released += 1 }
        scene.fingers.tap(scene.point(270))
        #expect(listener.events.isEmpty && released == 0)
    }

    @Test func `a wheel that yields has caught up with the finger as soon as it turns`() {
        let scene = wheel()
        scene.down(270)
        scene.move(276)
        #expect(scene.view.rotation == 0 && !scene.view.isHeld)
        // The scroll view cannot scroll sideways.
        scene.move(300)
        #expect(scene.view.isHeld && near(scene.view.rotation, radians(30)))
        scene.restAndLift()
    }

    @Test func `a turn of the app is the app's while a finger rests on a wheel that yields`() {
        let scene = wheel()
        var ends: [Bool] = []
        scene.down(270)
        scene.view.turn(to: radians(90), duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.3)
        // Fingers tremble.
        scene.move(272)
        StandInClock.advance(by: 2)
        #expect(ends == [true] && near(scene.view.rotation, radians(90)))
        #expect(!scene.view.standInSentEvents.contains(.valueChanged))
        scene.fingers.up()
    }

    // MARK: Dials

    @Test func `a finger that trembles on the thumb of a dial that yields does not move it`() {
        let scene = dial { $0.value = 0.5 }
        scene.down(270)
        scene.move(274)
        scene.fingers.up()
        #expect(scene.view.value == 0.5 && sentValues(scene.view) == 0)
    }

    @Test func `a finger that is lifted far from where it went down taps no dial that yields`() {
        let scene = dial { $0.value = 0.5 }
        scene.down(200)
        scene.fingers.up(scene.point(240))
        StandInClock.advance(by: 1)
        #expect(scene.view.value == 0.5 && sentValues(scene.view) == 0)
    }

    @Test func `a returning dial goes on when a finger that stopped it is lifted elsewhere`() {
        let scene = dial {
            $0.settings.returnsTo = 0.5
            $0.value = 0.5
        }
        scene.drag(270, 330)
        StandInClock.advance(by: 0.05)
        scene.down(200)
        #expect(!scene.view.isMoving && scene.view.value != 0.5)
        scene.fingers.up(scene.point(240))
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == 0.5)
    }

    @Test(arguments: [true, false])
    func `a tap that stops a dial that yields is one touch to the app`(returns: Bool) {
        let scene = dial {
            $0.settings.coasts = returns ? nil : .smooth
            $0.settings.returnsTo = returns ? 0.5 : nil
            $0.value = 0.5
        }
        if returns { scene.drag(270, 330) } else { scene.flick(270, 300) }
        StandInClock.advance(by: 0.05)
        #expect(scene.view.isMoving)
        let before = scene.view.standInSentEvents.count
        scene.down(150)
        let value = scene.view.value
        scene.fingers.up()
        #expect(scene.view.value == value)
        let events = scene.view.standInSentEvents.dropFirst(before)
        #expect(
            events.filter { $0 == .editingDidBegin || $0 == .editingDidEnd }
                == [.editingDidBegin, .editingDidEnd]
        )
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == (returns ? 0.5 : value))
    }
}
