#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Regression tests: each of these was a fault once.
@MainActor @Suite struct TurnableFaultTests {
    @Test func `a view that is disabled at first has its settings when it is enabled`() {
        let scene = DialScene { ($0.isEnabled, $0.settings) = (false, TurnSettings(detents: .count(4))) }
        scene.host.reducesMotion = true
        scene.change { $0.isEnabled = true }
        scene.host.adjust(.increment)
        #expect(!scene.host.isAnimating && near(scene.displayedDegrees, 90))
        // Settings that change while the view is disabled take effect too.
        scene.change { $0.isEnabled = false }
        scene.change { $0.settings = TurnSettings(detents: .count(8)) }
        scene.change { $0.isEnabled = true }
        scene.host.adjust(.increment)
        #expect(near(scene.displayedDegrees, 135))
    }

    @Test func `a coasting view that is disabled still comes to rest`() {
        let scene = DialScene()
        scene.flick(0, 60)
        scene.change { $0.isEnabled = false }
        let rotation = scene.displayedDegrees
        #expect(scene.settle() && scene.displayedDegrees > rotation)
        #expect(scene.model.events.last == .cameToRest)
    }

    @Test
    func
        `disabling a view during a drag ends the drag, and the next drag does not jump`()
    {
        let scene = DialScene()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(40), time: 0.1)
        scene.change { $0.isEnabled = false }
        #expect(scene.wheel.phase == .idle && scene.model.events.contains(.cancelled))
        scene.change { $0.isEnabled = true }
        scene.host.move(touch, to: scene.point(90), time: 0.3)
        scene.host.lift(touch, at: scene.point(90), time: 0.4)
        #expect(near(scene.displayedDegrees, 40))
        let other = scene.host.touch(at: scene.point(200), time: 1)
        #expect(near(scene.displayedDegrees, 40))
        scene.host.move(other, to: scene.point(210), time: 1.1)
        #expect(near(scene.displayedDegrees, 50))
        scene.host.cancel(other)
        #expect(scene.wheel.phase == .idle)
    }

    @Test func `a view that disappears during a drag is not held when it appears again`() {
        let scene = DialScene()
        let touch = scene.host.touch(at: scene.point(0), time: 0)
        scene.host.move(touch, to: scene.point(40), time: 0.1)
        scene.change { $0.isShown = false }
        #expect(scene.wheel.phase == .idle)
        scene.change { $0.isShown = true }
        #expect(near(scene.displayedDegrees, 40))
        scene.model.now = 1
        scene.flick(0, 30)
        #expect(scene.settle())
    }

    @Test func `a binding that rounds its value does not stop the coasting`() {
        for digits in [0.0, 1, 2] {
            let plain = DialScene()
            let rounding = DialScene { model in
                let scale = pow(10, digits)
                model.rounding = { .degrees(($0.degrees * scale).rounded() / scale) }
            }
            for scene in [plain, rounding] {
                scene.flick(0, 60)
                #expect(scene.host.isAnimating)
                #expect(scene.settle(rate: 60))
            }
            #expect(plain.displayedDegrees > 90)
            #expect(near(plain.displayedDegrees, rounding.displayedDegrees, 1e-6))
            #expect(near(rounding.model.angle.degrees, plain.displayedDegrees, 0.5 / pow(10, digits) + 1e-6))
        }
    }

    @Test func `a change of an angle binding turns in the shorter direction, also when it is animated`() {
        let scene = DialScene { ($0.isCumulative, $0.angle) = (false, .degrees(350)) }
        #expect(near(scene.displayedDegrees, 350) || near(scene.displayedDegrees, -10))
        let before = scene.displayedDegrees
        withAnimation { scene.model.angle = .degrees(10) }
        scene.host.update()
        #expect(near(scene.displayedDegrees, before + 20) && scene.model.angle == .degrees(10))
        scene.change { $0.angle = .degrees(340) }
        #expect(near(scene.displayedDegrees, before - 10))
    }

    @Test func `a new value of the binding is displayed in the same update`() throws {
        let scene = DialScene { ($0.isCumulative, $0.angle) = (false, .degrees(350)) }
        let before = scene.displayedDegrees
        let controller = scene.model.controller
        scene.model.angle = .degrees(10)
        controller.connect(try #require(controller.link))
        #expect(near(controller.displayedRotation.degrees, before + 20))
        #expect(near(scene.wheel.rotation.degrees, before))
    }

    @Test
    func `items outside the touch zone can be tapped, and between them the views behind`() {
        for gesture in [TurnGesture.immediate, .afterMoving(10), .alongside(10)] {
            final class Log { var (inside, corner, behind) = (0, 0, 0) }
            let log = Log()
            let host = StandInHost(
                ZStack {
                    Button {
                        log.behind += 1
                    } label: {
                        Color.red
                    }
                    RadialLayout(radius: .fixed(80)) {
                        Button {
                            log.inside += 1
                        } label: {
                            Color.blue.frame(width: 20, height: 20)
                        }
                        .radialAngle(.zero)
                        Button {
                            log.corner += 1
                        } label: {
                            Color.blue.frame(width: 20, height: 20)
                        }
                        .radialAngle(.degrees(90))
                    }
                    .turnable(
                        rotation: .constant(.zero),
                        TurnSettings(deadZone: 0.5, touchRadius: 0.6, gesture: gesture)
                    )
                }
            )
            // The touch zone is from 45 to 54 points in a view of 180 points, so the items are
            // outside.
            host.tap(CGPoint(x: 180, y: 100))
            host.tap(CGPoint(x: 100, y: 180))
            #expect(log.inside == 1 && log.corner == 1)
            host.tap(CGPoint(x: 100, y: 100))
            #expect(log.behind == 1)
        }
    }

    @Test func `a change by the app reports no event and plays no haptic feedback`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(8)) }
        withAnimation { scene.model.angle += .degrees(1125) }
        scene.host.update()
        #expect(near(scene.displayedDegrees, 1125) && scene.model.events.isEmpty)
        #expect(scene.host.values("sensoryFeedback", as: Int.self) == [0])
        // A change that ends a motion reports only that the view came to rest.
        scene.flick(0, 60)
        scene.model.events = []
        scene.change { $0.angle = .zero }
        #expect(scene.model.events == [.cameToRest] && !scene.host.isAnimating)
    }

    @Test func `a value that is animated together with new settings is displayed in the same update`() {
        let limits = TurnSettings(limits: .degrees(-90) ... .degrees(90))
        let changes: [(TurnSettings, (inout TurnSettings) -> Void, Double)] = [
            (limits, { $0.limits = nil }, 200), (TurnSettings(detents: .count(4)), { $0.detents = nil }, 200),
            (limits, { $0.limits = .degrees(-270) ... .degrees(270) }, 200),
            (TurnSettings(), { $0.limits = .degrees(-90) ... .degrees(90) }, 90),
        ]
        for (settings, change, shown) in changes {
            let scene = DialScene { $0.settings = settings }
            withAnimation(.linear(duration: 1)) {
                change(&scene.model.settings)
                scene.model.angle = .degrees(200)
            }
            scene.host.update()
            scene.host.frame(at: 0)
            scene.host.frame(at: 0.5)
            let rotations = scene.host.shownValues("rotationEffect", as: SwiftUI.Angle.self)
            #expect(near(rotations.first?.degrees ?? .nan, shown / 2, 1e-6))
        }
    }

    @Test func `the binding of a direction follows limits that come and go`() {
        let scene = DialScene { ($0.isCumulative, $0.angle) = (false, .degrees(10)) }
        scene.flick(0, -60, steps: 6)
        scene.settle()
        let rotation = scene.wheel.rotation.degrees
        #expect(rotation < 0 && rotation > -180 && near(scene.model.angle.degrees, rotation + 360))
        scene.change { $0.settings.limits = .degrees(-180) ... .degrees(180) }
        #expect(near(scene.model.angle.degrees, rotation) && scene.wheel.phase == .idle)
        scene.change { $0.settings.limits = nil }
        #expect(near(scene.model.angle.degrees, rotation + 360))
        #expect(near(scene.wheel.rotation.degrees, rotation))
        // A whole rotation needs no such change, and neither do limits that only move.
        scene.change { $0.settings.limits = .degrees(-180) ... .degrees(180) }
        scene.model.angle = .degrees(20)
        scene.host.update()
        scene.change { $0.settings.limits = .degrees(-170) ... .degrees(170) }
        #expect(scene.model.angle == .degrees(20))
    }

    @Test func `turning feedback off plays no haptic feedback`() {
        let scene = DialScene { $0.settings = TurnSettings(detents: .count(8)) }
        scene.flick(0, 100)
        scene.settle()
        let felt = scene.host.values("sensoryFeedback", as: Int.self)
        #expect((felt.first ?? 0) > 1)
        scene.change { $0.settings.playsFeedback = false }
        #expect(scene.host.values("sensoryFeedback", as: Int.self) == felt)
        scene.flick(0, 100)
        scene.settle()
        #expect(scene.host.values("sensoryFeedback", as: Int.self) == felt)
    }

    @Test func `a view is focusable once, while it is enabled`() {
        let scene = DialScene()
        #expect(scene.host.values("focusable", as: Bool.self) == [true])
        let crowns = scene.host.values("digitalCrownRotation", as: StandInCrown.self)
        #expect(crowns.count == 1 && crowns[0].least == -1e6 && crowns[0].greatest == 1e6)
        #expect(crowns[0].sensitivity == .high && !crowns[0].isHapticFeedbackEnabled)
        #expect(!crowns[0].isContinuous, "the crown does not wrap round at its ends")
        scene.change { $0.isEnabled = false }
        #expect(scene.host.values("focusable", as: Bool.self) == [false])
        scene.host.turnCrown(to: 3, time: 1)
        #expect(scene.wheel.phase == .idle && scene.displayedDegrees == 0)
    }

    @Test
    func
        `a value that the app sets while the view is off the screen or just before a frame is not overwritten`()
    {
        let scene = DialScene()
        scene.flick(0, 60)
        scene.change { $0.isShown = false }
        scene.change { $0.angle = .degrees(-100) }
        scene.host.reducesMotion = true
        scene.change { $0.isShown = true }
        #expect(near(scene.model.angle.degrees, -100) && near(scene.displayedDegrees, -100))
        scene.host.reducesMotion = false
        scene.model.now += 1
        scene.flick(0, 60)
        scene.model.angle = .degrees(500)
        scene.model.controller.advance(to: scene.model.now + 0.1)
        #expect(near(scene.model.angle.degrees, 500) && !scene.wheel.isMoving)
    }

    @Test func `a view with limits shows and speaks values within its limits`() {
        let limits = SwiftUI.Angle.degrees(-135) ... .degrees(135)
        let scene = DialScene { ($0.isCumulative, $0.settings) = (false, TurnSettings(limits: limits)) }
        scene.change { $0.angle = .degrees(225) }
        #expect(near(scene.displayedDegrees, -135) && scene.spoken == "-135°")
        scene.model.runLater()
        #expect(near(scene.model.angle.degrees, -135))
        scene.change { $0.angle = .degrees(100) }
        #expect(near(scene.model.angle.degrees, 100) && scene.spoken == "100°")
        // The part of a drag beyond a limit is not spoken.
        let touch = scene.host.touch(at: scene.point(0), time: 5)
        scene.host.move(touch, to: scene.point(80), time: 5.1)
        #expect(scene.displayedDegrees > 136 && scene.spoken == "135°")
        scene.host.cancel(touch)
    }

    @Test func `a frame does not evaluate the content again`() {
        let scene = DialScene()
        scene.flick(0, 60)
        let contents = scene.model.contents
        scene.settle(rate: 60)
        #expect(scene.model.contents == contents)
    }

    @Test func `a turnable view speaks its new value right after a swipe`() {
        let scene = DialScene { $0.settings.detents = .count(6) }
        #expect(scene.spoken == "0°")
        scene.host.adjust(.increment)
        #expect(scene.spoken == "60°")
        scene.host.adjust(.increment)
        #expect(scene.spoken == "120°")
        scene.host.adjust(.decrement)
        #expect(scene.spoken == "60°")
        scene.settle()
        #expect(scene.spoken == "60°" && near(scene.displayedDegrees, 60))
    }

    @Test func `a direction at a detent is the same in every turn`() {
        let scene = DialScene { ($0.isCumulative, $0.settings) = (false, TurnSettings(detents: .count(8))) }
        for number in 1...200 {
            scene.host.press(number <= 100 ? .rightArrow : .leftArrow)
            scene.settle(rate: 3)
            let index = scene.model.controller.detentIndex
            #expect(index == (number <= 100 ? number : 200 - number) % 8)
            #expect(scene.model.angle.degrees == Double(index ?? -1) * 45)
        }
    }

    @Test func `the direction of a detent is at least 0° and less than 360°, whatever the origin`() throws {
        for count in 1...72 {
            for number in -count...count {
                let origin = Double(number) * 360 / Double(count)
                let detents = try #require(TurnDetents.count(count, origin: .degrees(origin)).detents)
                #expect(detents.direction(at: .zero) == .zero, "\(count) from \(origin)°")
                let last = try #require(detents.direction(at: .fullTurn * (1 - 1 / Double(count))))
                #expect(near(last.degrees, 360 - 360 / Double(count)))
                if count > 1 { #expect(detents.direction(at: .fullTurn * (1.5 / Double(count))) == nil) }
            }
        }
    }
}
#endif
