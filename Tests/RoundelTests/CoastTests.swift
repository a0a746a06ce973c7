import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite struct CoastTests {
    static let presets: [Decay] = [.ice, .smooth, .moderate, .quick]

    @Test func `the presets keep the article's factors`() {
        #expect(Self.presets.map(\.factor) == [0.98, 0.95, 0.92, 0.85])
    }

    /// The loop of the article on deceleration, stepped at 60 Hz, is on the curve in every frame.
    @Test(arguments: presets)
    func `the curve passes through every frame of the 60 Hz loop`(decay: Decay) {
        let coast = Coast(from: .radians(0.7), releaseVelocity: 6, decay: decay)
        var (omega, angle, frame) = (0.1, 0.7, 0)
        while omega >= 0.0001 * 1.0001 {
            omega *= decay.factor
            guard omega >= 0.0001 else { break }
            angle += omega
            frame += 1
            #expect(near(coast.rotation(after: Double(frame) / 60).radians, angle, 1e-12))
        }
        #expect(frame > 10)
        #expect((Double(frame)..<Double(frame + 1)).contains(coast.duration * 60))
    }

    @Test(arguments: [30.0, 60, 90, 120, 240])
    func `every refresh rate gives the same rest rotation`(rate: Double) {
        let coast = Coast(from: .zero, releaseVelocity: -6, decay: .moderate)
        var rest = coast
        for _ in 0..<Int(3 * rate) { rest = rest.advanced(by: 1 / rate) }
        #expect(near(rest.start, coast.restRotation, 1e-12))
        let way: Double = (6 - 0.006) / 60 * 11.5
        #expect(near(coast.restRotation.radians, -way, 1e-12))
    }

    @Test func `it starts where it was, and rests at its end`() {
        let coast = Coast(from: .degrees(10), releaseVelocity: 4, decay: .smooth)
        #expect(coast.rotation(after: 0) == .degrees(10))
        #expect(coast.rotation(after: -5) == .degrees(10))
        #expect(coast.rotation(after: .nan) == .degrees(10))
        #expect(coast.rotation(after: coast.duration) == coast.restRotation)
        #expect(coast.rotation(after: .infinity) == coast.restRotation)
        #expect(coast.velocity(after: coast.duration) == 0)
        #expect(near(coast.duration, log(0.006 / 4) / (60 * log(0.95)), 1e-12))
    }

    @Test func `its time to pass a rotation is when it is there`() throws {
        let coast = Coast(from: .degrees(10), releaseVelocity: -4, decay: .ice)
        for fraction in stride(from: 0.0, to: 1, by: 0.07) {
            let rotation = coast.start + (coast.restRotation - coast.start) * fraction
            let time = try #require(coast.time(passing: rotation))
            #expect(near(coast.rotation(after: time), rotation, 1e-12))
        }
        #expect(coast.time(passing: .degrees(11)) == nil)
        #expect(coast.time(passing: coast.restRotation - .degrees(1)) == nil)
    }

    @Test(arguments: [Decay.ice, .smooth, .moderate, .quick]) func `it does not pass where it rests`(
        decay: Decay
    ) {
        for number in 1...200 {
            for sign in [0.25, -0.25] {
                let coast = Coast(from: .degrees(10), releaseVelocity: sign * Double(number), decay: decay)
                #expect(coast.time(passing: coast.restRotation) == nil)
                let before = coast.start + (coast.restRotation - coast.start) * (1 - 1e-12)
                #expect(coast.time(passing: before) != nil)
            }
        }
    }

    @Test func `a decay that is not one is made harmless`() {
        #expect(Decay(factor: .nan).factor == 0)
        #expect(Decay(factor: -1).factor == 0)
        #expect(Decay(factor: 1).factor == 0.9999)
        #expect(Decay(factor: 0.9, restSpeed: .nan).restSpeed == 1e-6)
        let stopped = Coast(from: .degrees(3), releaseVelocity: 9, decay: Decay(factor: 0))
        #expect(stopped.duration == 0)
        #expect(stopped.restRotation == .degrees(3))
        #expect(stopped.velocity(after: 0) == 0)
        #expect(stopped.time(passing: .degrees(4)) == nil)
        #expect(Coast(from: .zero, releaseVelocity: .nan, decay: .ice).restRotation == .zero)
    }
    @Test func `the release velocity and the start are clamped to the range of every wheel`() {
        for sign in [1.0, -1] {
            let coast = Coast(from: .radians(sign * 2e9), releaseVelocity: sign * 2e6, decay: .quick)
            #expect(coast.start == .radians(sign * 1e9) && coast.releaseVelocity == sign * 1e6)
        }
        let coast = Coast(from: .radians(.infinity), releaseVelocity: -.infinity, decay: .quick)
        #expect(coast.start == .zero && coast.releaseVelocity == 0)
    }
}
