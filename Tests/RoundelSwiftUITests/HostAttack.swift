#if canImport(SwiftUI)
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An app under attack: its view, its clock, and what waits for the next turn of the run loop.
@MainActor class HostAttackModel: ObservableObject {
    @Published var isEnabled = true
    @Published var isShown = true
    var late: [@MainActor () -> Void] = []
    var now = 0.0

    var clock: TurnClock { TurnClock(now: { self.now }, later: { self.late.append($0) }) }

    /// Runs what waits for the next turn of the run loop.
    func runLate() {
        let actions = late
        late = []
        for action in actions { action() }
    }
}

/// An attack on a view of 200 points in a host, with a finger.
@MainActor class HostAttack: Attack {
    private let app: HostAttackModel
    let host: StandInHost
    private(set) var finger: StandInHost.Touch?

    init(_ random: Seeded, _ app: HostAttackModel, _ view: some View) {
        self.app = app
        host = StandInHost(view, size: CGSize(width: 200, height: 200))
        super.init(random)
    }

    /// The time, in seconds.
    var now: Double {
        get { app.now }
        set { app.now = newValue }
    }

    func wait() {
        did("wait")
        for _ in 0..<random.integer(1...4) {
            now += random.number(0...0.4)
            host.frame(at: now)
        }
    }

    /// Puts a finger down, moves it or lifts it, at one of some distances from the centre.
    func drag(_ radii: [Double]) {
        let radius = random.pick(radii)
        let angle: Double = random.number(0...6.28)
        let point = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
        now += 0.02
        guard let finger else {
            did("down")
            finger = host.touch(at: point, time: now)
            return
        }
        did("move")
        if random.chance(0.6) { return host.move(finger, to: point, time: now) }
        did("lift")
        if random.chance(0.2) { host.cancel(finger) } else { host.lift(finger, at: point, time: now) }
        self.finger = nil
    }

    /// Shows what has changed, and what has begun to move.
    override func check() {
        host.update()
        now += 0.001
        host.frame(at: now)
        if fault == nil { checkState() }
    }

    /// Checks the view, which shows what has changed.
    func checkState() {}

    /// Hides the view, does something, and checks that the app is told nothing.
    func disappear(_ action: () -> Void = {}) {
        app.isShown = false
        host.update()
        let count = events
        action()
        host.frame(at: now + 1)
        app.runLate()
        host.update()
        if events != count { note("told something after it disappeared") }
    }

    /// Cancels the finger, stops the view and waits until it rests.
    func rest(_ stop: () -> Void) {
        if let finger { host.cancel(finger) }
        stop()
        host.update()
        for _ in 0..<400 where host.isAnimating {
            now += 1
            host.frame(at: now)
        }
    }
}
#endif
