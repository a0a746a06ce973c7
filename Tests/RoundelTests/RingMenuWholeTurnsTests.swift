import Foundation
@testable import Roundel
import RoundelTestSupport
import Testing

/// A whole ring that has turned many times and becomes an arc, which has ends.
@Suite struct RingMenuWholeTurnsTests {
    /// What a menu may do when its ring becomes an arc.
    enum Beginning: CaseIterable {
        case rests, coasts, spins, spinsBack, turns, settles, held, scrolled
    }

    /// A menu of eight that has turned by 40 turns, at the time 1.
    private static func wound(_ beginning: Beginning, _ sign: Double) -> RingMenu {
        var menu = RingMenu.sample()
        menu.turn(to: sign * .degrees(40 * 360 + 45), .direct, duration: 0, time: 0)
        switch beginning {
        case .rests: break
        case .coasts:
            menu.scrolled(by: .degrees(sign * 20), time: 0.8)
            menu.scrolled(by: .degrees(sign * 10), time: 0.85)
            menu.scrollEnded(time: 0.85)
            #expect(menu.isMoving)
        case .spins: menu.spin(velocity: sign * 3, time: 0)
        case .spinsBack: menu.spin(velocity: -sign * 3, time: 0)
        case .turns: menu.turn(toItem: 3, extraTurns: 1, duration: 3, time: 0.5)
        case .settles: menu.step(by: 1, time: 0.8)
        case .held: menu.drag(from: 0, to: sign * 30, time: 0.5)
        case .scrolled: menu.scrolled(by: .degrees(30), time: 0.9)
        }
        menu.advance(to: 1)
        return menu
    }

    private static func hop(_ first: Angle, _ second: Angle) -> Double {
        first.shortestDifference(to: second).degrees.magnitude
    }

    @Test(arguments: Beginning.allCases, [1.0, -1])
    func `a ring that becomes an arc does not unwind`(beginning: Beginning, sign: Double) {
        for count in [3, 5, 8] {
            var menu = Self.wound(beginning, sign)
            let speed = menu.wheel.velocity.magnitude
            let before = menu.wheel.rotation
            _ = RingMenuItemsTests.change(&menu, .arc(count: count, sweep: .degrees(120)))
            #expect(menu.isTurnable)
            // One at rest is where it may rest, and any other one goes on.
            if beginning != .rests { #expect(Self.hop(before, menu.wheel.rotation) < 1e-6) }
            if beginning == .held || beginning == .scrolled {
                #expect(menu.wheel.isHeld)
                menu.touchCancelled(1, time: 1)
                menu.scrollCancelled(time: 1)
            }
            var (last, way) = (menu.wheel.rotation, Angle.zero)
            for frame in 1...300 {
                menu.advance(to: 1 + Double(frame) / 60)
                way += (menu.wheel.rotation - last).magnitude
                if frame == 1, speed > 0 {
                    #expect((menu.wheel.rotation - last).magnitude < .degrees(20))
                }
                last = menu.wheel.rotation
            }
            #expect(!menu.isMoving && way < .degrees(400), "\(way)")
            #expect(menu.pointed != nil && near(menu.wheel.rotation, Self.rest(menu)))
        }
    }

    /// The rotation with the item that a menu points at on its pointer, which an arc has once.
    private static func rest(_ menu: RingMenu) -> Angle {
        menu.rotation(of: menu.pointed ?? 0, near: menu.wheel.rotation)
    }
}
