import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// Random anchors, rectangles and counts.
@Suite(.long) struct FanRandomTests {
    @Test func `every item is inside the rectangle and touches no other`() {
        var random = Seeded()
        var (fans, double, closed, outside) = (0, 0, 0, 0)
        for number in 0..<Seeded.scripts(12_000) {
            let one = FanCase.random(&random)
            guard let fan = one.fan else { continue }
            if let fault = one.fault(of: fan) {
                Issue.record("case \(number), \(one): \(fault)\n\(fan)")
                return
            }
            fans += 1
            if fan.outer != nil { double += 1 }
            if fan.inner.isClosed { closed += 1 }
            let (low, high) = (one.anchor - one.bounds.origin, one.bounds.end - one.anchor)
            if min(low.min(), high.min()) < 0 { outside += 1 }
        }
        print("\(fans) fans, \(double) of two rings, \(closed) circles, \(outside) with an anchor outside")
        #expect(fans > 0 && double > 0 && closed > 0 && outside > 0)
    }

    @Test func `there is a fan wherever one was found by trying directions, and none is larger`() {
        var random = Seeded()
        var found = 0
        for number in 0..<Seeded.scripts(1_000) {
            let one = FanCase.random(&random)
            guard let radius = one.roughRadius() else { continue }
            found += 1
            guard let fan = one.fan else {
                Issue.record("case \(number), \(one): no fan, but one fits at \(radius)")
                return
            }
            if fan.outer != nil || fan.radius > radius + 1e-6 {
                Issue.record("case \(number), \(one): \(fan.radius), but it fits at \(radius)")
                return
            }
        }
        #expect(found > Seeded.scripts(1_000) / 4)
    }

    @Test func `a mirrored fan is the mirror image`() {
        var random = Seeded()
        for number in 0..<Seeded.scripts(2_000) {
            var one = FanCase.random(&random)
            // Sums of these numbers are exact, and so is the mirror image.
            one.anchor = one.anchor.rounded(.toNearestOrEven)
            one.bounds = Rect2D(
                origin: one.bounds.origin.rounded(.toNearestOrEven),
                size: one.bounds.size.rounded(.toNearestOrEven)
            )
            let (fan, image) = (one.fan, one.mirrored.fan)
            guard let fan, let image else {
                #expect(fan == nil && image == nil, "case \(number), \(one)")
                continue
            }
            let isSame =
                fan.inner.radius == image.inner.radius && fan.outer?.radius == image.outer?.radius
                && fan.inner.count == image.inner.count && fan.count == image.count
                && (0..<fan.count).allSatisfy {
                    near(fan.position(of: $0) * Point2D(-1, 1), image.position(of: $0))
                        && near((fan.angle(of: $0) + image.angle(of: $0)).normalized, .radians(.pi))
                }
            if !isSame {
                Issue.record("case \(number), \(one): \(fan) \(image)")
                return
            }
        }
    }

    @Test func `the same as rings, and items are found at their positions`() {
        var random = Seeded()
        for _ in 0..<Seeded.scripts(500) {
            let one = FanCase.random(&random)
            guard let fan = one.fan else { continue }
            let positions = fan.rings.flatMap { $0.positions() }
            #expect(positions.count == fan.count)
            for index in 0..<fan.count {
                #expect(near(positions[index], fan.position(of: index)), "\(one)")
                let tremble = Point2D(random.number(-0.5...0.5), random.number(-0.5...0.5)) * one.size
                #expect(fan.item(at: fan.position(of: index) + tremble) == index)
            }
        }
    }
}
