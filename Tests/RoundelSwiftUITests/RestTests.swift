#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Spinning by lot, where that comes to rest, and waiting for it: from every state.
@MainActor @Suite struct RestTests {
    /// States of a menu, and whether it can be spun there.
    static let menus: [(name: String, canSpin: Bool, change: @MainActor (MenuStage) -> Void)] = [
        ("open", true, { _ in }),
        ("closed", true, { stage in stage.change { $0.isOpen = false } }),
        ("closing", true, { stage in _ = stage.model.controller.close() }),
        ("disabled", true, { stage in stage.change { $0.isEnabled = false } }),
        ("one item", true, { stage in stage.change { $0.names = ["a"] } }),
        ("no items", false, { stage in stage.change { $0.names = [] } }),
        ("still", false, { stage in stage.change { $0.behavior.turning = .never } }),
        ("reduced motion", true, { stage in stage.host.reducesMotion = true }),
        ("held", false, { stage in _ = stage.host.touch(at: stage.point(0), time: 0) }),
        ("spinning", true, { stage in _ = stage.model.controller.spin(.radians(3)) }),
        ("gone", false, { stage in stage.change { $0.isShown = false } }),
        ("off window", false, { stage in stage.host.isShown = false }),
        (
            "limited", true,
            { stage in
                stage.change {
                    $0.layout = RadialLayout(radius: .fixed(40), start: .degrees(180), sweep: .degrees(180))
                }
            }
        ),
    ]

    @Test func `a menu is spun by lot, says where it rests, and is waited for`() async {
        for (name, canSpin, change) in Self.menus {
            let stage = MenuStage { model in
                model.turning = TurnSettings(gesture: .immediate)
                model.behavior.landsOnItems = name != "limited"
            }
            let menu = stage.model.controller
            change(stage)
            #expect(menu.spinAtRandom(seed: 7, turns: 1...2, duration: 1) == canSpin, "\(name)")
            let (item, rotation) = (menu.restItem, menu.restRotation)
            #expect(rotation?.radians.isFinite == true && (item == nil) == (name == "no items"), "\(name)")
            let waiting = Task { await menu.rested() }
            await Task.yield()
            if name == "held" { stage.change { $0.isShown = false } }
            stage.host.update()
            #expect(stage.settle(), "\(name)")
            await waiting.value
            #expect(!menu.isHeld && !menu.isMoving, "\(name)")
            await menu.rested()
            guard canSpin else { continue }
            #expect(menu.pointed == item, "\(name)")
            #expect(near(menu.rotation.degrees, rotation?.degrees ?? .nan, 1e-6), "\(name)")
        }
    }

    nonisolated static let wheels = [
        "at rest", "disabled", "reduced motion", "limited", "held", "gone", "off window", "huge",
    ]

    @Test(arguments: wheels) func `a wheel is spun by lot, says where it rests, and is waited for`(
        _ name: String
    ) async {
        let stage = DialStage { model in
            if name == "limited" { model.settings.limits = .degrees(-135) ... .degrees(135) }
            if name == "huge" { model.angle = .radians(1e15) }
            model.isEnabled = name != "disabled"
        }
        let wheel = stage.model.controller
        switch name {
        case "reduced motion": stage.host.reducesMotion = true
        case "held": _ = stage.host.touch(at: stage.point(0), time: 0)
        case "gone": stage.change { $0.isShown = false }
        case "off window": stage.host.isShown = false
        default: break
        }
        let canSpin = !["held", "gone", "off window"].contains(name)
        #expect(wheel.spinAtRandom(seed: 7, turns: 1...2, duration: 1) == canSpin)
        let rotation = wheel.restRotation
        #expect(rotation?.radians.isFinite == true)
        let waiting = Task { await wheel.rested() }
        await Task.yield()
        if name == "held" { stage.change { $0.isShown = false } }
        stage.host.update()
        #expect(stage.settle())
        await waiting.value
        #expect(!wheel.isMoving && !wheel.isHeld)
        if canSpin { #expect(near(wheel.rotation.degrees, rotation?.degrees ?? .nan, 1e-6)) }
        await wheel.rested()
    }

    @Test func `a view that is evaluated out of sight takes no orders and keeps nobody waiting`() async throws
    {
        let stage = MenuStage()
        let menu = stage.model.controller
        let link = try #require(menu.link)
        menu.spin(.radians(3))
        stage.host.isShown = false
        // A screen that another one covers is evaluated when the app changes what it shows.
        menu.connect(link)
        #expect(!menu.spinAtRandom() && !menu.open())
        await menu.rested()
        stage.host.isShown = true
        #expect(menu.stop() && menu.spinAtRandom(seed: 1, duration: 1))
        stage.host.update()
        #expect(stage.settle())
        let dial = DialStage()
        let wheel = dial.model.controller
        let dialLink = try #require(wheel.link)
        wheel.spin(.radians(3))
        dial.host.isShown = false
        wheel.connect(dialLink)
        #expect(!wheel.spinAtRandom())
        await wheel.rested()
        dial.host.isShown = true
        #expect(wheel.stop())
    }

    @Test func `who waits for a menu that spins goes on when it is closed, stands still or is emptied`() async
    {
        for change in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.names = [] },
            { (model: MenuModel) in model.behavior.turning = .never },
            { (model: MenuModel) in model.isShown = false },
        ] {
            let stage = MenuStage()
            let menu = stage.model.controller
            menu.spin(.radians(3))
            let waiting = Task { await menu.rested() }
            await Task.yield()
            stage.change(change)
            stage.settle()
            await waiting.value
            #expect(!menu.isHeld)
        }
    }
}
#endif
