import RoundelTestSupport
import StandInTestSupport
import UIKit

/// An attack on a view in a window, with a finger and a trackpad.
@MainActor class WindowAttack: Attack {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers: StandInFingers
    let pointer: StandInPointer
    private(set) var isDown = false

    /// How often the completion of each command was called.
    private var ends: [Int] = []

    override init(_ random: Seeded) {
        (fingers, pointer) = (StandInFingers(window), StandInPointer(window))
        super.init(random)
    }

    /// A point on the view or near it.
    func randomPoint() -> CGPoint { .zero }

    func wait() {
        did("wait")
        if random.chance(0.3) { StandInClock.hang(for: random.number(0...2)) }
        StandInClock.advance(by: random.number(0...0.5))
    }

    func drag() {
        guard isDown else {
            did("down")
            isDown = true
            return fingers.down(randomPoint())
        }
        did("drag")
        for _ in 0..<random.integer(0...3) { fingers.move(randomPoint()) }
        if random.chance(0.5) { lift() }
    }

    func lift() {
        did("lift")
        // The finger is down until its event has been delivered.
        if random.chance(0.2) { fingers.cancel() } else { fingers.up() }
        isDown = false
    }

    func scroll(_ view: UIView) {
        guard !isDown, view.window != nil else { return }
        did("scroll")
        let distances = (0..<3).map { _ in CGVector(dx: random.number(-20...20), dy: 0) }
        pointer.scroll(distances, at: randomPoint(), cancelled: random.chance(0.3))
    }

    /// A completion of a command, which must be called once.
    func completion() -> (Bool) -> Void {
        let number = ends.count
        ends.append(0)
        return { [unowned self] _ in
            ends[number] += 1
            told("completion")
        }
    }

    /// Waits until the view rests, and stops it after some minutes: a slow turn takes hours.
    func rest(_ isMoving: () -> Bool, stop: () -> Void) {
        for frame in 0..<20_000 {
            guard isMoving() else { break }
            if frame == 5_000 { stop() }
            StandInClock.hang(for: 0.5)
            StandInClock.step()
        }
        if isMoving() || StandInClock.runningLinkCount > 0 { note("it never rests") }
        if let count = ends.first(where: { $0 != 1 }) { note("a completion was called \(count) times") }
    }
}
