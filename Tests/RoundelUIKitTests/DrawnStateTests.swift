import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What is drawn is the state of the core, in every frame.
@MainActor @Suite(.standIn) struct DrawnStateTests {
    /// The directions of the thumbs of a dial of 200 by 200 points, in degrees.
    private func directions(_ dial: DialControl) -> [Int] {
        let parts = (dial.layer.sublayers?.first?.sublayers ?? []).dropFirst(5)
        return parts.map { degrees(atan2($0.position.y - 100, $0.position.x - 100)) }
    }

    @Test func `a thumb on its way to a value is drawn on the way`() {
        let scene = dialScene()
        #expect(directions(scene.view) == [135])
        // The value is there at once, at 45°.
        scene.view.setValue(1, animated: true)
        #expect(scene.view.value == 1 && directions(scene.view) == [135])
        StandInClock.advance(by: 0.2)
        #expect(scene.view.isMoving && directions(scene.view) != [135] && directions(scene.view) != [45])
        StandInClock.advance(by: 1)
        #expect(!scene.view.isMoving && directions(scene.view) == [45])
    }

    @Test func `both thumbs of a range are drawn on their ways`() {
        let scene = dialScene(RangeDialView())
        scene.view.setValues(0...0.5, animated: false)
        #expect(directions(scene.view) == [135, -90])
        scene.view.setValues(0.5...1, animated: true)
        #expect(directions(scene.view) == [135, -90])
        StandInClock.advance(by: 2)
        #expect(directions(scene.view) == [-90, 45])
    }

    @Test func `the thumb of a dial with steps is drawn where the value is once the finger has gone`() {
        let scene = dialScene()
        scene.view.step = 0.5
        // 100° of 270° are nearest to the middle.
        scene.drag(135, 235)
        #expect(scene.view.value == 0.5)
        StandInClock.advance(by: 2)
        #expect(directions(scene.view) == [-90])
    }

    @Test func `an item is not shown before it sets off, and all are when they have arrived`() throws {
        let scene = RadialMenuScene()
        #expect(scene.interaction.open())
        let items = try #require(scene.overlay?.itemViews)
        #expect(items.map(\.isHidden) == [true, true, true, true])
        StandInClock.step(frames: 2)
        let shown = items.indices.map { scene.core.appearance(of: PressMenu.ItemPath($0)) != nil }
        #expect(items.map { !$0.isHidden } == shown && shown.contains(true))
        scene.settle()
        #expect(items.map(\.isHidden) == [false, false, false, false])
    }
}
