import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// What every motion has in common.
@Suite struct MotionTests {
    static func random(_ random: inout Seeded) -> [Motion] {
        let (start, target) = (Angle.radians(random.number(-20...20)), Angle.radians(random.number(-20...20)))
        let velocity = random.number(-30...30)
        let decay = Decay(factor: random.number(0.5...0.99))
        return [
            .coast(Coast(from: start, releaseVelocity: velocity, decay: decay)),
            .spring(
                Spring(from: start, velocity: velocity, to: target, angularFrequency: random.number(1...50))
            ),
            .spring(Spring(from: start, velocity: velocity, to: target, within: random.number(0.1...3))),
            .glide(Glide(from: start, velocity: velocity, to: target, duration: random.number(0.1...8))),
            .spin(
                Spin(
                    from: start,
                    velocity: velocity,
                    to: random.number(-9...9),
                    rampTime: random.number(0.01...2)
                )
            ),
        ]
    }

    @Test func `velocity is the derivative of rotation`() {
        var random = Seeded()
        for motion in (0..<300).flatMap({ _ in Self.random(&random) }) {
            let end = min(motion.duration, 5)
            guard end > 1e-3 else { continue }
            for fraction in [0.02, 0.1, 0.3, 0.5, 0.8, 0.95] {
                let (time, step) = (end * fraction, end * 1e-5)
                let ahead = motion.rotation(after: time + step) - motion.rotation(after: time - step)
                let velocity = motion.velocity(after: time)
                #expect(
                    near(ahead.radians / (2 * step), velocity, 1e-4 * max(1, velocity.magnitude)),
                    "\(motion) at \(time)"
                )
            }
        }
    }

    @Test func `rotation begins at the start, ends at the rest, and is continuous there`() {
        var random = Seeded()
        for motion in (0..<300).flatMap({ _ in Self.random(&random) }) {
            let start =
                switch motion {
                case .coast(let motion): motion.start
                case .spring(let motion): motion.start
                case .glide(let motion): motion.start
                case .spin(let motion): motion.start
                }
            if motion.duration > 0 { #expect(near(motion.rotation(after: 0), start, 1e-12)) }
            guard let rest = motion.restRotation else { continue }
            #expect(motion.rotation(after: motion.duration) == rest)
            #expect(motion.velocity(after: motion.duration) == 0)
            #expect(near(motion.rotation(after: motion.duration.nextDown), rest, 1.0001e-5))
        }
    }

    @Test func `a spring keeps its time and does not pass its target`() {
        var random = Seeded()
        for _ in 0..<5_000 {
            let distance = random.number(-3...3) * (random.chance(0.2) ? 1e-3 : 1)
            let velocity = random.number(-40...40) * (random.chance(0.3) ? 0.01 : 1)
            let time = random.number(0.05...3)
            let spring = Spring(from: .radians(-distance), velocity: velocity, to: .zero, within: time)
            #expect(spring.duration <= time || velocity * distance > 0)
            #expect(near(spring.velocity(after: 0), spring.duration > 0 ? velocity : 0))
            guard distance != 0 else { continue }
            for fraction in stride(from: 0.0, through: 1, by: 0.02) {
                let rotation = spring.rotation(after: spring.duration * fraction).radians
                #expect(rotation * distance <= 1e-12, "\(spring)")
            }
        }
    }

    @Test func `a spring solves its equation`() {
        let spring = Spring(from: .radians(1), velocity: 3, to: .radians(0.25), angularFrequency: 12)
        for time in stride(from: 0.05, to: 0.6, by: 0.05) {
            let step = 1e-5
            let acceleration =
                (spring.velocity(after: time + step) - spring.velocity(after: time - step)) / (2 * step)
            let distance = spring.rotation(after: time).radians - 0.25
            #expect(near(acceleration + 24 * spring.velocity(after: time) + 144 * distance, 0, 1e-4))
        }
    }

    @Test func `a glide passes its target only when it is too fast to brake`() {
        var random = Seeded()
        for _ in 0..<2_000 {
            let (distance, time) = (random.number(0.1...50), random.number(0.1...9))
            let velocity = random.number(-1...1) * 5 * distance / time
            let glide = Glide(from: .zero, velocity: velocity, to: .radians(distance), duration: time)
            for fraction in stride(from: 0.0, through: 1, by: 0.02) {
                #expect(glide.rotation(after: time * fraction).radians <= distance * (1 + 1e-12))
            }
            #expect(near(glide.velocity(after: 0), velocity) && near(glide.velocity(after: -1), velocity))
        }
        let leap = Glide(from: .zero, velocity: 3, to: .degrees(90), duration: 0)
        #expect(leap.rotation(after: 0) == .degrees(90))
        #expect(leap.velocity(after: 0) == 0)
    }

    @Test func `input that is not finite makes no motion that is not`() {
        let motions: [Motion] = [
            .spring(
                Spring(from: .radians(.nan), velocity: .infinity, to: .degrees(1), angularFrequency: .nan)
            ),
            .spring(Spring(from: .zero, velocity: .nan, to: .radians(.infinity), within: .nan)),
            .glide(Glide(from: .radians(.infinity), velocity: .nan, to: .degrees(1), duration: .infinity)),
            .spin(Spin(from: .radians(.nan), velocity: .nan, to: .infinity, rampTime: .nan)),
            .coast(Coast(from: .radians(.nan), releaseVelocity: .infinity, decay: .ice)),
        ]
        for motion in motions {
            for time in [0, 0.1, 1, 100, -1, .nan] {
                #expect(motion.rotation(after: time).radians.isFinite, "\(motion) at \(time)")
                #expect(motion.velocity(after: time).isFinite)
            }
        }
    }

    @Test func `a spring that begins close to its target, and slowly, takes at most its time`() {
        var random = Seeded()
        func magnitude(_ low: Double, _ high: Double) -> Double { pow(10, random.number(low...high)) }
        for _ in 0..<5_000 {
            let (distance, speed, time) = (magnitude(-9, -3), magnitude(-9, -3), magnitude(-2, 2))
            let velocity = Bool.random(using: &random) ? speed : -speed
            let spring = Spring(from: .radians(distance), velocity: velocity, to: .zero, within: time)
            #expect(spring.duration <= time * (1 + 1e-12), "\(distance) \(velocity) \(time)")
        }
    }
}
