#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircularMenuTests {
    static let top = Point2D(100, 20)

    @Test func `items stand on the circle, the first at the pointer`() {
        let stage = MenuStage()
        #expect(near(stage.place("a"), Self.top))
        #expect(near(stage.place("b"), Point2D(180, 100)))
        #expect(stage.host.frame(of: "[a]") != nil && stage.host.frame(of: "b") != nil)
    }

    @Test func `a tap selects and turns the item to the pointer`() {
        let stage = MenuStage()
        stage.tap("b")
        #expect(stage.model.selected == ["b"] && stage.model.selection == "b")
        #expect(stage.host.isAnimating)
        #expect(stage.settle())
        #expect(near(stage.place("b"), Self.top))
        #expect(stage.host.frame(of: "[b]") != nil)
        #expect(stage.model.selected == ["b"] && stage.model.selection == "b")
    }

    @Test func `what cannot be tapped is pale, whether it is an item or the whole menu`() {
        let stage = MenuStage { $0.disabled = ["b"] }
        func pale() -> Int { stage.host.values("opacity", as: Double.self).filter { $0 == 0.4 }.count }
        #expect(pale() == 1)
        stage.change { $0.disabled = [] }
        #expect(pale() == 0)
        stage.change { $0.isEnabled = false }
        // The button in the middle is one of them.
        #expect(pale() == 5)
    }

    @Test func `a drag that begins on an item turns the menu and selects what rests at the pointer`() {
        let stage = MenuStage()
        stage.drag(0, -80, rests: true)
        #expect(stage.model.selected.isEmpty)
        #expect(stage.settle())
        #expect(stage.model.selection == "b" && stage.model.selected.isEmpty)
        #expect(near(stage.place("b"), Self.top))
        #expect(stage.host.values("sensoryFeedback", as: Int.self).reduce(0, +) > 0)
    }

    @Test func `the app's selection turns the menu, and is not to be felt`() {
        let stage = MenuStage { $0.selection = "c" }
        #expect(near(stage.place("c"), Self.top))
        stage.change { $0.selection = "d" }
        #expect(stage.host.isAnimating)
        stage.settle()
        #expect(near(stage.place("d"), Self.top))
        #expect(stage.host.values("sensoryFeedback", as: Int.self).reduce(0, +) == 0)
        #expect(stage.model.selected.isEmpty)
        stage.change { $0.selection = "nothing" }
        #expect(!stage.host.isAnimating && stage.model.selection == "nothing")
    }

    @Test func `the button in the middle opens and closes, item by item`() {
        let stage = MenuStage { $0.ownsOpening = true }
        #expect(stage.opacities == [0, 0, 0, 0])
        #expect(near(stage.place("b"), Point2D(100, 100)))
        let size = stage.host.elements[0].frame.size
        stage.tapCenter()
        #expect(stage.host.isAnimating)
        stage.run(0.1)
        let half = stage.opacities
        #expect(half[0] > half[1] && half[1] > half[2] && half[2] > 0 && half[3] == 0)
        #expect(stage.settle())
        #expect(stage.opacities == [1, 1, 1, 1])
        #expect(near(stage.place("b"), Point2D(180, 100)))
        #expect(stage.host.elements[0].frame.size == size)
        #expect(stage.model.events == [.opened])
        stage.tapCenter()
        #expect(stage.settle())
        #expect(stage.opacities == [0, 0, 0, 0])
        stage.host.tap(stage.point(0))
        #expect(stage.model.selected.isEmpty && stage.model.events == [.opened, .closed])
    }

    @Test func `an opening that is called back goes on from where it is`() {
        let stage = MenuStage { $0.isOpen = false }
        stage.change { $0.isOpen = true }
        stage.run(0.2)
        let places = ["a", "b", "c", "d"].map { stage.place($0) }
        stage.change { $0.isOpen = false }
        for (name, place) in zip(["a", "b", "c", "d"], places) { #expect(near(stage.place(name), place)) }
        #expect(stage.settle())
        #expect(stage.opacities == [0, 0, 0, 0])
    }

    @Test func `escape closes, in every way there is, and then goes to others`() {
        for close in [
            { (stage: MenuStage) in stage.host.press(.escape) == .handled },
            { (stage: MenuStage) in
                stage.host.exit(); return !stage.model.isOpen
            },
            { (stage: MenuStage) in stage.host.perform(.escape) && !stage.model.isOpen },
        ] {
            let stage = MenuStage()
            #expect(close(stage))
            #expect(!stage.model.isOpen)
            stage.settle()
            #expect(stage.host.press(.escape) == .ignored)
        }
        let stage = MenuStage { $0.behavior.closesOnEscape = false }
        #expect(stage.host.press(.escape) == .ignored && stage.model.isOpen)
    }

    @Test func `a closed menu does nothing`() {
        let stage = MenuStage { $0.isOpen = false }
        for key in [KeyEquivalent.return, .rightArrow, .escape] { #expect(stage.host.press(key) == .ignored) }
        stage.host.perform(AccessibilityActionKind(named: Text("Next")))
        stage.host.turnCrown(to: 3, time: 0)
        stage.drag(0, 90)
        #expect(stage.model.selected.isEmpty && stage.model.selection == nil && !stage.host.isAnimating)
        #expect(stage.menu.wheel.rotation == .zero)
    }

    @Test func `return activates the item at the pointer, right goes to the next`() {
        let stage = MenuStage()
        #expect(stage.host.press(.return) == .handled)
        #expect(stage.model.selected == ["a"])
        // A key that is held down does not choose again and again.
        #expect(stage.host.press(.return, .repeat) == .handled && stage.model.selected == ["a"])
        #expect(stage.host.press(.rightArrow) == .handled)
        stage.settle()
        #expect(stage.model.selection == "b")
        #expect(near(stage.place("b"), Self.top))
        stage.host.press(.leftArrow)
        stage.host.press(.upArrow)
        stage.settle()
        #expect(stage.model.selection == "d")
        let mirrored = MenuStage { $0.direction = .rightToLeft }
        mirrored.host.press(.rightArrow)
        mirrored.settle()
        #expect(mirrored.model.selection == "d")
    }

    @Test func `next and previous go round, and count from where the menu comes to rest`() {
        let stage = MenuStage()
        func perform(_ name: String) -> Bool {
            stage.host.perform(AccessibilityActionKind(named: Text(verbatim: name)))
        }
        for (name, expected) in [("Next", "b"), ("Next", "c"), ("Previous", "b"), ("Previous", "a")] {
            #expect(perform(name))
            #expect(stage.settle())
            #expect(stage.model.selection == expected)
        }
        #expect(perform("Previous") && perform("Previous"))
        #expect(stage.settle())
        #expect(stage.model.selection == "c")
    }

    @Test func `items tell their position and whether they are selected`() {
        let stage = MenuStage { $0.selection = "b" }
        #expect(stage.spoken == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"])
        let traits = stage.host.accessibility.compactMap { attachment in
            if case .traits(let traits) = attachment { traits } else { nil }
        }
        #expect(traits == [[], .isSelected, [], []])
    }

    @Test func `a menu that does not turn selects where items stand`() {
        let stage = MenuStage { $0.turning = nil }
        stage.tap("c")
        #expect(stage.model.selection == "c" && stage.model.selected == ["c"])
        #expect(near(stage.place("c"), Point2D(100, 180)))
        stage.drag(0, 90, rests: true)
        stage.host.press(.rightArrow)
        #expect(stage.model.selection == "d")
        #expect(near(stage.place("c"), Point2D(100, 180)))
        stage.host.perform(AccessibilityActionKind(named: Text("Next")))
        #expect(stage.model.selection == "d")
    }

    @Test func `right to left runs the other way, and still turns under the finger`() {
        let stage = MenuStage { $0.direction = .rightToLeft }
        #expect(near(stage.place("b"), Point2D(20, 100)))
        let touch = stage.host.touch(at: CGPoint(x: 20, y: 100), time: 0)
        let corner = 100 - 80 * 0.5.squareRoot()
        stage.host.move(touch, to: CGPoint(x: corner, y: corner), time: 0.1)
        // It turned nothing before it left the item's slop.
        let lag = (stage.place("b") - Point2D(corner, corner)).length
        #expect(lag > 9 && lag < 10)
        stage.host.move(touch, to: CGPoint(x: 100, y: 20), time: 0.2)
        stage.model.now = 1
        stage.host.lift(touch, at: CGPoint(x: 100, y: 20), time: 1)
        stage.settle()
        #expect(stage.model.selection == "b")
        #expect(near(stage.place("b"), Self.top))
    }

    @Test func `with Reduce Motion it opens and turns at once`() {
        let stage = MenuStage()
        stage.host.reducesMotion = true
        stage.tap("c")
        #expect(!stage.host.isAnimating)
        #expect(near(stage.place("c"), Self.top))
        stage.tapCenter()
        #expect(!stage.model.isOpen && stage.opacities == [0, 0, 0, 0] && !stage.host.isAnimating)
    }
}
#endif
