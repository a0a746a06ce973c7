import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

/// A view in a window, or outside, what gives it input, and what it reported.
@MainActor class ScriptedView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers: StandInFingers
    let keyboard: StandInKeyboard
    let pointer: StandInPointer
    var log: [String] = []

    /// The events that the view reported.
    var reported: [String] = []
    /// The events that the view should report, according to the updates of the model.
    var expected: [String] = []

    /// How often the completion of each command was called.
    private(set) var completions: [Int] = []

    var isDown = false
    /// The location of the finger in the window, which stays when the view is resized.
    var windowLocation = CGPoint.zero
    var location: CGPoint { view.convert(windowLocation, from: window) }
    var isInWindow: Bool { view.window != nil }
    private let view: UIView
    private var link: CADisplayLink?

    init(_ view: UIView) {
        self.view = view
        (fingers, keyboard, pointer) = (
            StandInFingers(window), StandInKeyboard(window), StandInPointer(window)
        )
        window.makeKeyAndVisible()
    }

    var now: Double { CACurrentMediaTime() }

    /// Shows the view, or not, and gives the model its frames from a display link of the test.
    func begin(inWindow: Bool, frame: @escaping (_ time: Double) -> Void) {
        if inWindow { window.addSubview(view) }
        let link = CADisplayLink(standInAction: { [unowned self] link in
            if isInWindow { frame(link.targetTimestamp) }
        })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func toggleWindow() {
        log.append("window")
        if isInWindow { view.removeFromSuperview() } else { window.addSubview(view) }
    }

    func wait(_ time: Double) {
        log.append("wait")
        if time > 1 { StandInClock.hang(for: time) }
        StandInClock.advance(by: time / 4)
    }

    /// A completion of a command, which must be called once.
    func completion() -> (Bool) -> Void {
        let index = completions.count
        completions.append(0)
        return { [unowned self] _ in completions[index] += 1 }
    }

    /// The settings in effect: with Reduce Motion and outside a window nothing coasts.
    func isReduced(_ reducesMotion: Bool) -> Bool {
        reducesMotion || UIAccessibility.isReduceMotionEnabled || !isInWindow
    }
}

/// A view with random input and changes, and a model: a value of the core that gets the same.
@MainActor protocol CoreScript: ScriptedView {
    /// Whether the view moves.
    var isMoving: Bool { get }
    /// Gives the view and the model random input, or makes a change.
    func doSomething(_ random: inout Seeded)
    /// Lifts the finger after some seconds.
    func lift(after wait: Double)
    /// Stops a motion that has no end.
    func stopEndlessMotion()
    /// How the view and the model differ.
    func fault() -> String?
}

extension CoreScript {
    /// Ends all input, and waits until the view rests.
    func end() {
        log.append("end")
        if isDown { lift(after: 1.0 / 60) }
        stopEndlessMotion()
        window.layoutIfNeeded()
        // A slow spin between two limits takes a long time.
        var framesLeft = 20_000
        while isMoving, framesLeft > 0 {
            StandInClock.hang(for: 0.5)
            StandInClock.step()
            framesLeft -= 1
        }
    }

    /// Whether links run without need, or none runs where one should; that of the test does not count.
    func linkFault() -> String? {
        let running = StandInClock.runningLinkCount - 1
        return running == (isInWindow && isMoving ? 1 : 0) ? nil : "\(running) links run"
    }

    func restFault() -> String? {
        if isMoving || StandInClock.runningLinkCount > 1 { return "it never rests" }
        return completions.contains { $0 != 1 } ? "commands ended \(completions) times" : nil
    }
}

/// What a finger does that is down.
enum FingerEvent { case moved, lifted, cancelled }

/// A script with one finger, which drags the view.
@MainActor protocol DraggedScript: CoreScript {
    /// Puts the finger down on the view and the model.
    func down(_ random: inout Seeded)
    /// Gives the model an event of the finger, if the finger holds it.
    func touch(_ event: FingerEvent)
}

extension DraggedScript {
    /// Puts the finger down, moves it, lifts it or cancels its touch.
    func drag(_ random: inout Seeded) {
        guard isDown else { return down(&random) }
        guard random.chance(0.7) else { return random.chance(0.8) ? lift(after: 0.01) : cancel() }
        for _ in 0..<random.integer(1...3) {
            log.append("move")
            windowLocation.x += random.number(-40...40)
            windowLocation.y += random.number(-40...40)
            fingers.move(windowLocation)
            touch(.moved)
        }
    }

    func lift(after wait: Double) {
        log.append("lift")
        isDown = false
        fingers.up(after: wait)
        touch(.lifted)
    }

    private func cancel() {
        log.append("cancel")
        isDown = false
        fingers.cancel()
        touch(.cancelled)
    }
}

/// Runs scripts until one finds a fault, which is recorded.
@MainActor func expectNoFault<Script: CoreScript>(
    _ count: Int,
    steps: ClosedRange<Int>,
    test: String = #function,
    make: (inout Seeded) -> Script
) {
    var random = Seeded(for: test)
    for number in 0..<Seeded.scripts(count) {
        StandInClock.reset()
        StandInClock.framesPerSecond = number % 2 == 0 ? 15 : 30
        let script = make(&random)
        for step in 0..<random.integer(steps) {
            script.doSomething(&random)
            if let fault = script.fault() {
                Issue.record("script \(number), step \(step), after \(script.log): \(fault)")
                return
            }
        }
        script.end()
        if let fault = script.fault() ?? script.restFault() {
            Issue.record("script \(number), at its end, after \(script.log): \(fault)")
            return
        }
    }
}

extension Seeded {
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }
}
