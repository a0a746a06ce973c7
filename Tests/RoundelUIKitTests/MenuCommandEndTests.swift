import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The end of a turn to an item that another one replaces, or that is removed.
@MainActor @Suite(.standIn) struct MenuCommandEndTests {
    @Test(arguments: [true, false])
    func `a command to an item that another one replaces does not end at it`(isInPlace: Bool) {
        let scene = menuScene(6)
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.7)
        var items = scene.view.items
        if isInPlace {
            items[2] = menuItem()
        } else {
            items.remove(at: 2)
            items.append(menuItem())
        }
        scene.view.items = items
        StandInClock.advance(by: 4)
        #expect(ends == [false] && scene.view.pointedIndex != nil)
    }

    @Test func `a menu does not go to an item that has taken the place of that of a command`() {
        let scene = menuScene(6)
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.7)
        let stranger = menuItem()
        scene.view.items[2] = stranger
        scene.view.items.insert(menuItem(), at: 0)
        StandInClock.advance(by: 4)
        #expect(ends == [false] && scene.view.pointedIndex != scene.view.items.firstIndex(of: stranger))
    }

    @Test(arguments: [true, false])
    func `a command to the selected item does not end at another one`(isRemoved: Bool) {
        let scene = menuScene(6)
        scene.view.selectedIndex = 2
        StandInClock.advance(by: 4)
        var ends: [Bool] = []
        scene.view.turn(toItemAt: 2, .clockwise, extraTurns: 2, duration: 2) { ends.append($0) }
        StandInClock.advance(by: 0.7)
        if isRemoved { scene.view.items.remove(at: 2) } else { scene.view.items[2] = menuItem() }
        StandInClock.advance(by: 6)
        #expect(ends == [false] && scene.view.pointedIndex != nil)
    }
}
