import Testing

@testable import Roundel

/// A menu whose items and settings change together, or go.
@Suite struct RingMenuDataTests {
    let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)
    let size = Point2D(40, 40)

    func ring(_ count: Int, start: Angle = .twelveOClock, isMirrored: Bool = false) -> Ring {
        Ring(in: bounds, itemSize: size, start: start, spacing: .even(count), isMirrored: isMirrored)
    }

    @Test func `a spinning menu that loses its items comes to rest`() {
        var menu = RingMenu(ring: ring(5), itemSize: size, bounds: bounds, isOpen: true)
        menu.spin(velocity: 3, time: 0)
        menu.advance(to: 1)
        menu.update(ring: ring(0), itemSize: .zero, bounds: bounds, time: 1)
        menu.advance(to: 60)
        #expect(!menu.isMoving)
    }

    @Test func `a pointer that is mirrored together with the ring does not turn the menu`() {
        let settings = RingMenu.Settings(pointer: .zero)
        var menu = RingMenu(
            ring: ring(3, start: .zero),
            itemSize: size,
            bounds: bounds,
            settings: settings,
            isOpen: true
        )
        let mirrored = RingMenu.Settings(pointer: .radians(.pi))
        let update = menu.update(
            ring: ring(3, start: .zero, isMirrored: true),
            itemSize: size,
            bounds: bounds,
            settings: mirrored,
            time: 1
        )
        #expect(menu.wheel.rotation == .zero && menu.pointed == 0 && menu.settings == mirrored)
        #expect(!update.pointedChanged && update.wheel.turned == .zero)
    }
}
