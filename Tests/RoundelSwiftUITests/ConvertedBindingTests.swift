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

    /// Where a flick ends with a store that keeps radians at once, by the number of detents.
    private static let promptRests: [Int?: Double] = {
        let rests = [nil, 8].map { detents in
            let prompt = LateScene(.radians, lag: 0, detents: detents)
            prompt.flick()
            return (detents, prompt.rest())
        }
        return Dictionary(uniqueKeysWithValues: rests)
    }()

    @Test(arguments: Store.allCases, [0, 1, 2, 4])
    func `a late store that converts an angle does not end a flick`(store: Store, lag: Int) throws {
        for detents in [nil, 8] {
            let late = LateScene(store, lag: lag, detents: detents)
            late.flick()
            #expect(near(late.rest(), try #require(Self.promptRests[detents]), 1e-4))
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
        var binding = KnownBinding(SwiftUI.Angle.radians(7e8))
        func write(_ value: Double, _ before: Double, _ after: Double) {
            binding.didWrite(.radians(value), before: .radians(before), after: .radians(after))
        }
        func expects(_ value: Double) -> Bool { binding.expects(.radians(value)) }
        #expect(!expects(7e8 + 1))
        write(8e8, 7e8, 7e8)
        #expect(!binding.isSettled && expects(8e8 + 1) && !expects(7e8 + 1))
        #expect(binding.isPending(.radians(8e8 - 1)) && !expects(8e8 + 1e3))
        binding.hasRead(.radians(8e8 + 1))
        #expect(binding.isSettled && expects(8e8 + 1) && !expects(8e8 + 2))
        binding.willWrite(.radians(9e8))
        #expect(expects(9e8 + 1))
        binding.endWrite()
        #expect(expects(9e8) && !expects(9e8 + 1))
        write(9e8, 8e8 + 1, 9e8 + 1)
        #expect(binding.isSettled && expects(9e8) && expects(9e8 + 1) && !expects(9e8 + 2))
        // A small step of a store that is late, which is not read back yet.
        write(9e8 + 3, 9e8 + 1, 9e8 + 1)
        #expect(!binding.isSettled && expects(9e8 + 1) && expects(9e8 + 4))
        binding.hasRead(.radians(9e8 + 4))
        #expect(binding.isSettled && !expects(9e8 + 1))
        // An exact value comes before a converted one.
        write(8e8, 9e8 + 4, 9e8 + 4)
        write(8e8 + 1, 9e8 + 4, 9e8 + 4)
        binding.hasRead(.radians(8e8 + 1))
        #expect(binding.isSettled)
    }

    /// Two writes late, each step is less than the tolerance, and three are more.
    @Test func `a small step that was written before is not taken for the last one`() {
        var known = KnownBinding(SwiftUI.Angle.radians(7e8))
        let values = (0...6).map { SwiftUI.Angle.radians(7e8 + 60 * Double($0)) }
        for number in 1...6 {
            let (before, after) = (values[max(0, number - 3)], values[max(0, number - 2)])
            known.didWrite(values[number], before: before, after: after)
            #expect(!known.isSettled && known.expects(values[max(0, number - 1)]), "step \(number)")
        }
    }

    @Test func `a converted value differs by rounding alone`() {
        func angle(_ left: Double, _ right: Double) -> Bool {
            SwiftUI.Angle.radians(left).isRead(as: .radians(right))
        }
        #expect(angle(1, 1 + 0x1p-22) && !angle(1, 1 + 0x1.8p-22))
        #expect(angle(-1e300, -1e300 - 1e293) && !angle(1, -1))
        #expect(angle(0, -0.0) && !angle(0, 1e-300) && !angle(.nan, .nan))
        #expect(angle(.infinity, .infinity) && !angle(.infinity, 5) && !angle(5, -.infinity))
        let values = DialValues(lower: 1, upper: .nan)
        #expect(values.isRead(as: DialValues(lower: 1 + 0x1p-41, upper: .nan)))
        #expect(!values.isRead(as: DialValues(lower: 1 + 0x1.8p-40, upper: .nan)))
        #expect(!values.isRead(as: DialValues(lower: 1, upper: 2)))
        #expect(!values.isRead(as: DialValues(lower: nil, upper: .nan)))
        #expect(DialValues(upper: 7e8).isRead(as: DialValues(upper: 7e8 + 1e-4)))
        #expect(!DialValues(upper: 7e8).isRead(as: DialValues(upper: 7e8 + 1)))
    }
}
#endif
