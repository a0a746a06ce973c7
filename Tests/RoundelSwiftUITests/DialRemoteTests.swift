#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A dial on a television: the focus and the remote, which is all that a user has there.
@MainActor @Suite struct DialRemoteTests {
    @Test func `left and right change a focused dial by a step, mirrored from right to left`() {
        let scene = ControlScene()
        #expect(scene.host.focusableElements.count == 1 && scene.host.focusedElement != nil)
        scene.host.move(.right)
        scene.host.move(.right)
        scene.host.move(.left)
        #expect(scene.model.upper == 61 && scene.model.writes == [61, 62, 61])
        // A key is no drag.
        #expect(scene.model.edits.isEmpty)
        scene.change { $0.isMirrored = true }
        scene.host.move(.left)
        #expect(scene.model.upper == 62)
    }

    @Test func `up and down are left to the focus`() {
        for key in Roundel.Dial.Key.allCases {
            #expect(key.movesFocus(ofRemote: true) == [.up, .down].contains(key))
            #expect(!key.movesFocus(ofRemote: false))
        }
    }

    @Test func `at an end the user feels it, and nothing moves`() {
        let scene = ControlScene { $0.upper = 100 }
        let felt = scene.host.values("sensoryFeedback", as: Int.self)
        scene.host.move(.right)
        #expect(scene.model.writes.isEmpty && !scene.host.isAnimating && scene.shownValue == 100)
        #expect(scene.host.values("sensoryFeedback", as: Int.self) == felt.map { $0 + 1 })
        scene.host.move(.left)
        #expect(scene.model.upper == 99)
    }

    @Test(arguments: [false, true]) func `a disabled dial takes neither the focus nor presses`(isRange: Bool)
    {
        let scene = ControlScene { ($0.isRange, $0.isEnabled) = (isRange, false) }
        #expect(scene.host.focusableElements.isEmpty && scene.host.focusedElement == nil)
        #expect(scene.host.values("focusable", as: Bool.self).allSatisfy { !$0 })
        for direction in [MoveCommandDirection.left, .right] { scene.host.move(direction) }
        scene.host.select()
        #expect(scene.model.writes.isEmpty && scene.model.lower == 20)
        scene.change { $0.isEnabled = true }
        #expect(scene.host.focusableElements.count == (isRange ? 2 : 1))
    }

    @Test func `select moves the focus to the other thumb of a range`() {
        let scene = ControlScene { $0.isRange = true }
        scene.host.move(.right)
        #expect((scene.model.lower, scene.model.upper) == (21, 60))
        scene.host.select()
        scene.host.move(.right)
        #expect((scene.model.lower, scene.model.upper) == (21, 61))
        scene.host.select()
        scene.host.move(.left)
        #expect((scene.model.lower, scene.model.upper) == (20, 61))
    }

    @Test func `select does nothing in a dial with one thumb`() {
        let scene = ControlScene()
        scene.host.select()
        #expect(scene.model.writes.isEmpty && scene.host.focusedElement != nil)
        scene.host.move(.right)
        #expect(scene.model.upper == 61)
    }
}
#endif
