#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus whose view is partly outside the container, and those that an app opens again when
/// it is told that they have closed.
@MainActor @Suite struct RadialMenuOutsideTests {
    @Test(arguments: [RadialMenuGesture.tap, .press])
    func `a menu of a view that is longer than the screen opens on the screen`(gesture: RadialMenuGesture) {
        let scene = RadialScene {
            ($0.isInScrollView, $0.behavior.gesture) = (true, gesture)
            $0.size = CGSize(width: 120, height: 3000)
        }
        if gesture == .tap { scene.tap(CGPoint(x: 200, y: 100)) } else { scene.model.controller.open() }
        scene.run(1)
        #expect(scene.menu.isOpen)
        let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
        for name in ["Copy", "Share", "Rename", "Delete"] {
            let position = scene.position(of: name)
            #expect(position.map { screen.contains(CGPoint($0)) } == true, "\(name) is at \(position as Any)")
        }
    }

    @Test func `Return opens the menu of a view that is longer than the screen on the screen`() {
        let scene = RadialScene {
            ($0.isInScrollView, $0.size) = (true, CGSize(width: 120, height: 3000))
        }
        #expect(scene.model.controller.press(.choose))
        scene.run(1)
        let position = scene.position(of: "Copy")
        #expect(position.map { (0.0...800).contains($0.y) } == true, "\(position as Any)")
    }

    @Test func `a view that disappears is told that its menu has closed, also if the app opens it again`() {
        let scene = RadialScene()
        scene.model.onEvent = { [unowned model = scene.model] in
            if $0 == "closed" { model.controller.open() }
        }
        #expect(scene.model.controller.open())
        scene.run(1)
        scene.change { $0.isShown = false }
        scene.run(1)
        #expect(!scene.model.controller.isOpen)
        #expect(scene.model.opened.last == false, "\(scene.model.opened)")
        #expect(!scene.model.controller.open(), "no view has the controller")
        scene.model.onEvent = { _ in }
        scene.change { $0.isShown = true }
        scene.run(1)
        #expect(!scene.model.controller.isOpen && scene.host.all(RadialMenuLayout.self).isEmpty)
    }
}
#endif
