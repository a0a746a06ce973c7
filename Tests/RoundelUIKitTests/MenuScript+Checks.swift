import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

extension MenuScript {
    func end() {
        log.append("end")
        if isDown { lift() }
        if menu.wheel.restRotation == nil {
            note(model.stop(time: now))
            menu.stop()
        }
        window.layoutIfNeeded()
        // A slow spin between two limits takes a long time.
        var framesLeft = 20_000
        while menu.core.isMoving, framesLeft > 0 {
            StandInClock.hang(for: 0.5)
            StandInClock.step()
            framesLeft -= 1
        }
    }

    func fault() -> String? {
        menu.layoutIfNeeded()
        let core = menu.core
        if (core.wheel.rotation - model.wheel.rotation).magnitude > .radians(1e-9) {
            return "the rotation is \(core.wheel.rotation), the model's \(model.wheel.rotation)"
        }
        if menu.selectedIndex != model.selection {
            return "\(menu.selectedIndex as Any) is selected, in the model \(model.selection as Any)"
        }
        if menu.pointedIndex != model.pointed { return "the pointed items differ" }
        if menu.isOpen != model.isOpen || menu.isEnabled != model.isEnabled { return "the states differ" }
        if core.wheel.phase != model.wheel.phase {
            return "\(core.wheel.phase), the model: \(model.wheel.phase)"
        }
        if reported != expected { return "reported \(reported), expected \(expected)" }
        let running = StandInClock.runningLinkCount - 1
        if running != (isInWindow && core.isMoving ? 1 : 0) { return "\(running) links run" }
        for index in menu.items.indices {
            let point = core.position(of: index)
            let center = menu.items[index].center
            if hypot(Double(center.x) - point.x, Double(center.y) - point.y) > 1e-6 {
                return "item \(index) is not at its position"
            }
        }
        return nil
    }

    func restFault() -> String? {
        if menu.core.isMoving || StandInClock.runningLinkCount > 1 { return "it never rests" }
        if completions.contains(where: { $0() != 1 }) {
            return "a command ended \(completions.map { $0() }) times"
        }
        return nil
    }
}
