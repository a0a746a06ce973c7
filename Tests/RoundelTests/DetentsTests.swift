import Foundation
import Roundel
import RoundelTestSupport
import Testing

@Suite(.long) struct DetentsTests {
    @Test func `the nearest detent is found in every turn`() throws {
        let detents = Detents(count: 8)
        for (degrees, nearest) in [
            (0.0, 0.0), (22, 0), (23, 45), (-23, -45), (765, 765), (780, 765), (-1000, -990),
        ] {
            #expect(near(try #require(detents.nearest(to: .degrees(degrees))), .degrees(nearest)))
        }
        #expect(detents.nearest(to: .radians(.nan)) == nil)
        #expect(detents.nearest(to: .radians(1e13)) == nil)
    }

    @Test func `an index without a detent is a programming error`() async {
        #expect(near(Detents(count: 8)[7], .degrees(315)))
        await #expect(processExitsWith: .failure) { _ = Detents(count: 8)[8] }
        await #expect(processExitsWith: .failure) { _ = Detents(count: 8)[-1] }
    }

    @Test func `given detents keep the indices of the list`() throws {
        let detents = try #require(Detents(at: [.degrees(300), .degrees(10), .degrees(460), .degrees(-50)]))
        #expect(detents.count == 4)
        #expect(near(detents[0], .degrees(300)))
        #expect(near(detents[2], .degrees(100)))
        #expect(near(try #require(detents.nearest(to: .degrees(-170))), .degrees(-260)))
        #expect(near(try #require(detents.nearest(to: .degrees(-150))), .degrees(-60)))
        #expect(Detents(at: []) == nil)
    }

    @Test func `the nearest of all is the nearest, within limits or not`() throws {
        var random = Seeded()
        for _ in 0..<2_000 {
            let angles = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                Angle.radians(random.number(-9...9))
            }
            let detents = try #require(Detents(at: angles))
            let rotation = random.number(-40...40)
            let bounds = [random.number(-30...30), random.number(-30...30)].sorted()
            let all = (-10...10).flatMap { turn in
                angles.map { ($0.normalized + .turns(Double(turn))).radians }
            }
            let nearest = all.min { ($0 - rotation).magnitude < ($1 - rotation).magnitude }
            #expect(
                near(try #require(detents.nearest(to: .radians(rotation))).radians, try #require(nearest))
            )
            let limits = Limits(.radians(bounds[0]) ... .radians(bounds[1]))
            let inside = all.filter { (bounds[0]...bounds[1]).contains($0) }
                .min { ($0 - rotation).magnitude < ($1 - rotation).magnitude }
            let found = detents.nearest(to: .radians(rotation), within: limits)
            #expect((found == nil) == (inside == nil))
            if let found, let inside { #expect(near(found.radians, inside)) }
        }
    }

    @Test func `a rotation at a detent has its index, and one between has none`() throws {
        for (count, origin) in [(8, 0.0), (1, 2), (1_000_000, 0)] {
            let detents = Detents(count: count, origin: .radians(origin))
            for index in [0, 1, 5, 7] where index < detents.count {
                for turn in [-40, -1, 0, 1, 3_000] {
                    let rotation = detents[index] + .turns(Double(turn))
                    for off in [-0.9e-9, 0, 0.9e-9] {
                        #expect(detents.index(at: rotation + .radians(off)) == index, "\(index) \(turn)")
                    }
                    #expect(detents.index(at: rotation + .radians(2e-6)) == nil)
                    #expect(detents.index(at: rotation - .radians(2e-6)) == nil)
                }
            }
        }
        let listed = try #require(Detents(at: [.degrees(90), .degrees(10), .degrees(90), .degrees(360)]))
        #expect([0, 10, 90, 370, -270].map { listed.index(at: .degrees($0)) } == [3, 1, 0, 1, 0])
        for none in [Double.nan, .infinity, -.infinity, 1e13, -1e300] {
            #expect(listed.index(at: .radians(none)) == nil)
        }
    }

    @Test func `of detents that are whole turns apart the first one has the rotation`() throws {
        for turns in [[0.0, 1], [1, 0], [3, -2, 0], [-7, 40]] {
            for degrees in [10.0, 123.4, 359.9] {
                let angles = turns.map { Angle.degrees(degrees) + .turns($0) }
                let detents = try #require(Detents(at: [.degrees(60)] + angles))
                for turn in [-2.0, 0, 5] {
                    let rotation = Angle.degrees(degrees) + .turns(turn)
                    #expect(detents.index(at: rotation) == 1, "\(turns) \(degrees)° \(turn)")
                }
            }
        }
    }

    @Test func `a wheel is at a detent, or at none while it is between or beyond`() {
        var wheel = WheelDragTests.wheel()
        #expect(wheel.detent == nil && !wheel.isHeld)
        wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        #expect(wheel.detent == 0)
        var finger = Finger()
        finger.begin(&wheel, at: 10)
        #expect(wheel.isHeld && wheel.detent == 0)
        finger.move(&wheel, to: 30)
        #expect(wheel.isHeld && wheel.detent == nil)
        finger.move(&wheel, to: 50)
        finger.rest(0.5)
        finger.lift(&wheel, at: 50)
        #expect(!wheel.isHeld && wheel.isMoving && wheel.detent == nil)
        wheel.advance(to: 60)
        #expect(wheel.detent == 1 && wheel.phase == .idle)
        wheel.turn(toDetent: 6, .counterclockwise, extraTurns: 2, time: 60)
        wheel.advance(to: 90)
        #expect(wheel.detent == 6)
        wheel.scrolled(by: .degrees(1), time: 90)
        #expect(wheel.isHeld && wheel.detent == nil)
    }

    @Test func `detents are reported as the wheel passes them, in order, in both directions`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 8)))
        var finger = Finger()
        finger.begin(&wheel, at: 10)
        #expect(Array(finger.move(&wheel, to: 150).passed) == [1, 2, 3])
        #expect(finger.move(&wheel, to: 154).passed.isEmpty)
        #expect(Array(finger.move(&wheel, to: 60).passed) == [3, 2])
        #expect(Array(finger.move(&wheel, to: -60).passed) == [1, 0, 7])
    }

    @Test func `a detent counts on arrival and not on leaving`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 4)))
        #expect(Array(wheel.setRotation(.degrees(90)).passed) == [1])
        #expect(Array(wheel.setRotation(.degrees(180)).passed) == [2])
        #expect(Array(wheel.setRotation(.degrees(90)).passed) == [1])
        #expect(Array(wheel.setRotation(.degrees(810)).passed) == [2, 3, 0, 1, 2, 3, 0, 1])
    }

    @Test func `two detents at one rotation are both passed, and once`() throws {
        let detents = try #require(Detents(at: [.degrees(90), .degrees(90)]))
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
        #expect(Array(wheel.setRotation(.degrees(90)).passed).isEmpty)
        #expect(Array(wheel.setRotation(.degrees(450)).passed) == [0, 1])
        #expect(Array(wheel.setRotation(.degrees(90)).passed) == [1, 0])
    }

    @Test func `what a drag passes is what lies between its rotations`() {
        var random = Seeded()
        for _ in 0..<300 {
            let detents = Detents(
                count: Int.random(in: 1...40, using: &random),
                origin: .radians(random.number(-9...9))
            )
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
            var (finger, degrees) = (Finger(), random.number(0...360))
            let rotations = (-20...20).flatMap { turn in
                (0..<detents.count).map { (detents[$0] + .turns(Double(turn))).radians }
            }
            finger.begin(&wheel, at: degrees)
            // Off the detent on which it rested: whether that one counts is another test's
            // question.
            degrees += 0.1
            finger.move(&wheel, to: degrees)
            for _ in 0..<20 {
                let before = wheel.rotation.radians
                degrees += random.number(-60...60)
                let passed = finger.move(&wheel, to: degrees).passed
                let span = min(before, wheel.rotation.radians)...max(before, wheel.rotation.radians)
                #expect(passed.count == rotations.filter { span.contains($0) }.count)
            }
        }
    }

    @Test func `of two detents next to each other, a rotation has the index of its own`() throws {
        let rotations = [Angle.radians(1), .radians(1 + 1.5e-9)]
        let detents = try #require(Detents(at: rotations))
        for index in 0...1 { #expect(detents.index(at: rotations[index]) == index) }
    }
}
