import Foundation
@testable import Roundel
import RoundelTestSupport
import Testing

/// Random calls from every initial state, and what holds after each of them.
@Suite(.long) struct RingMenuRandomTests {
    static func spacing(_ random: inout Seeded) -> Ring.Spacing {
        let count = random.chance(0.15) ? 0 : random.chance(0.15) ? 1 : Int.random(in: 2...9, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0: return .arc(count: count, sweep: .degrees(random.number(-400...400)))
        case 1: return .step(.degrees(random.number(-200...200)), count: count)
        case 2: return .angles((0..<count).map { _ in .radians(random.number(-9...9)) })
        case 3:
            return .weights(
                (0..<count).map { _ in random.number(-0.3...1) },
                sweep: .degrees(random.number(90...400))
            )
        default: return .even(count)
        }
    }

    static func ring(_ random: inout Seeded) -> Ring {
        let radii: [Ring.Radius] = [
            .fitted, .fitted, .filling, .fixed(100), .fixed(160), .ellipse(Point2D(130, 60)),
        ]
        return Ring(
            in: RingMenu.box,
            itemSize: RingMenu.item,
            radius: radii.randomElement(using: &random) ?? .fitted,
            start: random.chance(0.5) ? .twelveOClock : .radians(random.number(-4...4)),
            spacing: spacing(&random),
            isMirrored: random.chance(0.3)
        )
    }

    static func settings(_ random: inout Seeded) -> RingMenu.Settings {
        RingMenu.Settings(
            wheel: random.chance(0.3)
                ? WheelRandomDragTests.settings(&random) : Wheel.Settings(reducesMotion: random.chance(0.1)),
            pointer: random.chance(0.6) ? .twelveOClock : .radians(random.number(-4...4)),
            turning: random.chance(0.7) ? .automatic : random.chance(0.5) ? .always : .never,
            landsOnItems: random.chance(0.8),
            turnsSelectionToPointer: random.chance(0.8),
            deadZone: random.chance(0.9) ? 0.2 : random.number(-1...3),
            closesOnEscape: random.chance(0.8),
            flight: random.chance(0.1) ? 0 : 0.35,
            stagger: random.chance(0.1) ? 0 : 0.04
        )
    }

    /// A menu, the time, and what the app that shows it does.
    struct Script {
        var menu: RingMenu
        var time = 0.0
        var angle = 0.0
        /// Taps that were told of, less those that were handed back.
        var toldTaps = 0
        var activations = 0

        init(_ random: inout Seeded) {
            menu = RingMenu(
                ring: RingMenuRandomTests.ring(&random),
                itemSize: RingMenu.item,
                bounds: RingMenu.box,
                settings: RingMenuRandomTests.settings(&random),
                selection: random.chance(0.5) ? Int.random(in: -1...9, using: &random) : nil,
                isOpen: random.chance(0.6),
                isEnabled: random.chance(0.85)
            )
            menu.centerSize = Point2D(50, 50)
        }
    }

    /// Who a call comes from.
    enum Kind { case input, app, time }

    static func call(_ script: inout Script, _ random: inout Seeded) -> (Kind, String, RingMenu.Update) {
        let index = Int.random(in: -1...9, using: &random)
        let finger = random.chance(0.9) ? 1 : 2
        script.time += random.chance(0.1) ? -random.number(0...0.1) : random.number(0...0.15)
        let time = random.chance(0.02) ? Double.nan : script.time
        script.angle += random.number(-0.4...0.4)
        if random.chance(0.1) { script.angle = random.number(-4...4) }
        let radius = random.chance(0.1) ? random.number(0...200) : 110
        var point = script.menu.ring.center + radius * Point2D(cos(script.angle), sin(script.angle))
        if random.chance(0.2) { point = script.menu.position(of: index) }
        let number =
            random.chance(0.03)
            ? [Double.nan, .infinity, 1e300, -1e15].randomElement(using: &random) ?? 0
            : random.number(-20...20)
        let steps = random.chance(0.05) ? Int.max : Int.random(in: -3...3, using: &random)
        switch Int.random(in: 0...31, using: &random) {
        case 0...2: return (.input, "began", script.menu.touchBegan(finger, at: point, time: time))
        case 3...6: return (.input, "moved", script.menu.touchMoved(finger, to: point, time: time))
        case 7, 8:
            let update = script.menu.touchEnded(finger, at: point, time: time)
            guard let spot = update.tapped, random.chance(0.8), !time.isNaN else {
                return (.input, "ended", update)
            }
            let tap = script.menu.tapped(spot, time: time)
            if case .item(let item) = spot, !script.menu.disabledItems.contains(item) {
                #expect(tap.activated == item, "a tap activates")
            }
            return (.input, "tap", tap)
        case 9: return (.input, "cancelled", script.menu.touchCancelled(finger, time: time))
        case 10: return (.input, "press", script.menu.pressBegan(time: time))
        case 11: script.menu.pressEnded(time: time); return (.time, "release", RingMenu.Update())
        case 12: return (.input, "tapped", script.menu.tapped(index, time: time))
        case 13: return (.input, "activate", script.menu.activate(index, time: time))
        case 14:
            return (.input, "step", script.menu.step(by: steps, animated: random.chance(0.7), time: time))
        case 15:
            let key = RingMenu.Key.allCases.randomElement(using: &random) ?? .up
            return (.input, "key \(key)", script.menu.press(key, isMirrored: random.chance(0.5), time: time))
        case 16, 17: return (.input, "scrolled", script.menu.scrolled(by: .degrees(number), time: time))
        case 18: return (.input, "scrollEnded", script.menu.scrollEnded(by: .degrees(number), time: time))
        case 19: return (.input, "scrollCancelled", script.menu.scrollCancelled(time: time))
        case 20: return (.app, "select", script.menu.select(random.chance(0.2) ? nil : index, time: time))
        case 21: return (.app, "setRotation", script.menu.setRotation(.radians(number)))
        case 22: return (.app, "turn", script.menu.turn(to: .radians(number), .direct, time: time))
        case 23: return (.app, "turn to item", script.menu.turn(toItem: index, extraTurns: 1, time: time))
        case 24:
            if random.chance(0.5) { return (.app, "spin", script.menu.spin(velocity: number, time: time)) }
            return (.app, "at random", script.menu.spinAtRandom(seed: random.next(), time: time))
        case 25: return (.app, "stop", script.menu.stop(time: time))
        case 26: return (.app, "apply", script.menu.apply(settings(&random), time: time))
        case 27:
            let ring = ring(&random)
            if random.chance(0.5) {
                return (
                    .app, "items",
                    script.menu.update(ring: ring, itemSize: RingMenu.item, bounds: RingMenu.box, time: time)
                )
            }
            return (
                .app, "items and selection",
                script.menu.update(
                    ring: ring,
                    itemSize: RingMenu.item,
                    bounds: RingMenu.box,
                    selection: index,
                    time: time
                )
            )
        case 30 where !time.isNaN:
            let spot = script.menu.spot(at: point)
            let control = script.menu.touch.map { $0.isDown && $0.finger == nil } ?? false
            let free = script.menu.isEnabled && script.menu.wheel.phase == .idle && !control
            script.menu.touchBegan(3, at: point, time: time)
            let rotation = script.menu.wheel.rotation
            let tremble = Point2D(random.number(-7...7), random.number(-7...7))
            script.menu.touchMoved(3, to: point + tremble, time: time)
            let end = script.menu.touchEnded(3, at: point, time: time)
            if free { #expect(end.tapped == spot, "a finger that trembles has tapped") }
            if free, spot != nil { #expect(script.menu.wheel.rotation == rotation, "it turns nothing") }
            // What was stopped may have come to rest at an item.
            guard let tapped = end.tapped else { return (.input, "tap", end) }
            let update = script.menu.tapped(tapped, time: time)
            if case .item(let item) = tapped { #expect(update.activated == item, "a tap activates") }
            return (.input, "tap", update)
        case 28:
            let animated = random.chance(0.7)
            let update = script.menu.setOpen(random.chance(0.5), animated: animated, time: time)
            return (.app, animated && !time.isNaN ? "open animated" : "open", update)
        case 29: return (.app, "enable", script.menu.setEnabled(random.chance(0.8), time: time))
        default: return (.time, "advance", script.menu.advance(to: time))
        }
    }

    /// What is wrong with a menu, or with what a call did to it.
    static func fault(
        _ menu: RingMenu,
        _ before: RingMenu,
        _ kind: Kind,
        _ name: String,
        _ update: RingMenu.Update,
        time: Double
    ) -> String? {
        let range = 0..<menu.count
        let indices = [menu.pointed, menu.selection, menu.current, menu.restItem, update.activated]
        if indices.contains(where: { $0.map { !range.contains($0) } ?? false }) {
            return "an index out of range"
        }
        if (menu.pointed == nil) != range.isEmpty { return "something or nothing at the pointer" }
        if !menu.wheel.rotation.radians.isFinite { return "turned to nowhere" }
        if kind == .app, update.feedback != 0 || !update.wheel.passed.isEmpty || update.activated != nil {
            return "the app's change was felt"
        }
        if update.pointedChanged != (menu.pointed != before.pointed) { return "pointed" }
        if update.openChanged != (menu.isOpen != before.isOpen) { return "opened" }
        if kind != .app, update.selectionChanged != (menu.selection != before.selection) { return "selected" }
        if name == "open animated", update.openChanged, menu.settings.flight > 0,
            !menu.settings.wheel.reducesMotion
        {
            var straight = before
            // A turning menu closes at the last time, if that is later.
            straight.advance(to: before.wheel.notBefore(time))
            if range.contains(where: { !near(straight.openness(of: $0), menu.openness(of: $0)) }) {
                return "an item jumped when it was called back"
            }
        }
        if !(menu.isOpen && menu.isEnabled), menu.wheel.phase == .dragging { return "closed and dragging" }
        let closed = !(before.isOpen && before.isEnabled)
        if closed, kind == .input, name != "tap" {
            if menu.wheel.rotation != before.wheel.rotation || menu.selection != before.selection
                || update.activated != nil
            {
                return "closed or disabled, and took input"
            }
        }
        let wheel = menu.wheel
        if menu.settings.turning == .automatic, menu.ring.isClosed == false {
            let isStill = !menu.isTurnable && menu.count > 0
            if isStill, wheel.rotation != .zero { return "an arc that cannot turn has turned" }
            let box = RingMenu.box, halfSize = RingMenu.item / 2 - Point2D(1e-6, 1e-6)
            guard menu.isOpen, menu.isTurnable else { return nil }
            for index in range {
                let itemCenter = menu.ring.position(of: index, rotation: wheel.rotation)
                let out = max(
                    (box.origin - (itemCenter - halfSize)).max(),
                    (itemCenter + halfSize - box.end).max()
                )
                if out > 0 { return "item \(index) left the bounds by \(out)" }
            }
        }
        return nil
    }

    @Test func `random scripts from every beginning keep what a menu promises`() {
        var random = Seeded()
        var (calls, taps, rests) = (0, 0, 0)
        for script in 0..<Seeded.scripts(5_000) {
            var run = Script(&random)
            var names: [String] = []
            for _ in 0..<Int.random(in: 1...25, using: &random) {
                let before = run.menu
                let (kind, name, update) = Self.call(&run, &random)
                names.append(name)
                calls += 1
                if name == "tap", update.activated != nil { taps += 1 }
                // An update of `tap` is that of the second of two calls.
                let base =
                    name == "tap" ? nil : Self.fault(run.menu, before, kind, name, update, time: run.time)
                if let fault = base {
                    Issue.record("script \(script), \(names): \(fault)\n\(update)")
                    return
                }
            }
            run.menu.touchCancelled(1, time: run.time)
            run.menu.touchCancelled(2, time: run.time)
            run.menu.scrollCancelled(time: run.time)
            let spins = run.menu.wheel.restRotation == nil
            let moved = run.menu.isMoving
            for step in 1...4 { run.menu.advance(to: run.time + 100_000 * Double(step)) }
            // A spin that gets limits while it is a billion radians away goes there for years.
            let way = run.menu.wheel.restRotation.map { $0 - run.menu.wheel.rotation } ?? .zero
            if way.magnitude > .radians(1e6) { run.menu.advance(to: run.time + MotionRange.longest) }
            // A spin stops at the end of the range, and the menu then at an item nearby.
            let isAtEnd = run.menu.wheel.rotation.magnitude > .radians(1e9 - 7)
            guard run.menu.isMoving == (spins && !isAtEnd) else {
                Issue.record("script \(script), \(names): it moves for ever, or a spin ended\n\(run.menu)")
                return
            }
            if moved, !spins { rests += 1 }
        }
        #expect(calls > 25_000 && taps > 50 && rests > 500, "\(calls) \(taps) \(rests)")
    }
}
