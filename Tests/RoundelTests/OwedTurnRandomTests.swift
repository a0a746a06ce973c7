import RoundelTestSupport
import Testing

@testable import Roundel

/// What the app changes while a finger or a scroll holds a menu, in random order, against a model of
/// what the menu owes when it is let go.
@Suite struct OwedTurnRandomTests {
    /// A menu under a finger or a scroll that rests, and what the documentation says that it owes.
    private struct Scene {
        var menu: RingMenu

        /// Where the finger rests; `nil` for a scroll.
        var point: Point2D?

        var time = 1.0

        /// The time between two events, in seconds.
        var pause = 0.1

        /// A second finger, which never holds the menu.
        var other: Finger { Finger(center: menu.ring.center) }

        /// Whether the selected item comes to the pointer after the lift.
        var owes = false

        /// Whether the selected item is at the pointer, or would be after a lift without a flick.
        var isPointed: Bool {
            let rest = menu.wheel.isHeld ? menu.wheel.restRotation(releasedAt: 0) : nil
            return menu.selection.map { menu.isAtPointer($0, rest ?? menu.wheel.rotation) } ?? false
        }

        /// Whether the limits of the wheel permit a rotation with the selected item at the pointer.
        var isInReach: Bool {
            guard let limits = menu.wheel.settings.limits, let selection = menu.selection else { return true }
            let target = menu.ring.rotation(bringing: selection, toPointer: menu.settings.pointer)
            let least = limits.range.lowerBound
            let first = least + (target - least).normalized
            return limits.contains(first) || limits.contains(first - .fullTurn)
        }

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
            if random.chance(0.2) {
                let end = Angle.degrees(random.number(-400...0).rounded())
                settings.wheel.limits = Limits(end...(end + .degrees(random.number(0...700).rounded())))
            }
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
            if random.chance(0.2) {
                menu.setRotation(.degrees(360 * random.number(-1_000...1_000).rounded()))
            }
            if random.chance(0.4) {
                menu.step(by: random.chance(0.5) ? 1 : -1, time: 0)
                menu.advance(to: random.number(0...0.4))
            }
            let finger = Finger(center: ring.center)
            let (degrees, turn) = (random.number(-180...180), random.number(-60...60))
            let (isTurned, isScroll) = (random.chance(0.5), random.chance(0.3))
            if isScroll {
                menu.scrolled(by: .zero, time: 0.4)
                if isTurned { menu.scrolled(by: .degrees(turn), time: 0.6) }
            } else {
                menu.touchBegan(1, at: finger.point(degrees, 90), time: 0.4)
                for step in 1...4 where isTurned {
                    let way = turn * Double(step) / 4
                    menu.touchMoved(1, to: finger.point(degrees + way, 90), time: 0.4 + 0.05 * Double(step))
                }
            }
            point = isScroll ? nil : finger.point(isTurned ? degrees + turn : degrees, 90)
            guard menu.wheel.isHeld else { return nil }
            script = [
                "\(ring.count) items, selection \(selection ?? -1), turned \(isTurned ? turn : 0), \(isScroll)"
            ]
        }

        /// One change of the app.
        mutating func change(_ random: inout Seeded) {
            time += pause
            let wasPointed = isPointed
            var settings = menu.settings
            switch Int(random.number(0...9.99)) {
            case 0, 1:
                let index = random.chance(0.85) ? Int(random.number(0...8)) : nil
                let former = menu.selection
                menu.select(index, time: time)
                // Selecting the selected item again without a turn changes nothing.
                if settings.turnsSelectionToPointer || menu.selection != former {
                    owes = menu.selection != nil && menu.isTurnable && settings.turnsSelectionToPointer
                }
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
            case 5:
                let turn = random.number(-180...180)
                menu.touchBegan(2, at: other.point(turn, 80), time: time)
                menu.touchMoved(2, to: other.point(turn + 30, 80), time: time)
                menu.touchEnded(2, at: other.point(turn + 40, 80), time: time)
                menu.step(by: 1, time: time)
                menu.turn(toItem: 0, time: time)
                script.append("another finger, and commands, which are refused")
            case 6:
                let index = Int(random.number(0...8))
                guard menu.has(index) else { break }
                menu.activate(index, time: time)
                owes = menu.isTurnable && settings.turnsSelectionToPointer
                script.append("activate \(index)")
            case 7:
                turn(by: .degrees(random.number(-40...40)))
            case 8:
                // The selected item is the same, with another index.
                let ring = Scene.ring(&random)
                let index = menu.selection.map { _ in Int(random.number(0...8)) }
                let isOther = ring.angles != menu.ring.angles || index != menu.selection
                let (size, bounds) = (menu.itemSize, menu.bounds)
                menu.replace(ring, size, bounds, nil, selection: index, goal: .some(nil), time: time)
                owes = owes || (wasPointed && isOther)
                script.append("\(ring.count) items, of which the selected one is \(index ?? -1)")
            default:
                settings.turnsSelectionToPointer.toggle()
                menu.apply(settings, time: time)
                owes = wasPointed || (owes && settings.turnsSelectionToPointer)
                script.append("turns \(settings.turnsSelectionToPointer)")
            }
            if menu.selection == nil { owes = false }
        }

        /// The finger or the scroll turns the menu, which then owes nothing.
        private mutating func turn(by angle: Angle) {
            let rotation = menu.wheel.rotation
            if let point {
                let center = menu.ring.center
                let end = center + (point - center).turned(by: Point2D(direction: angle))
                menu.touchMoved(1, to: end, time: time)
                self.point = end
            } else {
                menu.scrolled(by: angle, time: time)
            }
            if menu.wheel.rotation != rotation { owes = false }
            script.append("turn by \(angle)")
        }

        /// Turns the menu quickly, so that a lift flicks it.
        mutating func flick(_ random: inout Seeded) {
            pause = 0.01
            let angle = Angle.degrees(random.number(-10...10))
            for _ in 0..<5 {
                time += pause
                turn(by: angle)
            }
        }

        /// Lets the menu rest, or not, and predicts what a lift will do.
        mutating func predict() -> Angle? {
            time += pause == 0.1 ? 1 : pause
            menu.advance(to: time)
            if menu.wheel.dragVelocity(at: time) != 0 { owes = false }
            return menu.restRotation
        }

        /// Ends the touch, one way or another; a flick ends with a lift.
        mutating func end(_ random: inout Seeded) {
            let number = pause == 0.1 ? Int(random.number(0...3.99)) : 0
            script.append("end \(number)")
            switch number {
            case 0:
                if let point {
                    menu.touchEnded(1, at: point, time: time)
                } else {
                    menu.scrollEnded(time: time)
                }
            case 1:
                if point != nil {
                    menu.touchCancelled(1, time: time)
                } else {
                    menu.scrollCancelled(time: time)
                }
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
            if scene.menu.wheel.isHeld, random.chance(0.3) {
                scene.flick(&random)
                if random.chance(0.7) { scene.change(&random) }
            }
            // An arc that cannot turn has let go of the finger.
            guard scene.menu.wheel.isHeld, let predicted = scene.predict() else { continue }
            let menu = scene.menu
            scene.end(&random)
            // Both ways to the opposite item are as long.
            guard !near((predicted - menu.wheel.rotation).magnitude, .degrees(180)) else { continue }
            let isPredicted = near(scene.menu.wheel.rotation, predicted)
            #expect(isPredicted, "\(scene.script): \(predicted), \(scene.menu.wheel.rotation)")
            if scene.owes {
                owed += 1
                let isKept = scene.menu.selection == menu.selection
                #expect(
                    isKept && (scene.isPointed || !scene.isInReach),
                    "\(scene.script): \(menu.selection ?? -1), \(scene.menu.selection ?? -1)"
                )
            } else {
                free += 1
                let goal = menu.wheel.restRotation(releasedAt: menu.wheel.dragVelocity(at: scene.time))
                #expect(near(scene.menu.wheel.rotation, goal ?? .zero), "\(scene.script): \(goal ?? .zero)")
            }
            #expect(!scene.menu.isMoving && scene.menu.owedTurn == nil, "\(scene.script)")
        }
        #expect(owed > 200 && free > 200, "\(owed), \(free)")
    }
}
