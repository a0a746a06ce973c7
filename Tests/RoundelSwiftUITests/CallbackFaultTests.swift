#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Faults that showed when an app changed something in an event or in the setter of a binding.
@MainActor @Suite struct CallbackFaultTests {
    @Test func `a setter that closes the menu when an item is selected does not change the order of events`()
    {
        let model = MenuAttackModel()
        var told: [String] = []
        model.onWrite = { [unowned model] in if $0 == "selection" { model.isOpen = false } }
        model.onSelect = { told.append("onSelect \($0)") }
        model.onEvent = { event in if case .turn = event { return } else { told.append("\(event)") } }
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        let frame = host.frame(of: "a") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(told == [#"selected(Optional("a"))"#, "onSelect a", #"activated("a")"#, "closed"])
    }

    @Test func `a command in the setter of a wheel's binding does not stop the wheel, and its events follow`()
    {
        let model = DialAttackModel()
        var (told, isInside) = ([TurnEvent](), false)
        model.onEvent = {
            #expect(!isInside)
            told.append($0)
        }
        let host = StandInHost(DialAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.controller.spin(velocity: .radians(3))
        host.update()
        model.onWrite = { [unowned model] in
            isInside = true
            // Refused, since the number is not finite.
            model.controller.turn(to: .radians(.nan))
            isInside = false
        }
        model.now = 1
        host.frame(at: 1)
        model.now = 2
        host.frame(at: 2)
        #expect(model.controller.isMoving && model.controller.rotation.radians > 2)
        model.onWrite = { [unowned model] in
            isInside = true
            model.onWrite = {}
            model.controller.turn(to: .zero, duration: 0)
            isInside = false
        }
        model.now = 3
        host.frame(at: 3)
        #expect(told.suffix(3).contains(.cameToRest) && model.angle == model.controller.rotation)
    }

    @Test func `a command in the setter of the selection leaves the turn after a tap to the user`() {
        func feedback(isCommanding: Bool) -> Int {
            let model = MenuAttackModel()
            model.onWrite = { [unowned model] in
                // The menu is open already.
                if isCommanding, $0 == "selection" { model.controller.open() }
            }
            let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
            let frame = host.frame(of: "c") ?? .null
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
            for step in 1...60 {
                model.now = Double(step) / 30
                host.frame(at: model.now)
            }
            return model.controller.feedbackCount
        }
        #expect(feedback(isCommanding: false) > 0)
        #expect(feedback(isCommanding: true) == feedback(isCommanding: false))
    }

    @Test func `a selection that a setter replaced through the controller can be made again by the app`() {
        let model = MenuAttackModel()
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.onWrite = { [unowned model] in
            model.onWrite = { _ in }
            if $0 == "selection" { model.controller.select("b") }
        }
        let frame = host.frame(of: "c") ?? .null
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.controller.selection == "b" && model.selection == "b")
        model.selection = "c"
        host.update()
        #expect(model.controller.selection == "c")
    }

    @Test func `commands are refused while a view disappears`() {
        let dial = DialAttackModel()
        var accepted: [Bool] = []
        dial.onEvent = { [unowned dial] in
            if $0 == .cancelled { accepted.append(dial.controller.turn(to: .degrees(90))) }
        }
        let menu = MenuAttackModel()
        menu.onEvent = { [unowned menu] in
            if $0 == .turn(.cancelled) { accepted.append(menu.controller.close()) }
        }
        let size = CGSize(width: 200, height: 200)
        for (model, host) in [
            (dial as HostAttackModel, StandInHost(DialAttackModel.App(model: dial), size: size)),
            (menu, StandInHost(MenuAttackModel.App(model: menu), size: size)),
        ] {
            let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
            host.move(touch, to: CGPoint(x: 165, y: 140), time: 0.1)
            model.isShown = false
            host.update()
        }
        #expect(accepted == [false, false])
        #expect(!dial.controller.isMoving && menu.controller.isOpen)
    }

    @Test func `a value that a setter turned back can be set later`() {
        let model = DialAttackModel()
        let host = StandInHost(DialAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        var first = SwiftUI.Angle.zero
        model.onWrite = { [unowned model] in
            model.onWrite = {}
            first = model.angle
            model.controller.turn(to: .zero, duration: 0)
        }
        model.controller.turn(to: .degrees(90), duration: 0)
        host.update()
        #expect(model.controller.rotation == .zero && model.angle == .zero)
        model.angle = first
        host.update()
        #expect(model.controller.rotation.degrees.rounded() == 90)
    }

    @Test func `a menu whose settings are not equal to themselves is evaluated once while it opens`() {
        let model = MenuAttackModel()
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.behavior.flight = .nan
        model.isOpen = false
        host.update()
        #expect(model.controller.menu.isOpening)
        model.now = 10
        host.frame(at: model.now)
        #expect(!model.controller.menu.isOpening && !model.controller.isOpen)
    }

    @Test func `a binding that an event sets back to its value before is followed`() {
        let model = MenuAttackModel()
        model.isOpen = false
        model.onEvent = { [unowned model] in if $0 == .opened { model.isOpen = false } }
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.controller.open()
        host.update()
        model.runLate()
        #expect(!model.controller.isOpen)

        let dial = DialAttackModel()
        dial.onEvent = { [unowned dial] in if case .turned = $0 { dial.angle = .zero } }
        let dialHost = StandInHost(DialAttackModel.App(model: dial), size: CGSize(width: 200, height: 200))
        dial.controller.turn(to: .degrees(90), duration: 0)
        dialHost.update()
        dial.runLate()
        #expect(dial.controller.rotation == .zero)
    }

    @Test func `events of a command in the setter of a selection that the app makes follow the setter`() {
        let model = MenuAttackModel()
        var (told, isInside) = ([MenuEvent<String>](), false)
        let host = StandInHost(MenuAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.onEvent = {
            #expect(!isInside)
            told.append($0)
        }
        model.controller.select("b")
        // The menu has it selected already, and the app's binding gets it again.
        model.takesWrites = false
        model.selection = nil
        model.onWrite = { [unowned model] in
            guard $0 == "selection" else { return }
            isInside = true
            model.controller.close()
            isInside = false
        }
        model.controller.select("b")
        host.update()
        #expect(told.contains(.closed))
    }

    @Test func `an angle that is not a number is not followed in every evaluation`() {
        let model = DialAttackModel()
        let host = StandInHost(DialAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.angle = .radians(.nan)
        host.update()
        #expect(model.controller.rotation == .zero)
    }

    @Test func `the text for VoiceOver follows new limits`() {
        let model = DialAttackModel()
        let host = StandInHost(DialAttackModel.App(model: model), size: CGSize(width: 200, height: 200))
        model.angle = .degrees(350)
        host.update()
        model.settings.limits = .degrees(0) ... .degrees(90)
        host.update()
        var spoken: [String] = []
        for case .value(let text) in host.accessibility { spoken.append(text.standInString) }
        #expect(spoken == ["90°"])
    }
}
#endif
