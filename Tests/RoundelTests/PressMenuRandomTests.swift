import Foundation
@testable import Roundel
import RoundelTestSupport
import Testing

/// Random strokes, walks and calls.
@Suite(.long) struct PressMenuRandomTests {
    typealias Path = PressMenu.ItemPath

    static func items(_ random: inout Seeded) -> [PressMenu.Item] {
        (0..<(random.chance(0.1) ? 0 : Int.random(in: 1...9, using: &random))).map { _ in
            let isParent = random.chance(0.4)
            return PressMenu.Item(
                id: id(&random),
                isEnabled: random.chance(0.85),
                children: (0..<(isParent ? Int.random(in: 1...6, using: &random) : 0)).map { _ in
                    PressMenu.Item(id: id(&random), isEnabled: random.chance(0.85))
                }
            )
        }
    }

    /// Mostly an identity, which another item may have too.
    private static func id(_ random: inout Seeded) -> Int? {
        random.chance(0.2) ? nil : Int.random(in: 0...30, using: &random)
    }

    /// What an app makes of items: another order, some fewer and some more, and other states.
    static func changed(_ items: [PressMenu.Item], _ random: inout Seeded) -> [PressMenu.Item] {
        var items = random.chance(0.5) ? items.shuffled(using: &random) : items
        items.removeAll { _ in random.chance(0.15) }
        if random.chance(0.4) {
            items.insert(PressMenu.Item(id: id(&random)), at: Int.random(in: 0...items.count, using: &random))
        }
        for index in items.indices {
            if random.chance(0.1) { items[index].isEnabled.toggle() }
            if random.chance(0.3) { items[index].children.shuffle(using: &random) }
            if random.chance(0.1) { items[index].children = [] }
        }
        return items
    }

    static func settings(_ random: inout Seeded) -> PressMenu.Settings {
        PressMenu.Settings(
            fan: Fan.Settings(
                direction: random.chance(0.7) ? .twelveOClock : .degrees(random.number(-200...200)),
                sweep: random.chance(0.8) ? .fullTurn : .degrees(random.number(90...300)),
                isMirrored: random.chance(0.3)
            ),
            deadZone: random.chance(0.8) ? 22 : random.number(0...40),
            hysteresis: .degrees(random.chance(0.8) ? 4 : random.number(-9...40)),
            acceptsStrokes: random.chance(0.85),
            staysOpen: random.chance(0.8),
            opensOnTap: random.chance(0.4),
            reducesMotion: random.chance(0.2)
        )
    }

    static func menu(_ random: inout Seeded) -> PressMenu {
        PressMenu(
            items: items(&random),
            itemSize: Point2D(44, 44),
            bounds: Rect2D(x: 0, y: 0, width: random.number(100...500), height: random.number(100...800)),
            settings: settings(&random),
            isEnabled: random.chance(0.9)
        )
    }

    /// A random path of a few legs and rests from a point, as touches at 60 Hz.
    static func touches(_ random: inout Seeded, from start: Point2D) -> [PressStrokes.Touch] {
        var (point, time) = (start, 0.0)
        var touches = [PressStrokes.Touch(phase: "began", point: point, time: 0)]
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            if random.chance(0.4) {
                time += random.number(0...0.8)
                touches.append(PressStrokes.Touch(phase: "moved", point: point, time: time))
            }
            let length = random.number(5...150)
            let end = Finger(center: random.chance(0.2) ? start : point).point(random.number(0...360), length)
            let speed = random.number(100...900)
            let leg = PressStrokes.sampled([point, end], time: time, speed: speed, rate: 60)
            touches += leg.dropFirst().dropLast()
            (point, time) = (end, leg[leg.count - 1].time)
        }
        touches.append(PressStrokes.Touch(phase: "ended", point: point, time: time))
        return touches
    }

    @Test func `the same touches give the same at 60 and 120 Hz`() {
        var random = Seeded()
        var (chosen, strokes, children, opened) = (0, 0, 0, 0)
        for number in 0..<Seeded.scripts(1_500) {
            let menu = Self.menu(&random)
            let start = Point2D(random.number(20...380), random.number(20...700))
            let touches = Self.touches(&random, from: start)
            var (one, two) = (menu, menu)
            let updates = PressStrokes.play(touches, on: &one)
            let twice = PressStrokes.play(PressStrokes.doubled(PressStrokes.doubled(touches)), on: &two)
            let last = updates.last
            guard last?.chosen == twice.last?.chosen, last?.ending == twice.last?.ending,
                one.phase == two.phase, one.submenu == two.submenu, one.isMoving == two.isMoving,
                last?.isTap == twice.last?.isTap,
                near(one.submenuFan?.center ?? .zero, two.submenuFan?.center ?? .zero, 1e-3)
            else {
                let (a, b) = (last?.chosen, twice.last?.chosen)
                Issue.record(
                    """
                    script \(number): \(a as Any) \(one.phase) \(one.submenu as Any) \(one.isMoving), \
                    \(b as Any) \(two.phase) \(two.submenu as Any) \(two.isMoving) of \(menu.items)
                    \(one.submenuFan as Any) \(two.submenuFan as Any)
                    \(menu.settings)
                    \(touches)
                    """
                )
                return
            }
            if let path = last?.chosen {
                chosen += 1
                if path.child != nil { children += 1 }
                if !updates.contains(where: { $0.openChanged }) { strokes += 1 }
            }
            if updates.contains(where: { $0.openChanged }) { opened += 1 }
        }
        print("\(chosen) chosen, \(strokes) by strokes, \(children) in submenus, \(opened) opened")
        if Seeded.scripts(1_500) >= 1_500 { #expect(strokes > 25 && children > 25 && opened > 250) }
    }

    @Test func `frames and their rate change nothing`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(500) {
            let menu = Self.menu(&random)
            let touches = Self.touches(&random, from: Point2D(200, 300))
            var (one, two) = (menu, menu)
            var (chosen, framed): (Path?, Path?)
            for touch in touches {
                // The frames are at the deadlines, and between two touches of a finger at rest.
                var calls = 0
                while let deadline = two.nextDeadline, deadline <= touch.time, calls < 5 {
                    let isStill = two.touch.map { $0.last == touch.point } ?? false
                    guard isStill else { break }
                    two.advance(to: deadline)
                    calls += 1
                }
                if two.touch.map({ $0.last == touch.point }) ?? true { two.advance(to: touch.time) }
                chosen = PressStrokes.play([touch], on: &one).last?.chosen
                framed = PressStrokes.play([touch], on: &two).last?.chosen
            }
            let end = (touches.last?.time ?? 0) + 0.1
            one.advance(to: end)
            two.advance(to: end)
            guard chosen == framed, one.phase == two.phase, one.submenu == two.submenu,
                near(one.openness, two.openness, 1e-9)
            else {
                Issue.record("script \(number): \(one.phase) \(two.phase) \(one.openness) \(two.openness)")
                return
            }
        }
    }

    /// What is wrong with a menu, or with what a call did to it.
    static func fault(_ menu: PressMenu, _ before: PressMenu, _ update: PressMenu.Update) -> String? {
        if let path = menu.highlighted ?? update.chosen {
            guard menu.isSelectable(path) else { return "\(path) cannot be selected" }
        }
        if let path = update.chosen, menu.opensSubmenu(path) { return "an item with a submenu was chosen" }
        if let path = menu.highlighted {
            if path.child != nil, menu.submenu != path.item { return "a child of a closed submenu" }
            if path.child == nil, menu.submenu != nil { return "an item behind its submenu" }
        }
        if menu.highlighted != nil, menu.phase == .closed || menu.phase == .pressed { return "highlighted" }
        let (old, new) = (before.items, menu.items)
        let highlighted = before.highlighted.map { PressMenu.path($0, from: old, to: new) ?? $0 }
        let submenu = before.submenu.map { PressMenu.path(Path($0), from: old, to: new)?.item ?? $0 }
        if old != new, before.phase == menu.phase {
            if let path = menu.highlighted, let last = highlighted, path != last {
                return "a change has highlighted another item"
            }
            if let item = menu.submenu, item != submenu { return "a change has opened another submenu" }
        }
        if update.openChanged != (menu.isOpen != before.isOpen) { return "opened" }
        if update.submenuChanged != (menu.submenu != submenu) { return "submenu" }
        if update.highlightChanged != (menu.highlighted != highlighted) { return "highlight" }
        if menu.isOpen, menu.fan == nil { return "open without items" }
        if menu.isOpen, menu.fan?.count != menu.items.count { return "a wrong number of items" }
        if menu.submenu != nil, menu.phase == .closed || menu.phase == .pressed { return "a lost submenu" }
        if !menu.isEnabled, menu.phase != .closed { return "disabled, but not closed" }
        if menu.items.isEmpty, menu.phase != .closed { return "empty, but not closed" }
        let isHeld = menu.touch != nil
        let isDown = [.pressed, .stroking, .held].contains(menu.phase)
        if isDown, !isHeld { return "held by nothing" }
        if menu.phase == .waiting, menu.touch?.isInert == false { return "waits under a finger" }
        if update.touch == .began, !isHeld { return "began, and not held" }
        if case .ended = update.touch, isHeld { return "ended, and still held" }
        if before.touch != nil, !isHeld, update.touch == .none { return "a finger was lost" }
        if menu.settings.reducesMotion, menu.isMoving { return "it moves" }
        return nil
    }

    static func call(
        _ menu: inout PressMenu,
        _ random: inout Seeded,
        _ time: inout Double
    ) -> PressMenu.Update {
        time += random.chance(0.1) ? 0 : random.number(0...0.4)
        let moment = random.chance(0.03) ? random.pick([.nan, .infinity, -1, 0]) : time
        let finger = random.chance(0.85) ? 1 : 2
        let center = random.chance(0.5) ? menu.fan?.center ?? Point2D(200, 300) : Point2D(200, 300)
        var point = Finger(center: center).point(random.number(0...360), random.number(0...120))
        if random.chance(0.02) { point.x = random.pick([.nan, 1e300, -.infinity, 1e8]) }
        let path = Path(
            Int.random(in: -1...9, using: &random),
            child: random.chance(0.4) ? Int.random(in: -1...6, using: &random) : nil
        )
        switch Int.random(in: 0...21, using: &random) {
        case 0...2: return menu.touchBegan(finger, at: point, time: moment)
        case 3...7: return menu.touchMoved(finger, to: point, time: moment)
        case 8, 9: return menu.touchEnded(finger, at: point, time: moment)
        case 10: return menu.touchCancelled(finger, time: moment)
        case 11, 12: return menu.advance(to: moment)
        case 13: return menu.open(at: point, time: moment)
        case 14: return menu.highlight(random.chance(0.2) ? nil : path, time: moment)
        case 15:
            let key = RingMenu.Key.allCases.randomElement(using: &random) ?? .up
            var update = menu.press(key, time: moment)
            // The second of two steps is not part of a report.
            update.highlightChanged = update.highlightChanged || key == .choose
            return update
        case 16: return menu.choose(random.chance(0.3) ? nil : path, time: moment)
        case 17: return menu.back(time: moment)
        case 18: return menu.hover(at: point, time: moment)
        case 19 where random.chance(0.3): return menu.setEnabled(random.chance(0.7), time: moment)
        case 19: return menu.dismiss(time: moment)
        case 20 where random.chance(0.4): return menu.apply(settings(&random), time: moment)
        case 21 where random.chance(0.6):
            let items = random.chance(0.3) ? items(&random) : changed(menu.items, &random)
            return menu.update(items: items, time: moment)
        default: return menu.moveHighlight(by: Int.random(in: -9...9, using: &random), time: moment)
        }
    }

    @Test func `random calls from every beginning keep what a menu promises`() {
        var random = Seeded()
        var (calls, chosen, submenus) = (0, 0, 0)
        for script in 0..<Seeded.scripts(1_500) {
            var (menu, time) = (Self.menu(&random), 0.0)
            for step in 0..<Int.random(in: 1...40, using: &random) {
                let before = menu
                var update = Self.call(&menu, &random, &time)
                if menu.items != before.items {
                    // What a change reports is compared as it is.
                } else if menu.highlighted != before.highlighted, menu.submenu != before.submenu {
                    update.highlightChanged = true
                } else if menu.highlighted == before.highlighted {
                    update.highlightChanged = false
                }
                calls += 1
                if update.chosen != nil { chosen += 1 }
                if update.submenuChanged { submenus += 1 }
                if let fault = Self.fault(menu, before, update) {
                    Issue.record("script \(script), call \(step): \(fault)\n\(update)\n\(before)\n\(menu)")
                    return
                }
            }
            menu.dismiss(time: time)
            menu.advance(to: time + 100)
            guard !menu.isMoving, menu.fan == nil, menu.openness == 0, menu.submenuFan == nil,
                menu.nextDeadline == nil
            else {
                Issue.record("script \(script): it does not close\n\(menu)")
                return
            }
        }
        print("\(calls) calls, \(chosen) chosen, \(submenus) submenus opened or closed")
        if Seeded.scripts(1_500) >= 1_500 { #expect(chosen > 150 && submenus > 200, "\(chosen) \(submenus)") }
    }

    @Test func `a finger finds its way back from every place`() {
        var random = Seeded()
        var backs = 0
        for script in 0..<Seeded.scripts(1_500) {
            var menu = PressMenu(
                items: (0..<Int.random(in: 1...8, using: &random)).map { _ in
                    PressMenu.Item(children: Array(repeating: PressMenu.Item(), count: 3))
                },
                itemSize: Point2D(44, 44),
                bounds: Rect2D(x: 0, y: 0, width: 400, height: 400),
                settings: PressMenu.Settings(reducesMotion: random.chance(0.5))
            )
            let start = Point2D(random.number(0...400), random.number(0...400))
            var time = 0.5
            if random.chance(0.3) {
                menu.open(at: start, time: 0)
                menu.touchBegan(1, at: start + Point2D(0, 50), time: 0.1)
            } else {
                menu.hold(at: start)
            }
            guard menu.touch != nil, !(menu.touch?.isInert ?? true) else { continue }
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                time += random.number(0.01...0.3)
                let point = Finger(center: start).point(random.number(0...360), random.number(0...200))
                menu.touchMoved(1, to: point, time: time)
                guard random.chance(0.6) else { continue }
                time += 0.4
                menu.advance(to: time)
            }
            let wasInside = menu.submenu != nil
            if wasInside { backs += 1 }
            let back = menu.touchMoved(1, to: start, time: time + 0.1)
            guard menu.submenu == nil, menu.highlighted == nil, menu.isOpen, back.submenuChanged == wasInside
            else {
                Issue.record("script \(script): \(menu)")
                return
            }
            let lift = menu.touchEnded(1, at: start, time: time + 0.2)
            #expect(lift.chosen == nil)
        }
        #expect(backs > Seeded.scripts(1_500) / 10)
    }

    @Test func `what is shown is continuous under random interruptions`() {
        var random = Seeded()
        for script in 0..<Seeded.scripts(60) {
            var menu = PressMenu.sample()
            var time = 0.0
            let paths = (0..<4).map { Path($0) } + (0..<3).map { Path(1, child: $0) }
            func shown() -> [PressMenu.Appearance?] { paths.map(menu.appearance(of:)) }
            for _ in 0..<12 {
                let before = shown()
                switch Int.random(in: 0...3, using: &random) {
                case 0: menu.open(at: PressMenu.middle, time: time)
                case 1: menu.dismiss(time: time)
                case 2: menu.back(time: time)
                default: if menu.branch == nil { menu.choose(Path(1), time: time) }
                }
                guard Self.areNear(shown(), before) else {
                    Issue.record("script \(script): a jump by a command")
                    return
                }
                for _ in 0..<Int.random(in: 0...200, using: &random) {
                    let last = shown()
                    time += 0.001
                    menu.advance(to: time)
                    guard Self.areNear(shown(), last, 0.15) else {
                        Issue.record("script \(script): a jump in a millisecond\n\(last)\n\(shown())")
                        return
                    }
                }
            }
        }
    }

    /// Whether two pictures are alike: what appears does so where nothing can be seen of it.
    static func areNear(
        _ one: [PressMenu.Appearance?],
        _ other: [PressMenu.Appearance?],
        _ tolerance: Double = 1e-4
    ) -> Bool {
        zip(one, other).allSatisfy { one, other in
            guard let one, let other else {
                return (one?.opacity ?? other?.opacity ?? 0) < tolerance
            }
            return near(one.opacity, other.opacity, tolerance) && near(one.scale, other.scale, tolerance)
                && near(one.position, other.position, tolerance * 80)
        }
    }
}
