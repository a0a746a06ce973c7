#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct RadialMenuTests {
    @Test func `a finger that is held opens the menu, and chooses where it is lifted`() {
        let scene = RadialScene()
        let touch = scene.down()
        scene.run(0.4)
        #expect(!scene.menu.isOpen && scene.position(of: "Copy") == nil)
        scene.run(0.6)
        #expect(scene.menu.isOpen && scene.model.opened == [true])
        #expect(scene.host.values("sensoryFeedback", as: Int.self).contains(1))
        for (name, angle) in [("Copy", -90.0), ("Share", 0), ("Rename", 90), ("Delete", 180)] {
            #expect(near(scene.position(of: name) ?? .zero, Point2D(scene.point(angle, 72))))
        }
        #expect(scene.scrim == 0.25 && scene.title == nil)
        scene.move(touch, to: scene.point(90, 60))
        #expect(scene.title == "Rename" && scene.model.chosen.isEmpty)
        scene.lift(touch, at: scene.point(90, 60))
        #expect(scene.model.chosen == ["Rename"] && scene.model.opened == [true, false])
        #expect(scene.model.presses == 0)
        scene.run(1)
        #expect(scene.position(of: "Copy") == nil && scene.scrim == 0 && !scene.host.isAnimating)
    }

    @Test func `a stroke chooses without showing the menu, and does not press the button under it`() {
        let scene = RadialScene()
        let touch = scene.down()
        for distance in stride(from: 5.0, through: 50, by: 5) {
            scene.move(touch, to: scene.point(-90, distance), after: 0.01)
        }
        #expect(scene.position(of: "Copy") == nil)
        scene.lift(touch, at: scene.point(-90, 50))
        #expect(scene.model.chosen == ["Copy"] && scene.model.opened.isEmpty && scene.model.presses == 0)
    }

    @Test func `a tap presses the button under the menu`() {
        let scene = RadialScene()
        scene.tap(scene.point(0, 0))
        #expect(scene.model.presses == 1 && scene.model.opened.isEmpty && !scene.host.isAnimating)
        let opens = RadialScene { $0.behavior.opensOnTap = true }
        opens.tap(opens.point(0, 10))
        #expect(opens.menu.fan?.center == Point2D(210, 400) && opens.menu.phase == .waiting)
    }

    @Test func `a tap opens the menu in the middle of the view, if that is its gesture`() {
        let scene = RadialScene { $0.behavior.gesture = .tap }
        scene.tap(scene.point(0, 30))
        #expect(scene.menu.isOpen && scene.menu.fan?.center == RadialScene.middle)
        let never = RadialScene { $0.behavior.gesture = .none }
        never.tap(never.point(0, 0))
        let touch = never.hold()
        #expect(!never.menu.isOpen && never.model.presses == 1)
        never.host.cancel(touch)
    }

    @Test func `a menu that waits is closed by a tap outside, and by one in the middle`() {
        for (angle, distance) in [(0.0, 190.0), (90, 390), (0, 0)] {
            let scene = RadialScene()
            let touch = scene.hold()
            scene.lift(touch, at: scene.point(0, 0))
            #expect(scene.menu.phase == .waiting && scene.model.presses == 0)
            scene.tap(scene.point(angle, distance))
            #expect(scene.model.opened == [true, false] && scene.model.chosen.isEmpty)
            #expect(scene.model.presses == 0)
        }
    }

    @Test func `a tap on an item of a menu that waits chooses it, also beyond the view`() {
        let scene = RadialScene { $0.size = CGSize(width: 40, height: 40) }
        scene.lift(scene.hold(), at: scene.point(0, 0))
        scene.tap(scene.point(90, 72))
        #expect(scene.model.chosen == ["Rename"])
        scene.run(1)
        scene.lift(scene.hold(), at: scene.point(0, 0))
        // A disabled item is not chosen, and the menu stays.
        scene.tap(scene.point(180, 72))
        #expect(scene.model.chosen == ["Rename"] && scene.menu.phase == .waiting)
    }

    @Test func `an item with a submenu opens it, and the way back closes it`() {
        let scene = RadialScene()
        let touch = scene.hold()
        scene.move(touch, to: scene.point(0, 72))
        scene.run(0.7)
        #expect(scene.menu.submenu == 1 && scene.position(of: "Message") != nil)
        let message = scene.position(of: "Message") ?? .zero
        scene.move(touch, to: CGPoint(message))
        #expect(scene.title == "Message")
        scene.move(touch, to: scene.point(0, 0), after: 0.2)
        #expect(scene.menu.submenu == nil && scene.title == nil)
        scene.move(touch, to: scene.point(0, 72))
        scene.run(0.7)
        scene.lift(touch, at: CGPoint(message), after: 0.2)
        #expect(scene.model.chosen == ["Message"])
        scene.run(1)
        #expect(scene.position(of: "Message") == nil)
    }

    @Test func `at an edge all items are inside the container`() {
        let scene = RadialScene()
        for point in [CGPoint(x: 142, y: 342), CGPoint(x: 258, y: 458)] {
            scene.model.controller.open(at: CGPoint(x: point.x * 2 - 300, y: point.y * 2 - 450))
            scene.run(1)
            let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
            for name in ["Copy", "Share", "Rename", "Delete"] {
                let middle = scene.position(of: name) ?? Point2D(-1000, 0)
                #expect(
                    bounds.insetBy(dx: -0.001, dy: -0.001).contains(
                        CGRect(x: middle.x - 26, y: middle.y - 26, width: 52, height: 52)
                    )
                )
            }
        }
        let small = RadialScene(size: CGSize(width: 150, height: 150))
        small.model.controller.open()
        small.run(1)
        #expect(small.menu.isOpen && small.position(of: "Copy") != nil)
    }

    @Test func `the title is above the items, and below them at the upper edge`() {
        let scene = RadialScene()
        func title() -> CGRect? {
            scene.host.all.last { $0.value is RadialMenuLayout }?.children.last?.frame
        }
        for (y, isAbove) in [(0.0, true), (-360, false)] {
            scene.model.controller.open(at: CGPoint(x: 60, y: 60 + y))
            scene.host.press(.downArrow)
            scene.run(1)
            let frame = title() ?? .null
            let items = ["Copy", "Share", "Rename", "Delete"].compactMap { scene.position(of: $0)?.y }
            #expect(scene.title != nil && items.count == 4)
            #expect(isAbove ? frame.maxY < items.min()! - 26 : frame.minY > items.max()! + 26)
            #expect(frame.minY >= 0 && abs(frame.midX - 200) < 1)
        }
    }

    @Test func `a title that is longer than the container is wide is wrapped`() {
        let title = Array(repeating: "Copy", count: 40).joined(separator: " ")
        let scene = RadialScene { $0.entries[0].name = title }
        scene.model.controller.open()
        scene.run(1)
        scene.host.press(.downArrow)
        #expect(scene.title == title)
        let frame = scene.host.all.last { $0.value is RadialMenuLayout }?.children.last?.frame ?? .null
        #expect(frame.minX >= 0 && frame.maxX <= 400 && frame.width > 200)
    }

    // MARK: Keys and pointers

    @Test func `keys open the menu, go to items by arrows and letters, choose and leave`() {
        let scene = RadialScene()
        for key in [KeyEquivalent.downArrow, .escape, KeyEquivalent("c")] {
            #expect(scene.host.press(key) == .ignored)
        }
        #expect(scene.host.press(.space) == .handled)
        scene.run(1)
        #expect(scene.title == "Copy")
        #expect(scene.menu.fan?.center == RadialScene.middle)
        #expect(scene.host.press(KeyEquivalent("R")) == .handled && scene.title == "Rename")
        #expect(scene.host.press(KeyEquivalent("d")) == .ignored && scene.title == "Rename")
        #expect(scene.host.press(.leftArrow) == .handled && scene.title == "Share")
        scene.host.press(.return)
        #expect(scene.menu.submenu == 1 && scene.title == "Mail")
        // A key that is held down does not choose.
        #expect(scene.host.press(.return, .repeat) == .handled && scene.menu.submenu == 1)
        scene.host.press(KeyEquivalent("p"))
        #expect(scene.title == "Print")
        scene.host.press(.escape)
        #expect(scene.menu.submenu == nil && scene.menu.isOpen)
        scene.host.press(.escape)
        #expect(!scene.menu.isOpen && scene.host.press(.escape) == .ignored)
        scene.host.press(.return)
        scene.host.press(.return)
        #expect(scene.model.chosen == ["Copy"] && scene.model.opened == [true, false, true, false])
        let none = RadialScene { $0.behavior.acceptsKeys = false }
        #expect(
            none.host.press(.return) == .ignored && none.host.values("focusable", as: Bool.self) == [false]
        )
    }

    @Test func `a pointer highlights items of a menu that waits`() {
        let scene = RadialScene()
        scene.host.hover(at: scene.point(0, 72))
        #expect(scene.menu.highlighted == nil)
        scene.model.controller.open()
        scene.run(1)
        scene.host.hover(at: scene.point(0, 72))
        #expect(scene.title == "Share")
        scene.host.hover(at: scene.point(180, 72))
        #expect(scene.title == nil)
        scene.host.hover(at: scene.point(90, 72))
        scene.host.hover(at: nil)
        #expect(scene.title == nil)
    }

    // MARK: Assistive technologies

    @Test func `assistive technologies have an action for each enabled item`() {
        let scene = RadialScene { $0.words.showMenu = "Menü zeigen" }
        #expect(
            scene.actions == [
                "Menü zeigen", "Copy", "Share: Mail", "Share: Message", "Share: Print", "Rename",
            ]
        )
        #expect(scene.perform("Share: Message") && scene.model.chosen == ["Message"])
        #expect(scene.model.opened.isEmpty)
        #expect(scene.perform("Menü zeigen") && scene.menu.isOpen)
        scene.change { $0.isEnabled = false }
        #expect(scene.actions.isEmpty && !scene.menu.isOpen)
    }

    @Test func `an open menu is modal, and its items are buttons`() {
        let scene = RadialScene()
        #expect(scene.elements.isEmpty)
        scene.model.controller.open()
        scene.run(1)
        #expect(scene.elements == ["Copy", "Share", "Rename", "Delete, dimmed"])
        let traits = scene.host.accessibility.compactMap {
            if case .traits(let traits) = $0 { traits } else { nil }
        }
        #expect(traits.filter { $0.contains(.isModal) }.count == 1)
        #expect(traits.filter { $0.contains(.isButton) }.count == 4)
        scene.model.controller.choose(PressMenu.ItemPath(1))
        scene.run(1)
        #expect(scene.elements == ["Mail", "Message", "Print"])
        #expect(scene.host.perform(.escape))
        #expect(scene.elements == ["Copy", "Share", "Rename", "Delete, dimmed"])
        scene.host.perform(.escape)
        scene.run(1)
        #expect(scene.elements.isEmpty && !scene.menu.isOpen)
    }

    @Test func `a double tap of VoiceOver on an item chooses it`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        #expect(scene.host.perform(.default))
        #expect(scene.model.chosen == ["Copy"])
    }

    // MARK: The environment

    @Test func `right to left the items are mirrored, and so are left and right`() {
        let scene = RadialScene { $0.direction = .rightToLeft }
        let touch = scene.hold(at: scene.point(0, 20))
        scene.run(1)
        let center = Point2D(220, 400)
        #expect(near(scene.position(of: "Share") ?? .zero, Point2D(scene.point(180, 72, from: center))))
        scene.lift(touch, at: scene.point(180, 60, from: center))
        #expect(scene.menu.submenu == 1)
        scene.model.controller.dismiss()
        scene.model.controller.open()
        scene.run(1)
        scene.host.press(.downArrow)
        scene.host.press(.leftArrow)
        #expect(scene.title == "Share")
    }

    @Test func `with Reduce Motion the menu is open and closed at once`() {
        let scene = RadialScene()
        scene.host.reducesMotion = true
        scene.model.controller.open()
        scene.host.update()
        #expect(scene.menu.openness == 1 && !scene.host.isAnimating && scene.scrim == 0.25)
        scene.model.controller.dismiss()
        scene.host.update()
        #expect(scene.position(of: "Copy") == nil && !scene.host.isAnimating)
    }

    @Test func `items grow with the text, up to one and a quarter times`() {
        let scene = RadialScene()
        #expect(scene.menu.itemSize == Point2D(52, 52))
        scene.host.environment.dynamicTypeSize = .xLarge
        #expect(scene.menu.itemSize.x > 53 && scene.menu.itemSize.x < 65)
        scene.host.environment.dynamicTypeSize = .accessibility5
        #expect(scene.menu.itemSize == Point2D(65, 65))
    }

    @Test func `a corner layout has its center in the corner, and its items inside`() {
        let starts = RadialLayout.Corner.allCases.map { RadialLayout.corner($0).start.degrees }
        #expect(starts == [0, 90, 270, 180])
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let items = Array(repeating: RadialLayout.ItemValues(), count: 4)
            let layout = RadialLayout.corner(.bottomTrailing)
            let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
            let size = CGSize(width: 40, height: 40)
            let ring = layout.positioned(layout.ring(of: items, direction), in: bounds, itemSize: size)
            let isMirrored = direction == .rightToLeft
            #expect(near(ring.center, Point2D(isMirrored ? 20 : 180, 180)))
            #expect(near(ring.position(of: 0), Point2D(isMirrored ? 180 : 20, 180)))
            #expect(near(ring.position(of: 3), Point2D(isMirrored ? 20 : 180, 20)))
        }
    }
}
#endif
