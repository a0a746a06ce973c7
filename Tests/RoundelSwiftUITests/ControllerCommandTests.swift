#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Every command passes all its arguments to the core, and what is left out has the core's default.
@MainActor @Suite struct ControllerCommandTests {
    typealias OfWheel = (
        controller: @MainActor (TurnController) -> Bool, core: @MainActor (inout Wheel) -> Wheel.Update
    )

    nonisolated static let wheel: [(name: String, commands: OfWheel)] = [
        ("angle", ({ $0.turn(to: .radians(2)) }, { $0.turn(to: .radians(2), time: 3) })),
        (
            "angle and more",
            (
                { $0.turn(to: .radians(2), .counterclockwise, extraTurns: 2, duration: 1.5) },
                { $0.turn(to: .radians(2), .counterclockwise, extraTurns: 2, duration: 1.5, time: 3) }
            )
        ),
        ("detent", ({ $0.turn(toDetent: 3) }, { $0.turn(toDetent: 3, time: 3) })),
        (
            "detent and more",
            (
                { $0.turn(toDetent: 3, .clockwise, extraTurns: 1, duration: 4) },
                { $0.turn(toDetent: 3, .clockwise, extraTurns: 1, duration: 4, time: 3) }
            )
        ),
        ("no detent", ({ $0.turn(toDetent: 9) }, { $0.turn(toDetent: 9, time: 3) })),
        ("step", ({ $0.step(by: -2) }, { $0.step(by: -2, time: 3) })),
        ("spin", ({ $0.spin(velocity: .radians(-3)) }, { $0.spin(velocity: -3, time: 3) })),
        ("random", ({ $0.spinAtRandom(seed: 7) }, { $0.spinAtRandom(seed: 7, time: 3) })),
        (
            "random and more",
            (
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4) },
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4, time: 3) }
            )
        ),
    ]

    @Test(arguments: wheel.indices) func `commands of a wheel`(_ index: Int) {
        let (name, commands) = Self.wheel[index]
        let scene = DialScene {
            $0.settings.detents = .count(5)
            $0.now = 3
        }
        var core = scene.wheel
        let isAccepted = commands.controller(scene.model.controller)
        #expect(isAccepted == (commands.core(&core).touch != .refused), "\(name)")
        #expect("\(scene.wheel)" == "\(core)", "\(name)")
        #expect(scene.model.controller.stop() == core.isMoving)
        core.stop(time: 3)
        #expect("\(scene.wheel)" == "\(core)", "\(name), stopped")
    }

    @Test func `a wheel that is not shown refuses commands`() {
        let controller = TurnController()
        #expect(!controller.turn(to: .degrees(9)) && !controller.step(by: 1) && !controller.stop())
        #expect(controller.rotation == .zero && !controller.isMoving && !controller.isHeld)
        #expect(controller.detentIndex == nil && controller.restRotation == .zero)
    }

    @MainActor private final class News: ObservableObject {
        @Published var names = ["a", "b", "c"]
        @Published var count = 4
        let (menu, wheel) = (MenuController<String>(), TurnController())
        var accepted: [Bool] = []
        nonisolated init() {}
    }

    private struct NewsPage: View {
        @ObservedObject var model: News

        var body: some View {
            let model = model
            VStack {
                CircularMenu(
                    model.names,
                    id: \.self,
                    isOpen: .constant(true),
                    controller: model.menu,
                    item: { Text($0).frame(width: 24, height: 24) },
                    center: { Text("+") }
                )
                Color.red.frame(width: 100, height: 100).turnable(
                    rotation: .constant(.zero),
                    TurnSettings(detents: .count(model.count)),
                    controller: model.wheel
                )
            }
            .onChange(of: model.names) { _, names in
                model.accepted.append(model.menu.turn(to: names[2], duration: 0))
                model.accepted.append(model.menu.select(names[1]))
            }
            .onChange(of: model.count) { _, count in
                model.accepted.append(model.wheel.turn(toDetent: count - 1, duration: 0))
            }
        }
    }

    @Test func `a command in the app's onChange is for the new items and detents`() {
        let model = News()
        let host = StandInHost(NewsPage(model: model), size: CGSize(width: 400, height: 600))
        (model.names, model.count) = (["x", "y", "z"], 8)
        host.update()
        #expect(model.accepted == [true, true, true])
        #expect(model.menu.selection == "y" && near(model.wheel.rotation.degrees, -45))
    }

    typealias OfMenu = (
        controller: @MainActor (MenuController<String>) -> Bool,
        core: @MainActor (inout RingMenu) -> RingMenu.Update
    )

    nonisolated static let menu: [(name: String, commands: OfMenu)] = [
        ("item", ({ $0.turn(to: "c") }, { $0.turn(toItem: 2, time: 3) })),
        (
            "item and more",
            (
                { $0.turn(to: "c", .counterclockwise, extraTurns: 1, duration: 4) },
                { $0.turn(toItem: 2, .counterclockwise, extraTurns: 1, duration: 4, time: 3) }
            )
        ),
        ("no item", ({ $0.turn(to: "z") }, { $0.turn(toItem: 9, time: 3) })),
        ("rotation", ({ $0.turn(toRotation: .radians(2)) }, { $0.turn(to: .radians(2), time: 3) })),
        (
            "rotation and more",
            (
                { $0.turn(toRotation: .radians(2), .direct, extraTurns: 2, duration: 1.5) },
                { $0.turn(to: .radians(2), .direct, extraTurns: 2, duration: 1.5, time: 3) }
            )
        ),
        ("step", ({ $0.step(by: -2) }, { $0.turn(byItems: -2, time: 3) })),
        ("spin", ({ $0.spin(velocity: .radians(-3)) }, { $0.spin(velocity: -3, time: 3) })),
        ("random", ({ $0.spinAtRandom(seed: 7) }, { $0.spinAtRandom(seed: 7, time: 3) })),
        (
            "random and more",
            (
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4) },
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4, time: 3) }
            )
        ),
        ("select", ({ $0.select("d") }, { $0.select(3, time: 3) })),
        ("select none", ({ $0.select(nil) }, { $0.select(nil, time: 3) })),
        ("close", ({ $0.close() }, { $0.setOpen(false, time: 3) })),
        ("close at once", ({ $0.close(animated: false) }, { $0.setOpen(false, animated: false, time: 3) })),
        ("open", ({ $0.open() }, { $0.setOpen(true, time: 3) })),
        ("toggle", ({ $0.toggle() }, { $0.toggle(time: 3) })),
        ("toggle at once", ({ $0.toggle(animated: false) }, { $0.setOpen(false, animated: false, time: 3) })),
    ]

    @Test(arguments: menu.indices) func `commands of a menu`(_ index: Int) {
        let (name, commands) = Self.menu[index]
        let scene = MenuScene {
            $0.now = 3
            $0.selection = "b"
        }
        var core = scene.menu
        let isAccepted = commands.controller(scene.model.controller)
        #expect(isAccepted == (commands.core(&core).wheel.touch != .refused), "\(name)")
        #expect("\(scene.menu)" == "\(core)", "\(name)")
        let wasMoving = core.wheel.isMoving
        #expect(scene.model.controller.stop() == wasMoving, "\(name)")
        core.stop(time: 3)
        #expect("\(scene.menu.wheel)" == "\(core.wheel)", "\(name), stopped")
    }

    @Test func `a menu opens with and without a flight`() {
        for animated in [false, true] {
            for opens in [{ $0.open(animated: animated) }, { $0.toggle(animated: animated) }]
                as [@MainActor (MenuController<String>) -> Bool]
            {
                let scene = MenuScene { $0.isOpen = false }
                #expect(opens(scene.model.controller) && scene.menu.isOpen)
                #expect(scene.menu.isOpening == animated)
            }
        }
    }
}

/// What the properties of new values are.
@MainActor @Suite struct ControllerDefaultsTests {
    @Test func `settings and behaviours`() {
        let turn = TurnSettings(
            decay: TurnDecay(factor: 0.92, restSpeed: .radians(0.006)),
            detents: nil,
            limits: nil,
            stretch: .degrees(30),
            sensitivity: 1,
            maximumSpeed: .radians(50),
            settlingTime: 0.5,
            deadZone: 0.2,
            touchRadius: 1,
            gesture: .immediate,
            playsFeedback: true
        )
        #expect(TurnSettings() == turn)
        #expect(TurnSettings().wheelSettings(reducesMotion: false) == Wheel.Settings())
        let presets = [TurnDecay.ice, .smooth, .moderate, .quick]
        #expect(presets == [0.98, 0.95, 0.92, 0.85].map { TurnDecay(factor: $0) })
        #expect(TurnDetents.count(4) == .count(4, origin: .zero))
        let menu = MenuBehavior(
            turning: .automatic,
            landsOnItems: true,
            turnsSelectionToPointer: true,
            closesOnEscape: true,
            orientation: .upright,
            flight: 0.35,
            stagger: 0.04,
            itemStyle: .plain
        )
        #expect(MenuBehavior() == menu)
        let dial = DialBehavior(
            drag: .follow,
            tapsTrack: true,
            sensitivity: 1,
            magnets: [],
            magnetHalfWidth: .degrees(5),
            snapsWhileDragging: false,
            returnsTo: nil,
            coasts: nil,
            settlingTime: 0.3,
            gesture: .immediate,
            playsFeedback: true
        )
        #expect(DialBehavior() == dial)
        let layout = RadialLayout(
            radius: .fitted,
            start: .degrees(-90),
            sweep: .degrees(360),
            end: .inclusive,
            direction: .clockwise,
            spacing: .even,
            rotation: .zero,
            mirrorsInRightToLeft: true,
            expansion: 1
        )
        #expect("\(RadialLayout())" == "\(layout)")
        let options = DialOptions()
        #expect(options.start == .degrees(135) && options.sweep == .degrees(270))
        #expect(options.curve == .linear && options.mirrorsInRightToLeft && options.behavior == dial)
        #expect(options.lowerLabel.standInString == "Minimum")
        #expect(options.upperLabel.standInString == "Maximum")
        let words = MenuWords()
        #expect([words.next, words.previous, words.showMenu] == ["Next", "Previous", "Show menu"])
    }

    @Test func `radial menus`() {
        let behavior = RadialMenuBehavior()
        #expect(behavior.gesture == .press && behavior.itemSize == 52 && behavior.holdDuration == 0.5)
        #expect(behavior.acceptsStrokes && behavior.staysOpen && !behavior.opensOnTap)
        #expect(behavior.acceptsKeys && behavior.direction == .degrees(-90))
        #expect(behavior.sweep == .degrees(360) && behavior.spacing == 8)
        #expect(behavior.minimumRadius == 72 && behavior.maximumRadius == 200)
        #expect(behavior.flight == 0.3 && behavior.stagger == 0.02 && behavior.showsScrim)
        #expect(behavior.playsFeedback)
    }

    @Test func `shapes`() {
        let rect = CGRect(x: 0, y: 0, width: 90, height: 60)
        let plain = RoundelSwiftUI.Superellipse(exponent: 5).path(in: rect)
        #expect(plain == RoundelSwiftUI.Superellipse(exponent: 5, tolerance: 0.05).path(in: rect))
        #expect(plain != RoundelSwiftUI.Superellipse(exponent: 5, tolerance: 5).path(in: rect))
        let band = ArcBandShape(start: .zero, sweep: .degrees(90), thickness: 8).path(in: rect)
        let round = ArcBandShape(start: .zero, sweep: .degrees(90), thickness: 8, hasRoundCaps: true)
        #expect(band == round.path(in: rect))
        let directions = [SwiftUI.Angle.zero, .degrees(30)]
        let marks = DialTickMarks(at: directions, length: 6).path(in: rect)
        #expect(marks == DialTickMarks(at: directions, length: 6, width: 1).path(in: rect))
    }
}
#endif
