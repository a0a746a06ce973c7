import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

extension MenuScript {
    func drag(_ random: inout Seeded) {
        guard isInWindow else { return }
        if isDown, random.integer(0...2) == 0 { return lift() }
        if !isDown {
            let (angle, radius) = (random.number(0...6.28), random.number(0...180))
            down(
                CGPoint(x: menu.bounds.midX + radius * cos(angle), y: menu.bounds.midY + radius * sin(angle))
            )
        }
        guard isDown else { return }
        for _ in 0..<random.integer(1...3) {
            move(CGPoint(x: location.x + random.number(-30...30), y: location.y + random.number(-30...30)))
        }
    }

    private func down(_ point: CGPoint) {
        log.append("down \(point)")
        windowLocation = menu.convert(point, to: window)
        let hit = window.hitTest(menu.convert(point, to: window), with: nil)
        guard let hit, hit === menu || hit.isDescendant(of: menu) else { return }
        isDown = true
        // Items of a disabled menu and of one that closes take no touches.
        let spot = menu.spot(at: point)
        pressed = spot == .center || model.isEnabled && model.isOpen ? spot : nil
        fingers.down(menu.convert(point, to: window))
        let update = model.touchBegan(1, at: Point2D(location), time: now)
        note(update)
        // A touch that does not turn the menu is a press.
        if model.wheel.phase != .dragging { note(model.pressBegan(time: now)) }
    }

    private func move(_ point: CGPoint) {
        log.append("move")
        let next = menu.convert(point, to: window)
        fingers.move(next)
        windowLocation = next
        note(model.touchMoved(1, to: Point2D(location), time: now))
    }

    func lift(after wait: Double = 1.0 / 60) {
        log.append("lift")
        isDown = false
        StandInClock.advance(by: wait)
        let lifted = menu.spot(at: location)
        fingers.up(after: 0)
        note(model.touchEnded(1, at: Point2D(location), time: now))
        if let spot = pressed, spot == lifted { note(model.tapped(spot, time: now)) }
        model.pressEnded(time: now)
        pressed = nil
    }

    func tap(_ random: inout Seeded) {
        guard isInWindow, !isDown, let item = menu.items.randomElement(using: &random) else { return }
        log.append("tap")
        down(item.center)
        if isDown { lift(after: 0.05) }
    }
}
