#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircularMenuTests {
    static let top = Point2D(100, 20)

    @Test func `items are on the circle, with the first at the pointer`() {
        let scene = MenuScene()
        #expect(near(scene.position(of: "a"), Self.top))
        #expect(near(scene.position(of: "b"), Point2D(180, 100)))
        #expect(scene.host.frame(of: "[a]") != nil && scene.host.frame(of: "b") != nil)
    }

    @Test func `a tap selects an item and turns it to the pointer`() {
        let scene = MenuScene()
        scene.tap("b")
        #expect(scene.model.selected == ["b"] && scene.model.selection == "b")
        #expect(scene.host.isAnimating)
        #expect(scene.settle())
        #expect(near(scene.position(of: "b"), Self.top))
        #expect(scene.host.frame(of: "[b]") != nil)
        #expect(scene.model.selected == ["b"] && scene.model.selection == "b")
    }

    @Test func `disabled items are pale, and so is every button of a disabled menu`() {
        let scene = MenuScene { $0.disabled = ["b"] }
        func pale() -> Int { scene.host.values("opacity", as: Double.self).filter { $0 == 0.4 }.count }
        #expect(pale() == 1)
        scene.change { $0.disabled = [] }
        #expect(pale() == 0)
        scene.change { $0.isEnabled = false }
        // The central button is one of them.
        #expect(pale() == 5)
    }

    @Test
    func
        `a drag that begins on an item turns the menu and selects the item that comes to rest at the pointer`()
    {
        let scene = MenuScene()
        scene.drag(0, -80, rests: true)
        #expect(scene.model.selected.isEmpty)
        #expect(scene.settle())
        #expect(scene.model.selection == "b" && scene.model.selected.isEmpty)
        #expect(near(scene.position(of: "b"), Self.top))
        #expect(scene.host.values("sensoryFeedback", as: Int.self).reduce(0, +) > 0)
    }

    @Test func `a selection by the app turns the menu without haptic feedback`() {
        let scene = MenuScene { $0.selection = "c" }
        #expect(near(scene.position(of: "c"), Self.top))
        scene.change { $0.selection = "d" }
        #expect(scene.host.isAnimating)
        scene.settle()
        #expect(near(scene.position(of: "d"), Self.top))
        #expect(scene.host.values("sensoryFeedback", as: Int.self).reduce(0, +) == 0)
        #expect(scene.model.selected.isEmpty)
        scene.change { $0.selection = "nothing" }
        #expect(!scene.host.isAnimating && scene.model.selection == "nothing")
    }

    @Test func `the central button opens and closes the menu item by item`() {
        let scene = MenuScene { $0.menuKeepsOpenState = true }
        #expect(scene.opacities == [0, 0, 0, 0])
        #expect(near(scene.position(of: "b"), Point2D(100, 100)))
        let size = scene.host.elements[0].frame.size
        scene.tapCenter()
        #expect(scene.host.isAnimating)
        scene.run(0.1)
        let half = scene.opacities
        #expect(half[0] > half[1] && half[1] > half[2] && half[2] > 0 && half[3] == 0)
        #expect(scene.settle())
        #expect(scene.opacities == [1, 1, 1, 1])
        #expect(near(scene.position(of: "b"), Point2D(180, 100)))
        #expect(scene.host.elements[0].frame.size == size)
        #expect(scene.model.events == [.opened])
        scene.tapCenter()
        #expect(scene.settle())
        #expect(scene.opacities == [0, 0, 0, 0])
        scene.host.tap(scene.point(0))
        #expect(scene.model.selected.isEmpty && scene.model.events == [.opened, .closed])
    }

    @Test func `an opening that is reversed continues from its present positions`() {
        let scene = MenuScene { $0.isOpen = false }
        scene.change { $0.isOpen = true }
        scene.run(0.2)
        let positions = ["a", "b", "c", "d"].map { scene.position(of: $0) }
        scene.change { $0.isOpen = false }
        for (name, position) in zip(["a", "b", "c", "d"], positions) {
            #expect(near(scene.position(of: name), position))
        }
        #expect(scene.settle())
        #expect(scene.opacities == [0, 0, 0, 0])
    }

    @Test func `every form of escape closes the menu, and a closed menu passes it on`() {
        for close in [
            { (scene: MenuScene) in scene.host.press(.escape) == .handled },
            { (scene: MenuScene) in
                scene.host.exit(); return !scene.model.isOpen
            },
            { (scene: MenuScene) in scene.host.perform(.escape) && !scene.model.isOpen },
        ] {
            let scene = MenuScene()
            #expect(close(scene))
            #expect(!scene.model.isOpen)
            scene.settle()
            #expect(scene.host.press(.escape) == .ignored)
        }
        let scene = MenuScene { $0.behavior.closesOnEscape = false }
        #expect(scene.host.press(.escape) == .ignored && scene.model.isOpen)
    }

    @Test func `a closed menu ignores keys, actions, the crown and drags`() {
        let scene = MenuScene { $0.isOpen = false }
        for key in [KeyEquivalent.return, .rightArrow, .escape] { #expect(scene.host.press(key) == .ignored) }
        scene.host.perform(AccessibilityActionKind(named: Text("Next")))
        scene.host.turnCrown(to: 3, time: 0)
        scene.drag(0, 90)
        #expect(scene.model.selected.isEmpty && scene.model.selection == nil && !scene.host.isAnimating)
        #expect(scene.menu.wheel.rotation == .zero)
    }

    @Test func `assistive technologies find the items of an open menu alone, and always its centre`() {
        let scene = MenuScene { $0.isOpen = false }
        func heard() -> [String] { scene.host.elements.flatMap(\.heard).sorted() }
        #expect(heard() == ["plus"])
        scene.change { $0.isOpen = true }
        #expect(heard() == ["[a]", "b", "c", "d", "plus"])
        scene.settle()
        scene.change { $0.isOpen = false }
        // While the items are still seen.
        #expect(heard() == ["plus"] && scene.host.isAnimating)
    }

    @Test func `an item dims while it is pressed, and a disabled one stays pale`() {
        let scene = MenuScene { $0.disabled = ["d"] }
        func looks() -> [Double] {
            ["[a]", "b", "c", "d"].map { name in
                let texts = scene.host.all.filter { element in
                    guard let record = element.value as? StandInRecord, record.name == "opacity" else {
                        return false
                    }
                    return element.all.contains { ($0.value as? Text)?.standInString == name }
                }
                return texts.compactMap { ($0.value as? StandInRecord)?.value as? Double }.reduce(1, *)
            }
        }
        let plain = looks()
        #expect(plain.prefix(3) == [1, 1, 1] && plain[3] < 0.7 && plain[3] > 0.2)
        let place = scene.position(of: "b")
        let point = CGPoint(x: place.x, y: place.y)
        let touch = scene.host.touch(at: point, time: 0)
        let pressed = looks()
        #expect(pressed[1] > 0.5 && pressed[1] < 0.9 && pressed[1] > plain[3])
        #expect([pressed[0], pressed[2], pressed[3]] == [plain[0], plain[2], plain[3]])
        scene.host.cancel(touch)
        #expect(looks() == plain)
    }

    @Test func `Return activates the item at the pointer, and Right turns to the next item`() {
        let scene = MenuScene()
        #expect(scene.host.press(.return) == .handled)
        #expect(scene.model.selected == ["a"])
        // A key that is held down does not activate repeatedly.
        #expect(scene.host.press(.return, .repeat) == .handled && scene.model.selected == ["a"])
        #expect(scene.host.press(.rightArrow) == .handled)
        scene.settle()
        #expect(scene.model.selection == "b")
        #expect(near(scene.position(of: "b"), Self.top))
        scene.host.press(.leftArrow)
        scene.host.press(.upArrow)
        scene.settle()
        #expect(scene.model.selection == "d")
        let mirrored = MenuScene { $0.direction = .rightToLeft }
        mirrored.host.press(.rightArrow)
        mirrored.settle()
        #expect(mirrored.model.selection == "d")
    }

    private struct Tool: Identifiable { let id: Int }

    @Test func `both initializers have the same defaults`() {
        let one = CircularMenu([1], id: \.self, item: { Text("\($0)") }, center: { Text("+") })
        let other = CircularMenu([Tool(id: 1)], item: { Text("\($0.id)") }, center: { Text("+") })
        #expect(one.turning == other.turning && one.turning == TurnSettings(gesture: .afterMoving(10)))
        #expect(one.pointer == other.pointer && one.behavior == other.behavior && one.layout == other.layout)
    }

    @Test(arguments: [true, false]) func `the pointer is mirrored together with the ring`(isHalf: Bool) {
        let scenes = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            MenuScene {
                ($0.names, $0.direction, $0.pointer) = (["a", "b", "c"], direction, .zero)
                if isHalf {
                    $0.layout = RadialLayout(radius: .fixed(80), start: .degrees(-90), sweep: .degrees(180))
                }
            }
        }
        for scene in scenes { scene.tap("c") }
        for scene in scenes { scene.settle() }
        let rotations = scenes.map(\.model.controller.rotation.degrees)
        #expect(scenes.allSatisfy { $0.model.controller.pointed == "c" })
        #expect(near(rotations[0], -rotations[1]) && rotations[0].magnitude > 1)
        #expect(near(scenes[0].position(of: "c").x + scenes[1].position(of: "c").x, 200))
        let still = MenuScene {
            ($0.names, $0.direction, $0.pointer) = (["a", "b", "c"], .rightToLeft, .zero)
            $0.layout.mirrorsInRightToLeft = false
        }
        #expect(still.menu.settings.pointer == .zero)
    }

    @Test func `Next and Previous wrap around and count from where the menu comes to rest`() {
        let scene = MenuScene()
        func perform(_ name: String) -> Bool {
            scene.host.perform(AccessibilityActionKind(named: Text(verbatim: name)))
        }
        for (name, expected) in [("Next", "b"), ("Next", "c"), ("Previous", "b"), ("Previous", "a")] {
            #expect(perform(name))
            #expect(scene.settle())
            #expect(scene.model.selection == expected)
        }
        #expect(perform("Previous") && perform("Previous"))
        #expect(scene.settle())
        #expect(scene.model.selection == "c")
    }

    @Test func `items speak their position and whether they are selected`() {
        let scene = MenuScene { $0.selection = "b" }
        #expect(scene.spoken == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"])
        let traits = scene.host.accessibility.compactMap { attachment in
            if case .traits(let traits) = attachment { traits } else { nil }
        }
        #expect(traits == [[], .isSelected, [], []])
        // An item that is at the pointer is not yet the selected one.
        let none = MenuScene()
        #expect(none.model.controller.pointed == "a" && none.model.controller.selection == nil)
        let isSpoken = none.host.accessibility.contains { attachment in
            if case .traits(let traits) = attachment { traits.contains(.isSelected) } else { false }
        }
        #expect(!isSpoken)
    }

    @Test func `a menu that does not turn selects items at their positions`() {
        let scene = MenuScene { $0.turning = nil }
        scene.tap("c")
        #expect(scene.model.selection == "c" && scene.model.selected == ["c"])
        #expect(near(scene.position(of: "c"), Point2D(100, 180)))
        scene.drag(0, 90, rests: true)
        scene.host.press(.rightArrow)
        #expect(scene.model.selection == "d")
        #expect(near(scene.position(of: "c"), Point2D(100, 180)))
        scene.host.perform(AccessibilityActionKind(named: Text("Next")))
        #expect(scene.model.selection == "d")
    }

    @Test func `a right-to-left menu runs in the opposite direction and turns with the finger`() {
        let scene = MenuScene { $0.direction = .rightToLeft }
        #expect(near(scene.position(of: "b"), Point2D(20, 100)))
        let touch = scene.host.touch(at: CGPoint(x: 20, y: 100), time: 0)
        let corner = 100 - 80 * 0.5.squareRoot()
        scene.host.move(touch, to: CGPoint(x: corner, y: corner), time: 0.1)
        // The finger turned nothing before it had moved by the item's slop.
        let lag = (scene.position(of: "b") - Point2D(corner, corner)).length
        #expect(lag > 9 && lag < 10)
        scene.host.move(touch, to: CGPoint(x: 100, y: 20), time: 0.2)
        scene.model.now = 1
        scene.host.lift(touch, at: CGPoint(x: 100, y: 20), time: 1)
        scene.settle()
        #expect(scene.model.selection == "b")
        #expect(near(scene.position(of: "b"), Self.top))
    }

    @Test func `with Reduce Motion a menu opens and turns at once`() {
        let scene = MenuScene()
        scene.host.reducesMotion = true
        scene.tap("c")
        #expect(!scene.host.isAnimating)
        #expect(near(scene.position(of: "c"), Self.top))
        scene.tapCenter()
        #expect(!scene.model.isOpen && scene.opacities == [0, 0, 0, 0] && !scene.host.isAnimating)
    }
}
#endif
