import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Whose turn of a wheel it is: the app's, while the user touches something else.
@MainActor @Suite(.standIn) struct WheelOwnerTests {
    private func userEvents(_ view: WheelView) -> [UIControl.Event] {
        view.standInSentEvents.filter { $0 == .valueChanged || $0 == .editingDidEnd }
    }

    @Test(arguments: [ScrollPolicy.claimsRing, .yieldsToScrolling])
    func `a touch in the dead zone does not make the app's turn the user's`(policy: ScrollPolicy) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let wheel = WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        (wheel.detentCount, wheel.scrollPolicy) = (12, policy)
        scroll.delaysContentTouches = false
        scroll.addSubview(wheel)
        let scene = Scene(wheel, around: scroll)
        var ends: [Bool] = []
        scene.view.turn(to: radians(180), .clockwise, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.3)
        StandInHaptics.events = []
        // The second touch also ends the first one, whose end nothing reported.
        for _ in 0..<2 { scene.fingers.tap(scene.point(0, 5)) }
        #expect(scene.view.isCoasting)
        StandInClock.advance(by: 3)
        #expect(ends == [true] && degrees(scene.view.rotation) == 180)
        #expect(userEvents(scene.view).isEmpty)
        #expect(!StandInHaptics.events.contains(.selectionChanged))
    }

    @Test func `a press of a button at the hub does not make the app's turn the user's`() {
        let scene = wheelScene()
        let content = UIView()
        let hub = UIButton(frame: CGRect(x: 85, y: 85, width: 30, height: 30))
        var presses = 0
        hub.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        content.addSubview(hub)
        scene.view.contentView = content
        scene.window.layoutIfNeeded()
        scene.view.turn(to: radians(90), duration: 2)
        StandInClock.advance(by: 0.3)
        scene.fingers.tap(scene.point(0, 0))
        StandInClock.advance(by: 3)
        #expect(presses == 1)
        #expect(degrees(scene.view.rotation) == 90 && userEvents(scene.view).isEmpty)
    }

    @Test func `settings that move a wheel at rest send no event, and those in a coast change no owner`() {
        let scene = wheelScene()
        scene.view.settings.limits = Limits(.radians(1) ... .radians(4))
        StandInClock.advance(by: 3)
        #expect(scene.view.rotation == 1 && userEvents(scene.view).isEmpty)
        scene.view.settings.limits = nil
        scene.drag(0, 50)
        StandInClock.advance(by: 3)
        let before = userEvents(scene.view).count
        StandInHaptics.events = []
        scene.view.detentCount = 4
        StandInClock.advance(by: 3)
        #expect(degrees(scene.view.rotation) % 90 == 0)
        #expect(userEvents(scene.view).count == before && !StandInHaptics.events.contains(.selectionChanged))
        scene.flick(0, 40)
        let coasting = userEvents(scene.view).count
        scene.view.settings.maximumSpeed = 30
        StandInClock.advance(by: 9)
        let events = userEvents(scene.view).dropFirst(coasting)
        #expect(events.last == .editingDidEnd && events.dropLast().allSatisfy { $0 == .valueChanged })
        #expect(events.count > 10)
    }

    @Test func `a wheel that is disabled while the app turns it sends no event`() {
        let scene = wheelScene()
        scene.view.turn(to: radians(90), duration: 1)
        StandInClock.advance(by: 0.5)
        scene.view.isEnabled = false
        StandInClock.advance(by: 1)
        #expect(degrees(scene.view.rotation) == 90 && userEvents(scene.view).isEmpty)
    }

    @Test func `a rotation that is set ends the motion of a wheel that has turned, and of no other`() {
        let scene = wheelScene()
        var rests = 0
        scene.view.onRest = { _ in rests += 1 }
        scene.view.turn(to: 2, duration: 1)
        scene.view.rotation = 0
        #expect(rests == 0)
        scene.view.turn(to: 2, duration: 1)
        StandInClock.advance(by: 0.5)
        scene.view.rotation = .nan
        #expect(rests == 0 && scene.view.isCoasting)
        scene.view.rotation = 0
        #expect(rests == 1)
        scene.down(0)
        scene.sweep(0, 20)
        scene.view.rotation = 0
        #expect(rests == 1 && scene.view.isHeld)
        scene.restAndLift()
    }
}
