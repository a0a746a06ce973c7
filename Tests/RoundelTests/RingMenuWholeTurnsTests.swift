import Foundation
@testable import Roundel
import RoundelTestSupport
import Testing

/// A whole ring that has turned many times and becomes an arc, which has ends: it does what one that
/// has not turned does.
@Suite struct RingMenuWholeTurnsTests {
    /// What a menu may do when its ring becomes an arc.
    enum Beginning: CaseIterable {
        case rests, flicked, coasts, spins, turns, steps, settles, pressed, held, flickedLater
        case scrolled
    }

    /// A menu of eight that begins at −45° after some turns, at the time 1.02.
    private static func menu(_ beginning: Beginning, turns: Int, _ sign: Double) -> RingMenu {
        let settings = RingMenu.Settings(landsOnItems: beginning != .coasts)
        var menu = RingMenu.sample(settings: settings, selection: beginning == .pressed ? 7 : nil)
        menu.turn(to: .degrees(Double(turns) * 360 - 45), .direct, duration: 0, time: 0)
        switch beginning {
        case .rests: break
        case .flicked, .coasts:
            menu.drag(from: 0, to: sign * 25, time: 0.7)
            menu.touchEnded(1, at: Finger(center: menu.ring.center).point(sign * 25, 100), time: 0.87)
        case .spins: menu.spin(velocity: sign * 3, time: 0.7)
        case .turns: menu.turn(toItem: 3, extraTurns: 1, duration: 3, time: 0.5)
        case .steps: menu.step(by: 1, time: 0.8)
        case .settles:
            menu.drag(from: 0, to: sign * 20, time: 0.1)
            menu.advance(to: 0.9)
            menu.touchEnded(1, at: Finger(center: menu.ring.center).point(sign * 20, 100), time: 0.9)
        case .pressed: menu.touchBegan(1, at: menu.ring.center + Point2D(60, 60), time: 0.9)
        case .held, .flickedLater: menu.drag(from: 0, to: sign * 30, time: 0.85)
        case .scrolled: menu.scrolled(by: .degrees(30), time: 0.9)
        }
        menu.advance(to: 1.02)
        return menu
    }

    /// What a menu shows and tells when its ring has become an arc of a number of items.
    private static func story(_ beginning: Beginning, turns: Int, _ sign: Double, count: Int) -> [String] {
        var menu = Self.menu(beginning, turns: turns, sign)
        var story: [String] = []
        func tell(_ update: RingMenu.Update) {
            let way = update.wheel.cameToRest ? "rest" : ""
            let told = "\(update.selectionChanged) \(update.pointedChanged) \(update.feedback) \(way)"
            // To a millionth of a radian; 0 and -0 are the same.
            let rotation = (menu.wheel.rotation.radians * 1e6).rounded() + 0
            let items = "\(menu.pointed ?? -1) \(menu.selection ?? -1)"
            story.append("\(rotation) \(menu.wheel.phase) \(items) \(told)")
        }
        tell(RingMenuItemsTests.change(&menu, .arc(count: count, sweep: .degrees(230)), time: 1.02))
        let hand = Finger(center: menu.ring.center)
        switch beginning {
        case .flickedLater:
            tell(menu.touchMoved(1, to: hand.point(sign * 33, 100), time: 1.03))
            tell(menu.touchEnded(1, at: hand.point(sign * 33, 100), time: 1.035))
        case .held: tell(menu.touchEnded(1, at: hand.point(sign * 30, 100), time: 1.5))
        case .pressed: tell(menu.touchEnded(1, at: hand.center + Point2D(60, 60), time: 1.1))
        case .scrolled: tell(menu.scrollEnded(time: 1.03))
        default: break
        }
        for frame in 2...600 { tell(menu.advance(to: 1 + Double(frame) / 60)) }
        return story
    }

    @Test(arguments: Beginning.allCases, [1.0, -1])
    func `a ring that becomes an arc does what it does without whole turns`(
        beginning: Beginning,
        sign: Double
    ) {
        for count in [3, 5, 8] {
            let expected = Self.story(beginning, turns: 0, sign, count: count)
            for turns in [1, -1, 40, -40] {
                let story = Self.story(beginning, turns: turns, sign, count: count)
                let index = zip(story, expected).enumerated().first { $1.0 != $1.1 }?.offset
                #expect(
                    index == nil,
                    "\(count) items, \(turns) turns, \(index ?? 0): \(story[index ?? 0]), \(expected[index ?? 0])"
                )
            }
        }
    }

    @Test(arguments: [1.0, -1])
    func `a menu that settles at an item when an arc gets its ends settles there after whole turns too`(
        sign: Double
    ) {
        func rotations(turns: Int) -> [Angle] {
            let settings = RingMenu.Settings(turning: .always)
            var menu = RingMenu.sample(.arc(count: 5, sweep: .degrees(120)), settings: settings)
            menu.turn(to: .degrees(Double(turns) * 360 - 60), .direct, duration: 0, time: 0)
            menu.drag(from: 0, to: sign * 12, time: 0.1)
            menu.advance(to: 0.9)
            menu.touchEnded(1, at: Finger(center: menu.ring.center).point(sign * 12, 100), time: 0.9)
            menu.advance(to: 1)
            #expect(menu.wheel.phase == .settling)
            menu.apply(RingMenu.Settings(), time: 1)
            return (0...60).map { frame in
                menu.advance(to: 1 + Double(frame) / 60)
                return menu.wheel.rotation
            }
        }
        let expected = rotations(turns: 0)
        #expect(near(expected[60], .degrees(-60)))
        for turns in [1, -1, 40, -40] {
            #expect(zip(rotations(turns: turns), expected).allSatisfy { near($0, $1) }, "\(turns)")
        }
    }

    @Test func `limits of the app count the turns of a menu`() {
        for (limits, rotation, start) in [(300.0...350.0, 0.0, 300.0), (0...720, 800, 720)] {
            var settings = RingMenu.Settings(landsOnItems: false)
            if rotation == 0 { settings.wheel.limits = Limits(.degrees(300) ... .degrees(350)) }
            var menu = RingMenu.sample(settings: settings)
            menu.turn(to: .degrees(rotation), .direct, duration: 0, time: 0)
            settings.wheel.limits = Limits(.degrees(limits.lowerBound) ... .degrees(limits.upperBound))
            menu.apply(settings, time: 1)
            menu.run(from: 1)
            #expect(near(menu.wheel.rotation, .degrees(start)), "\(limits)")
        }
    }

    @Test func `a rotation that the app sets under a finger stays, and is not turned away`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 0, time: 0)
        menu.select(3, time: 1)
        menu.setRotation(.degrees(90))
        menu.touchEnded(1, at: Finger(center: menu.ring.center).point(0, 100), time: 2)
        menu.run(from: 2)
        #expect(near(menu.wheel.rotation, .degrees(90)))
    }
}
