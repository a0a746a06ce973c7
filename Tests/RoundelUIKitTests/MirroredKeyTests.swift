import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The arrow keys of a keyboard in an app that runs from right to left: UIKit swaps those of key
/// commands, unless they say that they take care of it.
@MainActor @Suite(.standIn) struct MirroredKeyTests {
    private func mirror(_ window: UIWindow) -> StandInKeyboard {
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        return StandInKeyboard(window)
    }

    @Test func `the left arrow increases a dial that increases to the left`() {
        let dial = DialView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        dial.value = 0.5
        let scene = Scene(dial)
        let keyboard = mirror(scene.window)
        dial.becomeFirstResponder()
        #expect(keyboard.press(UIKeyCommand.inputLeftArrow) && dial.value > 0.5)
        keyboard.press(UIKeyCommand.inputRightArrow)
        #expect(near(dial.value, 0.5))
    }

    @Test func `the left arrow goes to the item on the left`() {
        let scene = menuScene(4) { $0.isTurnable = false }
        let keyboard = mirror(scene.window)
        scene.view.becomeFirstResponder()
        scene.view.selectedIndex = 0
        #expect(keyboard.press(UIKeyCommand.inputLeftArrow))
        let place = scene.view.selectedIndex.map { scene.view.items[$0].center.x } ?? .nan
        #expect(place < scene.view.bounds.midX - 50)
    }

    @Test func `the right arrow turns a wheel clockwise, which has no direction of text`() {
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let scene = Scene(wheel)
        let keyboard = mirror(scene.window)
        wheel.becomeFirstResponder()
        #expect(keyboard.press(UIKeyCommand.inputRightArrow))
        StandInClock.advance(by: 2)
        #expect(wheel.rotation > 0)
    }

    @Test func `the left arrow highlights the item on the left of a radial menu`() {
        let scene = RadialMenuScene()
        let keyboard = mirror(scene.window)
        scene.open()
        keyboard.press(UIKeyCommand.inputDownArrow)
        keyboard.press(UIKeyCommand.inputLeftArrow)
        let place = scene.core.highlighted.flatMap { scene.core.fan?.position(of: $0.item).x } ?? .nan
        #expect(place < Double(RadialMenuScene.middle.x) + 1)
    }
}
