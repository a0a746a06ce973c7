#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

@MainActor @Suite(.standIn) struct ScrollInputTests {
    /// Puts the view that receives scroll events into a window, as SwiftUI does.
    static func pointer(_ host: StandInHost, index: Int = 0) throws -> (StandInPointer, UIWindow) {
        let views = host.all(StandInUIView.self).map(\.view)
        let view = try #require(views.indices.contains(index) ? views[index] : nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(view)
        view.frame = window.bounds
        return (StandInPointer(window), window)
    }

    @Test func `a trackpad and a mouse wheel turn a view inside the touch zone`() throws {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(8)) }
        let (pointer, window) = try Self.pointer(scene.host)
        pointer.scroll([CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20)], at: CGPoint(x: 180, y: 100))
        scene.host.update()
        #expect(scene.model.events.contains(.began) && scene.model.events.contains(.released))
        #expect(scene.wheel.rotation > .zero)
        scene.settle()
        let rest = scene.displayedDegrees
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        scene.host.update()
        scene.settle()
        #expect(near(scene.displayedDegrees, rest + 45))
        pointer.scroll([CGVector(dx: 0, dy: 20)], at: CGPoint(x: 100, y: 100))
        #expect(near(scene.wheel.rotation.degrees, rest + 45))
        scene.change { $0.isEnabled = false }
        pointer.scroll([CGVector(dx: 0, dy: 20)], at: CGPoint(x: 180, y: 100))
        #expect(near(scene.wheel.rotation.degrees, rest + 45))
        // Touches pass through the view.
        #expect(window.hitTest(CGPoint(x: 180, y: 100), with: nil) === window)
    }

    @Test func `assistive technologies do not find the view that receives scroll events`() {
        let hidden = DialScene().host.all.filter { element in
            let attachment = (element.value as? AccessibilityAttachmentModifier)?.standInAttachment
            if case .hidden(true)? = attachment { return true } else { return false }
        }
        #expect(hidden.contains { $0.all.contains { $0.value is StandInUIView } })
    }

    @Test func `a stroke that is cancelled throws nothing`() throws {
        let scene = DialScene()
        let (pointer, window) = try Self.pointer(scene.host)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 12), count: 8)
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100), cancelled: true)
        scene.host.update()
        #expect(scene.wheel.rotation > .zero && !scene.wheel.isMoving)
        #expect(scene.model.events.contains(.cancelled) && !scene.model.events.contains(.released))
        withExtendedLifetime(window) {}
    }

    @Test func `touches pass through a view that takes scroll events`() throws {
        let scene = DialScene()
        let (pointer, window) = try Self.pointer(scene.host)
        #expect(window.hitTest(CGPoint(x: 180, y: 100), with: nil) === window)
        pointer.scroll([CGVector(dx: 0, dy: 20)], at: CGPoint(x: 180, y: 100))
        #expect(scene.wheel.rotation > .zero)
    }

    @Test(arguments: [true, false])
    func `what cannot be turned has no view of UIKit, which pictures do not show`(isEnabled: Bool) {
        let wheel = WheelScene(isEnabled: isEnabled)
        let menu = MenuScene { $0.isEnabled = isEnabled }
        for host in [wheel.host, menu.host] {
            #expect(!host.all(StandInUIView.self).isEmpty == isEnabled)
        }
        let still = MenuScene { $0.turning = nil }
        #expect(still.host.all(StandInUIView.self).isEmpty)
        menu.model.isOpen = false
        menu.host.update()
        #expect(menu.host.all(StandInUIView.self).isEmpty)
    }

    @Test func `the view that receives scroll events keeps neither itself nor what it turns`() {
        weak var released: ScrollInput.ScrollView?
        let view = ScrollInput.ScrollView(TurnedTarget())
        do {
            let (other, controller) = (ScrollInput.ScrollView(TurnedTarget()), TurnController())
            (released, view.target) = (other, controller)
            #expect(released != nil && view.target != nil)
        }
        #expect(released == nil && view.target == nil)
    }

    @Test func `with an infinite touch radius a wheel turns anywhere, its rim as far as a scroll`() throws {
        func turned(_ radius: Double, at point: CGPoint) throws -> Double {
            let scene = DialScene { $0.settings = TurnSettings(touchRadius: radius) }
            let (pointer, _) = try ScrollInputTests.pointer(scene.host)
            pointer.scroll([CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20)], at: point)
            return scene.wheel.rotation.degrees
        }
        let (edge, corner) = (CGPoint(x: 180, y: 100), CGPoint(x: 195, y: 195))
        #expect(try turned(1, at: edge) > 1 && turned(1, at: corner) == 0)
        #expect(try near(turned(.infinity, at: corner), turned(1, at: edge)))

        let scene = DialScene { $0.settings = TurnSettings(touchRadius: .infinity) }
        // In a corner of the view, and in the dead zone.
        for radius in [130.0, 10] {
            let touch = scene.host.touch(at: scene.point(40, radius), time: 0)
            scene.host.move(touch, to: scene.point(50, radius), time: 0.1)
            #expect(near(scene.wheel.rotation.degrees, 10, 1e-6), "\(radius)")
            scene.host.cancel(touch)
        }
    }

    @Test func `a notch of a mouse wheel turns an open menu by one item and a closed menu not at all`() throws
    {
        let scene = MenuScene()
        let (pointer, _) = try Self.pointer(scene.host)
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        scene.host.update()
        scene.settle()
        #expect(scene.model.selection == "d")
        scene.change { $0.isOpen = false }
        scene.settle()
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        #expect(scene.menu.selection == 3)
    }

    @Test func `with a negative sensitivity a notch goes the way of a scroll`() throws {
        let (edge, down) = (CGPoint(x: 180, y: 100), CGVector(dx: 0, dy: 10))
        let wheel = DialScene { $0.settings = TurnSettings(detents: .count(8), sensitivity: -1) }
        let (wheelPointer, wheelWindow) = try Self.pointer(wheel.host)
        wheelPointer.notch(down, at: edge)
        wheel.host.update()
        wheel.settle()
        #expect(near(wheel.wheel.rotation.degrees, -45))
        let menu = MenuScene()
        menu.change { $0.turning?.sensitivity = -1 }
        let (menuPointer, menuWindow) = try Self.pointer(menu.host)
        menuPointer.notch(down, at: edge)
        menu.host.update()
        menu.settle()
        #expect(menu.model.selection == "b")
        let dial = ControlScene { ($0.behavior.drag, $0.behavior.sensitivity) = (.relative, -1) }
        let (dialPointer, dialWindow) = try Self.pointer(dial.host)
        dialPointer.notch(down, at: edge)
        #expect(dial.model.upper == 61)
        withExtendedLifetime([wheelWindow, menuWindow, dialWindow]) {}
    }

    @Test func `the rest of a stroke does nothing after something else has ended its drag`() throws {
        let scene = DialScene()
        let (pointer, _) = try Self.pointer(scene.host)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 10), count: 6)
        var turned: [Double] = []
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100)) { index in
            scene.host.update()
            turned.append(scene.wheel.rotation.degrees)
            guard index == 2 else { return }
            scene.change { $0.isEnabled = false }
            scene.change { $0.isEnabled = true }
        }
        #expect(turned[0] < turned[2] && turned[3] == turned[5] && !scene.model.controller.isHeld)
        #expect(scene.model.events.filter { $0 == .began }.count == 1)
        // The next stroke turns it again.
        scene.settle()
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100))
        #expect(scene.model.events.filter { $0 == .began }.count == 2)
    }

    @Test func `a stroke during which the menu closes, or stops turning, holds it no longer`() throws {
        let changes: [(MenuModel) -> Void] = [
            { $0.isOpen = false }, { $0.turning = nil }, { $0.names = [] }, { $0.behavior.turning = .never },
        ]
        for change in changes {
            let scene = MenuScene()
            let (pointer, window) = try Self.pointer(scene.host)
            var (wasHeld, isHeld) = (false, true)
            let stroke = Array(repeating: CGVector(dx: 0, dy: 10), count: 4)
            pointer.scroll(stroke, at: CGPoint(x: 180, y: 100)) { index in
                scene.host.update()
                if index == 1 {
                    wasHeld = scene.model.controller.isHeld
                    scene.change(change)
                    isHeld = scene.model.controller.isHeld
                }
            }
            #expect(wasHeld && !isHeld)
            withExtendedLifetime(window) {}
        }
    }

    /// Two wheels with one controller; the first may get another one.
    private struct Pair: View {
        @MainActor final class Model: ObservableObject {
            @Published var isSecond = false
            let controllers = (TurnController(), TurnController())
            nonisolated init() {}
        }

        @ObservedObject var model: Model

        var body: some View {
            VStack {
                wheel(model.isSecond ? model.controllers.1 : model.controllers.0)
                wheel(model.controllers.0)
            }
        }

        private func wheel(_ controller: TurnController) -> some View {
            Text("wheel").frame(width: 200, height: 200)
                .turnable(rotation: .constant(.zero), controller: controller)
        }
    }

    @Test func `a stroke lets go of a controller that its view loses and another view has`() throws {
        let model = Pair.Model()
        let host = StandInHost(Pair(model: model), size: CGSize(width: 200, height: 400))
        let (pointer, window) = try Self.pointer(host)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 10), count: 4)
        var held: [Bool] = []
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100)) { index in
            host.update()
            held.append(model.controllers.0.isHeld || model.controllers.1.isHeld)
            guard index == 1 else { return }
            model.isSecond = true
            host.update()
        }
        #expect(held == [true, true, false, false])
        #expect(model.controllers.0.step(by: 1))
        withExtendedLifetime(window) {}
    }

    /// A view that tells whether it turns by state of its own.
    private struct Told: View {
        @ObservedObject var model: Pair.Model
        @State private var isTurning = false

        var body: some View {
            Text(isTurning ? "turning" : "free").frame(width: 200, height: 200)
                .turnable(
                    rotation: .constant(.zero),
                    controller: model.isSecond ? model.controllers.1 : model.controllers.0,
                    onEvent: { event in
                        if event == .began { isTurning = true }
                        if event == .cancelled { isTurning = false }
                    }
                )
        }
    }

    @Test func `an app learns that a stroke is over when it may write its state`() throws {
        let model = Pair.Model()
        let host = StandInHost(Told(model: model))
        let (pointer, window) = try Self.pointer(host)
        pointer.scroll(
            Array(repeating: CGVector(dx: 0, dy: 10), count: 4),
            at: CGPoint(x: 180, y: 100)
        ) { index in
            host.update()
            guard index == 1 else { return }
            #expect(host.frame(of: "turning") != nil)
            model.isSecond = true
            host.update()
        }
        #expect(host.frame(of: "free") != nil && !model.controllers.0.isHeld)
        withExtendedLifetime(window) {}
    }

    @Test func `a stroke goes on while another view loses the controller`() throws {
        let model = Pair.Model()
        let host = StandInHost(Pair(model: model), size: CGSize(width: 200, height: 400))
        let (pointer, window) = try Self.pointer(host, index: 1)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 10), count: 4)
        var held: [Bool] = []
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100)) { index in
            host.update()
            held.append(model.controllers.0.isHeld)
            guard index == 1 else { return }
            model.isSecond = true
            host.update()
        }
        #expect(held == [true, true, true, true])
        withExtendedLifetime(window) {}
    }

    @Test func `a stroke that began with another controller does not join the crown`() throws {
        let model = Pair.Model()
        let host = StandInHost(Pair(model: model), size: CGSize(width: 200, height: 400))
        let (pointer, window) = try Self.pointer(host)
        let stroke = Array(repeating: CGVector(dx: 0, dy: 10), count: 4)
        pointer.scroll(stroke, at: CGPoint(x: 180, y: 100)) { index in
            host.update()
            guard index == 1 else { return }
            model.isSecond = true
            host.update()
            host.turnCrown(to: 2, time: 1)
        }
        // Two units of the crown are 30°.
        #expect(model.controllers.1.isHeld && near(model.controllers.1.rotation.degrees, 30))
        withExtendedLifetime(window) {}
    }

    @Test func `a trackpad keeps its thumb while VoiceOver moves the other one`() throws {
        let scene = ControlScene { $0.isRange = true }
        let (pointer, window) = try Self.pointer(scene.host)
        let scroll = Array(repeating: CGVector(dx: 10, dy: 0), count: 6)
        pointer.scroll(scroll, at: CGPoint(x: 180, y: 100)) { index in
            scene.host.update()
            if index == 2 { scene.host.adjust(.increment) }
        }
        #expect(scene.model.lower == 21 && scene.model.upper > 70)
        withExtendedLifetime(window) {}
    }
}
#endif
