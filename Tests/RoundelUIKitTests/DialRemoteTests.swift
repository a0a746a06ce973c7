import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// A dial on a television: the focus and the remote, which is all that a user has there.
@MainActor @Suite(.standIn) struct DialRemoteTests {
    /// A view that takes the focus.
    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// A focused dial from 0 to 4 in steps of 1, and the view below it.
    @MainActor private struct Television<Dial: DialControl> {
        let scene: Scene<Dial>
        let focus: StandInFocus
        let remote: StandInRemote
        let below = Stop(frame: CGRect(x: 50, y: 300, width: 200, height: 200))

        init(_ dial: Dial) {
            (dial.maximumValue, dial.step) = (4, 1)
            dial.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            for view in [dial, below] { screen.addSubview(view) }
            scene = Scene(dial, around: screen)
            (focus, remote) = (StandInFocus(scene.window), StandInRemote(scene.window))
            #expect(focus.move(to: dial) && dial.isFirstResponder)
        }

        /// The widths of the edges of the thumbs; a marked one has the widest.
        var edges: [CGFloat] {
            let parts = scene.view.layer.sublayers?.first?.sublayers ?? []
            return parts.compactMap { $0 as? CAShapeLayer }.suffix(2).map(\.lineWidth)
        }
    }

    /// How often the user has felt something.
    private var haptics: Int { StandInHaptics.events.filter { $0 != .prepared }.count }

    @Test func `left and right change a focused dial by a step, and select sends its action`() {
        let dial = DialView()
        let television = Television(dial)
        #expect(television.remote.press(.rightArrow) && television.remote.press(.rightArrow))
        #expect(television.remote.press(.leftArrow))
        #expect(dial.value == 1 && sentValues(dial) == 3)
        let count = dial.standInSentEvents.count
        #expect(television.remote.press(.select) && dial.value == 1)
        #expect(dial.standInSentEvents.suffix(from: count) == [.primaryActionTriggered])
        #expect(!television.remote.press(.menu) && !television.remote.press(.playPause))
        #expect(dial.value == 1 && dial.standInSentEvents.count == count + 1)
    }

    @Test func `left and right are swapped where the dial is mirrored`() {
        let dial = DialView()
        dial.semanticContentAttribute = .forceRightToLeft
        let television = Television(dial)
        television.remote.press(.leftArrow)
        #expect(dial.value == 1)
        television.remote.press(.rightArrow)
        #expect(dial.value == 0)
    }

    @Test func `up and down move the focus on, and left and right keep it`() {
        for dial in [DialView(), RangeDialView()] as [DialControl] {
            let television = Television(dial)
            let (focus, remote) = (television.focus, television.remote)
            #expect(!remote.press(.upArrow) && !remote.press(.downArrow) && dial.standInSentEvents.isEmpty)
            #expect(!focus.move(to: television.below, .left) && !focus.move(to: television.below, .right))
            #expect(focus.view === dial)
            #expect(focus.move(to: television.below, .down) && focus.view === television.below)
            #expect(focus.move(to: dial, .up) && focus.view === dial && dial.isFirstResponder)
        }
    }

    @Test func `at an end the user feels it, nothing moves, and the focus stays`() {
        let dial = DialView()
        let television = Television(dial)
        dial.value = 4
        #expect(television.remote.press(.rightArrow) && haptics == 1)
        #expect(dial.value == 4 && !dial.isMoving && dial.standInSentEvents.isEmpty)
        #expect(!television.focus.move(to: television.below, .right))
        #expect(television.remote.press(.leftArrow) && dial.value == 3)
    }

    @Test func `a disabled dial takes neither the focus nor presses`() {
        let dial = DialView()
        let television = Television(dial)
        dial.isEnabled = false
        #expect(!television.remote.press(.rightArrow) && !television.remote.press(.select))
        #expect(dial.value == 0 && dial.standInSentEvents.isEmpty)
        // It does not hold the focus that it had.
        #expect(television.focus.move(to: television.below, .right))
        #expect(!television.focus.move(to: dial) && !dial.canBecomeFocused)
        dial.isEnabled = true
        #expect(television.focus.move(to: dial))
    }

    @Test func `select changes to the other thumb of a range, which is marked while it has the focus`() {
        let dial = RangeDialView()
        let television = Television(dial)
        dial.setValues(1...3, animated: false)
        #expect(television.remote.press(.rightArrow))
        #expect((dial.lowerValue, dial.upperValue) == (2, 3) && television.edges == [6, 1])
        let count = dial.standInSentEvents.count
        #expect(television.remote.press(.select))
        #expect(dial.activeThumb == .upper && television.edges == [1, 6])
        // A choice of the thumb is no action.
        #expect(dial.standInSentEvents.count == count)
        #expect(television.remote.press(.rightArrow))
        #expect((dial.lowerValue, dial.upperValue) == (2, 4))
        #expect(television.remote.press(.select) && television.remote.press(.leftArrow))
        #expect((dial.lowerValue, dial.upperValue) == (1, 4) && television.edges == [6, 1])
        #expect(television.focus.move(to: television.below, .down) && television.edges == [1, 1])
    }

    @Test func `a thumb that meets the other stops there`() {
        let dial = RangeDialView()
        dial.minimumGap = 1
        let television = Television(dial)
        dial.setValues(2...3, animated: false)
        #expect(television.remote.press(.rightArrow) && haptics == 1)
        #expect((dial.lowerValue, dial.upperValue) == (2, 3) && dial.standInSentEvents.isEmpty)
    }
}
