#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Random spins, their rest positions, and tasks that wait for them, from every state.
@MainActor @Suite struct ControllerRestTests {
    /// States of a menu, and whether it can be spun in each.
    static let menus: [(name: String, canSpin: Bool, change: @MainActor (MenuScene) -> Void)] = [
        ("open", true, { _ in }),
        ("closed", true, { scene in scene.change { $0.isOpen = false } }),
        ("closing", true, { scene in _ = scene.model.controller.close() }),
        ("disabled", true, { scene in scene.change { $0.isEnabled = false } }),
        ("one item", true, { scene in scene.change { $0.names = ["a"] } }),
        ("no items", false, { scene in scene.change { $0.names = [] } }),
        ("still", false, { scene in scene.change { $0.behavior.turning = .never } }),
        ("reduced motion", true, { scene in scene.host.reducesMotion = true }),
        ("held", false, { scene in _ = scene.host.touch(at: scene.point(0), time: 0) }),
        ("spinning", true, { scene in _ = scene.model.controller.spin(velocity: .radians(3)) }),
        ("gone", false, { scene in scene.change { $0.isShown = false } }),
        ("off window", false, { scene in scene.host.isShown = false }),
        (
            "limited", true,
            { scene in
                scene.change {
                    $0.layout = RadialLayout(radius: .fixed(40), start: .degrees(180), sweep: .degrees(180))
                }
            }
        ),
    ]

    @Test func `with Reduce Motion new detents that turn a wheel tell of its rest`() {
        let scene = DialScene { $0.angle = .degrees(20) }
        scene.host.reducesMotion = true
        scene.host.update()
        scene.change { $0.settings.detents = .count(4) }
        #expect(scene.model.events == [.cameToRest] && near(scene.model.angle.degrees, 0))
        scene.change { $0.settings.detents = .count(8) }
        #expect(scene.model.events == [.cameToRest])
    }

    @Test func `a random spin of a menu ends at its rest rotation, and waiting tasks resume`() async {
        for (name, canSpin, change) in Self.menus {
            let scene = MenuScene { model in
                model.turning = TurnSettings(gesture: .immediate)
                model.behavior.landsOnItems = name != "limited"
            }
            let menu = scene.model.controller
            change(scene)
            #expect(menu.spinAtRandom(seed: 7, turns: 1...2, duration: 1) == canSpin, "\(name)")
            let (item, rotation) = (menu.restItem, menu.restRotation)
            #expect(rotation?.radians.isFinite == true && (item == nil) == (name == "no items"), "\(name)")
            let waiting = Task { await menu.rested() }
            await Task.yield()
            if name == "held" { scene.change { $0.isShown = false } }
            scene.host.update()
            #expect(scene.settle(), "\(name)")
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

    @Test(arguments: wheels)
    func `a random spin of a wheel ends at its rest rotation, and waiting tasks resume`(
        _ name: String
    ) async {
        let scene = DialScene { model in
            if name == "limited" { model.settings.limits = .degrees(-135) ... .degrees(135) }
            if name == "huge" { model.angle = .radians(1e15) }
            model.isEnabled = name != "disabled"
        }
        let wheel = scene.model.controller
        switch name {
        case "reduced motion": scene.host.reducesMotion = true
        case "held": _ = scene.host.touch(at: scene.point(0), time: 0)
        case "gone": scene.change { $0.isShown = false }
        case "off window": scene.host.isShown = false
        default: break
        }
        let canSpin = !["held", "gone", "off window"].contains(name)
        #expect(wheel.spinAtRandom(seed: 7, turns: 1...2, duration: 1) == canSpin)
        let rotation = wheel.restRotation
        #expect(rotation?.radians.isFinite == true)
        let waiting = Task { await wheel.rested() }
        await Task.yield()
        if name == "held" { scene.change { $0.isShown = false } }
        scene.host.update()
        #expect(scene.settle())
        await waiting.value
        #expect(!wheel.isMoving && !wheel.isHeld)
        if canSpin { #expect(near(wheel.rotation.degrees, rotation?.degrees ?? .nan, 1e-6)) }
        await wheel.rested()
    }

    @Test func `a view that is evaluated off the screen refuses commands and does not block waiting tasks`()
        async throws
    {
        let scene = MenuScene()
        let menu = scene.model.controller
        let link = try #require(menu.link)
        menu.spin(velocity: .radians(3))
        scene.host.isShown = false
        // A screen that is covered by another one is still evaluated when the app's model changes.
        menu.connect(link)
        #expect(!menu.spinAtRandom() && !menu.open())
        await menu.rested()
        scene.host.isShown = true
        #expect(menu.stop() && menu.spinAtRandom(seed: 1, duration: 1))
        scene.host.update()
        #expect(scene.settle())
        let dial = DialScene()
        let wheel = dial.model.controller
        let dialLink = try #require(wheel.link)
        wheel.spin(velocity: .radians(3))
        dial.host.isShown = false
        wheel.connect(dialLink)
        #expect(!wheel.spinAtRandom())
        await wheel.rested()
        dial.host.isShown = true
        #expect(wheel.stop())
    }

    @Test
    func
        `tasks that wait for a spinning menu resume when it is closed, can no longer turn, is emptied or disappears`()
        async
    {
        for change in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.names = [] },
            { (model: MenuModel) in model.behavior.turning = .never },
            { (model: MenuModel) in model.isShown = false },
        ] {
            let scene = MenuScene()
            let menu = scene.model.controller
            menu.spin(velocity: .radians(3))
            let waiting = Task { await menu.rested() }
            await Task.yield()
            scene.change(change)
            scene.settle()
            await waiting.value
            #expect(!menu.isHeld)
        }
    }

    @Test(arguments: [false, true])
    func `waiting goes on when a view that moves loses the controller to another one`(isMenu: Bool) async {
        let (wheel, menu) = (DialScene(), MenuScene())
        #expect(wheel.model.controller.spin(velocity: .degrees(90)))
        #expect(menu.model.controller.spin(velocity: .degrees(90)))
        var hasReturned = false
        let waiting = Task {
            if isMenu { await menu.model.controller.rested() } else { await wheel.model.controller.rested() }
            hasReturned = true
        }
        for _ in 0..<3 { await Task.yield() }
        let second =
            isMenu ? StandInHost(MenuApp(model: menu.model)) : StandInHost(DialApp(model: wheel.model))
        for _ in 0..<3 { await Task.yield() }
        #expect(!hasReturned && (isMenu ? menu.model.controller.isMoving : wheel.model.controller.isMoving))
        for host in [wheel.host, menu.host, second] { host.isShown = false }
        await waiting.value
    }
}
#endif
