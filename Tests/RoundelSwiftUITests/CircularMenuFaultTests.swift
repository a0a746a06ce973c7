#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Regression tests: each of these was a fault once.
@MainActor @Suite struct CircularMenuFaultTests {
    static let top = Point2D(100, 20)

    @Test func `data may change while the menu is closed, and together with the selection`() {
        let scene = MenuScene { $0.isOpen = false }
        scene.change { $0.names += ["e", "f"] }
        scene.change { $0.selection = "f" }
        #expect(scene.menu.selection == 5)
        scene.change { ($0.names, $0.selection) = (["x"] + $0.names + ["z"], "z") }
        #expect(scene.menu.selection == 7 && scene.menu.count == 8)
        scene.change { $0.isOpen = true }
        scene.settle()
        #expect(near(scene.position(of: "z"), Self.top))
        scene.change { ($0.names, $0.selection) = (["y", "w"], "w") }
        #expect(near(scene.position(of: "w"), Self.top))
        scene.change { $0.names = [] }
        #expect(scene.menu.count == 0 && scene.menu.pointed == nil && !scene.host.isAnimating)
        scene.change { $0.names = ["w", "v"] }
        #expect(scene.menu.count == 2 && scene.menu.selection == 0)
    }

    @Test(arguments: [[], ["a", "b", "c", "d"]])
    func `items that are added to an open menu are visible`(names: [String]) {
        let scene = MenuScene { $0.names = names }
        scene.change { $0.names = ["x", "a", "b", "c", "d"] }
        #expect(scene.opacities == [1, 1, 1, 1, 1] && !scene.host.isAnimating)
    }

    @Test func `with new data, another item at the pointer is reported, and the same one is not`() {
        struct Observer: View {
            @ObservedObject var controller: MenuController<String>
            var body: some View { Text(controller.pointed ?? "none") }
        }
        let scene = MenuScene()
        let observer = StandInHost(Observer(controller: scene.model.controller))
        scene.change { $0.names = ["e", "f", "g", "h"] }
        observer.update()
        #expect(scene.model.events == [.pointed("e")])
        #expect(observer.all(Text.self).map(\.standInString) == ["e"])
        scene.change { $0.selection = "e" }
        scene.model.events = []
        scene.change { $0.names = ["h", "g", "f", "e"] }
        #expect(scene.model.controller.pointed == "e" && scene.model.events.isEmpty)
    }

    @Test(arguments: [true, false])
    func `the loss of a selected item is reported, unless the app selects another one`(keeps: Bool) {
        let scene = MenuScene { $0.menuKeepsSelection = keeps }
        scene.tap("b")
        scene.settle()
        scene.model.events = []
        scene.change { $0.names = ["a", "c", "d"] }
        #expect(scene.model.controller.selection == nil)
        func losses() -> Int { scene.model.events.filter { $0 == .selected(nil) }.count }
        #expect(losses() == 1)
        scene.change { $0.names = ["a", "c"] }
        #expect(losses() == 1)
        guard !keeps else { return }
        // The binding has kept the item, which comes back.
        #expect(scene.model.selection == "b")
        scene.change { $0.names = ["a", "b", "c"] }
        #expect(scene.model.controller.selection == "b")
        scene.change { ($0.names, $0.selection) = (["a", "c"], "c") }
        scene.change { ($0.names, $0.selection) = (["a"], nil) }
        #expect(losses() == 1)
    }

    /// The items that a menu was told are selected.
    private func selections(_ scene: MenuScene) -> [String?] {
        scene.model.events.compactMap { if case .selected(let id) = $0 { .some(id) } else { nil } }
    }

    @Test(arguments: [true, false])
    func `a menu that loses its item and lands on another one reports that one alone`(keeps: Bool) {
        let scene = MenuScene { $0.menuKeepsSelection = keeps }
        scene.tap("b")
        scene.settle()
        scene.model.controller.spin(velocity: .radians(3))
        scene.run(0.5)
        scene.model.events = []
        scene.change { ($0.names, $0.isOpen) = (["a", "c", "d"], false) }
        let selection = scene.model.controller.selection
        #expect(selection != nil && selections(scene) == [selection])
        if !keeps { #expect(scene.model.selection == selection) }
    }

    @Test(
        arguments: [
            (0.0, ["a", "c", "d"], nil), (80, ["a", "c", "d"], "a"), (80, ["c", "d"], nil),
            (80, ["b", "c", "d"], "b"),
        ]
    )
    func `a menu that is disabled and loses its item reports at most one`(
        _ angle: Double,
        _ names: [String],
        _ selection: String?
    ) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: .immediate) }
        scene.host.reducesMotion = true
        scene.tap("b")
        scene.settle()
        let touch = scene.host.touch(at: scene.point(0), time: scene.model.now)
        for step in 1...8 {
            scene.model.now += 0.05
            scene.host.move(touch, to: scene.point(angle * Double(step) / 8), time: scene.model.now)
        }
        scene.model.events = []
        scene.change { ($0.names, $0.isEnabled) = (names, false) }
        #expect(scene.model.controller.selection == selection && selections(scene) == [selection])
        // The binding keeps a lost item, which may come back.
        #expect(scene.model.selection == selection ?? "b")
    }

    @Test func `an item whose index changes stays selected and at the pointer`() {
        let scene = MenuScene { $0.selection = "c" }
        scene.change { $0.names = ["c", "z", "y", "x", "b", "a"] }
        #expect(scene.model.selection == "c" && scene.menu.selection == 0)
        #expect(near(scene.position(of: "c"), Self.top))
        let unbound = MenuScene { $0.menuKeepsSelection = true }
        unbound.tap("b")
        unbound.settle()
        unbound.change { $0.names = ["z", "y", "b"] }
        #expect(unbound.menu.selection == 2 && near(unbound.position(of: "b"), Self.top))
    }

    @Test func `a menu that is closed at first has its settings when it opens`() {
        let scene = MenuScene { ($0.menuKeepsOpenState, $0.names) = (true, ["a", "b", "c", "d", "e"]) }
        scene.tapCenter()
        scene.settle()
        scene.tap("b")
        scene.settle()
        #expect(near(scene.position(of: "b"), Self.top))
        scene.drag(-90, -40, rests: true)
        scene.settle()
        let steps = scene.menu.wheel.rotation.degrees / 72
        #expect(near(steps, steps.rounded()))
        let reduced = MenuScene { $0.menuKeepsOpenState = true }
        reduced.host.reducesMotion = true
        reduced.tapCenter()
        #expect(reduced.opacities == [1, 1, 1, 1] && !reduced.host.isAnimating)
    }

    @Test func `a menu that is disabled at first has its settings when it is enabled`() {
        let scene = MenuScene { $0.isEnabled = false }
        scene.tap("b")
        #expect(scene.model.selected.isEmpty)
        scene.change { $0.isEnabled = true }
        scene.tap("b")
        scene.settle()
        #expect(near(scene.position(of: "b"), Self.top))
    }

    @Test func `closing a turning menu ends its motion`() {
        let scene = MenuScene()
        scene.drag(0, 100)
        #expect(scene.menu.wheel.isMoving)
        scene.change { $0.isOpen = false }
        #expect(!scene.menu.wheel.isMoving)
        #expect(scene.settle())
        let rotation = scene.menu.wheel.rotation
        scene.change { $0.isOpen = true }
        #expect(scene.settle() && scene.menu.wheel.rotation == rotation)
        scene.drag(-90, -80, rests: true)
        #expect(scene.settle())
    }

    @Test func `closing or disabling a menu during a drag ends the drag`() {
        for close in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.isEnabled = false },
        ] {
            let scene = MenuScene()
            let touch = scene.host.touch(at: scene.point(0), time: 0)
            scene.host.move(touch, to: scene.point(30), time: 0.1)
            #expect(scene.menu.wheel.phase == .dragging)
            (scene.model.now) = 0.2
            scene.change(close)
            #expect(scene.menu.wheel.phase != .dragging)
            scene.change { ($0.isOpen, $0.isEnabled) = (true, true) }
            #expect(scene.settle())
            let rotation = scene.menu.wheel.rotation
            // The same finger does not resume the drag.
            scene.host.move(touch, to: scene.point(60), time: scene.model.now + 0.1)
            #expect(scene.menu.wheel.rotation == rotation && scene.menu.wheel.phase == .idle)
            scene.host.lift(touch, at: scene.point(60), time: scene.model.now + 0.2)
            scene.model.now += 0.3
            let other = scene.host.touch(at: scene.point(0), time: scene.model.now)
            scene.host.move(other, to: scene.point(20), time: scene.model.now + 0.1)
            // The finger is on an item, and turns the menu by its movement beyond the slop.
            #expect(scene.menu.wheel.rotation.degrees > rotation.degrees + 12)
            scene.host.cancel(other)
            #expect(scene.settle())
        }
    }

    @Test
    func `items outside the touch zone can be tapped, and so can those of a menu that does not turn`() {
        // An item outside the touch zone, of a ring that is smaller than the view.
        for turning in [nil, TurnSettings(deadZone: 0.95, gesture: .afterMoving(10))] as [TurnSettings?] {
            let scene = MenuScene { model in
                model.turning = turning
                model.layout = RadialLayout(radius: .ellipse(x: 140, y: 30))
            }
            scene.tap("b")
            #expect(scene.model.selected == ["b"])
        }
    }

    @Test func `touches between the items of a menu that does not turn go to the views behind`() {
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

    @Test func `the central button and the touch zone of a filling ring are about the ring's centre`() {
        let scene = MenuScene(
            { model in
                model.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180))
                model.behavior.turning = .always
            },
            size: CGSize(width: 300, height: 160)
        )
        let middle = scene.menu.ring.center
        #expect(middle.y > 100)
        #expect(near(Point2D(scene.center), middle))
        let (radius, before) = (scene.menu.ring.radii.x, scene.menu.wheel.rotation.degrees)
        let touch = scene.host.touch(at: scene.point(-110, radius: radius), time: 0)
        scene.host.move(touch, to: scene.point(-70, radius: radius), time: 0.1)
        #expect(near(scene.menu.wheel.rotation.degrees, before + 40, 1e-6))
        scene.host.cancel(touch)
        scene.settle()
        scene.tapCenter()
        #expect(!scene.model.isOpen)
    }

    @Test func `every item of a half ring that fills its bounds can be tapped`() {
        for name in ["a", "b", "c", "d"] {
            let scene = MenuScene(
                { $0.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180)) },
                size: CGSize(width: 300, height: 160)
            )
            scene.tap(name)
            #expect(scene.model.selected == [name])
        }
    }

    @Test func `a tap that stops a moving menu has no other effect`() {
        for style in [MenuBehavior.ItemStyle.plain, .environment] {
            let scene = MenuScene { ($0.behavior.itemStyle, $0.behavior.landsOnItems) = (style, false) }
            scene.drag(0, 80)
            // A tap within 0.3 s after a drag may belong to the finger that turned the menu.
            scene.run(0.4)
            #expect(scene.menu.wheel.isMoving)
            scene.host.tap(scene.point(-90 + scene.menu.wheel.rotation.degrees))
            #expect(scene.model.selected.isEmpty && !scene.menu.wheel.isMoving)
            scene.model.now += 1
            scene.host.tap(scene.point(-90 + scene.menu.wheel.rotation.degrees))
            #expect(scene.model.selected == ["a"])
        }
    }

    @Test func `a press on a button of the plain style stops a moving menu at touch down`() {
        let scene = MenuScene { $0.behavior.landsOnItems = false }
        scene.drag(0, 80)
        scene.run(0.1)
        let point = scene.point(-90 + scene.menu.wheel.rotation.degrees)
        let touch = scene.host.touch(at: point, time: scene.model.now)
        #expect(!scene.menu.wheel.isMoving)
        scene.host.lift(touch, at: point, time: scene.model.now)
        #expect(scene.model.selected.isEmpty)
    }

    @Test func `a button that is removed under the finger is no longer pressed`() {
        let scene = MenuScene { $0.behavior.landsOnItems = false }
        let point = scene.point(0)
        let touch = scene.host.touch(at: point, time: 0)
        #expect(scene.model.controller.pressed != nil)
        scene.change { $0.names = ["x", "y", "z", "w"] }
        #expect(scene.model.controller.pressed == nil)
        scene.host.lift(touch, at: point, time: 0.1)
        #expect(scene.model.selected.isEmpty)
        scene.model.now = 1
        scene.host.tap(point)
        #expect(scene.model.selected == ["y"])
    }

    @Test func `a closed, disabled or empty menu gives up the focus and ignores the crown`() {
        let open = MenuScene()
        #expect(open.values("focusable") == [true])
        let crowns = open.host.values("digitalCrownRotation", as: StandInCrown.self)
        #expect(crowns.count == 1 && crowns[0].greatest == 1e6 && crowns[0].sensitivity == .high)
        #expect(crowns[0].least == -1e6 && !crowns[0].isContinuous && !crowns[0].isHapticFeedbackEnabled)
        for change in [
            { (model: MenuModel) in model.isOpen = false }, { (model: MenuModel) in model.isEnabled = false },
            { (model: MenuModel) in model.names = [] },
        ] {
            let scene = MenuScene()
            scene.change(change)
            scene.settle()
            #expect(scene.values("focusable") == [false])
            scene.host.turnCrown(to: 2, time: 1)
            #expect(scene.menu.wheel.phase == .idle)
        }
    }

    @Test func `a menu that is emptied while the crown turns is no longer held`() {
        let scene = MenuScene()
        scene.host.turnCrown(to: 2, time: 0)
        #expect(scene.menu.wheel.phase == .dragging)
        scene.change { $0.names = [] }
        #expect(scene.menu.wheel.phase != .dragging)
        #expect(scene.settle())
    }

    @Test func `the spoken words are those of the app, or English by default`() {
        let scene = MenuScene {
            $0.words = MenuWords(next: "次へ", previous: "前へ") { "\($1)個中\($0 + 1)個目" }
        }
        #expect(scene.spoken.first == "4個中1個目")
        #expect(scene.host.perform(AccessibilityActionKind(named: Text(verbatim: "次へ"))))
        #expect(!scene.host.perform(AccessibilityActionKind(named: Text("Next"))))
    }

    @Test func `a fan whose items would leave the view does not turn and selects items at their positions`() {
        let scene = MenuScene { model in
            model.names = ["a", "b", "c", "d", "e"]
            model.layout = RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(90))
        }
        let before = scene.model.names.map { scene.position(of: $0) }
        for name in scene.model.names { scene.tap(name) }
        scene.settle()
        #expect(scene.model.selected == scene.model.names && scene.model.selection == "e")
        #expect(scene.model.names.map { scene.position(of: $0) } == before)
        for name in scene.model.names {
            let frame = scene.frame(of: name) ?? .null
            #expect(CGRect(x: -1e-6, y: -1e-6, width: 200.00001, height: 200.00001).contains(frame))
        }
    }

    @Test func `the labels of items are made when the data change, not in every frame`() {
        let scene = MenuScene { model in
            model.names = (0..<12).map(String.init)
            (model.menuKeepsSelection, model.menuKeepsOpenState) = (true, true)
        }
        func evaluated() -> Int { scene.host.evaluations(of: MenuItemView<String, MenuApp.Item>.self) }
        scene.model.controller.open(animated: false)
        scene.host.update()
        let (made, items) = (scene.model.made, evaluated())
        scene.drag(0, 100)
        scene.run(31.0 / 60)
        scene.settle()
        scene.model.controller.close()
        scene.host.update()
        scene.settle()
        #expect(scene.model.made == made && made == 12)
        // Items are evaluated when the item at the pointer or the selection changes, not in every
        // frame.
        #expect(evaluated() - items <= 13 * 12)
        scene.change { $0.names += ["more"] }
        #expect(scene.model.made == made + 13)
    }
}
#endif
