#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Bindings to stores that keep a value in another unit, and read back one that differs by rounding.
@MainActor @Suite struct ConvertedBindingTests {
    enum Store: CaseIterable, Sendable {
        case radians, degrees, floatDegrees, turns

        func angle(_ angle: SwiftUI.Angle) -> SwiftUI.Angle {
            switch self {
            case .radians: angle
            case .degrees: .degrees(angle.degrees)
            case .floatDegrees: .degrees(Double(Float(angle.degrees)))
            case .turns: .radians(angle.radians / (2 * .pi) * (2 * .pi))
            }
        }
    }

    /// A wheel whose store keeps a value some frames after it was written.
    @MainActor private struct LateScene {
        let scene: DialScene
        let lag: Int

        init(_ store: Store, lag: Int, detents: Int? = nil) {
            self.lag = lag
            scene = DialScene {
                ($0.lag, $0.rounding) = (.max, store.angle)
                $0.settings = TurnSettings(detents: detents.map { .count($0) })
            }
        }

        func frame() {
            scene.model.now += 1.0 / 60
            scene.host.frame(at: scene.model.now)
            while scene.model.lateCount > lag { scene.change { $0.publish() } }
        }

        func flick() {
            let touch = scene.host.touch(at: scene.point(0), time: scene.model.now)
            for step in 1...12 {
                frame()
                scene.host.move(touch, to: scene.point(Double(step) * 5), time: scene.model.now)
            }
            scene.host.lift(touch, at: scene.point(60), time: scene.model.now + 1.0 / 60)
        }

        /// Where the wheel comes to rest, in degrees.
        func rest() -> Double {
            for _ in 0..<600 where scene.host.isAnimating { frame() }
            #expect(!scene.host.isAnimating)
            while scene.model.lateCount > 0 { scene.change { $0.publish() } }
            scene.model.runLater()
            scene.host.update()
            #expect(near(scene.displayedDegrees, scene.model.angle.degrees, 1e-4))
            return scene.model.angle.degrees
        }
    }

    @Test(arguments: Store.allCases, [0, 1, 2, 4])
    func `a late store that converts an angle does not end a flick`(store: Store, lag: Int) {
        for detents in [nil, 8] {
            let late = LateScene(store, lag: lag, detents: detents)
            let prompt = LateScene(.radians, lag: 0, detents: detents)
            late.flick()
            prompt.flick()
            #expect(near(late.rest(), prompt.rest(), 1e-4))
        }
    }

    @Test(arguments: Store.allCases, [0, 1, 2, 4])
    func `a late store that converts an angle loses neither steps nor commands`(store: Store, lag: Int) {
        let late = LateScene(store, lag: lag, detents: 24)
        let scene = late.scene
        var shown = 0.0
        for _ in 0..<6 {
            scene.host.press(.rightArrow)
            for _ in 0..<4 {
                late.frame()
                #expect(scene.displayedDegrees > shown)
                shown = scene.displayedDegrees
            }
        }
        #expect(near(late.rest(), 90, 1e-4))
        #expect(scene.model.controller.turn(to: .degrees(200), .clockwise))
        scene.host.update()
        #expect(near(late.rest(), 195, 1e-4))
        // A later value of the app is followed exactly.
        scene.change { $0.angle = .degrees(30) }
        #expect(near(scene.displayedDegrees, 30))
    }

    @Test(arguments: [0, 1, 2, 5])
    func `a late store of a fraction does not take back the percents of a dial`(lag: Int) {
        let scene = ControlScene {
            ($0.upper, $0.lag) = (50, lag)
            $0.rounding = { $0 / 100 * 100 }
        }
        scene.host.reducesMotion = true
        scene.host.update()
        for percent in 51...62 {
            scene.host.press(.upArrow)
            #expect(near(scene.shownValue, Double(percent)))
        }
        #expect(scene.model.writes.map { $0.rounded() } == (51...62).map { Double($0) })
        scene.settle()
        for _ in 0..<lag { scene.change { $0.publish() } }
        #expect(near(scene.shownValue, 62))
    }

    @Test func `only while a value is on the way may it be read as a converted one`() {
        var known = KnownBinding(7e8)
        #expect(!known.expects(7e8 + 1))
        known.didWrite(8e8, before: 7e8, after: 7e8)
        #expect(!known.isSettled && known.expects(8e8 + 1) && !known.expects(7e8 + 1))
        #expect(known.isPending(8e8 - 1) && !known.expects(8e8 + 1e3))
        known.hasRead(8e8 + 1)
        #expect(known.isSettled && known.expects(8e8 + 1) && !known.expects(8e8 + 2))
        known.willWrite(9e8)
        #expect(known.expects(9e8 + 1))
        known.didWrite(9e8, before: 8e8 + 1, after: 9e8 + 1)
        #expect(known.isSettled && known.expects(9e8) && known.expects(9e8 + 1) && !known.expects(9e8 + 2))
        // A small step of a store that is late, which is not read back yet.
        known.didWrite(9e8 + 3, before: 9e8 + 1, after: 9e8 + 1)
        #expect(!known.isSettled && known.expects(9e8 + 1) && known.expects(9e8 + 4))
        known.hasRead(9e8 + 4)
        #expect(known.isSettled && !known.expects(9e8 + 1))
        known.didWrite(8e8, before: 9e8 + 4, after: 9e8 + 4)
        known.didWrite(8e8 + 1, before: 9e8 + 4, after: 9e8 + 4)
        known.hasRead(8e8 + 1)
        #expect(known.isSettled, "an exact value comes before a converted one")
    }

    @Test func `a converted value is within four roundings to a short number`() {
        #expect(1.0.isRead(as: 1 + 0x1p-22) && !1.0.isRead(as: 1 + 0x1.8p-22))
        #expect((-1e300).isRead(as: -1e300 - 1e293) && !1.0.isRead(as: -1))
        #expect(0.0.isRead(as: -0.0) && !0.0.isRead(as: 1e-300) && !Double.nan.isRead(as: .nan))
        let values = DialValues(lower: 1, upper: .nan)
        #expect(values.isRead(as: DialValues(lower: 1 + 1e-9, upper: .nan)))
        #expect(!values.isRead(as: DialValues(lower: 1, upper: 2)))
        #expect(!values.isRead(as: DialValues(lower: nil, upper: .nan)))
        #expect(DialValues(upper: 3).isRead(as: DialValues(upper: 3 - 1e-9)))
    }
}
#endif
