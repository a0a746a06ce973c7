#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

@MainActor @Suite(.standIn) struct ScrollInputTests {
    /// Puts the view that scrolls meet into a window, as SwiftUI does.
    static func pointer(_ host: StandInHost) throws -> (StandInPointer, UIWindow) {
        let view = try #require(host.all(StandInUIView.self).first?.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(view)
        view.frame = window.bounds
        return (StandInPointer(window), window)
    }

    @Test func `a trackpad and a mouse wheel turn it, in the ring`() throws {
        let stage = DialStage { $0.settings = TurnSettings(detents: .count(8)) }
        let (pointer, window) = try Self.pointer(stage.host)
        pointer.scroll([CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20)], at: CGPoint(x: 180, y: 100))
        stage.host.update()
        #expect(stage.model.events.contains(.began) && stage.model.events.contains(.released))
        #expect(stage.wheel.rotation > .zero)
        stage.settle()
        let rest = stage.shown
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        stage.host.update()
        stage.settle()
        #expect(near(stage.shown, rest + 45))
        pointer.scroll([CGVector(dx: 0, dy: 20)], at: CGPoint(x: 100, y: 100))
        #expect(near(stage.wheel.rotation.degrees, rest + 45))
        stage.change { $0.isEnabled = false }
        pointer.scroll([CGVector(dx: 0, dy: 20)], at: CGPoint(x: 180, y: 100))
        #expect(near(stage.wheel.rotation.degrees, rest + 45))
        // Touches go through the view.
        #expect(window.hitTest(CGPoint(x: 180, y: 100), with: nil) === window)
    }

    @Test func `a notch turns a menu by an item, and a closed one not at all`() throws {
        let stage = MenuStage()
        let (pointer, _) = try Self.pointer(stage.host)
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        stage.host.update()
        stage.settle()
        #expect(stage.model.selection == "b")
        stage.change { $0.isOpen = false }
        stage.settle()
        pointer.notch(CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 100))
        #expect(stage.menu.selection == 1)
    }
}
#endif
