import Foundation
import RoundelTestSupport
import Testing

@testable import Roundel

/// What is the same except for rounding is treated the same: detents, ends and items that a wheel is
/// just beside, after few turns and after millions.
@Suite struct RoundingNeighborTests {
    // MARK: Extra turns

    @Test func `extra turns to where the wheel is are clockwise`() {
        var menu = RingMenu.sample(.even(6), settings: RingMenu.settings(.always))
        for turn in 1...40 {
            menu.turn(toItem: 0, extraTurns: 1, duration: 0, time: 0)
            #expect(near(menu.wheel.rotation.turns, Double(turn), 1e-9))
        }
        for turns in [0.0, 1, 13, 17, 50, 100, 1e5, 1e7] {
            for detent in 0..<12 {
                var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 12)))
                let start = Angle.turns(turns) + .degrees(30 * Double(detent))
                wheel.setRotation(start)
                wheel.turn(toDetent: detent, extraTurns: 2, duration: 0, time: 0)
                #expect(near((wheel.rotation - start).turns, 2, 1e-6), "\(turns), \(detent)")
            }
        }
        var wheel = WheelDragTests.wheel()
        wheel.setRotation(.radians(0.1 + 0.2))
        wheel.turn(to: .radians(0.3), .direct, extraTurns: 1, duration: 0, time: 0)
        #expect(near(wheel.rotation.radians, 0.3 + 2 * .pi, 1e-9))
        // Truly behind, they are counterclockwise.
        wheel.turn(to: wheel.rotation - .radians(1e-6), .shortest, extraTurns: 1, duration: 0, time: 0)
        #expect(near(wheel.rotation.radians, 0.3, 1e-5))
        wheel.turn(to: wheel.rotation - .radians(1e-6), .direct, extraTurns: 1, duration: 0, time: 0)
        #expect(near(wheel.rotation.radians, 0.3 - 2 * .pi, 1e-5))
    }

    @Test(arguments: [Wheel.TurnDirection.clockwise, .counterclockwise], [1e5, 3e6, 1e7, 1e8])
    func `a turn to the present detent is none, also after millions of turns`(
        direction: Wheel.TurnDirection,
        turns: Double
    ) throws {
        for offset in 0..<200 {
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 12)))
            wheel.setRotation(.turns(turns + Double(offset)) + .degrees(30 * Double(offset % 12)))
            let start = wheel.rotation
            wheel.turn(toDetent: try #require(wheel.detent), direction, duration: 0, time: 0)
            #expect((wheel.rotation - start).magnitude < .radians(1e-5), "\(offset)")
        }
    }

    // MARK: Settling

    /// Where a wheel rests that springs back to the end at 1 radian when it gets other limits.
    private func rest(_ limits: Limits) -> Double {
        var wheel = WheelDragTests.wheel(Wheel.Settings(limits: Limits(.zero ... .radians(1))))
        wheel.setRotation(.radians(1))
        wheel.scrolled(by: .radians(1), time: 0)
        wheel.scrollEnded(time: 0.01)
        wheel.advance(to: 0.11)
        #expect(wheel.phase == .settling && wheel.rotation > .radians(1))
        wheel.apply(Wheel.Settings(limits: limits), time: 0.11)
        return (wheel.restRotation ?? .zero).radians
    }

    @Test(arguments: [0, 1e-15, 1e-12, 1e-9, 1e-6, 0.01, 5])
    func `a wheel that springs back to an end keeps it when the limits grow`(more: Double) {
        #expect(rest(Limits(.zero ... .radians(1 + more))) == 1)
        #expect(rest(Limits(.radians(-9) ... .radians(1 + more))) == 1)
    }

    @Test
    func `a wheel that settles on a detent keeps it without detents, and with others of the same angles`() {
        func settling(_ settings: Wheel.Settings, near angle: Angle) -> Wheel {
            var wheel = WheelDragTests.wheel(settings)
            wheel.setRotation(angle)
            wheel.scrolled(by: .degrees(3), time: 0)
            wheel.scrollEnded(time: 0.01)
            wheel.advance(to: 0.05)
            #expect(wheel.phase == .settling)
            return wheel
        }
        for index in -24..<48 {
            var wheel = settling(
                Wheel.Settings(detents: Detents(count: 24)),
                near: .degrees(15 * Double(index))
            )
            let rest = wheel.restRotation ?? .zero
            var free = wheel
            free.apply(Wheel.Settings(), time: 0.05)
            #expect(free.restRotation == rest)
            let listed = Detents(at: (0..<24).map { .degrees(15 * Double($0)) })
            wheel.apply(Wheel.Settings(detents: listed), time: 0.05)
            #expect(wheel.restRotation?.isNearly(rest) == true, "\(index)")
        }
    }

    @Test func `a thrown wheel goes on to its detent when it gets detents of the same angles`() {
        let angles = (0..<24).map { Angle.degrees(15 * Double($0)) + .radians(1e-10) }
        let same = Wheel.Settings(detents: Detents(at: angles))
        var settling = 0
        for velocity in stride(from: 100.0, through: 1_500, by: 20) {
            for fraction in [0.05, 0.2, 0.4] {
                var wheel = WheelFlickTests.flicked(
                    Wheel.Settings(detents: Detents(count: 24)),
                    to: 60,
                    velocity: velocity
                )
                guard let rest = wheel.restRotation else { continue }
                let time = 60 / velocity + fraction
                wheel.advance(to: time)
                guard wheel.phase == .settling else { continue }
                settling += 1
                var unchanged = wheel
                wheel.apply(same, time: time)
                #expect(wheel.restRotation?.isNearly(rest) == true, "\(velocity), \(fraction)")
                let ends = [
                    WheelFlickTests.rest(&wheel, from: time), WheelFlickTests.rest(&unchanged, from: time),
                ]
                #expect(near(ends[0] ?? 0, ends[1] ?? 1, 0.05), "\(velocity), \(fraction)")
            }
        }
        #expect(settling > 20)
    }

    // MARK: Reports

    @Test(arguments: [5, 12, 24, 36, 10_000, 100_000], [1.0, -1])
    func `each notch from detent to detent passes one, whatever rounding does`(count: Int, sign: Double) {
        for start in [0.0, 0.1, 123.4] {
            let detents = Detents(count: count, origin: .radians(start))
            var wheel = WheelDragTests.wheel(Wheel.Settings(detents: detents))
            wheel.setRotation(.radians(start))
            var (passed, time) = ([Int](), 0.0)
            let notches = min(count * 2, 60)
            for _ in 0..<notches {
                time += 1
                passed += wheel.scrolled(by: .degrees(sign * 360 / Double(count)), time: time).passed
                passed += wheel.scrollEnded(time: time).passed
                passed += wheel.advance(to: time + 0.9).passed
            }
            let expected = (1...notches).map { (($0 * Int(sign)) % count + count) % count }
            #expect(passed == expected, "\(start)")
        }
    }

    @Test func `a detent that the wheel almost reaches counts as reached, and only once`() {
        for count in [12, 10_000, 100_000] {
            let (detents, step) = (Detents(count: count), Angle.turns(1 / Double(count)))
            for sign in [1.0, -1] {
                let almost = step * sign - .radians(1e-10 * sign)
                let (before, after) = (step * (0.5 * sign), step * (1.5 * sign))
                #expect(detents.passed(from: before, to: almost).count == 1, "\(count)")
                #expect(detents.passed(from: almost, to: after).isEmpty, "\(count)")
            }
        }
    }

    @Test(arguments: [true, false]) func `each notch of a menu is felt once`(lands: Bool) {
        var settings = RingMenu.settings(.always)
        settings.landsOnItems = lands
        for sign in [1.0, -1] {
            var menu = RingMenu.sample(.even(12), settings: settings)
            for notch in 1...30 {
                let update = menu.scrolled(by: .degrees(sign * 30), time: Double(notch))
                #expect(update.feedback == 1 && update.pointedChanged, "\(notch)")
            }
        }
    }

    // MARK: Ends

    @Test func `a spin into the end where an arc rests selects the item there`() {
        for count in 3...8 {
            for sweep in [40.0, 60, 75, 90, 120, 135, 150, 180] {
                for isFirst in [true, false] {
                    var settings = RingMenu.Settings()
                    settings.turnsSelectionToPointer = false
                    let index = isFirst ? 0 : count - 1
                    var menu = RingMenu.sample(
                        .arc(count: count, sweep: .degrees(sweep)),
                        settings: settings,
                        start: .twelveOClock - .degrees(sweep / 2)
                    )
                    guard menu.isTurnable else { continue }
                    menu.turn(toItem: index, duration: 0, time: 0)
                    menu.select(1, time: 0)
                    #expect(menu.pointed == index && menu.selection == 1)
                    menu.spin(velocity: isFirst ? 1 : -1, time: 1)
                    menu.advance(to: 1 + 1.0 / 60)
                    #expect(menu.selection == index, "\(count), \(sweep)")
                }
            }
        }
    }

    @Test func `motions end where nobody sees them, also the longest turn`() {
        var wheel = WheelDragTests.wheel(Wheel.Settings(detents: Detents(count: 4)))
        wheel.turn(to: .degrees(40), duration: .infinity, time: 0)
        _ = wheel.endMotion(time: 0)
        #expect(!wheel.isMoving && wheel.rotation == .zero)
        var menu = RingMenu.sample(.even(4), settings: RingMenu.settings(.always))
        menu.turn(to: .degrees(40), duration: .infinity, time: 0)
        _ = menu.endMotion(time: 0)
        #expect(!menu.isMoving && menu.wheel.rotation == .zero)
    }

    // MARK: Rings

    @Test func `a ring without gaps has an item on every edge, after any number of turns`() {
        for (spacing, sectors) in [
            (Ring.Spacing.even(8), 8), (.weights([1, 2, 1, 4], sweep: .fullTurn, pad: .zero), 4),
        ] {
            let ring = Ring(radius: 100, spacing: spacing)
            for turns in stride(from: 0.0, through: 150_000, by: 613) {
                let rotation = Angle.turns(turns) + .degrees(22.5)
                for index in 0..<sectors {
                    let sector = ring.sector(of: index, rotation: rotation)
                    for edge in [sector.start, sector.start + sector.sweep] {
                        let found = ring.item(at: Point2D(direction: edge) * 50, rotation: rotation)
                        #expect(found != nil, "\(turns), \(index)")
                    }
                }
            }
        }
    }

    @Test(arguments: [0.0, 1_500, 2_000, 9_999])
    func `items of one direction share a sector, also turns apart`(turns: Double) {
        let ring = Ring(
            radius: 1,
            spacing: .angles([.degrees(10), .degrees(10) + .turns(turns), .degrees(190)])
        )
        let sweeps = (0..<3).map { ring.sector(of: $0).sweep.degrees.rounded() }
        #expect(sweeps == [180, 0, 180])
    }

    @Test func `in the middle of two items that are close, the first one is nearest`() {
        for gap in [1e-3, 0.01, 0.05, 0.1, 1] {
            for start in stride(from: 0.0, to: 360, by: 7.3) {
                let ring = Ring(
                    radius: 1,
                    start: .zero,
                    spacing: .angles([.degrees(start), .degrees(start + gap), .degrees(start + 180)])
                )
                #expect(ring.nearestItem(to: Angle.degrees(start + gap / 2)) == 0, "\(gap), \(start)")
                #expect(ring.nearestItem(to: Angle.degrees(start + gap * 0.6)) == 1, "\(gap), \(start)")
                let turned = Ring(
                    radius: 1,
                    start: .zero,
                    spacing: .angles([.degrees(start + gap), .degrees(start), .degrees(start + 180)])
                )
                #expect(turned.nearestItem(to: Angle.degrees(start + gap / 2)) == 0, "\(gap), \(start)")
                #expect(turned.nearestItem(to: Angle.degrees(start + gap * 0.4)) == 1, "\(gap), \(start)")
            }
        }
    }

    @Test func `a fan as wide as a turn but for rounding is a whole circle`() {
        func fan(_ sweep: Angle) -> Fan? {
            Fan(
                at: Point2D(195, 422),
                in: Rect2D(x: 0, y: 0, width: 390, height: 844),
                itemSize: Point2D(44, 44),
                count: 4,
                settings: Fan.Settings(sweep: sweep)
            )
        }
        let sum = (0..<36).reduce(Angle.zero) { sum, _ in sum + .degrees(10) }
        #expect(sum < .fullTurn && fan(sum) == fan(.fullTurn) && fan(sum)?.inner.isClosed == true)
        #expect(fan(.degrees(359))?.inner.isClosed == false)
    }
}

/// A menu that gets a selection while it cannot turn.
@Suite struct OwedTurnTests {
    private let onRing = Point2D(150, 60)

    private func held(_ settings: RingMenu.Settings = RingMenu.Settings()) -> RingMenu {
        var menu = RingMenu.sample(settings: settings, selection: 0)
        menu.touchBegan(1, at: onRing, time: 0)
        return menu
    }

    @Test func `an item that is selected under a resting finger comes to the pointer when that is lifted`() {
        for end in 0..<3 {
            var menu = held()
            menu.select(3, time: 0.5)
            #expect(menu.selection == 3 && menu.pointed == 0 && !menu.isMoving)
            switch end {
            case 0: menu.touchEnded(1, at: onRing, time: 1)
            case 1: menu.touchCancelled(1, time: 1)
            default: menu.setEnabled(false, time: 1)
            }
            #expect(menu.isMoving)
            var changed = false
            for frame in 1...200 {
                let update = menu.advance(to: 1 + Double(frame) / 60)
                changed = changed || update.selectionChanged || update.feedback > 0
            }
            #expect(menu.selection == 3 && menu.pointed == 3 && !menu.isMoving && !changed, "\(end)")
        }
    }

    @Test func `a touch before the first frame of a turn to a selection only delays it`() {
        var menu = RingMenu.sample(selection: 0)
        menu.select(3, time: 0)
        menu.touchBegan(1, at: onRing, time: 0)
        #expect(!menu.isMoving)
        menu.touchEnded(1, at: onRing, time: 0.2)
        menu.run(from: 0.2)
        #expect(menu.selection == 3 && menu.pointed == 3)
        // One that has begun is stopped, and the menu lands on an item.
        menu.select(0, time: 20)
        menu.advance(to: 20.05)
        menu.touchBegan(1, at: onRing, time: 20.05)
        menu.touchEnded(1, at: onRing, time: 20.1)
        menu.run(from: 20.1)
        #expect(menu.selection == menu.pointed)
    }

    @Test func `a finger that turns the menu, and a selection that is taken away, leave no turn behind`() {
        var turned = held()
        turned.select(3, time: 0.5)
        turned.drag(from: 270, to: 320, time: 0.6)
        turned.touchEnded(1, at: onRing, time: 2)
        turned.run(from: 2)
        #expect(turned.selection == turned.pointed && turned.selection != 3)
        var taken = held()
        taken.select(3, time: 0.5)
        taken.select(nil, time: 0.6)
        taken.touchEnded(1, at: onRing, time: 1)
        #expect(!taken.isMoving && taken.selection == nil && taken.pointed == 0)
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = false
        var still = held(settings)
        still.select(3, time: 0.5)
        still.touchEnded(1, at: onRing, time: 1)
        #expect(!still.isMoving && still.selection == 3 && still.pointed == 0)
        var changed = held()
        changed.select(3, time: 0.5)
        changed.apply(settings, time: 0.6)
        changed.touchEnded(1, at: onRing, time: 1)
        #expect(!changed.isMoving && changed.selection == 3 && changed.pointed == 0)
        var fixed = held()
        fixed.select(3, time: 0.5)
        fixed.apply(RingMenu.settings(.never), time: 0.6)
        fixed.touchEnded(1, at: onRing, time: 1)
        #expect(!fixed.isMoving && fixed.selection == 3 && fixed.wheel.rotation == .zero)
        // What the app set itself stays so when a finger rests on it.
        var placed = RingMenu.sample(selection: 0)
        placed.setRotation(.degrees(45))
        placed.touchBegan(1, at: onRing, time: 1)
        placed.touchEnded(1, at: onRing, time: 2)
        #expect(!placed.isMoving && placed.selection == 0 && placed.pointed == 7)
    }

    @Test
    func
        `a key under a resting finger turns the menu after it, and a selection that is taken away stays away`()
    {
        var menu = held()
        menu.activate(3, time: 0.5)
        menu.touchEnded(1, at: onRing, time: 1)
        menu.advance(to: 1.1)
        #expect(menu.isMoving && menu.selection == 3)
        menu.select(nil, time: 1.1)
        menu.run(from: 1.1)
        #expect(menu.pointed == 3 && menu.selection == nil)
    }

    @Test func `settings with a NaN that are applied again set no goal`() {
        for settings in [
            RingMenu.Settings(deadZone: .nan), RingMenu.Settings(pointer: .radians(.nan)),
            RingMenu.Settings(wheel: Wheel.Settings(settlingTime: .nan)), RingMenu.Settings(flight: .nan),
            RingMenu.Settings(stagger: .nan),
        ] {
            var menu = RingMenu.sample(settings: settings)
            menu.flick(to: 60)
            menu.run(from: 0.2)
            // Short, so that the menu returns to the item that the first one selected.
            menu.flick(to: 10, time: 30)
            #expect(menu.isMoving && menu.goal == nil && menu.selection != nil)
            #expect(menu.restItem == menu.selection)
            menu.apply(settings, time: 30.2)
            #expect(menu.goal == nil)
        }
    }

    @Test func `with reduced motion the turn that was owed is reported at once`() {
        var menu = held(RingMenu.reduced)
        menu.select(3, time: 0.5)
        let update = menu.touchEnded(1, at: onRing, time: 1)
        #expect(!menu.isMoving && menu.pointed == 3 && update.pointedChanged)
        #expect(
            near(update.wheel.turned.degrees, -135) && update.wheel.cameToRest && !update.selectionChanged
        )
        #expect(update.feedback == 0)
    }

    @Test func `a menu that closes under the finger is at its selection when it opens`() {
        var menu = held()
        menu.select(3, time: 0.5)
        menu.setOpen(false, animated: false, time: 1)
        menu.setOpen(true, animated: false, time: 2)
        menu.run(from: 2)
        #expect(menu.selection == 3 && menu.pointed == 3)
    }
}
