@testable import Roundel
import RoundelTestSupport
import Testing

/// Coming to rest at any number of frames.
@Suite struct LandingTimeTests {
    @Test func `a wheel that returns to where it was comes to rest at every frame rate`() {
        var wheel = Wheel(
            zone: TouchZone(center: .zero, innerRadius: 10, outerRadius: 100),
            settings: Wheel.Settings(detents: Detents(count: 6))
        )
        wheel.turn(to: .degrees(20), duration: 0.2, time: 0)
        var frames = wheel
        var rests = 0
        for frame in 1...600 where frames.advance(to: Double(frame) / 60).cameToRest { rests += 1 }
        #expect(rests == 1)
        #expect(wheel.advance(to: 10).cameToRest)
    }

    @Test func `a menu selects where it lands whatever the number of frames`() {
        let (bounds, size) = (Rect2D(x: 0, y: 0, width: 300, height: 300), Point2D(44, 44))
        let ring = Ring(in: bounds, itemSize: size, spacing: .even(6))
        var menu = RingMenu(ring: ring, itemSize: size, bounds: bounds, isOpen: true)
        menu.turn(to: .degrees(20), duration: 0.2, time: 0)
        var frames = menu
        for frame in 1...600 { frames.advance(to: Double(frame) / 60) }
        menu.advance(to: 10)
        #expect(menu.selection == frames.selection)
    }
}
