#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus of views that have been away.
@MainActor @Suite struct RadialMenuReturnTests {
    @Test func `a menu of a view that was away closes when its container is no longer around it`() {
        for wasAway in [false, true] {
            let scene = RadialScene()
            if wasAway {
                scene.change { $0.isShown = false }
                scene.change { $0.isShown = true }
            }
            #expect(scene.model.controller.open())
            scene.run(1)
            #expect(scene.menu.phase == .waiting && scene.menu.fan?.center == RadialScene.middle)
            scene.host.size = CGSize(width: 300, height: 300)
            scene.host.update()
            #expect(!scene.model.controller.isOpen && scene.model.opened == [true, false], "\(wasAway)")
        }
    }
}
#endif
