import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// What the app changes in a menu on which a finger rests.
@MainActor @Suite(.standIn) struct MenuHeldChangeTests {
    @Test(arguments: ["flick", "spin", "selection"])
    func `an item that is selected under a finger that stopped the menu comes to the pointer`(motion: String)
    {
        let scene = menuScene()
        switch motion {
        case "flick": scene.flick(0, 70, 130)
        case "spin": scene.view.spin(velocity: 2)
        default: scene.view.selectedIndex = 4
        }
        StandInClock.advance(by: 0.23)
        #expect(scene.view.wheel.isMoving)
        scene.down(22, 130)
        StandInClock.advance(by: 0.3)
        scene.view.selectedIndex = 2
        StandInClock.advance(by: 0.3)
        let predicted = scene.view.predictedRestRotation ?? .nan
        scene.fingers.up()
        StandInClock.advance(by: 6)
        #expect(scene.view.selectedIndex == 2 && scene.view.pointedIndex == 2 && !scene.view.wheel.isMoving)
        #expect(near(Double(predicted), Double(scene.view.rotation)))
    }

    @Test(arguments: ["direction", "mirrored", "first", "insert", "pointer", "arrangement", "start"])
    func `the selected item is at the pointer after the lift, whatever the app changed`(change: String) {
        let scene = menuScene()
        let menu = scene.view
        menu.selectedIndex = 3
        StandInClock.advance(by: 6)
        let selected = menu.items[3]
        scene.down(22, 130)
        StandInClock.advance(by: 0.3)
        switch change {
        case "direction": menu.direction = .counterclockwise
        case "mirrored": menu.semanticContentAttribute = .forceRightToLeft
        case "first": menu.items = [menu.items[7]] + menu.items.prefix(7)
        case "insert": menu.items.insert(menuItem(), at: 0)
        case "pointer": menu.pointerAngle = 1
        case "arrangement": menu.arrangement = .step(0.4)
        default: menu.startAngle += 2
        }
        StandInClock.advance(by: 0.3)
        scene.fingers.up()
        StandInClock.advance(by: 6)
        let index = menu.selectedIndex
        #expect(index.map { menu.items[$0] } === selected && menu.pointedIndex == index)
    }

    @Test(arguments: [false, true], ["up", "cancel", "disable", "close", "remove"])
    func `a selection under a finger is kept, whatever ends the touch`(isReduced: Bool, end: String) {
        StandInAccessibility.isReduceMotionEnabled = isReduced
        defer { StandInAccessibility.isReduceMotionEnabled = false }
        let scene = menuScene()
        scene.down(22, 130)
        scene.sweep(22, 32, 130)
        StandInClock.advance(by: 0.4)
        scene.view.selectedIndex = 3
        StandInClock.advance(by: 0.4)
        let predicted = scene.view.predictedRestRotation ?? .nan
        switch end {
        case "up": scene.fingers.up()
        case "cancel": scene.fingers.cancel()
        case "disable": scene.view.isEnabled = false
        case "close": scene.view.setOpen(false)
        default: scene.view.removeFromSuperview()
        }
        StandInClock.advance(by: 6)
        #expect(scene.view.selectedIndex == 3 && scene.view.pointedIndex == 3)
        #expect(near(Double(predicted), Double(scene.view.rotation)))
    }

    @Test func `a tap is on the item that was under the finger, also if the app selects another meanwhile`() {
        let scene = menuScene()
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(0, 125)
        scene.view.selectedIndex = 4
        StandInClock.advance(by: 0.1)
        scene.fingers.up()
        #expect(selected == [2])
    }

    @Test func `a callback of a lift may leave the pressed item alone`() {
        let scene = menuScene()
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.onReleased = { $0.items = [$0.items[3]] }
        scene.down(45, 125)
        StandInClock.advance(by: 0.1)
        scene.fingers.up()
        #expect(scene.view.items.count == 1 && selected == [0])
    }

    @Test func `the prediction is that of a release now, also after the finger has rested`() {
        let scene = menuScene { $0.landsOnItems = false }
        scene.down(0, 125)
        for step in 1...6 {
            StandInClock.advance(by: 1.0 / 60)
            scene.move(8 * Double(step), 125)
        }
        let flicked = scene.view.predictedRestRotation ?? .nan
        StandInClock.advance(by: 3)
        let predicted = scene.view.predictedRestRotation ?? .nan
        #expect(flicked > predicted + 0.1)
        scene.fingers.up()
        StandInClock.advance(by: 3)
        #expect(near(Double(predicted), Double(scene.view.rotation)))
    }

    @Test func `Return under a finger that rests after a drag presses the item at the pointer`() {
        let scene = menuScene()
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.down(0, 125)
        for step in 1...6 {
            StandInClock.advance(by: 1.0 / 60)
            scene.move(3 * Double(step), 125)
        }
        StandInClock.advance(by: 5)
        let pointed = scene.view.pointedIndex
        scene.view.becomeFirstResponder()
        StandInKeyboard(scene.window).press("\r")
        #expect(selected == [pointed].compactMap { $0 } && selected.count == 1)
    }
}
