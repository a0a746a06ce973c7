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

    @Test func `a touch in the dead zone does not make the app's turn the user's`() {
        let scene = wheelScene()
        scene.view.detentCount = 12
        var ends: [Bool] = []
        scene.view.turn(to: radians(180), .clockwise, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.3)
        StandInHaptics.events = []
        scene.fingers.tap(scene.point(0, 5))
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
}
