import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What comes in front of a radial menu, or of a view under a finger.
@MainActor @Suite(.standIn) struct RadialMenuCoverTests {
    @Test func `a view in the window that no finger can touch closes no menu`() {
        let scene = RadialMenuScene()
        scene.open()
        // Such as a dot that shows where a finger is, or a toast.
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        dot.isUserInteractionEnabled = false
        scene.window.addSubview(dot)
        StandInClock.step(frames: 2)
        #expect(scene.interaction.isOpen)
    }

    @Test func `a view closes the menu that takes touches and covers its middle or an item`() {
        let frames: [(CGRect, Bool)] = [
            (CGRect(x: 0, y: 0, width: 390, height: 844), true),
            (CGRect(x: 190, y: 417, width: 10, height: 10), true),
            // A part of the item at 12 o'clock.
            (CGRect(x: 0, y: 0, width: 390, height: 340), true),
            (CGRect(x: 0, y: 0, width: 390, height: 60), false),
            (CGRect(x: 195, y: 422, width: 0, height: 0).offsetBy(dx: 30, dy: 0), false),
        ]
        let changes: [(UIView) -> Void] = [
            { _ in }, { $0.isUserInteractionEnabled = false }, { $0.isHidden = true }, { $0.alpha = 0.01 },
        ]
        for (frame, covers) in frames {
            for (index, change) in changes.enumerated() {
                let (scene, view) = (RadialMenuScene(), UIView(frame: frame))
                scene.open()
                change(view)
                scene.window.addSubview(view)
                StandInClock.step(frames: 2)
                #expect(scene.interaction.isOpen == (index > 0 || !covers), "\(frame) \(index)")
            }
        }
    }

    @Test func `what is presented over the view during a press ends the press`() {
        let scene = RadialMenuScene()
        scene.fingers.down(RadialMenuScene.middle)
        scene.window.addSubview(UIView(frame: scene.window.bounds))
        StandInClock.advance(by: 1)
        #expect(!scene.interaction.isOpen && scene.performed.isEmpty)
        scene.fingers.up()
    }

    @Test func `a view in front before the finger touched down ends no press, and neither does its end`() {
        final class Veil: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        for isRemoved in [false, true] {
            let (scene, top) = (RadialMenuScene(), Veil())
            scene.window.addSubview(top)
            if !isRemoved { top.frame = scene.window.bounds }
            scene.fingers.down(RadialMenuScene.middle)
            if isRemoved { top.removeFromSuperview() }
            StandInClock.advance(by: 0.6)
            #expect(scene.interaction.isOpen)
            scene.fingers.up()
            // What comes after that ends a press also if the former view is gone.
            scene.interaction.dismiss()
            scene.settle()
            scene.window.addSubview(top)
            scene.fingers.down(RadialMenuScene.middle)
            top.removeFromSuperview()
            scene.window.addSubview(UIView(frame: scene.window.bounds))
            StandInClock.advance(by: 0.6)
            #expect(!scene.interaction.isOpen)
            scene.fingers.up()
        }
    }

    /// A container that lets touches through where it has no subview, as those of toasts do.
    private final class Container: UIView {
        init(_ scene: RadialMenuScene, _ toast: CGRect) {
            super.init(frame: scene.window.bounds)
            addSubview(UIView(frame: toast))
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("Not archived.") }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    @Test func `a container that lets touches through covers with its subviews alone`() {
        let toasts: [(CGRect, Bool)] = [
            (CGRect(x: 20, y: 60, width: 350, height: 50), false),
            // The middle, the whole item at 12 o'clock, its edges and its corners.
            (CGRect(x: 190, y: 417, width: 10, height: 10), true),
            (CGRect(x: 0, y: 300, width: 390, height: 100), true),
            (CGRect(x: 0, y: 0, width: 390, height: 332), true),
            (CGRect(x: 0, y: 366, width: 390, height: 20), true),
            (CGRect(x: 0, y: 0, width: 177, height: 332), true),
            (CGRect(x: 213, y: 0, width: 177, height: 332), true),
            (CGRect(x: 0, y: 366, width: 177, height: 20), true),
            (CGRect(x: 213, y: 366, width: 177, height: 20), true),
        ]
        for (toast, covers) in toasts {
            for isPressed in [false, true] {
                let scene = RadialMenuScene()
                if isPressed { scene.fingers.down(RadialMenuScene.middle) } else { scene.open() }
                scene.window.addSubview(Container(scene, toast))
                StandInClock.advance(by: 1)
                // A menu that a finger opens is in front of what is where its items are.
                let ends = isPressed ? toast.contains(RadialMenuScene.middle) : covers
                #expect(scene.interaction.isOpen == !ends, "\(toast) \(isPressed)")
                if isPressed { scene.fingers.up() }
            }
        }
    }

    @Test func `views that were in front before a finger end no press, whatever their order becomes`() {
        let changes: [(UIWindow, UIView, UIView, UIView) -> Void] = [
            { window, _, banner, _ in window.sendSubviewToBack(banner) },
            { window, root, _, _ in window.bringSubviewToFront(root) },
            { window, root, _, message in window.insertSubview(message, aboveSubview: root) },
            { window, _, _, message in window.bringSubviewToFront(message) },
            { _, _, banner, _ in banner.removeFromSuperview() },
        ]
        for (index, change) in changes.enumerated() {
            let (scene, banner, message) = (RadialMenuScene(), UIView(), UIView())
            // Where an item will be.
            (message.frame, banner.frame) = (
                CGRect(x: 0, y: 0, width: 390, height: 350), CGRect(x: 0, y: 0, width: 390, height: 50)
            )
            scene.window.addSubview(message)
            scene.window.addSubview(banner)
            scene.fingers.down(RadialMenuScene.middle)
            StandInClock.advance(by: 0.1)
            let root = scene.window.subviews[0]
            #expect(scene.view.isDescendant(of: root))
            change(scene.window, root, banner, message)
            StandInClock.advance(by: 0.6)
            #expect(scene.interaction.isOpen, "change \(index)")
            scene.fingers.up()
        }
    }

    @Test func `what covers the place under a finger only now ends the press, also if it was there before`() {
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        let states: [(before: (UIView) -> Void, after: (UIView, UIWindow) -> Void)] = [
            ({ _ in }, { panel, window in window.bringSubviewToFront(panel) }),
            ({ $0.isHidden = true }, { panel, _ in panel.isHidden = false }),
            ({ $0.alpha = 0 }, { panel, _ in panel.alpha = 1 }),
            ({ $0.isUserInteractionEnabled = false }, { panel, _ in panel.isUserInteractionEnabled = true }),
            ({ $0.frame.origin.y = 700 }, { panel, _ in panel.frame = whole }),
        ]
        for (index, (before, after)) in states.enumerated() {
            let (scene, panel) = (RadialMenuScene(), UIView(frame: whole))
            before(panel)
            scene.window.insertSubview(panel, at: index == 0 ? 0 : scene.window.subviews.count)
            scene.fingers.down(RadialMenuScene.middle)
            StandInClock.advance(by: 0.1)
            after(panel, scene.window)
            StandInClock.advance(by: 0.6)
            #expect(!scene.interaction.isOpen, "state \(index)")
            scene.fingers.up()
        }
    }

    @Test func `a toast that is added to a container under a finger ends the press`() {
        // The message that is there before covers no item, or the one at 12 o'clock.
        for bottom in [100.0, 350] {
            let scene = RadialMenuScene()
            let container = Container(scene, CGRect(x: 0, y: 0, width: 390, height: bottom))
            scene.window.addSubview(container)
            scene.fingers.down(RadialMenuScene.middle)
            StandInClock.advance(by: 0.1)
            container.addSubview(UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 40)))
            StandInClock.advance(by: 0.6)
            #expect(!scene.interaction.isOpen)
            scene.fingers.up()
        }
    }

    @Test func `a message beside the finger ends no stroke whose submenu would be there`() {
        for hasMessage in [false, true] {
            let scene = RadialMenuScene()
            let message = UIView(frame: CGRect(x: 300, y: 300, width: 90, height: 300))
            if hasMessage { scene.window.addSubview(message) }
            scene.fingers.down(RadialMenuScene.middle)
            for step in 1...9 { scene.fingers.move(scene.point(0, Double(step) * 8)) }
            for step in 1...9 {
                scene.fingers.move(CGPoint(x: 267 + Double(step) * 3, y: 422 - Double(step) * 7))
            }
            scene.fingers.up(after: 0)
            scene.settle()
            #expect(scene.performed == ["Mail"], "\(hasMessage)")
        }
    }

    @Test func `a message ends no press that begins beside it while the menu still closes`() {
        let scene = RadialMenuScene()
        scene.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300)))
        scene.hold(CGPoint(x: 195, y: 500))
        scene.fingers.up()
        scene.settle()
        scene.interaction.dismiss()
        StandInClock.step(frames: 2)
        #expect(scene.overlay != nil && !scene.interaction.isOpen)
        scene.fingers.down(CGPoint(x: 195, y: 340))
        StandInClock.advance(by: 0.8)
        #expect(scene.interaction.isOpen)
        scene.fingers.up()
    }

    @Test func `a message ends no press whose menu gets items where it is`() {
        let scene = RadialMenuScene(elements: [])
        func show(_ titles: String...) {
            let page = UIMenu.Identifier("page")
            scene.interaction.menu = UIMenu(identifier: page, children: titles.map { scene.action($0) })
        }
        show("A", "B")
        scene.window.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 150, height: 300)))
        scene.fingers.down(RadialMenuScene.middle)
        StandInClock.advance(by: 0.1)
        show("A", "B", "C", "D")
        StandInClock.advance(by: 0.6)
        #expect(scene.interaction.isOpen)
        scene.fingers.up()
    }

    /// A view that lets through what has an event.
    private final class Veil: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            event == nil ? super.hitTest(point, with: nil) : nil
        }
    }

    @Test(arguments: [false, true])
    func `a press goes through a veil, and in a window that has the menu, and ends under what comes later`(
        isOfWindow: Bool
    ) {
        let scene = RadialMenuScene()
        var interaction = scene.interaction
        if isOfWindow {
            scene.view.removeFromSuperview()
            interaction = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
            scene.window.addInteraction(interaction)
        } else {
            scene.window.addSubview(Veil(frame: scene.window.bounds))
        }
        // The second finger touches down while the menu still closes.
        for frames in [60, 2, 60] {
            scene.fingers.down(RadialMenuScene.middle)
            StandInClock.advance(by: 0.8)
            #expect(interaction.isOpen, "\(frames)")
            scene.fingers.up()
            interaction.dismiss()
            StandInClock.step(frames: frames)
        }
        scene.fingers.down(RadialMenuScene.middle)
        StandInClock.advance(by: 0.1)
        scene.window.addSubview(UIView(frame: scene.window.bounds))
        StandInClock.advance(by: 0.7)
        #expect(!interaction.isOpen)
        scene.fingers.up()
    }

    @Test func `a view that was in front before the finger closes the open menu when it comes to the front`()
    {
        let (scene, message) = (RadialMenuScene(), UIView())
        message.frame = CGRect(x: 0, y: 0, width: 390, height: 350)
        scene.window.addSubview(message)
        scene.open()
        StandInClock.step(frames: 2)
        #expect(scene.interaction.isOpen)
        scene.window.bringSubviewToFront(message)
        StandInClock.step(frames: 2)
        #expect(!scene.interaction.isOpen)
    }

    @Test func `a stroke while another menu waits in the window closes that, and does not both`() {
        let scene = RadialMenuScene()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let second = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
        scene.window.addSubview(other)
        other.addInteraction(second)
        // A finger is on the first view when the app opens the second menu.
        scene.fingers.down(RadialMenuScene.middle)
        second.open()
        scene.fingers.move(scene.point(90))
        scene.fingers.up()
        #expect(scene.performed.isEmpty)
    }

    @Test func `a hold while another menu was opened by the app keeps that menu`() {
        let scene = RadialMenuScene()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let second = RadialMenuInteraction(menu: UIMenu(children: scene.sample))
        scene.window.addSubview(other)
        other.addInteraction(second)
        scene.fingers.down(RadialMenuScene.middle)
        StandInClock.advance(by: 0.2)
        second.open()
        StandInClock.advance(by: 0.5)
        #expect(second.isOpen && !scene.interaction.isOpen)
        scene.fingers.up()
    }

    @Test func `a menu that is covered under a moving finger opens again for the next one`() {
        let (scene, cover) = (RadialMenuScene(), UIView())
        scene.hold()
        cover.frame = scene.window.bounds
        scene.window.addSubview(cover)
        // Before the next frame.
        scene.fingers.move(scene.point(90, 20), after: 0)
        #expect(!scene.interaction.isOpen)
        scene.fingers.up()
        cover.removeFromSuperview()
        scene.settle()
        scene.hold()
        #expect(scene.interaction.isOpen)
    }

    @Test func `a view that a former finger went through ends the press of the next one`() {
        let scene = RadialMenuScene()
        let veil = Veil(frame: scene.window.bounds)
        scene.window.addSubview(veil)
        scene.fingers.down(RadialMenuScene.middle)
        StandInClock.advance(by: 0.2)
        scene.fingers.up()
        veil.frame.origin.x = 2_000
        for comesOver in [false, true] {
            scene.fingers.down(RadialMenuScene.middle)
            if comesOver { veil.frame.origin.x = 0 }
            StandInClock.advance(by: 0.6)
            #expect(scene.interaction.isOpen == !comesOver)
            scene.fingers.up()
            scene.interaction.dismiss()
            scene.settle()
        }
    }
}
