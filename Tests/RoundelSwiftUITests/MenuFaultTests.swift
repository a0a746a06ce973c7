#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Each of these was a fault.
@MainActor @Suite struct MenuFaultTests {
    static let top = Point2D(100, 20)

    @Test func `data may grow while the menu is closed, or in one update with the selection`() {
        let stage = MenuStage { $0.isOpen = false }
        stage.change { $0.names += ["e", "f"] }
        stage.change { $0.selection = "f" }
        #expect(stage.menu.selection == 5)
        stage.change { ($0.names, $0.selection) = (["x"] + $0.names + ["z"], "z") }
        #expect(stage.menu.selection == 7 && stage.menu.count == 8)
        stage.change { $0.isOpen = true }
        stage.settle()
        #expect(near(stage.place("z"), Self.top))
        stage.change { ($0.names, $0.selection) = (["y", "w"], "w") }
        #expect(near(stage.place("w"), Self.top))
        stage.change { $0.names = [] }
        #expect(stage.menu.count == 0 && stage.menu.pointed == nil && !stage.host.isAnimating)
        stage.change { $0.names = ["w", "v"] }
        #expect(stage.menu.count == 2 && stage.menu.selection == 0)
    }

    @Test func `an item that moves among the data stays selected and at the pointer`() {
        let stage = MenuStage { $0.selection = "c" }
        stage.change { $0.names = ["c", "z", "y", "x", "b", "a"] }
        #expect(stage.model.selection == "c" && stage.menu.selection == 0)
        #expect(near(stage.place("c"), Self.top))
        let own = MenuStage { $0.ownsSelection = true }
        own.tap("b")
        own.settle()
        own.change { $0.names = ["z", "y", "b"] }
        #expect(own.menu.selection == 2 && near(own.place("b"), Self.top))
    }

    @Test func `a menu that begins closed has its settings when it opens`() {
        let stage = MenuStage { ($0.ownsOpening, $0.names) = (true, ["a", "b", "c", "d", "e"]) }
        stage.tapCenter()
        stage.settle()
        stage.tap("b")
        stage.settle()
        #expect(near(stage.place("b"), Self.top))
        stage.drag(-90, -40, rests: true)
        stage.settle()
        let way = stage.menu.wheel.rotation.degrees / 72
        #expect(near(way, way.rounded()))
        let reduced = MenuStage { $0.ownsOpening = true }
        reduced.host.reducesMotion = true
        reduced.tapCenter()
        #expect(reduced.opacities == [1, 1, 1, 1] && !reduced.host.isAnimating)
    }

    @Test func `a menu that begins disabled has its settings when it is enabled`() {
        let stage = MenuStage { $0.isEnabled = false }
        stage.tap("b")
        #expect(stage.model.selected.isEmpty)
        stage.change { $0.isEnabled = true }
        stage.tap("b")
        stage.settle()
        #expect(near(stage.place("b"), Self.top))
    }

    @Test func `closing a menu that turns ends the turning`() {
        let stage = MenuStage()
        stage.drag(0, 100)
        #expect(stage.menu.wheel.isMoving)
        stage.change { $0.isOpen = false }
        #expect(!stage.menu.wheel.isMoving)
        #expect(stage.settle())
        let rest = stage.menu.wheel.rotation
        stage.change { $0.isOpen = true }
        #expect(stage.settle() && stage.menu.wheel.rotation == rest)
        stage.drag(-90, -80, rests: true)
        #expect(stage.settle())
    }

    @Test func `a menu that is closed or disabled in the middle of a drag is held by nobody`() {
        for close in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.isEnabled = false },
        ] {
            let stage = MenuStage()
            let touch = stage.host.touch(at: stage.point(0), time: 0)
            stage.host.move(touch, to: stage.point(30), time: 0.1)
            #expect(stage.menu.wheel.phase == .dragging)
            (stage.model.now) = 0.2
            stage.change(close)
            #expect(stage.menu.wheel.phase != .dragging)
            stage.change { ($0.isOpen, $0.isEnabled) = (true, true) }
            #expect(stage.settle())
            let rotation = stage.menu.wheel.rotation
            // The same finger does not take it again.
            stage.host.move(touch, to: stage.point(60), time: stage.model.now + 0.1)
            #expect(stage.menu.wheel.rotation == rotation && stage.menu.wheel.phase == .idle)
            stage.host.lift(touch, at: stage.point(60), time: stage.model.now + 0.2)
            stage.model.now += 0.3
            let other = stage.host.touch(at: stage.point(0), time: stage.model.now)
            stage.host.move(other, to: stage.point(20), time: stage.model.now + 0.1)
            // It lies on an item, and turns the menu by what it goes on beyond the slop.
            #expect(stage.menu.wheel.rotation.degrees > rotation.degrees + 12)
            stage.host.cancel(other)
            #expect(stage.settle())
        }
    }

    @Test
    func `items outside the ring in which a drag begins can be tapped, and so can those of a still menu`() {
        // An item far out, beside the zone of a ring that is smaller than the view.
        for turning in [nil, TurnSettings(deadZone: 0.95, gesture: .afterMoving(10))] as [TurnSettings?] {
            let stage = MenuStage { model in
                model.turning = turning
                model.layout = RadialLayout(radius: .ellipse(x: 140, y: 30))
            }
            stage.tap("b")
            #expect(stage.model.selected == ["b"])
        }
    }

    @Test func `between items of a still menu touches go to what is behind`() {
        final class Log { var taps = 0 }
        for (turning, taps) in [(nil, 1), (TurnSettings(gesture: .afterMoving(10)), 0)]
            as [(TurnSettings?, Int)]
        {
            let log = Log()
            let menu = CircularMenu(
                ["a", "b"],
                id: \.self,
                isOpen: .constant(true),
                layout: RadialLayout(radius: .fixed(80)),
                turning: turning,
                item: { Text($0) },
                center: { Text("+") }
            )
            let host = StandInHost(
                ZStack {
                    Button {
                        log.taps += 1
                    } label: {
                        Color.red
                    }
                    menu
                }
            )
            host.tap(CGPoint(x: 180, y: 100))
            #expect(log.taps == taps)
        }
    }

    @Test func `the button and the touches of a ring that fills its room are in the ring's middle`() {
        let stage = MenuStage(
            { model in
                model.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180))
                model.behavior.turning = .always
            },
            size: CGSize(width: 300, height: 160)
        )
        let middle = stage.menu.ring.center
        #expect(middle.y > 100)
        #expect(near(Point2D(stage.center), middle))
        let (radius, before) = (stage.menu.ring.radii.x, stage.menu.wheel.rotation.degrees)
        let touch = stage.host.touch(at: stage.point(-110, radius: radius), time: 0)
        stage.host.move(touch, to: stage.point(-70, radius: radius), time: 0.1)
        #expect(near(stage.menu.wheel.rotation.degrees, before + 40, 1e-6))
        stage.host.cancel(touch)
        stage.settle()
        stage.tapCenter()
        #expect(!stage.model.isOpen)
    }

    @Test func `every item of a half ring that fills its room can be tapped`() {
        for name in ["a", "b", "c", "d"] {
            let stage = MenuStage(
                { $0.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180)) },
                size: CGSize(width: 300, height: 160)
            )
            stage.tap(name)
            #expect(stage.model.selected == [name])
        }
    }

    @Test func `a tap that stops a moving menu only stops it`() {
        for style in [MenuBehavior.ItemStyle.plain, .environment] {
            let stage = MenuStage { ($0.behavior.itemStyle, $0.behavior.landsOnItems) = (style, false) }
            stage.drag(0, 80)
            // A tap within 0.3 s of the lift may be one of the finger that turned the menu.
            stage.run(0.4)
            #expect(stage.menu.wheel.isMoving)
            stage.host.tap(stage.point(-90 + stage.menu.wheel.rotation.degrees))
            #expect(stage.model.selected.isEmpty && !stage.menu.wheel.isMoving)
            stage.model.now += 1
            stage.host.tap(stage.point(-90 + stage.menu.wheel.rotation.degrees))
            #expect(stage.model.selected == ["a"])
        }
    }

    @Test func `a press on the plain style stops a moving menu when the finger touches down`() {
        let stage = MenuStage { $0.behavior.landsOnItems = false }
        stage.drag(0, 80)
        stage.run(0.1)
        let point = stage.point(-90 + stage.menu.wheel.rotation.degrees)
        let touch = stage.host.touch(at: point, time: stage.model.now)
        #expect(!stage.menu.wheel.isMoving)
        stage.host.lift(touch, at: point, time: stage.model.now)
        #expect(stage.model.selected.isEmpty)
    }

    @Test func `a button that goes away under the finger is pressed no longer`() {
        let stage = MenuStage { $0.behavior.landsOnItems = false }
        let point = stage.point(0)
        let touch = stage.host.touch(at: point, time: 0)
        #expect(stage.model.controller.pressed != nil)
        stage.change { $0.names = ["x", "y", "z", "w"] }
        #expect(stage.model.controller.pressed == nil)
        stage.host.lift(touch, at: point, time: 0.1)
        #expect(stage.model.selected.isEmpty)
        stage.model.now = 1
        stage.host.tap(point)
        #expect(stage.model.selected == ["y"])
    }

    @Test func `a hidden or disabled menu keeps neither keys nor the crown`() {
        let open = MenuStage()
        #expect(open.values("focusable") == [true])
        let crowns = open.host.values("digitalCrownRotation", as: StandInCrown.self)
        #expect(crowns.count == 1 && crowns[0].greatest == 1e6 && crowns[0].sensitivity == .high)
        for change in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.isEnabled = false },
            { (model: MenuModel) in model.names = [] },
        ] {
            let stage = MenuStage()
            stage.change(change)
            stage.settle()
            #expect(stage.values("focusable") == [false])
            stage.host.turnCrown(to: 2, time: 1)
            #expect(stage.menu.wheel.phase == .idle)
        }
    }

    @Test func `a menu that loses its items under the crown is held by nobody`() {
        let stage = MenuStage()
        stage.host.turnCrown(to: 2, time: 0)
        #expect(stage.menu.wheel.phase == .dragging)
        stage.change { $0.names = [] }
        #expect(stage.menu.wheel.phase != .dragging)
        #expect(stage.settle())
    }

    @Test func `words are the app's, or English`() {
        let stage = MenuStage {
            $0.words = MenuWords(next: "次へ", previous: "前へ") { "\($1)個中\($0 + 1)個目" }
        }
        #expect(stage.spoken.first == "4個中1個目")
        #expect(stage.host.perform(AccessibilityActionKind(named: Text(verbatim: "次へ"))))
        #expect(!stage.host.perform(AccessibilityActionKind(named: Text("Next"))))
    }

    @Test func `a fan whose items would leave the view stands still, and is selected where it stands`() {
        let stage = MenuStage { model in
            model.names = ["a", "b", "c", "d", "e"]
            model.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(90))
        }
        let before = stage.model.names.map { stage.place($0) }
        for name in stage.model.names { stage.tap(name) }
        stage.settle()
        #expect(stage.model.selected == stage.model.names && stage.model.selection == "e")
        #expect(stage.model.names.map { stage.place($0) } == before)
        for name in stage.model.names {
            let frame = stage.frame(of: name) ?? .null
            #expect(CGRect(x: -1e-6, y: -1e-6, width: 200.00001, height: 200.00001).contains(frame))
        }
    }

    @Test func `the labels of items are made when data change, never for a frame`() {
        let stage = MenuStage { model in
            model.names = (0..<12).map(String.init)
            (model.ownsSelection, model.ownsOpening) = (true, true)
        }
        func evaluated() -> Int { stage.host.evaluations(of: MenuItemView<String, MenuApp.Item>.self) }
        stage.model.controller.open(animated: false)
        stage.host.update()
        let (made, items) = (stage.model.made, evaluated())
        stage.drag(0, 100)
        stage.run(31.0 / 60)
        stage.settle()
        stage.model.controller.close()
        stage.host.update()
        stage.settle()
        #expect(stage.model.made == made && made == 12)
        // Each item is evaluated for what changes at the pointer or is selected, not for frames.
        #expect(evaluated() - items <= 13 * 12)
        stage.change { $0.names += ["more"] }
        #expect(stage.model.made == made + 13)
    }
}
#endif
