#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Edges of what a turnable view promises: rounding, limits, an input that loses its view.
@MainActor @Suite struct TurnableEdgeTests {
    @Test func `a value that differs from the rest by more than rounding is replaced`() {
        for (difference, isReplaced) in [(1e-10, false), (1e-8, true), (-1e-6, true), (5e-5, true)] {
            let scene = DialScene { $0.settings = TurnSettings(detents: .count(4)) }
            let value = SwiftUI.Angle(radians: .pi / 2 + difference)
            scene.change { $0.angle = value }
            #expect(scene.model.angle == value && near(scene.displayedDegrees, 90))
            scene.model.runLater()
            #expect((scene.model.angle != value) == isReplaced, "\(difference)")
            #expect(near(scene.model.angle.radians, .pi / 2, 1e-9))
        }
    }

    /// A value outside the limits is a direction, which may have a rotation within them.
    @Test(arguments: [(225.0, -135.0), (-230, 130), (400, 40), (-170, -170), (170, 170)])
    func `a direction outside the limits is the rotation within them that points there`(
        value: Double,
        rotation: Double
    ) {
        let settings = TurnSettings(limits: .degrees(-175) ... .degrees(175))
        let scene = WheelScene(settings, from: .degrees(value), isCumulative: false)
        #expect(near(scene.displayedDegrees, rotation) && near(scene.model.angle.degrees, rotation))
        let later = WheelScene(settings, isCumulative: false)
        later.model.angle = .degrees(value)
        later.host.update()
        #expect(near(later.displayedDegrees, rotation))
    }

    @Test func `the crown lets go of a view that disappears`() {
        let scene = DialScene()
        scene.host.turnCrown(to: 2, time: 0)
        #expect(scene.model.controller.isHeld)
        scene.change { $0.isShown = false }
        #expect(!scene.model.controller.isHeld && scene.model.events.contains(.cancelled))
        scene.change { $0.isShown = true }
        #expect(scene.model.controller.step(by: 1))
    }

    @Test func `the crown lets go of a controller that its view loses and another view has`() {
        struct Pair: View {
            @ObservedObject var model: DialModel
            let other: TurnController
            var body: some View {
                let wheel = Text("wheel").frame(width: 100, height: 100)
                VStack {
                    wheel.turnable(
                        rotation: .constant(.zero),
                        controller: model.isEnabled ? model.controller : other
                    )
                    wheel.turnable(rotation: .constant(.zero), controller: model.controller)
                }
            }
        }
        let (model, other) = (DialModel(), TurnController())
        let host = StandInHost(Pair(model: model, other: other))
        host.turnCrown(to: 2, time: 0)
        #expect(model.controller.isHeld)
        model.isEnabled = false
        host.update()
        #expect(!model.controller.isHeld && model.controller.step(by: 1))
        // The crown turns what the view has now.
        host.turnCrown(to: 4, time: 1)
        #expect(other.isHeld && near(other.rotation.degrees, 30))
        host.restCrown(time: 2)
        #expect(!other.isHeld)
    }

    @Test func `a scroll turns the rim of a view of any size as far as the content would have moved`() {
        for (radius, degrees) in [(80.0, 45.0), (0.5, 45), (0, 0)] {
            let scene = DialScene()
            scene.model.controller.scrolled(by: Point2D(0, radius * .pi / 4), radius: radius)
            #expect(near(scene.wheel.rotation.degrees, degrees), "\(radius)")
        }
    }

    @Test func `a page sees that a wheel is held, moves and rests`() {
        struct Page: View {
            @ObservedObject var controller: TurnController
            var body: some View { Text("held \(controller.isHeld), moves \(controller.isMoving)") }
        }
        let scene = DialScene()
        let page = StandInHost(Page(controller: scene.model.controller))
        var shown: [String] {
            page.update()
            return page.all(Text.self).map(\.standInString)
        }
        #expect(shown == ["held false, moves false"])
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.model.now = 0.1
        scene.host.move(touch, to: scene.point(20), time: 0.05)
        #expect(shown == ["held true, moves false"])
        scene.host.move(touch, to: scene.point(40), time: 0.1)
        let evaluations = page.evaluations(of: Page.self)
        #expect(shown == ["held true, moves false"] && page.evaluations(of: Page.self) == evaluations)
        scene.model.now = 0.11
        scene.host.lift(touch, at: scene.point(40), time: 0.11)
        #expect(shown == ["held false, moves true"])
        scene.settle()
        #expect(shown == ["held false, moves false"])
    }

    @Test func `whole turns are spoken up to a billion degrees`() {
        for (degrees, text) in [(1_000_045.0, "1000045°"), (-5e8, "-500000000°"), (2_000_000_090, "290°")] {
            #expect(Text(degreesOf: .degrees(degrees), isLimited: true).standInString == text)
        }
        #expect(Text(degreesOf: .degrees(1_000_045)).standInString == "325°")
    }

    @Test func `without a seed no two spins are the same`() {
        func rests(_ spin: (DialScene) -> SwiftUI.Angle?) -> Set<SwiftUI.Angle?> {
            Set((0..<3).map { _ in spin(DialScene()) })
        }
        let same = rests {
            $0.model.controller.spinAtRandom(seed: 4)
            return $0.model.controller.restRotation
        }
        let different = rests {
            $0.model.controller.spinAtRandom()
            return $0.model.controller.restRotation
        }
        #expect(same.count == 1 && different.count == 3 && !different.contains(nil))
    }

    // MARK: Bindings that are late

    /// A wheel of 200 points whose binding keeps what the app lets it keep.
    @MainActor private final class LateScene {
        var angle = SwiftUI.Angle.zero
        /// What was written to the binding and is not read back yet.
        private var late: [SwiftUI.Angle] = []
        var later: [@MainActor () -> Void] = []
        private(set) var host: StandInHost!

        init(_ settings: TurnSettings = TurnSettings(), isLate: Bool) {
            let binding = Binding(
                get: { self.angle },
                set: { if isLate { self.late.append($0) } else { self.angle = $0 } }
            )
            let clock = TurnClock(now: { 0 }, later: { self.later.append($0) })
            host = StandInHost(
                Text("dial").frame(width: 200, height: 200).turnable(rotation: binding, settings)
                    .environment(\.turnClock, clock)
            )
        }

        /// Lets the binding read the oldest value written.
        func publish() {
            angle = late.removeFirst()
            host.update()
        }

        /// Runs what has waited longest.
        func runFirst() {
            later.removeFirst()()
            host.update()
        }

        func set(_ degrees: Double) {
            angle = .degrees(degrees)
            host.update()
        }

        var shown: Double {
            host.values("rotationEffect", as: SwiftUI.Angle.self).first?.degrees ?? .nan
        }
    }

    @Test func `a value is not replaced if the app has set another one since`() {
        let scene = LateScene(TurnSettings(detents: .count(8)), isLate: false)
        scene.set(50)
        scene.set(80)
        #expect(near(scene.shown, 90))
        scene.runFirst()
        #expect(scene.angle == .degrees(80))
        scene.runFirst()
        #expect(near(scene.angle.degrees, 90))
    }

    @Test func `a binding has its time to read back after the last step`() {
        let scene = LateScene(isLate: true)
        scene.host.adjust(.increment)
        scene.host.adjust(.increment)
        #expect(near(scene.shown, 30) && scene.later.count == 2)
        scene.runFirst()
        scene.publish()
        #expect(near(scene.angle.degrees, 15) && near(scene.shown, 30))
        scene.publish()
        #expect(near(scene.angle.degrees, 30) && near(scene.shown, 30))
        // From now on the earlier value is one of the app.
        while !scene.later.isEmpty { scene.runFirst() }
        scene.set(15)
        #expect(near(scene.shown, 15))
    }

    @Test func `a value that is read back late does not turn a wheel under the finger`() {
        let scene = LateScene(isLate: true)
        scene.host.adjust(.increment)
        let touch = scene.host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        scene.host.move(touch, to: CGPoint(x: 100, y: 180), time: 0.1)
        #expect(near(scene.shown, 105))
        scene.runFirst()
        scene.publish()
        #expect(near(scene.angle.degrees, 15) && near(scene.shown, 105))
        scene.host.cancel(touch)
    }

    @Test func `views that only measure, animate or take touches are hidden from VoiceOver`() {
        func hidden(_ host: StandInHost) -> [Bool] {
            host.all(AccessibilityAttachmentModifier.self).compactMap {
                if case .hidden(let isHidden) = $0.standInAttachment { isHidden } else { nil }
            }
        }
        let wheel = hidden(DialScene().host)
        #expect(wheel.count > 4 && !wheel.contains(false))
        // The items of an open menu are the only views that are hidden at times.
        for isOpen in [true, false] {
            let menu = hidden(MenuScene { $0.isOpen = isOpen }.host)
            #expect(menu.count > 8 && menu.filter { !$0 }.count == (isOpen ? 4 : 0))
        }
    }

    @Test func `a first value with whole turns stays as the app has set it, where it is a direction`() {
        for degrees in [370.0, -350, 730] {
            let scene = WheelScene(from: .degrees(degrees), isCumulative: false)
            #expect(scene.model.angle == .degrees(degrees))
            #expect(near(cos(scene.displayedDegrees * .pi / 180), cos(.pi / 18)))
        }
    }

    @Test func `a touch zone that grows takes fingers in all of it`() {
        // In the outer half of the view, and near its middle.
        for (settings, radius) in [(TurnSettings(touchRadius: 0.5), 80.0), (TurnSettings(deadZone: 0.9), 50)]
        {
            let scene = DialScene { $0.settings = settings }
            for isGrown in [false, true] {
                if isGrown { scene.change { $0.settings = TurnSettings() } }
                let touch = scene.host.touch(at: scene.point(0, radius), time: 0)
                scene.host.move(touch, to: scene.point(20, radius), time: 0.1)
                #expect(scene.model.controller.isHeld == isGrown)
                scene.host.cancel(touch)
            }
        }
    }

    @Test func `a view that is disabled lets go of a finger before the system ends its gesture`() {
        let scene = DialScene()
        let controller = scene.model.controller
        controller.touchBegan(at: Point2D(180, 100), time: 0)
        controller.touchMoved(to: Point2D(175, 130), time: 0.1)
        #expect(controller.isHeld)
        scene.change { $0.isEnabled = false }
        #expect(!controller.isHeld && scene.model.events.contains(.cancelled))
    }

    /// A wheel whose app sets another angle as soon as it hears that new limits have turned it.
    private struct Limited: View {
        @MainActor final class Model: ObservableObject {
            @Published var angle = SwiftUI.Angle.degrees(100)
            @Published var settings = TurnSettings()
            let controller = TurnController()
            nonisolated init() {}
        }

        @ObservedObject var model: Model

        var body: some View {
            let model = model
            Text("dial").frame(width: 200, height: 200)
                .turnable(
                    angle: Binding(get: { model.angle }, set: { model.angle = $0 }),
                    model.settings,
                    controller: model.controller,
                    onEvent: { if $0 == .cameToRest { model.angle = .degrees(20) } }
                )
                .environment(\.turnClock, TurnClock(now: { 0 }, later: { _ in }))
        }
    }

    @Test func `an angle that the app sets when new limits have turned the wheel is not overwritten`() {
        let model = Limited.Model()
        let host = StandInHost(Limited(model: model))
        host.reducesMotion = true
        host.update()
        #expect(near(model.controller.rotation.degrees, 100))
        model.settings = TurnSettings(limits: .degrees(0) ... .degrees(50))
        host.update()
        #expect(near(model.angle.degrees, 20) && near(model.controller.rotation.degrees, 20))
    }
}
#endif
