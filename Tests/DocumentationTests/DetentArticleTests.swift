import Foundation
import Roundel
import RoundelTestSupport
import Testing

// The code of the article "Coasting", which a test compares with the article.

struct CombinationLock {
    let count = 40
    var (last, direction, clicks) = (0, 0, 0)  // the detent, 1 or -1, their sum
    var numbers: [Int] = []  // where it reversed

    mutating func passed(_ detent: Int) {
        guard detent != last else { return }
        let next = (detent - last + count) % count == 1 ? 1 : -1
        if next == -direction { numbers.append(last) }
        (last, direction, clicks) = (detent, next, clicks + next)
    }
}

func detentAtRest(of wheel: Wheel) -> Int? {
    guard let rotation = wheel.restRotation else { return nil }
    return wheel.settings.detents?.index(at: rotation)
}

func valueAtRest(of dial: Dial, time: Double) -> Double {
    var copy = dial
    copy.advance(to: time + 1_000_000)
    return copy.value
}

/// Runs the examples about detents and rest positions of the article "Coasting".
@Suite struct DetentArticleTests {
    private static let zone = TouchZone(center: .zero, innerRadius: 10, outerRadius: 200)
    private static let settings = Wheel.Settings(detents: Detents(count: 40))

    @Test func `the article has the code that is tested here`() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let code = try Repository.text(at: "Sources/Roundel/Roundel.docc/Coasting.md")
        let blocks = CodeBlock.all("swift", in: code).map(\.text)
        for name in ["struct CombinationLock ", "func detentAtRest(", "func valueAtRest("] {
            let block = try #require(blocks.first { $0.hasPrefix(name) })
            #expect(source.contains("\n\(block)"))
        }
    }

    @Test func `a wheel that turns back before a detent passes the one before it once`() {
        var wheel = Wheel(zone: Self.zone, settings: Self.settings)
        let out = wheel.scrolled(by: .degrees(4.5), time: 0)
        let back = wheel.scrolled(by: .degrees(-4.5), time: 0.1)
        #expect(out.passed.isEmpty && Array(back.passed) == [0])
    }

    /// To 12, back to −5, which is 35, and to 8: between the detents, with a hand that trembles by
    /// up to a third of the distance between two of them.
    @Test func `a lock enters the numbers where it reversed, and counts its clicks`() {
        var wheel = Wheel(zone: Self.zone, settings: Self.settings)
        var (lock, random, time) = (CombinationLock(), Seeded(), 0.0)
        func turn(toward goal: Double) {
            let (start, steps) = (wheel.rotation.degrees, 100)
            for step in 1...steps {
                let tremor = step < steps ? random.number(-3...3) : 0
                let rotation = start + (goal - start) * Double(step) / Double(steps) + tremor
                time += 0.02
                let update = wheel.scrolled(by: .degrees(rotation) - wheel.rotation, time: time)
                for detent in update.passed { lock.passed(detent) }
            }
        }
        turn(toward: 9 * 12.5)
        turn(toward: 9 * -5.5)
        #expect(lock.numbers == [12] && lock.clicks == -5)
        turn(toward: 9 * 8.4)
        #expect(lock.numbers == [12, 35] && lock.last == 8 && lock.clicks == 8)
        #expect((wheel.rotation.turns * 40).rounded() == 8)
    }

    @Test func `the detent at which a wheel will rest is known while it turns`() {
        var wheel = Wheel(zone: Self.zone, settings: Self.settings)
        for frame in 0...5 { wheel.scrolled(by: .degrees(5), time: Double(frame) / 60) }
        let held = detentAtRest(of: wheel)
        wheel.scrollEnded(time: 5.0 / 60)
        let predicted = detentAtRest(of: wheel)
        #expect(wheel.isMoving && wheel.detent != predicted && held == predicted)
        for frame in 6...600 { wheel.advance(to: Double(frame) / 60) }
        #expect(!wheel.isMoving && predicted != nil && wheel.detent == predicted)
        wheel.spin(velocity: 1, time: 10)
        #expect(detentAtRest(of: wheel) == nil)
    }

    @Test func `the value at which a dial will rest is that of a copy`() {
        var settings = Dial.Settings()
        settings.coasts = .smooth
        let scale = DialScale(0...100, step: 1)
        var dial = Dial(zone: Self.zone, scale: scale, settings: settings, value: 20)
        let start = dial.direction
        func finger(_ frame: Int) -> Point2D {
            100 * Point2D(direction: start + .degrees(3 * Double(frame)))
        }
        dial.touchBegan(1, at: finger(0), time: 0)
        for frame in 1...6 { dial.touchMoved(1, to: finger(frame), time: Double(frame) / 60) }
        dial.touchEnded(1, at: finger(6), time: 0.1)
        let (released, predicted) = (dial.value, valueAtRest(of: dial, time: 0.1))
        #expect(dial.isMoving && dial.value == released && predicted > released)
        for frame in 7...1_200 { dial.advance(to: Double(frame) / 60) }
        #expect(!dial.isMoving && dial.value == predicted)
    }
}
