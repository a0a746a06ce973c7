#if canImport(UIKit)
import Roundel
import RoundelTestSupport
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Views whose scene enters the background, where there are no frames.
@MainActor @Suite(.standIn) struct BackgroundTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    private let wheel = WheelView()
    private let menu = CircularMenuView()
    private let dial = DialView()

    init() {
        wheel.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        menu.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
        dial.frame = CGRect(x: 0, y: 400, width: 200, height: 200)
        wheel.detentCount = 12
        menu.items = (0..<12).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        (dial.minimumValue, dial.maximumValue, dial.step) = (0, 100, 1)
        dial.settings.returnsTo = 50
        for view in [wheel, menu, dial] as [UIView] { window.addSubview(view) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private var isAllMoving: Bool { wheel.isCoasting && menu.pointedIndex != 3 && dial.isMoving }

    private func move() {
        wheel.turn(to: .pi / 2)
        menu.turn(toItemAt: 3, animated: true)
        let fingers = StandInFingers(window)
        fingers.down(CGPoint(x: 190, y: 500))
        fingers.move(CGPoint(x: 160, y: 580))
        fingers.up()
        StandInClock.step()
        StandInClock.step()
    }

    @Test func `what moves as its scene leaves the foreground comes to rest`() throws {
        var (rests, values) = (0, [Double]())
        wheel.onRest = { _ in rests += 1 }
        menu.onRest = { _ in rests += 1 }
        dial.addAction(UIAction { _ in values.append(dial.value) }, for: .valueChanged)
        move()
        #expect(isAllMoving)
        // Another window of the app.
        UIWindowScene().standInEnterBackground()
        #expect(isAllMoving)
        let felt = StandInHaptics.events.count
        try #require(window.windowScene).standInEnterBackground()
        #expect(StandInHaptics.events.count == felt)
        #expect(!wheel.isCoasting && near(wheel.rotation, .pi / 2) && wheel.detentIndex == 3)
        #expect(menu.pointedIndex == 3 && rests == 2)
        #expect(dial.value == 50 && values.last == 50)
        let ticks = StandInHaptics.events.count
        StandInClock.advance(by: 3)
        #expect(StandInHaptics.events.count == ticks && near(wheel.rotation, .pi / 2))
    }

    @Test func `a spin goes on after the background`() throws {
        wheel.spin(velocity: 1)
        menu.spin(velocity: 1)
        StandInClock.advance(by: 2)
        try #require(window.windowScene).standInEnterBackground()
        let (rotation, menuRotation) = (wheel.rotation, menu.rotation)
        StandInClock.advance(by: 10)
        #expect(near(wheel.rotation - rotation, 10, 0.1) && near(menu.rotation - menuRotation, 10, 0.1))
    }
}
#endif
