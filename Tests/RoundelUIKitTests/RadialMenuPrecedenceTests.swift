import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Who gets a finger: a view with a radial menu, the views inside or those around.
@MainActor @Suite(.standIn) struct RadialMenuPrecedenceTests {
    /// Puts a view about the middle of a scene's view.
    private func add<View: UIView>(_ view: View, to scene: RadialMenuScene) -> View {
        view.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
        scene.view.addSubview(view)
        return view
    }

    /// Holds a finger in the middle, and returns whether the menu has opened.
    private func opensOnHold(_ scene: RadialMenuScene) -> Bool {
        scene.hold()
        defer {
            scene.interaction.dismiss()
            scene.fingers.up()
            scene.settle()
        }
        return scene.interaction.isOpen
    }

    // MARK: Views inside

    @Test func `a button inside keeps its taps, loses a finger that is held, and has no strokes`() {
        let scene = RadialMenuScene()
        let button = add(UIButton(), to: scene)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        scene.fingers.tap(RadialMenuScene.middle)
        #expect(presses == 1 && scene.opened.isEmpty)
        #expect(opensOnHold(scene) && presses == 1)
        scene.fingers.drag([RadialMenuScene.middle, scene.point(90, 40), scene.point(90, 70)])
        #expect(scene.performed.isEmpty && presses == 1)
        // Beside the button, and on one that is disabled, strokes choose.
        scene.fingers.drag([scene.point(90, 50), scene.point(90, 90), scene.point(90, 120)])
        #expect(scene.performed == ["Paste"])
        button.isEnabled = false
        scene.fingers.drag([RadialMenuScene.middle, scene.point(90, 40), scene.point(90, 70)])
        #expect(scene.performed == ["Paste", "Paste"])
    }

    @Test func `every other control inside keeps a finger, as long as it is enabled`() {
        for control in [UISlider(), UIControl()] {
            let scene = RadialMenuScene()
            _ = add(control, to: scene)
            #expect(!opensOnHold(scene))
            scene.fingers.drag([RadialMenuScene.middle, scene.point(90, 40), scene.point(90, 70)])
            #expect(scene.performed.isEmpty && scene.opened.isEmpty)
            control.isEnabled = false
            #expect(opensOnHold(scene))
        }
        let scene = RadialMenuScene()
        let button = add(UIButton(), to: scene)
        button.isContextMenuInteractionEnabled = true
        #expect(!opensOnHold(scene))
    }

    @Test func `a finger on a slider inside does not keep another one from the menu`() {
        let scene = RadialMenuScene()
        _ = add(UISlider(), to: scene)
        scene.fingers.down(RadialMenuScene.middle)
        scene.fingers.down(scene.point(90, 60), finger: 1)
        StandInClock.advance(by: 0.55)
        #expect(scene.interaction.isOpen)
    }

    @Test func `a control that has the interaction itself is no control inside`() {
        let scene = RadialMenuScene(UIControl())
        #expect(opensOnHold(scene))
        scene.fingers.drag([RadialMenuScene.middle, scene.point(90, 40), scene.point(90, 70)])
        #expect(scene.performed == ["Paste"])
    }

    @Test(arguments: [false, true])
    func `a scroll view inside scrolls, and a finger that is held in it opens the menu`(
        isOuterFirst: Bool
    ) {
        let scene = RadialMenuScene()
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        let scroll = add(UIScrollView(), to: scene)
        scroll.contentSize = CGSize(width: 60, height: 900)
        scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 900)))
        scene.fingers.down(RadialMenuScene.middle)
        for step in 1...6 { scene.fingers.move(scene.point(-90, Double(step) * 12)) }
        scene.fingers.up()
        #expect(scroll.contentOffset.y > 20 && scene.performed.isEmpty && scene.opened.isEmpty)
        #expect(opensOnHold(scene))
        scroll.isScrollEnabled = false
        scene.fingers.drag([RadialMenuScene.middle, scene.point(-90, 40), scene.point(-90, 70)])
        #expect(scene.performed == ["Copy"])
    }

    @Test func `a long press holds around the views inside its own, and around no other`() {
        let (view, beside, inside) = (UIView(), UIView(), UIView())
        let around = UIView()
        for other in [view, beside] { around.addSubview(other) }
        view.addSubview(inside)
        let press = UILongPressGestureRecognizer()
        #expect(!press.holds(around: view))
        view.addGestureRecognizer(press)
        #expect(press.holds(around: view) && press.holds(around: inside))
        for other in [beside, around, nil] { #expect(!press.holds(around: other)) }
    }

    @Test func `a view inside with a menu, a drag or a long press of its own keeps a finger`() {
        let (menu, drag) = (UIContextMenuInteraction(standIn: ()), UIDragInteraction(standIn: ()))
        let press = UILongPressGestureRecognizer()
        // Longer than the menu waits, so that they would lose the finger to it.
        (menu.standInDuration, drag.standInDuration, press.minimumPressDuration) = (0.53, 0.53, 0.53)
        let changes: [(UIView) -> Void] = [
            { $0.addInteraction(menu) }, { $0.addInteraction(drag) }, { $0.addGestureRecognizer(press) },
        ]
        for change in changes {
            let scene = RadialMenuScene()
            change(add(UIView(), to: scene))
            #expect(!opensOnHold(scene) && scene.opened.isEmpty)
        }
        #expect(menu.standInCount == 1 && drag.standInCount == 1 && press.standInStates.contains(.began))
        for other in [menu as any UIInteraction, drag] { other.view?.removeInteraction(other) }
        (drag.isEnabled, press.isEnabled) = (false, false)
        let scene = RadialMenuScene()
        let view = add(UIView(), to: scene)
        view.addInteraction(drag)
        view.addGestureRecognizer(press)
        #expect(opensOnHold(scene))
    }

    // MARK: Menus inside

    @Test(arguments: [false, true])
    func `of menus inside one another, the innermost one that has items opens`(isOuterFirst: Bool) {
        let scene = RadialMenuScene()
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        let inner = RadialMenuInteraction(menu: UIMenu(children: [scene.action("Inner")]))
        let view = add(UIView(), to: scene)
        view.addInteraction(inner)
        #expect(!opensOnHold(scene) && scene.opened.isEmpty)
        scene.hold()
        #expect(inner.isOpen && scene.core.phase == .closed)
        scene.fingers.up(scene.point(-90))
        #expect(scene.performed == ["Inner"])
        scene.settle()
        scene.fingers.drag([RadialMenuScene.middle, scene.point(-90, 40), scene.point(-90, 70)])
        #expect(scene.performed == ["Inner", "Inner"])
        scene.pointer.secondaryClick(at: RadialMenuScene.middle)
        #expect(inner.isOpen && !scene.interaction.isOpen && scene.opened.isEmpty)
        inner.dismiss()
        scene.settle()
        // Beside it, and where it has nothing to show, the other menu opens.
        scene.hold(scene.point(90, 60))
        #expect(scene.interaction.isOpen && !inner.isOpen)
        scene.interaction.dismiss()
        scene.fingers.up()
        scene.settle()
        inner.isEnabled = false
        #expect(opensOnHold(scene))
        inner.isEnabled = true
        inner.menu = UIMenu()
        #expect(opensOnHold(scene))
    }

    // MARK: Views around

    /// A scene whose view is inside another one.
    private func sceneInside() -> (RadialMenuScene, UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        outer.addSubview(view)
        return (RadialMenuScene(view, around: outer), outer)
    }

    @Test(arguments: ["wheel", "menu", "dial"], [true, false])
    func `a view around that turns does not turn where strokes choose items`(
        kind: String,
        isOuterFirst: Bool
    ) {
        let view = UIView(frame: CGRect(x: 130, y: 0, width: 40, height: 40))
        let frame = CGRect(x: 45, y: 300, width: 300, height: 300)
        let (wheel, menu, dial) = (
            WheelView(frame: frame), CircularMenuView(frame: frame), DialView(frame: frame)
        )
        wheel.contentView = UIView()
        switch kind {
        case "wheel": wheel.contentView?.addSubview(view)
        case "menu": (menu.items, menu.isOpen) = ([view, menuItem(), menuItem(), menuItem()], true)
        default: dial.addSubview(view)
        }
        let scene = RadialMenuScene(view, around: kind == "wheel" ? wheel : kind == "menu" ? menu : dial)
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        let titles = ["North", "East", "South", "West"]
        scene.interaction.menu = UIMenu(children: titles.map { scene.action($0) })
        let start = view.convert(CGPoint(x: 20, y: 20), to: scene.window)
        let stroke = (0...8).map { CGPoint(x: start.x + 10 * CGFloat($0), y: start.y) }
        var began = 0
        wheel.onBegan = { _ in began += 1 }
        scene.fingers.drag(stroke)
        #expect(scene.performed == ["East"] && began == 0)
        #expect(wheel.rotation == 0 && menu.rotation == 0 && dial.value == 0)
        scene.interaction.settings.acceptsStrokes = false
        scene.fingers.drag(stroke)
        #expect(scene.performed == ["East"])
        #expect(wheel.rotation != 0 || menu.rotation != 0 || dial.value != 0)
    }

    @Test(arguments: ["menu", "no menu", "long press inside", "disabled", "no strokes"])
    func `a wheel around waits only for a menu in which a stroke can choose`(kind: String) {
        let wheel = WheelView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
        let (view, inner) = (UIView(frame: CGRect(x: 130, y: 0, width: 40, height: 40)), UIView())
        wheel.contentView = UIView()
        wheel.contentView?.addSubview(view)
        inner.frame = view.bounds
        view.addSubview(inner)
        let scene = RadialMenuScene(view, around: wheel)
        switch kind {
        case "no menu": scene.interaction.menu = UIMenu()
        case "long press inside": inner.addGestureRecognizer(UILongPressGestureRecognizer())
        case "disabled": scene.interaction.isEnabled = false
        case "no strokes": scene.interaction.settings.acceptsStrokes = false
        default: break
        }
        scene.fingers.down(view.convert(CGPoint(x: 20, y: 20), to: scene.window))
        #expect(wheel.isHeld == (kind != "menu"))
        scene.fingers.up()
    }

    @Test func `another menu around, and a view that turns itself, do not wait for the menu`() throws {
        let (scene, outer) = sceneInside()
        outer.addInteraction(UIContextMenuInteraction(standIn: ()))
        let around = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
        outer.addInteraction(around)
        let own = scene.interaction.driver.recognizer
        #expect(!own.shouldBeRequiredToFail(by: around.driver.recognizer))
        let wheel = WheelView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        let turning = RadialMenuScene(wheel)
        let turn = try #require(wheel.gestureRecognizers?.first { $0 is TurnRecognizer })
        #expect(!turning.interaction.driver.recognizer.shouldBeRequiredToFail(by: turn))
        let wide = UIView(frame: wheel.frame)
        wheel.addSubview(wide)
        let inside = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
        wide.addInteraction(inside)
        #expect(inside.driver.recognizer.shouldBeRequiredToFail(by: turn))
    }

    @Test func `a long press around waits for the menu, however short it is`() {
        let (scene, outer) = sceneInside()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.2
        outer.addGestureRecognizer(press)
        #expect(opensOnHold(scene) && !press.standInStates.contains(.began))
        scene.interaction.isEnabled = false
        #expect(!opensOnHold(scene) && press.standInStates.contains(.began))
        press.standInStates = []
        scene.interaction.isEnabled = true
        scene.interaction.menu = UIMenu()
        #expect(!opensOnHold(scene) && press.standInStates.contains(.began))
    }

    @Test func `a long press of the window leaves its fingers to a menu that is open`() {
        let scene = RadialMenuScene()
        scene.open()
        scene.window.addGestureRecognizer(UILongPressGestureRecognizer())
        scene.fingers.tap(scene.point(-90))
        #expect(scene.performed == ["Copy"])
    }

    @Test func `context menus and drags, around or of the same view, wait for the menu`() {
        for isSame in [false, true] {
            let (menu, drag) = (UIContextMenuInteraction(standIn: ()), UIDragInteraction(standIn: ()))
            // Shorter than the menu waits.
            (menu.standInDuration, drag.standInDuration) = (0.2, 0.2)
            let (scene, outer) = sceneInside()
            let view = isSame ? scene.view : outer
            view.addInteraction(menu)
            view.addInteraction(drag)
            #expect(opensOnHold(scene) && menu.standInCount == 0 && drag.standInCount == 0)
            scene.interaction.isEnabled = false
            #expect(!opensOnHold(scene) && menu.standInCount + drag.standInCount == 1)
        }
    }

    @Test func `taps around are recognised beside a menu that opens for a held finger alone`() {
        for opensOnTap in [false, true] {
            let (scene, outer) = sceneInside()
            scene.window.standInTouchesOuterViewsFirst = true
            scene.interaction.settings.opensOnTap = opensOnTap
            let tap = UITapGestureRecognizer()
            outer.addGestureRecognizer(tap)
            #expect(scene.interaction.driver.recognizer.shouldBeRequiredToFail(by: tap) == opensOnTap)
            scene.fingers.tap(RadialMenuScene.middle)
            #expect(tap.standInStates.contains(.ended) != opensOnTap)
            #expect(scene.opened == (opensOnTap ? [true] : []))
        }
    }

    @Test func `only taps around wait for a menu that opens on a tap, and no taps beside it`() {
        let (scene, outer) = sceneInside()
        (scene.interaction.settings.opensOnTap, scene.interaction.settings.acceptsStrokes) = (true, false)
        let (tap, pan, other, beside) = (
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer(), UIView()
        )
        outer.addSubview(beside)
        for recognizer in [tap, pan] { outer.addGestureRecognizer(recognizer) }
        beside.addGestureRecognizer(other)
        let own = scene.interaction.driver.recognizer
        #expect(own.shouldBeRequiredToFail(by: tap) && !own.shouldBeRequiredToFail(by: pan))
        #expect(!own.shouldBeRequiredToFail(by: other))
    }

    @Test func `pans around begin at once where strokes do not count, also beside a context menu`() {
        let (scene, outer) = sceneInside()
        let pan = UIPanGestureRecognizer()
        outer.addGestureRecognizer(pan)
        outer.addInteraction(UIContextMenuInteraction(standIn: ()))
        scene.interaction.settings.acceptsStrokes = false
        scene.fingers.down(RadialMenuScene.middle)
        // A pan begins at 10 points, where the menu still sees a finger at rest.
        scene.fingers.move(scene.point(90, 10))
        StandInClock.advance(by: 1)
        #expect(pan.standInStates.contains(.began) && scene.opened.isEmpty)
        scene.fingers.up()
        #expect(scene.performed.isEmpty)
    }
}
