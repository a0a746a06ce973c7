#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct MenuParityTests {
    @Test func `items are turned as the behavior says`() {
        let stage = MenuStage { $0.behavior.orientation = .radial }
        func turns() -> [Double] {
            stage.host.values("rotationEffect", as: SwiftUI.Angle.self).map(\.degrees)
        }
        #expect(zip(turns(), [-90, 0, 90, 180]).allSatisfy { near($0, $1) })
        let touch = stage.host.touch(at: stage.point(45), time: 0)
        stage.host.move(touch, to: stage.point(65), time: 0.1)
        #expect(zip(turns(), [-70, 20, 110, 200]).allSatisfy { near($0, $1) })
        stage.host.cancel(touch)
        let coin = MenuStage { $0.behavior.orientation = .tangential }
        #expect(near(coin.host.values("rotationEffect", as: SwiftUI.Angle.self)[1].degrees, 90))
        #expect(MenuStage().host.values("rotationEffect", as: SwiftUI.Angle.self).allSatisfy { $0 == .zero })
    }

    @Test func `a ring may be an ellipse`() {
        let stage = MenuStage { $0.layout = RadialLayout(radius: .ellipse(x: 90, y: 40)) }
        #expect(near(stage.place("a"), Point2D(100, 60)) && near(stage.place("b"), Point2D(190, 100)))
        let host = StandInHost(
            RadialLayout(radius: .ellipse(x: 50, y: 20)) {
                ForEach(["p", "q"], id: \.self) { Text($0).frame(width: 8, height: 16) }
            }
        )
        #expect(host.elements[0].frame.size == CGSize(width: 108, height: 56))
        #expect(near(host.frame(of: "p").map { Double($0.midY) } ?? .nan, 80))
    }

    @Test func `items have angles and weights of their own`() {
        struct Slice: Identifiable {
            let id: String
            let weight: Double
            var angle: SwiftUI.Angle?
        }
        func host(_ slices: [Slice], _ spacing: RadialLayout.Spacing) -> StandInHost {
            StandInHost(
                CircularMenu(
                    slices,
                    isOpen: .constant(true),
                    layout: RadialLayout(radius: .fixed(80), spacing: spacing),
                    behavior: MenuBehavior(landsOnItems: false)
                ) { slice in
                    Text(slice.id)
                } center: {
                    Text("+")
                }
                .itemWeight(\.weight)
                .itemAngle(\.angle)
            )
        }
        // A half and two quarters of the circle, each in the middle of its sector.
        let weighted = host(
            [Slice(id: "h", weight: 2), Slice(id: "q", weight: 1), Slice(id: "r", weight: 1)],
            .weighted()
        )
        let frame = weighted.frame(of: "h") ?? .null
        #expect(near(Point2D(frame.midX, frame.midY), Point2D(180, 100)))
        let angled = host([Slice(id: "x", weight: 1, angle: .degrees(90)), Slice(id: "y", weight: 1)], .even)
        let place = angled.frame(of: "x") ?? .null
        #expect(near(Point2D(place.midX, place.midY), Point2D(100, 180)))
    }

    @Test func `a menu tells what happens, in order and once`() {
        let stage = MenuStage()
        stage.drag(0, -80, rests: true)
        stage.settle()
        let events = stage.model.events.filter { if case .turn(.turned) = $0 { false } else { true } }
        #expect(events.first == .turn(.began))
        #expect(events.filter { $0 == .turn(.released) }.count == 1)
        #expect(events.filter { $0 == .turn(.cameToRest) }.count == 1)
        #expect(events.filter { $0 == .selected("b") }.count == 1)
        #expect(events.filter { $0 == .pointed("b") }.count == 1)
        stage.model.events = []
        stage.host.press(.return)
        #expect(stage.model.events == [.activated("b")])
    }

    @Test func `an app may change anything from an event`() {
        let stage = MenuStage()
        stage.model.onEvent = { [model = stage.model] event in
            switch event {
            case .activated: (model.names, model.isOpen) = (["z"], false)
            case .closed: model.controller.open()
            default: break
            }
        }
        stage.tap("b")
        #expect(stage.settle())
        #expect(stage.model.names == ["z"] && stage.model.isOpen && stage.menu.isOpen)
        #expect(stage.model.events.filter { $0 == .closed || $0 == .opened } == [.closed, .opened])
    }

    @Test func `disabled items are passed by taps and keys`() {
        let stage = MenuStage { $0.disabled = ["b"] }
        stage.tap("b")
        stage.host.press(.rightArrow)
        stage.settle()
        stage.host.press(.return)
        #expect(stage.model.selected.isEmpty && stage.model.selection == "b")
    }

    @Test func `without bindings the menu keeps itself`() {
        let stage = MenuStage { ($0.ownsOpening, $0.ownsSelection) = (true, true) }
        stage.tapCenter()
        stage.settle()
        stage.tap("c")
        stage.settle()
        #expect(stage.model.controller.selection == "c" && stage.model.controller.isOpen)
        #expect(stage.model.selected == ["c"] && stage.model.selection == nil)
    }
}

@MainActor @Suite struct MenuControllerTests {
    @Test func `it does all that UIKit's menu does`() {
        let stage = MenuStage()
        let menu = stage.model.controller
        #expect(menu.turn(to: "c", .clockwise, extraTurns: 1, duration: 1) && menu.isMoving)
        #expect(menu.restItem == "c" && near(menu.restRotation?.degrees ?? 0, 540))
        stage.host.update()
        #expect(stage.settle())
        #expect(stage.model.selection == "c" && near(menu.rotation.degrees, 540) && menu.pointed == "c")
        #expect(menu.turn(toRotation: .degrees(500), duration: 0.1))
        stage.host.update()
        stage.settle()
        #expect(stage.model.selection == "c" && stage.model.selected.isEmpty)
        #expect(menu.step(by: 1) && menu.step(by: 1))
        stage.host.update()
        stage.settle()
        #expect(stage.model.selection == "a")
        #expect(menu.spin(.degrees(90)) && menu.restItem == nil)
        #expect(menu.stop() && menu.restItem != nil)
        stage.host.update()
        #expect(stage.settle() && !menu.stop())
        #expect(menu.spinAtRandom(seed: 1, turns: 1...1, duration: 0.5))
        stage.host.update()
        #expect(stage.settle())
        #expect(menu.select("b") && stage.model.selection == "b")
        stage.host.update()
        #expect(stage.settle() && menu.pointed == "b")
        #expect(!menu.select("nothing") && !menu.turn(to: "nothing"))
        #expect(menu.close() && !menu.isOpen && !stage.model.isOpen)
        #expect(menu.toggle() && stage.model.isOpen && menu.open(animated: false))
        #expect(stage.host.values("sensoryFeedback", as: Int.self).reduce(0, +) == 2)
    }

    @Test func `orders are refused while no menu has it, and while a finger holds the menu`() {
        let free = MenuController<String>()
        #expect(
            !free.open() && !free.turn(to: "a") && !free.select("a") && !free.step(by: 1)
                && !free.spin(.degrees(9))
        )
        let stage = MenuStage()
        let touch = stage.host.touch(at: stage.point(0), time: 0)
        stage.host.move(touch, to: stage.point(30), time: 0.1)
        #expect(stage.model.controller.isHeld && !stage.model.controller.turn(to: "c"))
        stage.host.cancel(touch)
        stage.settle()
        stage.change { $0.isShown = false }
        #expect(!stage.model.controller.open())
    }

    @Test func `waiting ends when the menu rests, when the task is cancelled and when the view goes away`()
        async
    {
        let stage = MenuStage()
        let menu = stage.model.controller
        await menu.rested()
        menu.turn(to: "c")
        stage.host.update()
        let first = Task { await menu.rested() }
        let second = Task { await menu.rested() }
        await Task.yield()
        second.cancel()
        await second.value
        #expect(menu.isMoving)
        stage.settle()
        await first.value
        menu.spin(.degrees(90))
        let third = Task { await menu.rested() }
        await Task.yield()
        stage.change { $0.isShown = false }
        await third.value
    }
}
#endif
