import RoundelTestSupport
import Testing

@testable import Roundel

/// What the app changes while a finger rests on a menu, in random order, against a model of what the
/// menu owes after the lift.
@Suite struct OwedTurnRandomTests {
    /// A menu under a finger that rests, and what the documentation says that it owes.
    private struct Scene {
        var menu: RingMenu
        let point: Point2D
        var time = 1.0

        /// Whether the selected item comes to the pointer after the lift.
        var owes = false

        /// Whether the selected item is at the pointer now.
        var isPointed: Bool { menu.selection.map { menu.isAtPointer($0, menu.wheel.rotation) } ?? false }

        /// What led to this scene.
        var script: [String] = []

        private static func ring(_ random: inout Seeded) -> Ring {
            let start = Angle.degrees(random.number(-180...180).rounded())
            let spacing: Ring.Spacing =
                random.chance(0.7)
                ? .even(Int(random.number(1...9)))
                : .arc(count: Int(random.number(2...7)), sweep: .degrees(random.number(60...200).rounded()))
            return RingMenu.sample(spacing, start: start, isMirrored: random.chance(0.3)).ring
        }

        /// A menu that a finger holds, or `nil` if it cannot be held.
        init?(_ random: inout Seeded) {
            var settings = RingMenu.Settings()
            settings.wheel.reducesMotion = random.chance(0.4)
            settings.turnsSelectionToPointer = random.chance(0.7)
            settings.landsOnItems = random.chance(0.8)
            let ring = Scene.ring(&random)
            let selection = random.chance(0.8) ? Int(random.number(0...8)) : nil
            menu = RingMenu(
                ring: ring,
                itemSize: RingMenu.item,
                bounds: RingMenu.box,
                settings: settings,
                selection: selection,
                isOpen: true
            )
            if random.chance(0.4) {
                menu.step(by: random.chance(0.5) ? 1 : -1, time: 0)
                menu.advance(to: random.number(0...0.4))
            }
            let finger = Finger(center: ring.center)
            let (degrees, turn) = (random.number(-180...180), random.number(-60...60))
            let isTurned = random.chance(0.5)
            menu.touchBegan(1, at: finger.point(degrees, 90), time: 0.4)
            if isTurned {
                for step in 1...4 {
                    let way = turn * Double(step) / 4
                    menu.touchMoved(1, to: finger.point(degrees + way, 90), time: 0.4 + 0.05 * Double(step))
                }
            }
            point = finger.point(isTurned ? degrees + turn : degrees, 90)
            guard menu.wheel.isHeld else { return nil }
            script = ["\(ring.count) items, selection \(selection ?? -1), turned \(isTurned ? turn : 0)"]
        }

        /// One change of the app.
        mutating func change(_ random: inout Seeded) {
            time += 0.1
            let wasPointed = isPointed
            var settings = menu.settings
            switch Int(random.number(0...5.99)) {
            case 0, 1:
                let index = random.chance(0.85) ? Int(random.number(0...8)) : nil
                menu.select(index, time: time)
                owes = menu.selection != nil && menu.isTurnable && settings.turnsSelectionToPointer
                script.append("select \(index ?? -1)")
            case 2, 3:
                let ring = Scene.ring(&random)
                let isOther = ring.angles != menu.ring.angles
                menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, time: time)
                owes = owes || (wasPointed && isOther)
                script.append("\(ring.count) items")
            case 4:
                settings.pointer = .degrees(random.number(-180...180).rounded())
                menu.apply(settings, time: time)
                owes = owes || wasPointed
                script.append("pointer \(settings.pointer)")
            default:
                settings.turnsSelectionToPointer.toggle()
                menu.apply(settings, time: time)
                owes = wasPointed || (owes && settings.turnsSelectionToPointer)
                script.append("turns \(settings.turnsSelectionToPointer)")
            }
            if menu.selection == nil { owes = false }
        }

        /// Ends the touch, one way or another.
        mutating func end(_ random: inout Seeded) {
            time += 1
            let number = Int(random.number(0...3.99))
            script.append("end \(number)")
            switch number {
            case 0: menu.touchEnded(1, at: point, time: time)
            case 1: menu.touchCancelled(1, time: time)
            case 2: menu.setEnabled(false, time: time)
            default: menu.setOpen(false, time: time)
            }
            menu.advance(to: time + 60)
        }
    }

    @Test func `a menu that is let go turns to what the app selected, and nowhere else`() {
        var random = Seeded()
        var (owed, free) = (0, 0)
        for _ in 0..<Seeded.scripts(4_000) {
            guard var scene = Scene(&random) else { continue }
            for _ in 0...Int(random.number(0...3)) where scene.menu.wheel.isHeld { scene.change(&random) }
            // An arc that cannot turn has let go of the finger.
            guard scene.menu.wheel.isHeld else { continue }
            scene.menu.advance(to: scene.time + 0.5)
            let (menu, predicted) = (scene.menu, scene.menu.restRotation ?? .zero)
            scene.end(&random)
            // Both ways to the opposite item are as long.
            guard (predicted - menu.wheel.rotation).magnitude < .radians(.pi - 1e-6) else { continue }
            let isPredicted = near(scene.menu.wheel.rotation, predicted)
            #expect(isPredicted, "\(scene.script): \(predicted), \(scene.menu.wheel.rotation)")
            if scene.owes {
                owed += 1
                let isKept = scene.menu.selection == menu.selection && scene.isPointed
                #expect(isKept, "\(scene.script): \(menu.selection ?? -1), \(scene.menu.selection ?? -1)")
            } else {
                free += 1
                let goal = menu.wheel.restRotation(releasedAt: 0) ?? .zero
                #expect(near(scene.menu.wheel.rotation, goal), "\(scene.script): \(goal)")
            }
            #expect(!scene.menu.isMoving && !scene.menu.owesTurn, "\(scene.script)")
        }
        #expect(owed > 200 && free > 200, "\(owed), \(free)")
    }
}
