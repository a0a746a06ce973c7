@testable import Roundel
import RoundelTestSupport
import Testing

/// The opening and closing of a menu as a function of time.
@Suite(.long) struct UnfoldingTests {
    @Test func `it opens and closes exactly, within its time, without overshooting`() {
        var menu = Unfolding()
        #expect(!menu.isMoving && menu.fraction == 0 && !menu.isOpen)
        menu.set(true, within: 0.4, time: 10)
        #expect(menu.isOpen && menu.isMoving && menu.fraction == 0)
        var last = 0.0
        for frame in 1...40 {
            menu.advance(to: 10 + Double(frame) / 100)
            #expect(menu.fraction >= last && menu.fraction <= 1)
            last = menu.fraction
            if frame == 5 { #expect(last > 0.1 && last < 0.9) }
        }
        #expect(menu.fraction == 1 && !menu.isMoving && menu.velocity == 0)
        menu.set(false, within: 0.4, time: 20)
        menu.advance(to: 20.1)
        #expect(menu.fraction > 0 && menu.fraction < 1 && menu.velocity < 0)
        menu.advance(to: 20.41)
        #expect(menu.fraction == 0 && !menu.isMoving && !menu.isOpen)
    }

    @Test func `frames in between change nothing, and times that are none or past neither`() {
        var (one, many) = (Unfolding(), Unfolding())
        one.set(true, within: 0.5, time: 0)
        many.set(true, within: 0.5, time: 0)
        for frame in 1...20 {
            many.advance(to: Double(frame) / 100)
            many.advance(to: .nan)
            many.advance(to: Double(frame) / 200)
        }
        one.advance(to: 0.2)
        #expect(one == many)
        #expect(one.isMoving)
    }

    @Test func `without a duration it arrives at once, also on its way`() {
        for duration in [0, -1, .nan, 1e-4] {
            var menu = Unfolding()
            menu.set(true, within: duration, time: 0)
            #expect(menu.fraction == 1 && !menu.isMoving)
            menu.set(false, within: 0.4, time: 1)
            menu.advance(to: 1.1)
            menu.set(false, within: duration, time: 1.1)
            #expect(menu.fraction == 0 && !menu.isMoving)
        }
        var menu = Unfolding()
        menu.set(true, within: 1, time: .infinity)
        #expect(menu.fraction == 1 && !menu.isMoving)
        menu.set(true, within: 1, time: 3)
        #expect(!menu.isMoving, "it is open already")
        menu.set(false, within: 1, time: 3)
        menu.advance(to: 3.1)
        let half = menu
        menu.set(false, within: 1, time: 3.1)
        #expect(menu == half, "it closes already")
        menu.finish()
        #expect(menu.fraction == 0 && !menu.isMoving)
    }

    @Test func `interruptions at random moments leave value and velocity continuous`() {
        var random = Seeded()
        for script in 0..<Seeded.scripts(10) {
            var (menu, time) = (Unfolding(), random.number(0...1e4))
            let count = Int.random(in: 1...12, using: &random)
            let stagger = Stagger(flight: random.number(0.05...0.5), delay: random.number(0...0.1))
            func values(_ menu: Unfolding) -> [Double] {
                (0..<count).map { menu.progress(of: $0, count: count, stagger: stagger) }
            }
            for _ in 0..<20 {
                let (before, speed, old) = (menu.fraction, menu.velocity, values(menu))
                menu.set(!menu.isOpen, within: random.number(0.1...0.6), time: time)
                guard menu.fraction == before, near(menu.velocity, speed, 1e-9), values(menu) == old else {
                    Issue.record("script \(script): a jump from \(before), \(speed) to \(menu)")
                    return
                }
                let stop = time + random.number(0...0.4)
                var (last, lastValues) = (before, old)
                while time < stop {
                    time += 0.0005
                    menu.advance(to: time)
                    // The greatest speed of a spring that takes 0.1 s is ω/e with ω = 150.
                    let jump = (menu.fraction - last).magnitude
                    let jumps = zip(values(menu), lastValues).map { ($0 - $1).magnitude }
                    let steepest = 1.5 * stagger.duration(of: count) / stagger.flight * jump + 1e-9
                    guard jump < 0.05, jumps.allSatisfy({ $0 <= max(steepest, 1e-4) }),
                        values(menu).allSatisfy({ $0 >= 0 && $0 <= 1 }), menu.fraction >= 0,
                        menu.fraction <= 1
                    else {
                        Issue.record("script \(script): \(last) to \(menu.fraction), \(jumps)")
                        return
                    }
                    (last, lastValues) = (menu.fraction, values(menu))
                }
            }
            menu.advance(to: time + 1)
            #expect(menu.fraction == (menu.isOpen ? 1 : 0) && !menu.isMoving)
        }
    }

    @Test func `items move one after another, and back in the opposite order`() {
        let stagger = Stagger(flight: 0.3, delay: 0.1)
        #expect(near(stagger.duration(of: 3), 0.5) && stagger.duration(of: 0) == 0)
        #expect(stagger.progress(of: 1, at: 0.1) == 0 && near(stagger.progress(of: 1, at: 0.25), 0.5))
        #expect(near(stagger.progress(of: 0, at: 0.1), 7.0 / 27) && stagger.progress(of: 0, at: 9) == 1)
        let odd = Stagger(flight: .nan, delay: -3)
        #expect(odd.flight == 0 && odd.delay == 0)
        #expect(Stagger(flight: 99, delay: 99) == Stagger(flight: 10, delay: 1))
        var menu = Unfolding()
        menu.set(true, within: 0.5, time: 0)
        menu.advance(to: 0.1)
        let opening = (0..<3).map { menu.progress(of: $0, count: 3, stagger: stagger) }
        #expect(opening[0] > opening[1] && opening[1] > opening[2])
        menu.advance(to: 1)
        menu.set(false, within: 0.5, time: 1)
        menu.advance(to: 1.05)
        let closing = (0..<3).map { menu.progress(of: $0, count: 3, stagger: stagger) }
        #expect(closing[0] >= closing[1] && closing[1] > closing[2] && closing[2] < 1)
    }

    @Test func `what is reversed before it has moved is at rest`() {
        var unfolding = Unfolding()
        unfolding.set(true, within: 0.3, time: 0)
        unfolding.set(false, within: 0.3, time: 0)
        #expect(!unfolding.isMoving && unfolding.fraction == 0)
        unfolding.set(true, within: 0, time: 0)
        unfolding.set(false, within: 0.3, time: 1)
        unfolding.set(true, within: 0.3, time: 1)
        #expect(!unfolding.isMoving && unfolding.fraction == 1)
    }
}
