import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

extension MenuScript {
    var isMoving: Bool { menu.core.isMoving }

    func stopEndlessMotion() {
        guard menu.wheel.restRotation == nil else { return }
        note(model.stop(time: now))
        menu.stop()
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
        if let fault = linkFault() { return fault }
        for index in menu.items.indices {
            let point = core.position(of: index)
            let center = menu.items[index].center
            if hypot(Double(center.x) - point.x, Double(center.y) - point.y) > 1e-6 {
                return "item \(index) is not at its position"
            }
        }
        return nil
    }
}
