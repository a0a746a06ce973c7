#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Dials whose bindings read other values than those that were written to them, or than the last update.
@MainActor @Suite struct DialRoundingTests {
    @Test func `a binding that rounds moves the thumb in one direction, and one that clamps holds it`() {
        let rounding: [(Double) -> Double] = [{ $0.rounded() }, { min($0, 7) }]
        for (index, round) in rounding.enumerated() {
            let scene = ControlScene {
                ($0.step, $0.upper, $0.range) = (nil, 5, 0...10)
                $0.rounding = round
            }
            scene.down(-90)
            var shown: [Double] = []
            for degrees in stride(from: -88.0, through: -10, by: 2) {
                scene.move(degrees)
                shown.append(scene.shownValue)
            }
            #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(index): \(shown)")
            #expect(near(shown.last ?? .nan, scene.model.upper))
            // From the first value on that the binding rounded, the dial shows what that reads.
            let first = shown.firstIndex { $0 >= 6 } ?? 0
            if index == 0 { #expect(shown[first...].allSatisfy { $0 == $0.rounded() }) }
            for degrees in stride(from: -10.0, through: -90, by: -2) { scene.move(degrees) }
            #expect(near(scene.shownValue, 5) && near(scene.model.upper, 5))
        }
    }

    @Test(arguments: [0.5, nil])
    func `a binding that rounds or clamps is written once for each value of the finger, which is felt once`(
        step: Double?
    ) {
        let rounding: [(Double) -> Double] = [{ $0.rounded() }, { min($0, 5.5) }]
        // Steps may end where a binding clamps, which then reads what it read before, as one that is late.
        for (index, round) in rounding.enumerated() where step == nil || index == 0 {
            let scene = ControlScene {
                ($0.step, $0.upper, $0.range) = (step, 5, 0...10)
                $0.rounding = round
            }
            var felt: Int { scene.host.values("sensoryFeedback", as: Int.self).first ?? 0 }
            scene.down(-90)
            for number in 0..<60 { scene.move(-90 + 0.7 * Double(number)) }
            let values = Set(scene.model.writes)
            #expect(scene.model.writes.count == values.count && values.count == (step == nil ? 59 : 3))
            #expect(felt == (step == nil ? 0 : 3), "\(index)")
            #expect(near(scene.shownValue, index == 0 ? 7 : 5.5))
            let shown = scene.shownValue
            #expect(near(shown, scene.model.upper))
            scene.up(-90 + 0.7 * 59)
            #expect(scene.shownValue == shown && scene.model.upper == shown)
            scene.settle()
            scene.model.runLater()
            scene.host.update()
            #expect(scene.shownValue == shown && scene.model.upper == shown)
        }
    }

    @Test func `a dial that coasts, and is caught, goes on below what a binding that rounds reads`() {
        let scenes = [true, false].map { rounds in
            ControlScene {
                ($0.step, $0.upper, $0.behavior.coasts) = (nil, 20, .smooth)
                if rounds { $0.rounding = { $0.rounded() } }
            }
        }
        let (rounding, plain) = (scenes[0], scenes[1])
        func check(_ place: String) {
            let value = plain.model.upper.rounded()
            #expect(near(plain.shownValue, plain.model.upper) && rounding.model.upper == value, "\(place)")
            #expect(near(rounding.shownValue, value), "\(place)")
        }
        func frames(_ count: Int) {
            for _ in 0..<count {
                for scene in scenes {
                    scene.model.now += 1 / 60
                    scene.host.frame(at: scene.model.now)
                }
                check("in a frame")
            }
        }
        for scene in scenes {
            scene.down(189)
            for degrees in stride(from: 191.0, through: 211, by: 2) { scene.move(degrees) }
            scene.up(211)
        }
        let released = plain.model.upper
        frames(20)
        #expect(plain.model.upper > released + 1 && scenes.allSatisfy { $0.host.isAnimating })
        let caught = ControlScene.degrees(plain.model.upper)
        for scene in scenes { scene.down(caught) }
        check("caught")
        for number in 1...30 {
            for scene in scenes { scene.move(caught + 0.4 * Double(number)) }
            check("moved")
        }
        for scene in scenes { scene.up(caught + 12) }
        frames(20)
        for scene in scenes { scene.settle() }
        check("at rest")
    }

    @Test func `each thumb of a range is shown where its own binding rounds`() {
        for isLower in [true, false] {
            let scene = ControlScene {
                ($0.step, $0.isRange, $0.lower, $0.upper) = (nil, true, 20, 60)
                if isLower {
                    $0.lowerRounding = { $0.rounded(.up) }
                } else {
                    $0.rounding = { $0.rounded(.up) }
                }
            }
            let start = isLower ? 189.0 : 297
            scene.down(start)
            for number in 1...20 {
                scene.move(start + 0.9 * Double(number))
                let (lower, upper) = (scene.model.lower, scene.model.upper)
                #expect((isLower ? lower : upper) == (isLower ? lower : upper).rounded())
                #expect(near(scene.shownLowerValue, lower))
                #expect(near(scene.shownValue, upper))
            }
            #expect(scene.model.lower == (isLower ? 27 : 20) && scene.model.upper == (isLower ? 60 : 67))
        }
    }

    @Test(arguments: [1, nil], [false, true])
    func `a value that the setter of the other one pushes is shown at once, and makes room`(
        step: Double?,
        isLower: Bool
    ) {
        // The model keeps ten between the values.
        let scene = ControlScene {
            ($0.step, $0.isRange, $0.lower, $0.upper) = (step, true, 40, 60)
        }
        let model = scene.model
        model.lowerRounding = { [unowned model] in
            model.upper = max(model.upper, $0 + 10)
            return $0
        }
        model.rounding = { [unowned model] in
            model.lower = min(model.lower, $0 - 10)
            return $0
        }
        scene.down(ControlScene.degrees(isLower ? 40 : 60))
        for number in 1...30 {
            let value = Double(isLower ? 40 + number : 60 - number)
            scene.move(ControlScene.degrees(value))
            #expect(near(isLower ? model.lower : model.upper, value))
            let other = isLower ? max(60, value + 10) : min(40, value - 10)
            #expect(near(isLower ? model.upper : model.lower, other))
            #expect(near(scene.shownValue, model.upper))
            #expect(near(scene.shownLowerValue, model.lower))
        }
        // No value is written of which only the app has made another one.
        #expect(model.writes.count == (isLower ? 0 : 30))
        scene.up(ControlScene.degrees(isLower ? 70 : 30))
        scene.settle()
        #expect(near(scene.shownValue, model.upper) && near(model.upper - model.lower, 10))
    }

    @Test func `a value that a setter pushes to and fro is shown, also if it rounds`() {
        let scene = ControlScene { ($0.step, $0.isRange, $0.lower, $0.upper) = (nil, true, 40, 60) }
        let model = scene.model
        model.lowerRounding = { [unowned model] in
            model.upper = $0.rounded() + 20
            return $0.rounded()
        }
        scene.down(ControlScene.degrees(40))
        let way = Array(stride(from: 0.0, through: 5, by: 0.4))
        for distance in way + way.reversed() {
            scene.move(ControlScene.degrees(40 + distance))
            #expect(near(scene.shownValue, model.upper))
            #expect(near(scene.shownLowerValue, model.lower, 0.5))
        }
        #expect(model.lower == 40 && model.upper == 60)
    }

    @Test func `a value that a binding reads late while the other thumb moves is not the app's`() {
        let scene = ControlScene { ($0.isRange, $0.lower, $0.upper, $0.lag) = (true, 20, 60, 9) }
        let model = scene.model
        scene.down(ControlScene.degrees(60))
        for value in 61...65 { scene.move(ControlScene.degrees(Double(value))) }
        scene.up(ControlScene.degrees(65))
        #expect(model.writes == [61, 62, 63, 64, 65] && model.upper == 60 && near(scene.shownValue, 65))
        model.lowerRounding = { [unowned model] in
            model.publish()
            return $0
        }
        scene.down(ControlScene.degrees(20))
        for value in 21...25 {
            scene.move(ControlScene.degrees(Double(value)))
            #expect(model.lower == Double(value) && model.upper == Double(value + 40))
            #expect(near(scene.shownValue, 65))
        }
        scene.up(ControlScene.degrees(25))
        scene.settle()
        #expect(model.upper == 65 && near(scene.shownValue, 65) && model.writes.count == 5)
    }

    @Test func `a dial that is held shows what a binding that rounds reads also with new settings`() {
        let scene = ControlScene {
            ($0.step, $0.upper, $0.range) = (nil, 5, 0...10)
            $0.rounding = { $0.rounded() }
        }
        scene.down(-90)
        for degrees in stride(from: -88.0, through: -50, by: 2) { scene.move(degrees) }
        #expect(near(scene.shownValue, 6) && scene.model.upper == 6 && scene.spoken == ["6"])
        for change in [{ $0.behavior.coasts = .smooth }, { $0.isMirrored = true }] as [(ControlModel) -> Void]
        {
            scene.change(change)
            for _ in 0..<3 { scene.host.frame(at: scene.model.now) }
            #expect(near(scene.shownValue, 6) && scene.spoken == ["6"])
        }
    }

    @Test func `a step is shown at once where a binding that rounds reads`() {
        let scene = ControlScene { $0.rounding = { ($0 / 10).rounded(.up) * 10 } }
        scene.host.press(.upArrow)
        #expect(scene.model.writes == [61] && scene.model.upper == 70 && near(scene.shownValue, 70))
        scene.settle()
        #expect(scene.model.writes == [61] && scene.model.upper == 70 && near(scene.shownValue, 70))
    }

    @Test func `a step goes on from what the app has set since the last update`() {
        let scene = ControlScene()
        scene.model.upper = 30
        scene.host.press(.upArrow)
        scene.settle()
        #expect(scene.model.writes == [31] && scene.model.upper == 31 && near(scene.shownValue, 31))
    }

    @Test func `a late thumb stays where the user put it when the other one is stepped`() {
        let scene = ControlScene { ($0.isRange, $0.lag) = (true, .max) }
        scene.down(297)
        scene.move(305.1)
        scene.up(305.1)
        // The first thumb has the focus, then the other.
        scene.host.press(.tab)
        scene.host.press(.upArrow)
        #expect(scene.model.lower == 21 && near(scene.shownValue, 63) && scene.model.upper == 60)
        scene.host.press(.tab)
        scene.host.press(.upArrow)
        #expect(scene.model.writes == [63, 64])
    }

    @Test func `a late thumb stays where the user put it when the other one's binding rounds`() {
        let scene = ControlScene {
            ($0.isRange, $0.lag) = (true, .max)
            $0.lowerRounding = { $0 + 4 }
        }
        scene.down(297)
        scene.move(305.1)
        scene.up(305.1)
        scene.host.press(.tab)
        scene.host.press(.upArrow)
        #expect(near(scene.shownLowerValue, 25) && near(scene.shownValue, 63))
        scene.change { $0.publish() }
        scene.settle()
        #expect(near(scene.shownLowerValue, 25) && near(scene.shownValue, 63))
    }

    @Test func `while one thumb is dragged and its binding rounds, a late one stays, and is taken at rest`() {
        let scene = ControlScene {
            ($0.isRange, $0.lag) = (true, .max)
            $0.lowerRounding = { ($0 / 10).rounded(.down) * 10 }
        }
        scene.down(297)
        scene.move(305.1)
        scene.up(305.1)
        scene.down(189)
        scene.move(224.1)
        #expect(near(scene.shownLowerValue, 30) && near(scene.shownValue, 63))
        scene.up(224.1)
        scene.change { $0.publish() }
        scene.settle()
        #expect(near(scene.shownLowerValue, 30) && near(scene.shownValue, 63))
    }

    @Test func `a key goes on from the value that the binding has made of that of the last one`() {
        let scene = ControlScene { $0.rounding = { $0 + 4 } }
        scene.host.press(.upArrow)
        scene.host.press(.upArrow)
        #expect(scene.model.writes == [61, 66])
    }
}
#endif
