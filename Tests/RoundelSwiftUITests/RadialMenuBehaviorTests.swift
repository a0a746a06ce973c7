#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What the settings of a radial menu do, and what the user feels and assistive technologies get.
@MainActor @Suite struct RadialMenuBehaviorTests {
    @Test func `each setting reaches the core`() {
        let behavior = RadialMenuBehavior(
            gesture: .tap,
            itemSize: 40,
            holdDuration: 0.7,
            acceptsStrokes: false,
            staysOpen: false,
            opensOnTap: true,
            acceptsKeys: false,
            direction: .degrees(30),
            sweep: .degrees(200),
            spacing: 3,
            minimumRadius: 50,
            maximumRadius: 90,
            flight: 0.4,
            stagger: 0.05,
            showsScrim: false,
            showsTitle: false,
            playsFeedback: false
        )
        #expect(behavior.gesture == .tap && behavior.itemSize == 40 && !behavior.acceptsKeys)
        #expect(!behavior.showsScrim && !behavior.showsTitle && !behavior.playsFeedback)
        let settings = behavior.settings(isMirrored: true, reducesMotion: false)
        #expect(near(settings.fan.direction, .degrees(30)) && near(settings.fan.sweep, .degrees(200)))
        #expect(settings.fan.spacing == 3)
        #expect(settings.fan.minimumRadius == 50 && settings.fan.maximumRadius == 90)
        #expect(settings.holdDuration == 0.7 && settings.flight == 0.4 && settings.stagger == 0.05)
        #expect(!settings.acceptsStrokes && !settings.staysOpen && settings.opensOnTap)
        #expect(settings.fan.isMirrored && !settings.reducesMotion)
        let other = RadialMenuBehavior().settings(isMirrored: false, reducesMotion: true)
        #expect(other.acceptsStrokes && other.staysOpen && !other.opensOnTap)
        #expect(!other.fan.isMirrored && other.reducesMotion && RadialMenuBehavior().showsTitle)
    }

    @Test func `what is no number has a meaning, and settings with it equal themselves`() {
        let behavior = RadialMenuBehavior(
            holdDuration: .nan,
            direction: .radians(.nan),
            sweep: .radians(.nan),
            spacing: .nan,
            minimumRadius: .nan,
            maximumRadius: .nan,
            flight: .nan,
            stagger: .nan
        )
        let settings = behavior.settings(isMirrored: false, reducesMotion: false)
        #expect(settings == behavior.settings(isMirrored: false, reducesMotion: false))
        #expect(settings.fan.direction == .twelveOClock && settings.fan.sweep == .fullTurn)
        #expect(settings.fan.spacing == 0 && settings.fan.minimumRadius == 0)
        #expect(settings.fan.maximumRadius == 0 && settings.holdDuration == 0)
        #expect(settings.flight == 0 && settings.stagger == 0)
        #expect(RadialMenuBehavior(itemSize: -5).side(1) == 0)
        #expect(near(RadialMenuBehavior(itemSize: 40).side(1.1), 44))
        #expect(RadialMenuBehavior(itemSize: 40).side(3) == 50)
    }

    @Test func `the direction, the sweep and the least radius say where the items are`() {
        func positions(_ change: (inout RadialMenuBehavior) -> Void) -> [Point2D] {
            let scene = RadialScene { change(&$0.behavior) }
            scene.model.controller.open()
            scene.run(1)
            return ["Copy", "Share", "Rename", "Delete"].compactMap { scene.position(of: $0) }
        }
        func expect(_ found: [Point2D], _ angles: [Double], _ radius: Double) {
            #expect(found.count == 4)
            for (point, degrees) in zip(found, angles) {
                let angle = degrees * .pi / 180
                let place = RadialScene.middle + Point2D(cos(angle), sin(angle)) * radius
                #expect(near(point, place, 1e-6), "\(degrees)°")
            }
        }
        expect(positions { $0.minimumRadius = 100 }, [-90, 0, 90, 180], 100)
        expect(positions { $0.direction = .zero }, [0, 90, 180, 270], 72)
        expect(positions { $0.direction = .radians(.infinity) }, [-90, 0, 90, 180], 72)
        expect(positions { $0.sweep = .degrees(180) }, [-180, -120, -60, 0], 72)
    }

    @Test func `the hold, the stroke and a menu that closes with the finger can be chosen`() {
        let quick = RadialScene { $0.behavior.holdDuration = 0.2 }
        let touch = quick.down()
        quick.run(0.15)
        #expect(!quick.menu.isOpen)
        quick.run(0.1)
        #expect(quick.menu.isOpen)
        quick.host.cancel(touch)
        let still = RadialScene { $0.behavior.acceptsStrokes = false }
        let stroke = still.down()
        for distance in stride(from: 10.0, through: 60, by: 10) {
            still.move(stroke, to: still.point(-90, distance), after: 0.01)
        }
        still.lift(stroke, at: still.point(-90, 60))
        #expect(still.model.chosen.isEmpty && still.model.opened.isEmpty)
        let closing = RadialScene { $0.behavior.staysOpen = false }
        closing.lift(closing.hold(), at: closing.point(0, 0))
        #expect(closing.model.opened == [true, false] && closing.model.chosen.isEmpty)
    }

    @Test func `the app cannot move a menu that a finger holds, and closing it lets the finger go`() {
        let scene = RadialScene()
        let touch = scene.hold()
        #expect(!scene.model.controller.open(at: CGPoint(x: 10, y: 10)))
        #expect(scene.menu.fan?.center == RadialScene.middle)
        #expect(scene.model.controller.dismiss())
        scene.lift(touch, at: scene.point(-90, 60))
        #expect(scene.model.chosen.isEmpty && scene.model.opened == [true, false])
        #expect(!scene.model.controller.dismiss())
    }

    // MARK: Feedback and reports

    private func felt(_ scene: RadialScene, _ kind: SensoryFeedback) -> [Int] {
        scene.host.all(StandInRecord.self).filter {
            $0.name == "sensoryFeedback" && $0.options["feedback"] as? SensoryFeedback == kind
        }
        .compactMap { $0.value as? Int }
    }

    @Test func `each highlight is a tick, and opening and choosing are impacts`() {
        let scene = RadialScene()
        #expect(felt(scene, .selection) == [0] && felt(scene, .impact) == [0])
        let touch = scene.hold()
        #expect(felt(scene, .selection) == [0] && felt(scene, .impact) == [1])
        scene.move(touch, to: scene.point(90, 60))
        #expect(felt(scene, .selection) == [1])
        scene.move(touch, to: scene.point(-90, 60))
        #expect(felt(scene, .selection) == [2] && felt(scene, .impact) == [1])
        scene.lift(touch, at: scene.point(-90, 60))
        #expect(felt(scene, .selection) == [2] && felt(scene, .impact) == [2])
        let silent = RadialScene { $0.behavior.playsFeedback = false }
        let other = silent.hold()
        silent.move(other, to: silent.point(90, 60))
        silent.lift(other, at: silent.point(90, 60))
        #expect(silent.model.chosen == ["Rename"])
        #expect(felt(silent, .selection) == [0] && felt(silent, .impact) == [0])
    }

    @Test func `a view beside the menu sees in the controller whether it is open`() {
        struct Beside: View {
            @ObservedObject var controller: RadialMenuController
            var body: some View { Text(controller.isOpen ? "open" : "closed") }
        }
        struct Window: View {
            let controller: RadialMenuController
            var body: some View {
                VStack {
                    Beside(controller: controller)
                    Text("photo").radialMenu(controller: controller) {
                        RadialAction("Copy", systemImage: "star") {}
                    }
                }
                .radialMenuContainer()
            }
        }
        let controller = RadialMenuController()
        let host = StandInHost(Window(controller: controller), size: CGSize(width: 400, height: 400))
        #expect(host.frame(of: "closed") != nil)
        controller.open()
        host.update()
        #expect(host.frame(of: "open") != nil && host.frame(of: "closed") == nil)
        controller.dismiss()
        host.update()
        #expect(host.frame(of: "closed") != nil)
    }

    // MARK: Assistive technologies

    @Test func `an item that is highlighted is spoken as selected`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        func selected() -> [Bool] {
            scene.host.accessibility.compactMap {
                guard case .traits(let traits) = $0, traits.contains(.isButton) else { return nil }
                return traits.contains(.isSelected)
            }
        }
        #expect(selected() == [false, false, false, false])
        scene.host.press(.downArrow)
        #expect(selected() == [true, false, false, false])
        scene.host.press(.downArrow)
        #expect(selected() == [false, true, false, false])
    }

    @Test func `a menu that is closing is neither modal nor in the way of touches`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        scene.model.controller.dismiss()
        scene.host.update()
        #expect(scene.position(of: "Copy") != nil && scene.elements.isEmpty)
        let traits = scene.host.accessibility.compactMap {
            if case .traits(let traits) = $0 { traits } else { nil }
        }
        #expect(!traits.contains { $0.contains(.isModal) })
        scene.tap(scene.point(0, 0))
        #expect(scene.model.presses == 1 && scene.model.opened == [true, false])
    }

    @Test func `actions are those of enabled items, and an empty submenu is an item without an effect`() {
        struct Photo: View {
            let controller: RadialMenuController
            let told: @MainActor (String) -> Void
            var body: some View {
                Text("photo").frame(width: 100, height: 100)
                    .radialMenu(controller: controller, onOpenChange: { told("open \($0)") }) {
                        RadialSubmenu("Share", systemImage: "square") {
                            RadialAction("Mail", systemImage: "star") { told("mail") }
                            RadialAction("Message", systemImage: "star") {}.disabled(true)
                        }
                        RadialSubmenu("Off", systemImage: "square") {
                            RadialAction("Inner", systemImage: "star") {}
                        }
                        .disabled(true)
                        RadialSubmenu("Empty", systemImage: "square") {}
                    }
                    .radialMenuContainer()
            }
        }
        var log: [String] = []
        let controller = RadialMenuController()
        let host = StandInHost(Photo(controller: controller) { log.append($0) })
        #expect(host.all(StandInActions.self).flatMap(\.names) == ["Show menu", "Share: Mail", "Empty"])
        #expect(host.perform("Empty") && log.isEmpty && !controller.isOpen)
        #expect(host.perform("Share: Mail") && log == ["mail"])
        #expect(host.perform("Show menu") && log == ["mail", "open true"])
        controller.choose(PressMenu.ItemPath(2))
        host.update()
        #expect(log == ["mail", "open true", "open false"])
    }

    // MARK: Views that move

    @Test(arguments: [(2.0, true), (3, false)])
    func `a view that moves by more than a point takes the finger along`(inset: Double, opens: Bool) {
        let scene = RadialScene()
        let touch = scene.down()
        // The middle of the window's safe area, where the view is, moves by half of this.
        scene.host.safeAreaInsets = StandInInsets(top: inset)
        scene.run(0.6)
        #expect(scene.menu.isOpen == opens && scene.model.opened == (opens ? [true] : []))
        scene.host.cancel(touch)
    }

    @Test func `a container that is no number counts as empty`() {
        let stage = RadialMenuStage()
        stage.resize(CGSize(width: CGFloat.nan, height: 800))
        #expect(stage.size == CGSize(width: 0, height: 800))
        stage.resize(CGSize(width: 400, height: CGFloat.nan))
        #expect(stage.size == CGSize(width: 400, height: 0))
    }
}
#endif
