import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A view with a radial menu, and a menu of the core that receives the same input.
@MainActor private final class RadialScript {
    let scene: RadialMenuScene
    var model: PressMenu
    var expected: [String] = []
    var log: [String] = []
    var isDown = false
    private var link: CADisplayLink?

    init(_ random: inout Seeded) {
        let view = UIView()
        scene = RadialMenuScene(view)
        view.frame = scene.window.bounds
        scene.interaction.settings.staysOpen = random.chance(0.8)
        scene.interaction.settings.opensOnTap = random.chance(0.3)
        scene.interaction.settings.acceptsStrokes = random.chance(0.8)
        let children = [PressMenu.Item(), PressMenu.Item(), PressMenu.Item(isEnabled: false)]
        model = PressMenu(
            items: [
                PressMenu.Item(), PressMenu.Item(children: children), PressMenu.Item(),
                PressMenu.Item(isEnabled: false),
            ],
            itemSize: Point2D(48, 48),
            bounds: Rect2D(x: 8, y: 8, width: 374, height: 828),
            settings: scene.interaction.settings
        )
        let link = CADisplayLink(standInAction: { [weak self] _ in
            if let self { note(model.advance(to: now)) }
        })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private var now: Double { CACurrentMediaTime() }

    private func note(_ update: PressMenu.Update) {
        let titles = ["Copy", "Share", "Paste", "Delete"]
        let inner = ["Mail", "Messages", "Print"]
        if let path = update.chosen { expected.append(path.child.map { inner[$0] } ?? titles[path.item]) }
    }

    func step(_ random: inout Seeded) {
        let point = randomPoint(&random)
        let place = Point2D(point)
        switch random.integer(0...11) {
        case 0...2 where !isDown:
            log.append("down \(place)")
            scene.fingers.down(point)
            note(model.touchBegan(1, at: place, time: now))
            isDown = true
        case 0...6 where isDown:
            log.append("move \(place)")
            scene.fingers.move(point)
            note(model.touchMoved(1, to: place, time: now))
        case 7 where isDown: lift(cancelled: random.chance(0.3))
        case 8:
            press(
                [UIKeyCommand.inputRightArrow, "\r", UIKeyCommand.inputEscape].randomElement(using: &random)
                    ?? ""
            )
        case 9 where !isDown && model.phase == .waiting:
            log.append("hover")
            scene.pointer.hover(at: point)
            note(model.hover(at: place, time: now))
        case 10 where !isDown:
            log.append("open")
            scene.interaction.open(at: point)
            // In a view that is partly outside, the menu opens inside the window.
            let inside = Point2D(min(max(place.x, 8), 382), min(max(place.y, 8), 836))
            note(model.open(at: inside, time: now))
        default:
            log.append("wait")
            StandInClock.advance(by: random.number(0...0.6))
        }
    }

    private func randomPoint(_ random: inout Seeded) -> CGPoint {
        let (degrees, distance) = (random.number(0...360), random.number(0...110))
        let center = model.fan?.center ?? Point2D(195, 422)
        let angle = degrees * .pi / 180
        return CGPoint(
            x: min(max(center.x + distance * cos(angle), 0), 389),
            y: min(max(center.y + distance * sin(angle), 0), 843)
        )
    }

    private func lift(cancelled: Bool) {
        log.append(cancelled ? "cancel" : "up")
        let place = Point2D(scene.fingers.touch()?.location(in: nil) ?? .zero)
        cancelled ? scene.fingers.cancel() : scene.fingers.up()
        note(cancelled ? model.touchCancelled(1, time: now) : model.touchEnded(1, at: place, time: now))
        isDown = false
    }

    private func press(_ input: String) {
        log.append("key \(input)")
        scene.keyboard.press(input)
        let keys: [String: RingMenu.Key] = ["\r": .choose, UIKeyCommand.inputEscape: .leave]
        note(model.press(keys[input] ?? .right, time: now))
    }

    var fault: String? {
        let core = scene.core
        if core.phase != model.phase { return "\(core.phase), not \(model.phase)" }
        if core.highlighted != model.highlighted { return "\(core.highlighted as Any) is highlighted" }
        if core.submenu != model.submenu { return "\(core.submenu as Any) is open" }
        if core.fan != model.fan { return "the items are elsewhere" }
        if abs(core.openness - model.openness) > 1e-9 { return "\(core.openness), not \(model.openness)" }
        if scene.performed != expected { return "\(scene.performed), not \(expected)" }
        return (scene.overlay != nil) == (core.fan != nil) ? nil : "the menu is not shown as it is"
    }

    func restFault() -> String? {
        if isDown { lift(cancelled: false) }
        if let fault { return fault }
        scene.interaction.dismiss()
        link?.invalidate()
        StandInClock.advance(by: 2)
        return scene.overlay == nil && StandInClock.runningLinkCount == 0 ? nil : "it never rests"
    }
}

@MainActor @Suite(.standIn) struct RadialMenuScriptTests {
    @Test func `the same input has the same result as in the core`() {
        var (random, chosen) = (Seeded(), 0)
        for number in 0..<Seeded.scripts(150) {
            StandIn.reset()
            let script = RadialScript(&random)
            for _ in 0..<Int.random(in: 4...24, using: &random) where script.fault == nil {
                script.step(&random)
            }
            if let fault = script.fault ?? script.restFault() {
                Issue.record("script \(number), \(script.log): \(fault)")
                return
            }
            chosen += script.scene.performed.count
        }
        #expect(chosen > 50)
    }
}
