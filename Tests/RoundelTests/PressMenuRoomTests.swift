import RoundelTestSupport
import Testing

@testable import Roundel

/// What the front ends ask about the surroundings of a menu.
@Suite struct PressMenuRoomTests {
    @Test func `items grow with the text up to one and a quarter times, and never shrink`() {
        let growths: [(Double, Double)] = [
            (0.5, 48), (0.82, 48), (1, 48), (1.1, 52.8), (1.25, 60), (3, 60), (.infinity, 60), (.nan, 48),
            (-1, 48), (-.infinity, 48),
        ]
        for (growth, side) in growths {
            #expect(near(PressMenu.side(48, growth: growth), side), "growth \(growth)")
        }
        #expect(PressMenu.side(0.5, growth: 1) == 0.5)
        for side in [0, -1, -.infinity, .infinity, Double.nan] {
            #expect(PressMenu.side(side, growth: 1.2) == 0, "side \(side)")
        }
        #expect(PressMenu.side(.greatestFiniteMagnitude, growth: 2).isFinite)
    }

    /// The lower right corner of a telephone, at two sizes of text.
    @Test(arguments: [(48.0, 8...13), (60, 8...12)])
    func `items that need a greater radius than the greatest stay in the bounds`(
        side: Double,
        counts: ClosedRange<Int>
    ) throws {
        let bounds = Rect2D(x: 8, y: 55, width: 374, height: 747)
        for count in counts {
            let items = (0..<count).map { _ in PressMenu.Item() }
            var menu = PressMenu(items: items, itemSize: Point2D(side, side), bounds: bounds)
            menu.hold(at: Point2D(375, 790))
            let fan = try #require(menu.fan)
            let positions = (0..<count).map { fan.position(of: $0) }
            let radius = max(fan.inner.radius, fan.outer?.radius ?? 0)
            #expect((radius > 200) == (side == 60 || count > 8))
            for (index, position) in positions.enumerated() {
                let inner = bounds.inset(top: side / 2, left: side / 2, bottom: side / 2, right: side / 2)
                let nearest = pointwiseMin(pointwiseMax(position, inner.origin), inner.end)
                #expect(near(position, nearest, 1e-6), "item \(index) of \(count)")
                for other in positions[..<index] {
                    let gap = position - other
                    #expect(max(gap.x.magnitude, gap.y.magnitude) > side - 1e-6, "item \(index) of \(count)")
                }
            }
        }
    }

    /// A menu that is open about a point, in bounds of 400 by 800 points.
    private func menu(at center: Point2D) -> PressMenu {
        var menu = PressMenu.sample()
        menu.open(at: center, time: 0)
        return menu
    }

    @Test func `a menu lies outside where its middle would be farther outside the bounds`() {
        let (inside, edge) = (menu(at: Point2D(200, 500)), menu(at: Point2D(-6, 500)))
        let cases: [(Rect2D, Bool, Bool)] = [
            (Rect2D(x: 0, y: 0, width: 400, height: 800), false, false),
            (Rect2D(x: 0, y: 0, width: 800, height: 400), true, true),
            (Rect2D(x: 0, y: 0, width: 400, height: 500), false, false),
            (Rect2D(x: 0, y: 0, width: 400, height: 499), true, true),
            (Rect2D(x: 8, y: 0, width: 392, height: 800), false, true),
            (Rect2D(x: -6, y: 0, width: 400, height: 800), false, false),
            (Rect2D(x: 300, y: 0, width: 400, height: 800), true, true),
            (Rect2D(x: 0, y: 0, width: 0, height: 800), false, false),
            (Rect2D(x: 0, y: 0, width: 10, height: 0), false, false),
        ]
        for (bounds, isInsideOut, isEdgeOut) in cases {
            #expect(inside.liesOutside(bounds) == isInsideOut, "\(bounds)")
            #expect(edge.liesOutside(bounds) == isEdgeOut, "\(bounds)")
        }
    }

    @Test func `a menu that is not in use, or was in no bounds, never lies outside`() {
        let far = Rect2D(x: 900, y: 900, width: 10, height: 10)
        var menu = PressMenu.sample()
        #expect(!menu.liesOutside(far))
        menu.touchBegan(1, at: PressMenu.middle, time: 0)
        #expect(menu.liesOutside(far) && !menu.liesOutside(menu.bounds), "a press opens it later")
        #expect(menu.touchEnded(1, at: PressMenu.middle, time: 0.1).isTap && !menu.liesOutside(far))
        var unbounded = PressMenu.sample()
        let bounds = unbounded.bounds
        unbounded.update(items: unbounded.items, bounds: Rect2D(x: 0, y: 0, width: 0, height: 0), time: 0)
        unbounded.open(at: PressMenu.middle, time: 0)
        #expect(unbounded.isOpen && !unbounded.liesOutside(far))
        // It counts until it has closed.
        unbounded.update(items: unbounded.items, bounds: bounds, time: 0)
        unbounded.dismiss(time: 1)
        #expect(!unbounded.isOpen && unbounded.liesOutside(far))
    }

    @Test func `what is over the middle or an item covers a menu, and a press where the finger began`() throws
    {
        var pressed = PressMenu.sample()
        pressed.touchBegan(1, at: PressMenu.middle, time: 0)
        var open = menu(at: PressMenu.middle)
        let fan = try #require(open.fan)
        let (middle, item, half) = (fan.center, fan.position(of: 0), fan.itemSize / 2)
        let cases: [(rect: Rect2D, coversMenu: Bool, coversPress: Bool)] = [
            (Rect2D(origin: middle, size: .zero), true, true),
            (Rect2D(origin: middle + Point2D(1, 1), size: Point2D(1, 1)), false, false),
            (Rect2D(origin: item + half - Point2D(1, 1), size: Point2D(5, 5)), true, false),
            (Rect2D(origin: item - half - Point2D(5, 5), size: Point2D(4, 4)), false, false),
            (Rect2D(x: 0, y: 0, width: 400, height: 800), true, true),
            (Rect2D(x: 0, y: 0, width: 400, height: 20), false, false),
        ]
        for (rect, coversMenu, coversPress) in cases {
            #expect(open.isCovered(by: rect) == coversMenu, "\(rect)")
            #expect(pressed.isCovered(by: rect) == coversPress, "\(rect)")
            #expect(!pressed.isCovered(by: rect) { _ in false }, "\(rect)")
            #expect(!PressMenu.sample().isCovered(by: rect), "a closed menu")
        }
        open.choose(PressMenu.ItemPath(1), time: 0)
        let child = try #require(open.submenuFan).position(of: 0)
        #expect(open.isCovered(by: Rect2D(origin: child, size: Point2D(1, 1))))
    }

    @Test func `what touches the edge of an item does not cover a menu`() throws {
        let open = menu(at: PressMenu.middle)
        let fan = try #require(open.fan)
        let (top, half) = (fan.position(of: 0), fan.itemSize / 2)
        let places = (0..<fan.count).map(fan.position)
        let bottom = try #require(places.max { $0.y < $1.y })
        let (start, end, low) = (top - half, top + half, bottom + half)
        let touching = [
            Rect2D(origin: .zero, size: start + Point2D(0, 1)),
            Rect2D(origin: .zero, size: start + Point2D(1, 0)),
            Rect2D(x: end.x, y: 0, width: 100, height: start.y + 1),
            Rect2D(x: 0, y: low.y, width: 400, height: 1),
        ]
        for (index, rect) in touching.enumerated() {
            let (origin, size) = (rect.origin - Point2D(0.01, 0.01), rect.size + Point2D(0.02, 0.02))
            let over = Rect2D(origin: origin, size: size)
            #expect(!open.isCovered(by: rect) && open.isCovered(by: over), "edge \(index)")
        }
    }

    @Test func `assistive technologies go to the highlighted item, or to the first of the level`() {
        var menu = PressMenu.sample()
        #expect(menu.spokenItem == nil)
        menu.open(at: PressMenu.middle, time: 0)
        #expect(menu.spokenItem == PressMenu.ItemPath(0))
        menu.highlight(PressMenu.ItemPath(2), time: 0)
        #expect(menu.spokenItem == PressMenu.ItemPath(2))
        menu.choose(PressMenu.ItemPath(1), time: 0)
        #expect(menu.submenu == 1 && menu.spokenItem == PressMenu.ItemPath(1, child: 0))
        menu.back(time: 0)
        #expect(menu.spokenItem == PressMenu.ItemPath(1), "the item whose submenu was closed")
        menu.dismiss(time: 0)
        #expect(menu.spokenItem == nil)
    }

    // MARK: Frames

    @Test func `a frame after a stall passes three frames of a held finger, and the next one the rest`() {
        var (menu, pace) = (PressMenu.sample(), FramePace())
        menu.touchBegan(1, at: PressMenu.middle, time: 10)
        pace.begin(at: 10)
        #expect(pace.time(ofFrame: 10.02, for: menu) == 10.02)
        #expect(pace.time(ofFrame: 10.8, for: menu) == 10.02 + 0.05)
        #expect(pace.time(ofFrame: 10.82, for: menu) == 10.82)
    }

    @Test func `a change during a stall counts from the last frame while a finger may be held`() {
        var (menu, pace) = (PressMenu.sample(), FramePace())
        #expect(pace.time(ofChange: 7, for: menu) == 7, "no finger")
        menu.touchBegan(1, at: PressMenu.middle, time: 10)
        pace.begin(at: 10)
        #expect(pace.time(ofChange: 10.8, for: menu) == 10 && pace.time(ofChange: 9, for: menu) == 9)
        #expect(pace.time(ofChange: .nan, for: menu).isNaN)
        let paced = pace.time(ofFrame: 10.8, for: menu)
        // The touches arrive before the next frame.
        #expect(pace.time(ofChange: 10.81, for: menu) == paced && paced < 10.1)
        #expect(pace.time(ofFrame: 10.82, for: menu) == 10.82)
        #expect(pace.time(ofChange: 10.83, for: menu) == 10.82)
    }

    @Test func `a touch that arrives after a stall has its own time`() {
        for isLifted in [true, false] {
            var (menu, pace) = (PressMenu.sample(), FramePace())
            menu.touchBegan(1, at: PressMenu.middle, time: 10)
            pace.begin(at: 10)
            menu.advance(to: pace.time(ofFrame: 10.7, for: menu))
            #expect(menu.phase == .pressed)
            if isLifted { #expect(menu.touchEnded(1, at: PressMenu.middle, time: 10.1).isTap) }
            menu.advance(to: pace.time(ofFrame: 10.72, for: menu))
            #expect(menu.phase == (isLifted ? .closed : .held))
        }
    }

    @Test func `without a finger, or with times that are no numbers, frames have their own times`() {
        var (menu, pace) = (PressMenu.sample(), FramePace())
        #expect(pace.time(ofFrame: 5, for: menu) == 5 && pace.time(ofFrame: 99, for: menu) == 99)
        menu.open(at: PressMenu.middle, time: 99)
        #expect(pace.time(ofFrame: 150, for: menu) == 150)
        menu.dismiss(time: 150)
        menu.advance(to: 160)
        menu.touchBegan(1, at: PressMenu.middle, time: 200)
        pace.begin(at: .nan)
        #expect(pace.time(ofFrame: 150.01, for: menu) == 150.01)
        #expect(pace.time(ofFrame: .nan, for: menu).isNaN)
        #expect(pace.time(ofFrame: 201, for: menu) == 201)
    }
}
