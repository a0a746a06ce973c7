import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Whose change of a dial it is: the user's is sent, and the app's is not.
@MainActor @Suite(.standIn) struct DialOwnerTests {
    /// What an app sets in the course of a drag, before it disables the dial.
    enum Command: CaseIterable {
        case nothing, value, scale, settings
    }

    @Test(arguments: [false, true], Command.allCases)
    func `a return after the user's drag is the user's, whatever the app sets during the drag`(
        isScroll: Bool,
        command: Command
    ) {
        let scene = dialScene()
        if command != .settings { scene.view.settings.returnsTo = 0.25 }
        func interrupt() {
            #expect(scene.view.isHeld)
            switch command {
            case .nothing: break
            case .value: scene.view.value = (scene.view.value * 20).rounded() / 20
            case .scale: scene.view.maximumValue = 1.5
            case .settings: scene.view.settings.returnsTo = 0.25
            }
            // This ends the drag.
            scene.view.isEnabled = false
        }
        if isScroll {
            let stroke = [CGVector](repeating: CGVector(dx: 20, dy: 0), count: 3)
            StandInPointer(scene.window).scroll(stroke, at: scene.point(270)) { if $0 == 1 { interrupt() } }
        } else {
            scene.down(270)
            scene.sweep(270, 300)
            interrupt()
        }
        #expect(!scene.view.isHeld && scene.view.isMoving)
        let sent = sentValues(scene.view)
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == 0.25 && sentValues(scene.view) > sent)
    }
}
