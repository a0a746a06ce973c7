import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The motion of a wheel: coasting, detents, limits, commands, and the display link.
@MainActor @Suite(.standIn) struct WheelMotionTests {
    let listener = WheelListener()

    func scene() -> Scene<WheelView> {
        let scene = wheelScene()
        scene.view.delegate = listener
        return scene
    }

    @Test(arguments: [30.0, 60, 120]) func `a flick goes as far at every refresh rate`(rate: Double) {
        StandInClock.framesPerSecond = rate
        let scene = scene()
        scene.flick(0, 90)
        let rest = scene.view.wheel.restRotation
        #expect(scene.view.isCoasting)
        StandInClock.advance(by: 4)
        let expected = Coast(from: .degrees(90), releaseVelocity: 300 * .pi / 180, decay: .moderate)
            .restRotation
        #expect(!scene.view.isCoasting && near(scene.view.rotation, CGFloat(expected.radians), 1e-6))
        #expect(rest == scene.view.wheel.rotation)
        #expect(listener.events.last == .rested(degrees(scene.view.rotation)))
    }

    @Test func `a finger that rested before the lift does not make the wheel coast`() {
        let scene = scene()
        scene.drag(0, 90)
        #expect(!scene.view.isCoasting && near(scene.view.rotation, radians(90)))
    }

    @Test func `a wheel that is caught stops`() {
        let scene = scene()
        scene.flick(0, 90)
        StandInClock.advance(by: 0.1)
        scene.down(0)
        let caught = scene.view.rotation
        StandInClock.advance(by: 1)
        #expect(scene.view.rotation == caught && caught > radians(90))
        scene.restAndLift()
    }

    @Test func `control events come while it turns and at rest`() {
        let scene = scene()
        var (changes, rests) = (0, 0)
        scene.view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        scene.view.addAction(UIAction { _ in rests += 1 }, for: .editingDidEnd)
        scene.flick(0, 90)
        let underTheFinger = changes
        StandInClock.advance(by: 4)
        #expect(underTheFinger == 18 && changes > 50 && rests == 1)
    }

    @Test func `closures are called like the delegate`() {
        let scene = scene()
        var events: [WheelListener.Event] = []
        scene.view.detentCount = 4
        scene.view.onBegan = { _ in events.append(.began) }
        scene.view.onTurned = { wheel, _ in events.append(.turned(degrees(wheel.rotation))) }
        scene.view.onPassedDetent = { _, index in events.append(.passed(index)) }
        scene.view.onRest = { wheel in events.append(.rested(degrees(wheel.rotation))) }
        scene.view.onCancelled = { _ in events.append(.cancelled) }
        scene.flick(0, 100)
        StandInClock.advance(by: 4)
        scene.down(0)
        scene.fingers.cancel()
        #expect(events == listener.events && events.contains(.passed(1)) && events.last == .cancelled)
    }

    @Test func `a wheel comes to rest on a detent and reports those that it passed`() {
        let scene = scene()
        scene.view.detentCount = 8
        scene.flick(0, 80)
        StandInClock.advance(by: 4)
        let eighths = scene.view.rotation / (.pi / 4)
        #expect(near(eighths, eighths.rounded(), 1e-9))
        let passed = listener.events.compactMap { if case .passed(let index) = $0 { index } else { nil } }
        #expect(passed == Array(1...Int(eighths.rounded())))
    }

    @Test func `a wheel never jumps at its limits`() {
        let scene = scene()
        scene.view.settings.limits = Limits(.degrees(-90) ... .degrees(90))
        scene.down(0)
        scene.sweep(0, 300)
        #expect(scene.view.rotation > radians(90) && scene.view.rotation < radians(120))
        scene.fingers.up()
        StandInClock.advance(by: 3)
        #expect(near(scene.view.rotation, radians(90)))
    }

    @Test func `decay and detents can be set in Interface Builder`() {
        let wheel = WheelView()
        #expect(near(wheel.decayFactor, 0.92) && wheel.detentCount == 0)
        (wheel.decayFactor, wheel.detentCount) = (0.98, 12)
        #expect(wheel.settings.decay == .ice && wheel.settings.detents == Detents(count: 12))
        (wheel.decayFactor, wheel.detentCount) = (2, 0)
        #expect(near(wheel.decayFactor, 0.9999) && wheel.settings.detents == nil)
        // The speed at which a motion ends stays.
        wheel.settings.decay = Decay(factor: 0.9, restSpeed: 0.5)
        wheel.decayFactor = 0.98
        #expect(wheel.settings.decay == Decay(factor: 0.98, restSpeed: 0.5))
    }

    @Test func `values that the app sets cause no events`() {
        let scene = scene()
        scene.view.rotation = radians(400)
        #expect(degrees(scene.view.rotation) == 400 && degrees(scene.view.angle) == 40)
        scene.view.angle = radians(-90)
        #expect(degrees(scene.view.rotation) == 270)
        scene.view.rotation = .nan
        #expect(degrees(scene.view.rotation) == 270)
        #expect(listener.events.isEmpty && scene.view.standInSentEvents.isEmpty)
    }

    @Test func `commands advance with the frames`() {
        let scene = scene()
        scene.view.detentCount = 12
        scene.view.turn(toDetent: 5, .clockwise, extraTurns: 2, duration: 2)
        StandInClock.advance(by: 1)
        #expect(scene.view.isCoasting && scene.view.rotation > 0)
        StandInClock.advance(by: 1.1)
        #expect(near(scene.view.rotation, radians(2 * 360 + 150)) && listener.events.last == .rested(870))
    }

    // MARK: The display link

    @Test func `the display link is paused when nothing moves`() {
        let scene = scene()
        #expect(StandInClock.activeLinkCount == 1 && StandInClock.runningLinkCount == 0)
        scene.flick(0, 90)
        #expect(StandInClock.runningLinkCount == 1)
        StandInClock.advance(by: 5)
        #expect(StandInClock.runningLinkCount == 0 && StandInClock.activeLinkCount == 1)
    }

    @Test func `the display link gets every frame of a fast screen`() {
        StandInClock.framesPerSecond = 120
        let scene = scene()
        scene.view.turn(to: .pi / 2, duration: 1)
        StandInClock.advance(by: 0.5)
        #expect(listener.events.count == 60)
    }

    @Test func `a frame shows where the wheel is when the frame is on the screen`() {
        let scene = scene()
        scene.view.turn(to: .pi, duration: 1)
        var core = scene.view.wheel
        StandInClock.step()
        core.advance(to: CACurrentMediaTime() + 1.0 / 60)
        #expect(core.rotation > .zero && near(scene.view.rotation, CGFloat(core.rotation.radians)))
    }

    @Test func `a wheel that the app moves to another window coasts on there`() {
        let scene = scene()
        scene.flick(0, 90)
        let (before, other) = (scene.view.rotation, UIWindow.standIn(around: UIView()))
        other.addSubview(scene.view)
        StandInClock.advance(by: 0.2)
        #expect(scene.view.isCoasting && scene.view.rotation > before + radians(10))
    }

    @Test func `without a window there is no display link, and the wheel goes to its rest position`() {
        let scene = scene()
        scene.flick(0, 90)
        let rest = scene.view.wheel.restRotation
        scene.view.removeFromSuperview()
        #expect(StandInClock.activeLinkCount == 0 && !scene.view.isCoasting)
        #expect(scene.view.wheel.rotation == rest)
        scene.window.addSubview(scene.view)
        #expect(StandInClock.activeLinkCount == 1)
        scene.flick(0, 90)
        #expect(scene.view.isCoasting)
    }

    @Test func `a wheel that moves can be released from memory`() {
        weak var wheel: WheelView?
        weak var window: UIWindow?
        do {
            let scene = wheelScene()
            (wheel, window) = (scene.view, scene.window)
            scene.view.image = UIImage(standInSize: CGSize(width: 9, height: 9))
            scene.view.addAction(UIAction { _ in }, for: .valueChanged)
            scene.flick(0, 90)
        }
        #expect(wheel == nil && window == nil)
        #expect(StandInClock.activeLinkCount == 0)
    }

    // MARK: Reduce Motion

    @Test func `with Reduce Motion nothing coasts`() {
        StandInAccessibility.isReduceMotionEnabled = true
        let scene = scene()
        scene.flick(0, 90)
        #expect(!scene.view.isCoasting && scene.view.rotation > radians(91))
        #expect(listener.events.last == .rested(degrees(scene.view.rotation)))
        scene.view.spin(velocity: 5)
        #expect(!scene.view.isCoasting)
    }

    @Test func `Reduce Motion takes effect when it is turned on`() {
        let scene = scene()
        scene.flick(0, 90)
        let rest = scene.view.wheel.restRotation
        StandInAccessibility.isReduceMotionEnabled = true
        #expect(!scene.view.isCoasting && scene.view.wheel.rotation == rest)
        StandInAccessibility.isReduceMotionEnabled = false
        scene.flick(0, 90)
        #expect(scene.view.isCoasting)
    }

    // MARK: Frames

    @Test func `a wheel coasts on while a scroll view is dragged, at 30 to 120 frames a second`() {
        let scene = scene()
        scene.flick(0, 90)
        let start = scene.view.rotation
        StandInClock.isTracking = true
        StandInClock.advance(by: 0.5)
        #expect(scene.view.isCoasting && scene.view.rotation > start + radians(10))
        // The system may lower the rate to save energy.
        let rates = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
        #expect(StandInClock.frameRateRanges == [rates])
    }

    // MARK: Haptics

    @Test func `a detent gives haptic feedback, for which the hardware was prepared`() {
        let scene = scene()
        scene.view.detentCount = 8
        scene.drag(0, 50)
        #expect(StandInHaptics.events.prefix(3) == [.prepared, .selectionChanged, .prepared])
        StandInHaptics.events = []
        scene.view.playsHaptics = false
        scene.drag(0, 90)
        #expect(StandInHaptics.events.isEmpty)
    }
}
