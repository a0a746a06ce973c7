@testable import Roundel
import RoundelTestSupport
import Testing

/// The defaults of initialisers and functions: what is left out is the same as what the
/// documentation says.
@Suite struct DefaultsTests {
    private static let box = Rect2D(x: 0, y: 0, width: 300, height: 200)
    private static let zone = TouchZone(center: Point2D(100, 100), innerRadius: 20, outerRadius: 120)

    @Test func `settings`() {
        let wheel = Wheel.Settings(
            decay: Decay(factor: 0.92, restSpeed: 0.006),
            detents: nil,
            limits: nil,
            sensitivity: 1,
            maximumSpeed: 50,
            settlingTime: 0.5,
            reducesMotion: false
        )
        #expect(Wheel.Settings() == wheel)
        let menu = RingMenu.Settings(
            wheel: wheel,
            pointer: .degrees(-90),
            turning: .automatic,
            landsOnItems: true,
            turnsSelectionToPointer: true,
            deadZone: 0.2,
            closesOnEscape: true,
            flight: 0.35,
            stagger: 0.04
        )
        #expect(RingMenu.Settings() == menu)
        let fan = Fan.Settings(
            direction: .degrees(-90),
            sweep: .degrees(360),
            spacing: 8,
            minimumRadius: 72,
            maximumRadius: 200,
            allowsSecondRing: true,
            isMirrored: false
        )
        #expect(Fan.Settings() == fan)
        let press = PressMenu.Settings(
            fan: fan,
            submenuSweep: .degrees(270),
            holdDuration: 0.5,
            dwellDuration: 1.0 / 3,
            deadZone: 22,
            hysteresis: .degrees(4),
            acceptsStrokes: true,
            turnAngle: .degrees(45),
            staysOpen: true,
            opensOnTap: false,
            flight: 0.3,
            stagger: 0.02,
            reducesMotion: false
        )
        #expect(PressMenu.Settings() == press)
        let dial = Dial.Settings(
            drag: .follow,
            tapsTrack: true,
            sensitivity: 1,
            magnets: [],
            snapsWhileDragging: false,
            returnsTo: nil,
            returnSpeed: nil,
            coasts: nil,
            settlingTime: 0.3,
            reducesMotion: false
        )
        #expect(Dial.Settings() == dial)
    }

    @Test func `shapes, scales and motion`() {
        let scale = DialScale(0...1, step: nil, start: .degrees(135), sweep: .degrees(270), curve: .power(1))
        #expect(DialScale() == scale && !scale.isMirrored)
        #expect(DialCurve.decibels() == .decibels(floor: -60))
        #expect(DialDrag.planar() == .planar(distance: 200))
        #expect(DialMagnet(3) == DialMagnet(3, halfWidth: .degrees(5)))
        let presets: [(Decay, Double)] = [
            (.ice, 0.98), (.smooth, 0.95), (.moderate, 0.92), (.quick, 0.85),
        ]
        for (preset, factor) in presets { #expect(preset == Decay(factor: factor, restSpeed: 0.006)) }
        #expect(Detents(count: 4) == Detents(count: 4, origin: .zero))
        #expect(Limits(.zero ... .zero) == Limits(.zero ... .zero, stretch: .degrees(30)))
        let band = ArcBand(
            center: .zero,
            radius: 9,
            thickness: 2,
            start: .degrees(135),
            sweep: .degrees(270),
            startCap: .round,
            endCap: .round
        )
        #expect(ArcBand(radius: 9, thickness: 2) == band)
        #expect(band.part(0.2...0.4) == band.part(0.2...0.4, startCap: .round, endCap: .round))
        let flat = ArcBand(radius: 9, thickness: 2, startCap: .butt, endCap: .butt).part(0...1)
        #expect(flat.startCap == .butt && flat.endCap == .butt)
        #expect(TouchZone(in: Self.box) == TouchZone(in: Self.box, deadZone: 0.2, touchRadius: 1))
        #expect(Self.box.inset(top: 9) == Self.box.inset(top: 9, left: 0, bottom: 0, right: 0))
        #expect(Self.box.inset(left: 9) == Self.box.inset(top: 0, left: 9, bottom: 0, right: 0))
        #expect(BadgePlacement.allCases.map { $0.lift(badgeRatio: 0.25) } == [-0.25, 0, 0.25])
    }

    @Test func `rings`() {
        let spacing = Ring.Spacing.even(5)
        let twelve = Angle.radians(-.pi / 2)
        let plain = Ring(center: .zero, radius: 9, start: twelve, direction: .clockwise, spacing: spacing)
        #expect(Ring(radius: 9, spacing: spacing) == plain)
        #expect(Ring(radii: Point2D(9, 9), spacing: spacing) == plain)
        let inside = Ring(
            in: Self.box,
            itemSize: Point2D(20, 20),
            radius: .fitted,
            start: twelve,
            direction: .clockwise,
            spacing: spacing,
            isMirrored: false
        )
        #expect(Ring(in: Self.box, itemSize: Point2D(20, 20), spacing: spacing) == inside)
        #expect(
            Ring.Spacing.arc(count: 3, sweep: .degrees(90))
                == .arc(count: 3, sweep: .degrees(90), end: .inclusive)
        )
        #expect(Ring.Spacing.weights([1]) == .weights([1], sweep: .fullTurn, pad: .zero))
        for index in 0..<5 {
            #expect(plain.angle(of: index) == plain.angle(of: index, rotation: .zero))
            #expect(plain.position(of: index) == plain.position(of: index, rotation: .zero))
            #expect(plain.turn(of: index, .radial) == plain.turn(of: index, .radial, rotation: .zero))
            #expect(plain.sector(of: index) == plain.sector(of: index, rotation: .zero))
            #expect(plain.rotation(bringing: index) == plain.rotation(bringing: index, toPointer: twelve))
            let angle = plain.angle(of: index) + .degrees(35)
            #expect(plain.item(at: angle) == plain.item(at: angle, rotation: .zero))
            #expect(plain.nearestItem(to: angle) == plain.nearestItem(to: angle, rotation: .zero))
            let point = plain.position(of: index) * 0.1
            #expect(plain.nearestItem(to: point) == plain.nearestItem(to: point, rotation: .zero))
            for point in [point, point * 1e9] {
                let item = plain.item(at: point, innerRadius: 0, outerRadius: .infinity, rotation: .zero)
                #expect(plain.item(at: point) == item && item == index)
            }
            let turn = Angle.degrees(Double(index) * 72 + 30)
            #expect(plain.item(atPointer: twelve, rotation: turn) == plain.item(rotation: turn))
        }
        #expect(plain.positions() == plain.positions(rotation: .zero))
        #expect(plain.largestItemDiameter() == plain.largestItemDiameter(rotation: .zero))
        let size = Point2D(20, 20)
        #expect(
            plain.fitted(in: Self.box, itemSize: size)
                == plain.fitted(in: Self.box, itemSize: size, rotation: .zero)
        )
        let menu = RingMenu()
        #expect(menu.count == 0 && menu.itemSize == .zero && menu.selection == nil && !menu.isOpen)
        #expect(menu.isEnabled && menu.bounds == Rect2D(x: 0, y: 0, width: 0, height: 0))
        #expect(menu.ring.center == .zero && menu.ring.radii == .zero && menu.centerSize == .zero)
    }

    @Test func `superellipses and badges`() {
        let square = Rect2D(x: 0, y: 0, width: 9, height: 9)
        let shape = Superellipse(exponent: 3)
        #expect(
            shape.points(count: 3, in: square)
                == shape.points(count: 3, in: square, startingAt: .degrees(-90))
        )
        for host in [Circumference.circle, .ellipse, .superellipse(exponent: 4)] {
            let angle = Angle.degrees(20)
            #expect(host.anchor(at: angle) == host.anchor(at: angle, lift: 0))
            #expect(host.anchor(at: angle, in: square) == host.anchor(at: angle, in: square, lift: 0))
            #expect(host.point(at: angle, in: square) == host.point(at: angle, in: square, lift: 0))
            #expect(host.helper(at: angle, ratio: 0.1) == host.helper(at: angle, ratio: 0.1, lift: 0))
        }
    }

    /// A wheel that turns, to which a command is given; descriptions have every stored property.
    private static func wheel(_ detents: Detents?, _ change: (inout Wheel) -> Void) -> String {
        var wheel = Wheel(zone: zone, settings: Wheel.Settings(detents: detents), rotation: .degrees(20))
        change(&wheel)
        return "\(wheel)"
    }

    @Test func `commands of a wheel`() {
        let made = Self.wheel(nil) { $0 = Wheel(zone: $0.zone) }
        let explicit = Self.wheel(nil) {
            $0 = Wheel(zone: $0.zone, settings: Wheel.Settings(), rotation: .zero)
        }
        #expect(made == explicit)
        let short = Self.wheel(nil) { $0.turn(to: .degrees(-30), time: 0) }
        let long = Self.wheel(nil) {
            $0.turn(to: .degrees(-30), .shortest, extraTurns: 0, duration: nil, minimumDuration: 0, time: 0)
        }
        #expect(short == long)
        for detents in [nil, Detents(count: 5)] {
            let short = Self.wheel(detents) { $0.turn(toDetent: 4, time: 0) }
            let long = Self.wheel(detents) {
                $0.turn(
                    toDetent: 4,
                    .shortest,
                    extraTurns: 0,
                    duration: nil,
                    minimumDuration: 0,
                    time: 0
                )
            }
            #expect(short == long)
            #expect(
                Self.wheel(detents) { $0.step(by: 2, time: 0) }
                    == Self.wheel(detents) { $0.step(by: 2, duration: 0.5, time: 0) }
            )
            for seed in 1...8 as ClosedRange<UInt64> {
                let short = Self.wheel(detents) { $0.spinAtRandom(seed: seed, time: 0) }
                let long = Self.wheel(detents) {
                    $0.spinAtRandom(seed: seed, .clockwise, turns: 3...6, duration: nil, time: 0)
                }
                #expect(short == long)
            }
        }
        let held = { (end: (inout Wheel) -> Void) in
            Self.wheel(nil) {
                $0.scrolled(by: .degrees(5), time: 0)
                end(&$0)
            }
        }
        #expect(held { $0.scrollEnded(time: 0.1) } == held { $0.scrollEnded(by: .zero, time: 0.1) })
    }

    private static func menu(_ change: (inout RingMenu) -> Void) -> String {
        var menu = RingMenu.sample()
        change(&menu)
        return "\(menu)"
    }

    @Test func `commands of a ring menu`() {
        #expect(
            Self.menu { $0.turn(toItem: 3, time: 0) }
                == Self.menu {
                    $0.turn(
                        toItem: 3,
                        .shortest,
                        extraTurns: 0,
                        duration: nil,
                        minimumDuration: 0,
                        time: 0
                    )
                }
        )
        let target = Angle.degrees(90)
        #expect(
            Self.menu { $0.turn(to: target, time: 0) }
                == Self.menu {
                    $0.turn(to: target, .shortest, extraTurns: 0, duration: nil, minimumDuration: 0, time: 0)
                }
        )
        for seed in 1...8 as ClosedRange<UInt64> {
            #expect(
                Self.menu { $0.spinAtRandom(seed: seed, time: 0) }
                    == Self.menu {
                        $0.spinAtRandom(seed: seed, .clockwise, turns: 3...6, duration: nil, time: 0)
                    }
            )
        }
        #expect(
            Self.menu { $0.setOpen(false, time: 0) }
                == Self.menu { $0.setOpen(false, animated: true, time: 0) }
        )
        #expect(
            Self.menu { $0.step(by: 2, time: 0) } == Self.menu { $0.step(by: 2, animated: true, time: 0) }
        )
        #expect(
            Self.menu { $0.press(.right, time: 0) }
                == Self.menu { $0.press(.right, isMirrored: false, time: 0) }
        )
        let scrolled = { (end: (inout RingMenu) -> Void) in
            Self.menu {
                $0.scrolled(by: .degrees(5), time: 0)
                end(&$0)
            }
        }
        #expect(scrolled { $0.scrollEnded(time: 0.1) } == scrolled { $0.scrollEnded(by: .zero, time: 0.1) })
    }

    @Test func `dials and their changes`() {
        let dial = Dial(zone: Self.zone, value: 0.5)
        let same = Dial(
            zone: Self.zone,
            scale: DialScale(),
            settings: Dial.Settings(),
            value: 0.5,
            isEnabled: true
        )
        #expect("\(dial)" == "\(same)" && dial.isEnabled)
        let range = RangeDial(zone: Self.zone, values: 0.2...0.4)
        let other = RangeDial(
            zone: Self.zone,
            scale: DialScale(),
            settings: Dial.Settings(),
            values: 0.2...0.4,
            minimumGap: 0,
            maximumGap: nil,
            isEnabled: true
        )
        #expect("\(range)" == "\(other)" && range.isEnabled && range.maximumGap == 1)
        for isRange in [false, true] {
            let any = AnyDial(isRange: isRange, values: 0.2...0.4)
            let nowhere = TouchZone(center: .zero, innerRadius: 0, outerRadius: 0)
            let explicit = AnyDial(
                isRange: isRange,
                zone: nowhere,
                scale: DialScale(),
                settings: Dial.Settings(),
                values: 0.2...0.4,
                minimumGap: 0,
                maximumGap: nil,
                isEnabled: true
            )
            #expect("\(any)" == "\(explicit)" && any.isEnabled && any.zone == nowhere)
            #expect(any.scale == DialScale() && any.settings == Dial.Settings())
        }
        func changed(_ change: (inout Dial) -> Void) -> String {
            var dial = dial
            change(&dial)
            return "\(dial)"
        }
        #expect(changed { $0.step(by: 1, time: 0) } == changed { $0.step(by: 1, .small, time: 0) })
        #expect(
            changed { $0.setValue(0.9, time: 0) } == changed { $0.setValue(0.9, animated: false, time: 0) }
        )
        func scrolled(_ end: (inout Dial) -> Void) -> String {
            changed {
                $0.scrolled(by: .degrees(5), time: 0)
                end(&$0)
            }
        }
        #expect(scrolled { $0.scrollEnded(time: 1) } == scrolled { $0.scrollEnded(by: .zero, time: 1) })
        func rangeChanged(_ change: (inout RangeDial) -> Void) -> String {
            var range = range
            range.scrolled(by: .degrees(5), of: .upper, time: 0)
            change(&range)
            return "\(range)"
        }
        #expect(
            rangeChanged { $0.scrollEnded(of: .upper, time: 1) }
                == rangeChanged { $0.scrollEnded(by: .zero, of: .upper, time: 1) }
        )
        #expect(
            rangeChanged { $0.step(by: 1, of: .lower, time: 1) }
                == rangeChanged { $0.step(by: 1, of: .lower, .small, time: 1) }
        )
        #expect(
            rangeChanged { $0.setValues(0.1...0.9, time: 1) }
                == rangeChanged { $0.setValues(0.1...0.9, animated: false, time: 1) }
        )
        #expect(
            rangeChanged { $0.setGaps(minimum: 0.1, time: 1) }
                == rangeChanged { $0.setGaps(minimum: 0.1, maximum: nil, time: 1) }
        )
        let telephone = DialTelephone(zone: Self.zone)
        #expect(
            "\(telephone)" == "\(DialTelephone(zone: Self.zone, stop: .degrees(45), reducesMotion: false))"
        )
    }

    @Test func `press menus, fans and estimates`() {
        let items = [PressMenu.Item(), PressMenu.Item(isEnabled: true, children: [])]
        #expect(items[0] == items[1])
        #expect(PressMenu.ItemPath(2) == PressMenu.ItemPath(2, child: nil))
        let menu = PressMenu(items: items, itemSize: Point2D(20, 20), bounds: Self.box)
        let same = PressMenu(
            items: items,
            itemSize: Point2D(20, 20),
            bounds: Self.box,
            settings: PressMenu.Settings(),
            isEnabled: true
        )
        #expect("\(menu)" == "\(same)" && menu.isEnabled)
        var (kept, given) = (menu, menu)
        kept.update(items: items, time: 0)
        given.update(items: items, itemSize: Point2D(20, 20), bounds: Self.box, time: 0)
        #expect("\(kept)" == "\(given)")
        kept.open(at: Self.box.center, time: 0)
        kept.moveHighlight(by: 1, time: 0)
        given = kept
        #expect(kept.choose(time: 0).chosen == given.choose(given.highlighted, time: 0).chosen)
        let fan = Fan(at: Self.box.center, in: Self.box, itemSize: Point2D(20, 20), count: 3)
        #expect(
            fan
                == Fan(
                    at: Self.box.center,
                    in: Self.box,
                    itemSize: Point2D(20, 20),
                    count: 3,
                    settings: Fan.Settings()
                )
        )
        var samples = VelocityEstimator()
        samples.add(.zero, at: 0)
        samples.add(.radians(1e12), at: 0.01)
        #expect(near(samples.velocity(at: 0.01), 1e14, 1))
        #expect(samples.velocity(at: 0.01) == samples.velocity(at: 0.01, maximum: .infinity))
    }
}
