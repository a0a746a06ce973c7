#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A menu in a window and the core's menu, which get the same input.
@MainActor private final class RadialScript {
    let scene: RadialScene
    var menu: PressMenu
    var (chosen, opened): ([String], [Bool]) = ([], [])
    var trace: [Int] = []
    private var lastDate: Date?
    private var pace = FramePace()
    private var finger: (touch: StandInHost.Touch, number: Int)?

    init(_ random: inout Seeded) {
        let entries = RadialScript.entries(&random)
        let isEnabled = random.chance(0.8)
        scene = RadialScene { ($0.entries, $0.isEnabled) = (entries, isEnabled) }
        menu = PressMenu(
            items: RadialScript.items(entries),
            itemSize: Point2D(52, 52),
            bounds: Rect2D(x: 0, y: 0, width: 400, height: 800),
            settings: RadialMenuBehavior().settings(isMirrored: false, reducesMotion: false),
            isEnabled: isEnabled
        )
        lastDate = scene.host.timelineDate
    }

    var model: RadialModel { scene.model }
    private var now: Double { model.now }

    static func entries(_ random: inout Seeded) -> [RadialEntry] {
        let names = ["Copy", "Share", "Rename", "Delete", "Move", "Info"]
        let count = random.chance(0.1) ? 0 : Int.random(in: 1...6, using: &random)
        return names.prefix(count).map { name in
            let children = random.chance(0.3) ? Int.random(in: 1...3, using: &random) : 0
            return RadialEntry(
                name: name,
                isEnabled: random.chance(0.8),
                children: (0..<children).map { "\(name) \($0)" }
            )
        }
    }

    static func items(_ entries: [RadialEntry]) -> [PressMenu.Item] {
        entries.map {
            PressMenu.Item(isEnabled: $0.isEnabled, children: $0.children.map { _ in PressMenu.Item() })
        }
    }

    @discardableResult
    private func apply(_ change: (inout PressMenu) -> PressMenu.Update) -> PressMenu.Update {
        let update = change(&menu)
        if let path = update.chosen {
            let entry = model.entries[path.item]
            chosen.append(path.child.map { entry.children[$0] } ?? entry.name)
        }
        if update.openChanged { opened.append(menu.isOpen) }
        return update
    }

    func step(_ random: inout Seeded) {
        let kind = Int.random(in: 0..<18, using: &random)
        trace.append(kind)
        switch kind {
        case 0...2: down(&random)
        case 3...7: move(&random)
        case 8, 9: lift(isCancelled: random.chance(0.15), &random)
        case 10, 11:
            model.now += random.number(0...0.5)
            scene.host.frame(at: now)
        case 12: press(&random)
        case 13:
            let point = scene.point(random.number(0...360), random.number(0...300))
            model.controller.open(at: CGPoint(x: point.x - 140, y: point.y - 340))
            // The nearest point of the container.
            let middle = pointwiseMax(pointwiseMin(Point2D(point), Point2D(400, 800)), .zero)
            apply { $0.open(at: middle, time: now) }
        case 14:
            model.controller.dismiss()
            apply { $0.dismiss(time: now) }
        case 15:
            let point = scene.point(random.number(0...360), random.number(0...120))
            let wasOpen = menu.isOpen
            scene.host.hover(at: point)
            if wasOpen { apply { $0.hover(at: Point2D(point), time: now) } }
        case 16: change(&random)
        default:
            let path = PressMenu.ItemPath(Int.random(in: 0...5, using: &random))
            model.controller.choose(path)
            apply { $0.choose(path, time: now) }
        }
        scene.host.update()
        // The view is moved by each new date of its timeline, which also has one where it is paused or
        // goes on, and none in a frame that is nearer to the last one than a 240th of a second.
        guard lastDate != scene.host.timelineDate else { return }
        lastDate = scene.host.timelineDate
        let time = pace.time(ofFrame: now, for: menu)
        apply { $0.advance(to: time) }
    }

    private func down(_ random: inout Seeded) {
        guard finger == nil else { return }
        // A finger is in the window, also where an item is not.
        let aim = Point2D(scene.point(random.number(0...360), random.pick([0, 20, 72, 110, 250])))
        let point = CGPoint(pointwiseMax(pointwiseMin(aim, Point2D(399, 799)), Point2D(1, 1)))
        let isOnView = abs(point.x - 200) < 60 && abs(point.y - 400) < 60
        let number = menu.isOpen ? 1 : 0
        let touches = menu.isOpen || (isOnView && model.isEnabled)
        let touch = scene.down(point)
        let isTaken = touches && !model.entries.isEmpty
        finger = (touch, isTaken ? number : 9)
        // The gesture begins with a touch and a move to the same point.
        guard isTaken else { return }
        pace.begin(at: now)
        apply { $0.touchBegan(number, at: Point2D(point), time: now) }
        apply { $0.touchMoved(number, to: Point2D(point), time: now) }
    }

    private func move(_ random: inout Seeded) {
        guard let finger else { return }
        let point = scene.point(random.number(0...360), random.pick([0, 10, 40, 72, 100]))
        scene.move(finger.touch, to: point, after: random.number(0...0.4))
        apply { $0.touchMoved(finger.number, to: Point2D(point), time: now) }
    }

    private func lift(isCancelled: Bool, _ random: inout Seeded) {
        guard let finger else { return }
        self.finger = nil
        model.now += 0.02
        if isCancelled {
            scene.host.cancel(finger.touch)
            apply { $0.touchCancelled(finger.number, time: now) }
            return
        }
        let point = scene.point(random.number(0...360), random.pick([0, 40, 72, 300]))
        scene.host.lift(finger.touch, at: point, time: now)
        apply {
            finger.number == 0
                ? $0.touchEndedOnContent(0, at: Point2D(point), time: now)
                : $0.touchEnded(finger.number, at: Point2D(point), time: now)
        }
    }

    private func press(_ random: inout Seeded) {
        let key = random.pick([RadialMenuKey.choose, .leave, .up, .down, .left, .right])
        let equivalents: [RadialMenuKey: KeyEquivalent] = [
            .choose: .return, .leave: .escape, .up: .upArrow, .down: .downArrow, .left: .leftArrow,
            .right: .rightArrow,
        ]
        guard let core = key.coreKey, let equivalent = equivalents[key] else { return }
        let accepts = model.isEnabled && !model.entries.isEmpty
        let update = accepts ? apply { $0.press(core, opensAt: RadialScene.middle, time: now) } : .init()
        let result = scene.host.press(equivalent)
        if (result == .handled) != update.isHandled { trace.append(-1) }
    }

    private func change(_ random: inout Seeded) {
        // What becomes of a finger if its view gets a gesture only later is not documented.
        if let other = finger, other.number == 9 {
            scene.host.cancel(other.touch)
            finger = nil
        }
        if random.chance(0.4) {
            let isEnabled = random.chance(0.7)
            scene.change { $0.isEnabled = isEnabled }
        } else {
            let entries = RadialScript.entries(&random)
            scene.change { $0.entries = entries }
        }
        let time = pace.time(ofChange: now, for: menu)
        apply { $0.setEnabled(model.isEnabled, time: time) }
        if menu.items != RadialScript.items(model.entries) {
            apply { $0.update(items: RadialScript.items(model.entries), time: time) }
        }
        // A gesture that can no longer open the menu is cancelled by the system.
        guard let finger, finger.number == 0, !model.isEnabled || model.entries.isEmpty else { return }
        apply { $0.touchCancelled(0, time: now) }
        scene.host.cancel(finger.touch)
        self.finger = nil
    }

    /// The difference between the two menus; `nil` if there is none.
    var difference: String? {
        let real = model.controller.menu
        if trace.contains(-1) { return "a key was handled by one of them alone" }
        if real.phase != menu.phase { return "\(real.phase), and not \(menu.phase)" }
        if real.highlighted != menu.highlighted { return "highlighted \(real.highlighted as Any)" }
        if real.submenu != menu.submenu { return "submenu \(real.submenu as Any)" }
        if real.fan != menu.fan { return "fan \(real.fan as Any), and not \(menu.fan as Any)" }
        if real.openness != menu.openness { return "openness \(real.openness), and not \(menu.openness)" }
        if model.chosen != chosen { return "chosen \(model.chosen), and not \(chosen)" }
        if model.opened != opened { return "opened \(model.opened), and not \(opened)" }
        return nil
    }
}

@MainActor @Suite struct RadialMenuRandomTests {
    @Test func `the same input gives what the core's menu gives`() {
        var (random, choices) = (Seeded(), 0)
        for _ in 0..<Seeded.scripts(20) {
            let script = RadialScript(&random)
            for _ in 0..<60 {
                script.step(&random)
                guard let difference = script.difference else { continue }
                Issue.record("\(difference) after \(script.trace)")
                return
            }
            choices += script.chosen.count
        }
        #expect(choices > Seeded.scripts(20) / 3)
    }
}
#endif
