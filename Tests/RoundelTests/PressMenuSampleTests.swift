import RoundelTestSupport
import Testing

@testable import Roundel

private typealias Path = PressMenu.ItemPath
private typealias Item = PressMenu.Item

/// The same path of a finger in few and in many samples, which must have the same effect.
@Suite struct PressMenuSampleTests {
    /// A menu of eight items, of which some have a submenu, in wide bounds.
    private static func menu(
        submenus: Set<Int>,
        _ settings: PressMenu.Settings = PressMenu.Settings()
    ) -> PressMenu {
        PressMenu(
            items: (0..<8).map { Item(children: submenus.contains($0) ? [Item(), Item(), Item()] : []) },
            itemSize: Point2D(44, 44),
            bounds: Rect2D(x: -20_000, y: -20_000, width: 40_400, height: 40_800),
            settings: settings
        )
    }

    /// Moves the finger straight from one point to another.
    private static func move(
        _ menu: inout PressMenu,
        _ start: Point2D,
        _ end: Point2D,
        _ times: ClosedRange<Double>,
        samples: Int
    ) {
        let span = times.upperBound - times.lowerBound
        for sample in 1...samples {
            let share = Double(sample) / Double(samples)
            menu.touchMoved(1, to: start + (end - start) * share, time: times.lowerBound + span * share)
        }
    }

    @Test func `a stroke that turns where nothing is opens the submenu that its line passes later`() {
        let (corner, end) = (PressMenu.middle + Point2D(600, 0), PressMenu.middle + Point2D(-400, -600))
        for samples in [1, 2, 3, 8, 30] {
            var menu = Self.menu(submenus: [0])
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            Self.move(&menu, PressMenu.middle, corner, 0...0.06, samples: 6)
            Self.move(&menu, corner, end, 0.06...0.12, samples: samples)
            #expect(menu.submenu == 0, "\(samples)")
            let lift = menu.touchEnded(1, at: end, time: 0.13)
            #expect(lift.chosen == Path(0, child: 0), "\(samples)")
        }
    }

    @Test func `a stroke turns after a line of any length`() {
        for length in [100.0, 8_190, 8_200, 19_000] {
            let corner = PressMenu.middle + Point2D(length, 0)
            for samples in [1, 7] {
                var menu = Self.menu(submenus: [2])
                menu.touchBegan(1, at: PressMenu.middle, time: 0)
                Self.move(&menu, PressMenu.middle, corner, 0...0.06, samples: samples)
                #expect(menu.submenu == nil)
                Self.move(&menu, corner, corner + Point2D(0, 60), 0.06...0.1, samples: 3)
                #expect(menu.submenu == 2, "\(length)")
                let center = menu.submenuFan?.center ?? .zero
                #expect((center - corner).length < 24.001, "\(length) in \(samples): \(center)")
            }
        }
    }

    @Test func `a slow finger rests from where its stroke begins`() {
        let settings = PressMenu.Settings(dwellDuration: 0.15)
        let end = PressMenu.middle + Point2D(24, 0)
        for samples in [1, 2, 4, 20] {
            var menu = Self.menu(submenus: [], settings)
            menu.touchBegan(1, at: PressMenu.middle, time: 0)
            // It leaves the slop after 0.2 s, and then takes another 0.2 s to move as far.
            Self.move(&menu, PressMenu.middle, end, 0...0.48, samples: samples)
            #expect(menu.phase == .held, "\(samples)")
        }
    }

    @Test(arguments: [1, 2, 5])
    func `a finger enters the middle once, until it has left it`(samples: Int) {
        let rule = PressAim.Rule(deadZone: 20, hysteresis: 0)
        var (aim, x) = (PressAim(center: .zero, at: Point2D(60, 0), rule), 60.0)
        /// Where the finger enters the middle, on its way to a point beside the centre.
        func entries(on way: Double) -> [Double] {
            let start = x
            return (1...samples).compactMap { sample in
                let last = x
                x = start + (way - start) * Double(sample) / Double(samples)
                return aim.move(from: Point2D(last, 0), to: Point2D(x, 0), rule)?.x
            }
        }
        #expect(entries(on: 30).isEmpty && !aim.isInMiddle)
        // Closer than the dead zone by the play.
        let entered = entries(on: 5)
        #expect(entered.count == 1 && near(entered.first ?? 0, 16) && aim.isInMiddle)
        for way in [-5.0, 3, 21] { #expect(entries(on: way).isEmpty && aim.isInMiddle) }
        #expect(entries(on: 40).isEmpty && !aim.isInMiddle)
        #expect(entries(on: 0).count == 1)
        // A finger that touches down there has not entered it.
        aim = PressAim(center: .zero, at: .zero, rule)
        #expect(entries(on: 3).isEmpty && aim.isInMiddle && !aim.hasLeft)
    }

    @Test func `a finger that passes an item with a submenu does not rest on it`() {
        let points = [-90.0, 0, 45].map { PressMenu.point($0, 60) }
        for samples in [1, 2, 3, 30] {
            var menu = Self.menu(submenus: [0, 2])
            menu.hold()
            menu.touchMoved(1, to: points[0], time: 0.6)
            #expect(menu.highlighted == Path(0))
            // It leaves the first item soon, and passes the third one in less than the dwell time.
            Self.move(&menu, points[0], points[2], 0.6...1.4, samples: samples)
            #expect(menu.highlighted == Path(3) && menu.submenu == nil, "\(samples)")
        }
    }

    @Test func `a finger that leaves the middle at a slant points where it left it`() {
        // It passes the centre at 20 points, leaves the middle at 26, and has then turned further.
        let rule = PressAim.Rule(deadZone: 22, hysteresis: .pi / 6)
        let (first, last) = (Point2D(20, 0), Point2D(20, 19))
        for samples in [1, 2, 7] {
            var aim = PressAim(center: .zero, at: first, rule)
            for sample in 1...samples {
                let way = (last - first) / Double(samples)
                let start = first + way * Double(sample - 1)
                _ = aim.move(from: start, to: start + way, rule)
            }
            #expect(!aim.isInMiddle && aim.hasLeft)
            #expect(near(aim.direction ?? .zero, .degrees(39.715_137_231_826_2), 1e-6), "\(samples)")
        }
    }

    @Test func `a stroke that has come back into the middle does not turn on the way that led there`() {
        for corner in 66...76 {
            let point = PressMenu.point(0, Double(corner))
            let path = [PressMenu.middle, point, PressMenu.point(-90, 60, from: point)]
            var menu = PressMenu.sample()
            let touches = PressStrokes.sampled(path, time: 0, speed: 600, rate: 60).dropLast()
            _ = PressStrokes.play(Array(touches), on: &menu)
            #expect(menu.submenu == 1 && menu.phase == .stroking)
            for (number, distance) in [60.0, 17, 9, 1].enumerated() {
                menu.touchMoved(1, to: PressMenu.point(0, distance), time: 0.3 + 0.02 * Double(number))
                #expect((menu.submenu == 1) == (distance == 60), "\(corner), \(distance)")
            }
        }
    }
}
