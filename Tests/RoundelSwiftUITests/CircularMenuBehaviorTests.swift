#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircularMenuBehaviorTests {
    @Test(arguments: [false, true])
    func `a rest is told last, when the app knows the item and that the menu closed`(closes: Bool) {
        let scene = MenuScene()
        scene.host.reducesMotion = true
        scene.host.update()
        scene.model.events = []
        if closes {
            scene.host.reducesMotion = false
            scene.host.update()
            scene.model.controller.turn(to: "c", duration: 2)
            scene.run(0.2)
            scene.model.controller.close(animated: false)
        } else {
            scene.model.controller.turn(to: "c")
        }
        let told = scene.model.events
        #expect(told.last == .turn(.cameToRest) && told.contains(closes ? .closed : .pointed("c")))
    }

    @Test func `a rest is told after a selection that the same update of the app has lost`() {
        let scene = MenuScene { $0.selection = "b" }
        scene.model.controller.turn(to: "d", duration: 2)
        scene.run(0.2)
        scene.model.events = []
        scene.change {
            $0.names = ["a", "c", "d"]
            $0.behavior.turning = .never
        }
        let told = scene.model.events
        #expect(told.contains(.selected(nil)) && told.filter { $0 == .turn(.cameToRest) }.count == 1)
        #expect(told.last == .turn(.cameToRest))
    }

    @Test func `items have the orientation of the behavior`() {
        let scene = MenuScene { $0.behavior.orientation = .radial }
        func turns() -> [Double] {
            scene.host.values("rotationEffect", as: SwiftUI.Angle.self).map(\.degrees)
        }
        #expect(zip(turns(), [-90, 0, 90, 180]).allSatisfy { near($0, $1) })
        let touch = scene.host.touch(at: scene.point(45), time: 0)
        scene.host.move(touch, to: scene.point(65), time: 0.1)
        #expect(zip(turns(), [-70, 20, 110, 200]).allSatisfy { near($0, $1) })
        scene.host.cancel(touch)
        let coin = MenuScene { $0.behavior.orientation = .tangential }
        #expect(near(coin.host.values("rotationEffect", as: SwiftUI.Angle.self)[1].degrees, 90))
        #expect(MenuScene().host.values("rotationEffect", as: SwiftUI.Angle.self).allSatisfy { $0 == .zero })
    }

    @Test func `a ring can be an ellipse`() {
        let scene = MenuScene { $0.layout = RadialLayout(radius: .ellipse(x: 90, y: 40)) }
        #expect(
            near(scene.position(of: "a"), Point2D(100, 60))
                && near(scene.position(of: "b"), Point2D(190, 100))
        )
        let host = StandInHost(
            RadialLayout(radius: .ellipse(x: 50, y: 20)) {
                ForEach(["p", "q"], id: \.self) { Text($0).frame(width: 8, height: 16) }
            }
        )
        #expect(host.elements[0].frame.size == CGSize(width: 108, height: 56))
        #expect(near(host.frame(of: "p").map { Double($0.midY) } ?? .nan, 80))
    }

    @Test func `items can have individual angles and weights`() {
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
        // Half of the circle and two quarters of it, with each item in the middle of its sector.
        let weighted = host(
            [Slice(id: "h", weight: 2), Slice(id: "q", weight: 1), Slice(id: "r", weight: 1)],
            .weighted()
        )
        let frame = weighted.frame(of: "h") ?? .null
        #expect(near(Point2D(frame.midX, frame.midY), Point2D(180, 100)))
        let angled = host([Slice(id: "x", weight: 1, angle: .degrees(90)), Slice(id: "y", weight: 1)], .even)
        let middle = angled.frame(of: "x") ?? .null
        #expect(near(Point2D(middle.midX, middle.midY), Point2D(100, 180)))
    }

    @Test func `items without weights have sectors of one width`() {
        let scene = MenuScene { $0.layout = RadialLayout(radius: .fixed(80), spacing: .weighted()) }
        let positions = ["a", "b", "c", "d", "a"].map { scene.position(of: $0) }
        // The side of the square in the ring.
        for (one, next) in zip(positions, positions.dropFirst()) {
            #expect(near((next - one).length, 80 * 2.0.squareRoot()))
        }
    }

    @Test func `a menu plays haptic feedback unless the app wants none`() {
        func played(_ plays: Bool) -> Int {
            let scene = MenuScene {
                $0.turning = TurnSettings(gesture: .afterMoving(10), playsFeedback: plays)
            }
            scene.drag(0, -80, rests: true)
            scene.settle()
            #expect(scene.model.selection == "b")
            return scene.host.values("sensoryFeedback", as: Int.self).reduce(0, +)
        }
        #expect(played(true) > 0 && played(false) == 0)
    }

    @Test func `a menu turns under fingers that begin outside the dead zone of its settings`() {
        let scene = MenuScene { $0.turning = TurnSettings(deadZone: 0.5, gesture: .immediate) }
        for (radius, turns) in [(35.0, false), (45, true)] {
            let touch = scene.host.touch(at: scene.point(45, radius: radius), time: scene.model.now)
            scene.model.now += 0.1
            scene.host.move(touch, to: scene.point(75, radius: radius), time: scene.model.now)
            #expect(scene.model.controller.isHeld == turns)
            scene.host.cancel(touch)
            scene.settle()
        }
    }

    @Test func `a menu reports its events in order and once`() {
        let scene = MenuScene()
        scene.drag(0, -80, rests: true)
        scene.settle()
        let events = scene.model.events.filter { if case .turn(.turned) = $0 { false } else { true } }
        #expect(events.first == .turn(.began))
        #expect(events.filter { $0 == .turn(.released) }.count == 1)
        #expect(events.filter { $0 == .turn(.cameToRest) }.count == 1)
        #expect(events.filter { $0 == .selected("b") }.count == 1)
        #expect(events.filter { $0 == .pointed("b") }.count == 1)
        scene.model.events = []
        scene.host.press(.return)
        #expect(scene.model.events == [.activated("b")])
    }

    @Test func `an app can change its model in response to an event`() {
        let scene = MenuScene()
        scene.model.onEvent = { [model = scene.model] event in
            switch event {
            case .activated: (model.names, model.isOpen) = (["z"], false)
            case .closed: model.controller.open()
            default: break
            }
        }
        scene.tap("b")
        #expect(scene.settle())
        #expect(scene.model.names == ["z"] && scene.model.isOpen && scene.menu.isOpen)
        #expect(scene.model.events.filter { $0 == .closed || $0 == .opened } == [.closed, .opened])
    }

    @Test func `disabled items are not activated by taps or keys`() {
        let scene = MenuScene { $0.disabled = ["b"] }
        scene.tap("b")
        scene.host.press(.rightArrow)
        scene.settle()
        scene.host.press(.return)
        #expect(scene.model.selected.isEmpty && scene.model.selection == "b")
    }

    @Test func `an item that is disabled while the menu is shown is not activated, one that is enabled is`() {
        let scene = MenuScene { $0.disabled = ["c"] }
        scene.change { $0.disabled = ["b"] }
        scene.host.press(.rightArrow)
        scene.settle()
        scene.host.press(.return)
        #expect(scene.model.selected.isEmpty)
        scene.host.press(.rightArrow)
        scene.settle()
        scene.host.press(.return)
        #expect(scene.model.selected == ["c"])
    }

    @Test func `without bindings a menu keeps its selection and whether it is open`() {
        let scene = MenuScene { ($0.menuKeepsOpenState, $0.menuKeepsSelection) = (true, true) }
        scene.tapCenter()
        scene.settle()
        scene.tap("c")
        scene.settle()
        #expect(scene.model.controller.selection == "c" && scene.model.controller.isOpen)
        #expect(scene.model.selected == ["c"] && scene.model.selection == nil)
    }

    @Test func `a layout with NaN is followed once, and counts as one with zero`() {
        let odd = SwiftUI.Angle(radians: .nan)
        for layout in [
            RadialLayout(sweep: odd), RadialLayout(spacing: .step(odd)),
            RadialLayout(spacing: .weighted(pad: odd)),
        ] {
            let host = StandInHost(
                CircularMenu([1, 2, 3], id: \.self, isOpen: .constant(true), layout: layout) {
                    Text(verbatim: "\($0)").frame(width: 20, height: 20)
                } center: {
                    Text("+")
                },
                size: CGSize(width: 200, height: 200)
            )
            host.update()
            #expect(host.frame(of: "1").map { $0.midX.isFinite && $0.midY.isFinite } == true)
        }
    }
}
#endif
