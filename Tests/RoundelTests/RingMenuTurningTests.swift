import Roundel
import RoundelTestSupport
import Testing

/// Which menus turn, how far, and by which command.
@Suite struct RingMenuTurningTests {
    @Test func `a menu begins closed, with nothing selected, and at rest`() {
        let menu = RingMenu()
        #expect(!menu.isOpen && menu.isEnabled && !menu.isMoving)
        #expect(menu.selection == nil && menu.pointed == nil && menu.current == nil && menu.count == 0)
        #expect(RingMenu.sample().pointed == 0)
    }

    /// Spacings whose items surround the ring, and similar ones that leave a gap.
    static let closed: [Ring.Spacing] = [
        .even(1), .even(2), .even(8), .arc(count: 5, sweep: .degrees(360)),
        .arc(count: 5, sweep: .degrees(-720)), .step(.degrees(45), count: 8), .step(.degrees(-100), count: 4),
        .step(.degrees(350), count: 36), .step(.fullTurn, count: 1), .step(-.fullTurn, count: 1),
        .weights([1, 2, 3]), .weights([1, 2, 3], sweep: .degrees(-360)),
        .angles([.zero, .degrees(100), .degrees(180), .degrees(270)]),
        .angles([.zero, .degrees(240), .degrees(80), .degrees(160)]), .angles([.zero, .degrees(180)]),
    ]
    static let open: [Ring.Spacing] = [
        .arc(count: 5, sweep: .degrees(359.9)), .arc(count: 5, sweep: .radians(.nan)),
        .step(.degrees(44.9), count: 8), .step(.degrees(350), count: 35), .step(.degrees(360), count: 9),
        .step(.radians(.infinity), count: 8), .weights([1, 2, 3], sweep: .degrees(359.9)),
        .angles([.zero, .degrees(79.9), .degrees(159.8), .degrees(239.7)]), .angles([.degrees(7)]),
        .angles([.zero, .zero]), .step(.degrees(359), count: 1),
    ]

    @Test(arguments: closed) func `a ring whose items surround it turns without limits`(
        _ spacing: Ring.Spacing
    ) {
        let menu = RingMenu.sample(spacing)
        #expect(menu.isTurnable && menu.wheel.settings.limits == nil)
    }

    @Test(arguments: open) func `an arc turns within limits or cannot turn`(_ spacing: Ring.Spacing) {
        let menu = RingMenu.sample(spacing)
        let limits = menu.wheel.settings.limits
        #expect(limits != nil && limits?.contains(.zero) == true)
        #expect(menu.isTurnable == (limits?.range.lowerBound != limits?.range.upperBound))
    }

    @Test func `an arc turns from its last item at the pointer to its first`() {
        var menu = RingMenu.fan()
        let range = menu.wheel.settings.limits?.range
        #expect(near(range?.lowerBound ?? .fullTurn, .degrees(-90)))
        #expect(near(range?.upperBound ?? .fullTurn, .degrees(90)))
        menu.turn(to: .degrees(400), .direct, time: 0)
        menu.run(from: 0)
        #expect(menu.pointed == 0 && near(menu.wheel.rotation, .degrees(90)))
        menu.turn(to: .degrees(40), .direct, time: 0)
        menu.run(from: 0)
        #expect(menu.pointed == 1 && near(menu.wheel.rotation, .degrees(45)))
        menu.setRotation(.degrees(400))
        #expect(menu.pointed == 0 && near(menu.wheel.rotation, .degrees(90)))
    }

    /// Items that are further apart than the first and the last one are over the gap, but for the
    /// last two.
    static let wide: [Ring.Spacing] = [
        .arc(count: 3, sweep: .degrees(270)), .arc(count: 4, sweep: .degrees(270)),
        .arc(count: 3, sweep: .degrees(-300)), .arc(count: 5, sweep: .degrees(300)),
        .arc(count: 2, sweep: .degrees(200)), .step(.degrees(100), count: 3), .step(.degrees(-110), count: 3),
        .weights([1, 9, 1], sweep: .degrees(350)), .weights([1, 1, 4], sweep: .degrees(-300)),
        .step(.degrees(350), count: 20), .step(.degrees(-340), count: 5),
    ]

    @Test(arguments: wide, [false, true]) func `an arc with wide gaps ends at its first and last item`(
        _ spacing: Ring.Spacing,
        isMirrored: Bool
    ) {
        let ring = Ring(in: RingMenu.box, itemSize: RingMenu.item, start: .zero, spacing: spacing)
        let last = ring.count - 1
        // The first item, or the last one, begins at the pointer.
        for item in [0, last] {
            let start = .twelveOClock - ring.angle(of: item)
            var menu = RingMenu.sample(spacing, selection: item, start: start, isMirrored: isMirrored)
            #expect(menu.isTurnable && menu.pointed == item)
            var passed: [Int] = []
            for step in 0...last {
                menu.step(by: item == 0 ? 1 : -1, time: Double(step) * 9)
                menu.run(from: Double(step) * 9)
                passed.append(menu.selection ?? -1)
            }
            let order = item == 0 ? Array(1...last) + [last] : (0..<last).reversed() + [0]
            #expect(passed == order)
        }
    }

    @Test(arguments: [[180.0, 1], [270, 1], [-270, 1], [270, 2]], [false, true])
    func `a notch turns an arc in its own direction, and the items follow`(
        _ arc: [Double],
        isMirrored: Bool
    ) {
        let spacing = Ring.Spacing.arc(count: Int(arc[1]) + 1, sweep: .degrees(arc[0]))
        var menu = RingMenu.sample(spacing, selection: 0, isMirrored: isMirrored)
        // The first item is at one end.
        let turns = menu.wheel.settings.limits.map { $0.range.upperBound > .degrees(1) ? 1 : -1 } ?? 0
        menu.stepClockwise(by: -turns, time: 0)
        menu.run(from: 0)
        #expect(menu.selection == 0 && near(menu.wheel.rotation, .zero))
        menu.stepClockwise(by: turns, time: 20)
        menu.run(from: 20)
        #expect(menu.selection == 1 && menu.wheel.rotation * Double(turns) > .degrees(100))
    }

    @Test(arguments: [[-90.0, 90, 0], [-90, 110, 10], [-90, 200]], [1, 2])
    func `steps reach every item at given angles, in any order`(_ angles: [Double], count: Int) {
        var menu = RingMenu.sample(.angles(angles.map { .degrees($0) }), selection: 0)
        #expect(menu.isTurnable && menu.wheel.settings.limits != nil)
        let last = angles.count - 1
        for step in 1...last where step.isMultiple(of: count) || step == last {
            menu.step(by: count, time: Double(step) * 9)
            menu.run(from: Double(step) * 9)
            #expect(menu.selection == step && menu.pointed == step)
        }
    }

    @Test func `an arc cannot turn if the pointer lies beside it or its items would leave the bounds`() {
        let beside = RingMenu.Settings(pointer: .degrees(1))
        #expect(!RingMenu.fan(settings: beside).isTurnable)
        #expect(RingMenu.fan(settings: RingMenu.Settings(pointer: .zero)).isTurnable)
        #expect(RingMenu.fan(settings: RingMenu.Settings(pointer: .degrees(180))).isTurnable)
        #expect(!RingMenu.fan(settings: RingMenu.Settings(pointer: .degrees(179))).isTurnable)
        #expect(!RingMenu.fan(radius: .filling).isTurnable)
        #expect(RingMenu.fan(radius: .fixed(130)).isTurnable)
        #expect(!RingMenu.fan(radius: .fixed(130.001)).isTurnable)
        #expect(RingMenu.fan(radius: .ellipse(Point2D(130, 10))).isTurnable)
        #expect(!RingMenu.fan(radius: .ellipse(Point2D(10, 131))).isTurnable)
    }

    @Test func `a menu that cannot turn stays at rotation zero, whatever is done to it`() {
        for settings in [RingMenu.settings(.never), RingMenu.Settings(pointer: .degrees(33))] {
            var menu = RingMenu.fan(settings: settings)
            menu.flick()
            menu.setRotation(.degrees(50))
            menu.select(4, time: 1)
            #expect(menu.spin(velocity: 3, time: 1).wheel.touch == .refused)
            #expect(menu.turn(toItem: 1, time: 1).wheel.touch == .refused)
            #expect(menu.scrolled(by: .degrees(20), time: 2).isHandled == false)
            menu.activate(0, time: 3)
            #expect(menu.wheel.rotation == .zero && !menu.isMoving && menu.selection == 0)
        }
    }

    @Test func `turning always lets an arc go round`() {
        var menu = RingMenu.fan(settings: RingMenu.settings(.always), radius: .filling)
        #expect(menu.isTurnable && menu.wheel.settings.limits == nil)
        menu.setRotation(.degrees(180 + 90))
        #expect(menu.pointed == 0 || menu.pointed == 4)
    }

    @Test func `detents bring each item to the pointer, wherever that is`() {
        let settings = RingMenu.Settings(pointer: .degrees(20))
        var menu = RingMenu.sample(.weights([1, 2, 3, 1]), settings: settings)
        for index in 0..<4 {
            #expect(!menu.turn(toItem: index, duration: 0, time: 0).wheel.turned.radians.isNaN)
            #expect(menu.pointed == index)
            let angle = menu.ring.angle(of: index, rotation: menu.wheel.rotation)
            #expect(near(angle.shortestDifference(to: .degrees(20)), .zero))
        }
    }

    @Test func `a menu that does not land on items has the detents and limits that it is given`() {
        var wheel = Wheel.Settings(detents: Detents(count: 3), limits: Limits(.zero ... .degrees(200)))
        var settings = RingMenu.Settings(wheel: wheel, landsOnItems: false)
        #expect(RingMenu.sample(settings: settings).wheel.settings == wheel)
        #expect(RingMenu.fan(settings: settings).wheel.settings == wheel)
        wheel.limits = nil
        settings.wheel = wheel
        #expect(RingMenu.fan(settings: settings).wheel.settings.limits != nil)
        settings.landsOnItems = true
        #expect(RingMenu.sample(settings: settings).wheel.settings.detents?.count == 8)
    }

    @Test func `landing on an item selects it, and a menu that does not land selects nothing`() {
        var menu = RingMenu.sample()
        menu.flick()
        #expect(menu.isMoving && menu.selection == nil)
        let rest = menu.restItem
        let updates = menu.run(from: 0.2)
        #expect(!menu.isMoving && menu.selection == rest && menu.pointed == rest && rest != 0)
        #expect(
            updates.filter(\.selectionChanged).count == 1 && updates.filter(\.wheel.cameToRest).count == 1
        )
        #expect(updates.allSatisfy { $0.activated == nil })
        var free = RingMenu.sample(settings: RingMenu.Settings(landsOnItems: false))
        free.flick()
        let passed = free.run(from: 0.2).reduce(0) { $0 + $1.feedback }
        #expect(!free.isMoving && free.selection == nil && passed > 0)
    }

    @Test func `what the app turns is not felt, and what a finger, a key or a crown turns is`() {
        var menu = RingMenu.sample()
        menu.spinAtRandom(seed: 3, time: 0)
        let spun = menu.run(from: 0)
        #expect(spun.allSatisfy { $0.feedback == 0 && $0.wheel.passed.isEmpty })
        #expect(spun.contains { $0.selectionChanged } && menu.selection == menu.pointed)
        #expect(menu.drag(from: 0, to: 100, time: 30).reduce(0) { $0 + $1.feedback } > 0)
        menu.touchEnded(1, at: .zero, time: 31)
        menu.run(from: 31)
        menu.press(.right, time: 60)
        #expect(menu.run(from: 60).reduce(0) { $0 + $1.feedback } == 1)
        #expect(menu.scrolled(by: .degrees(100), time: 90).feedback == 2)
        menu.scrollEnded(time: 91)
    }

    @Test(arguments: [true, false], [3, 7, 12])
    func `each step is felt as one item`(lands: Bool, count: Int) {
        var menu = RingMenu.sample(.even(count), settings: RingMenu.Settings(landsOnItems: lands))
        for step in 0..<3 * count {
            let time = Double(step) * 9
            let felt = menu.step(by: step < count ? 1 : -1, time: time).feedback
            #expect(menu.run(from: time).reduce(felt) { $0 + $1.feedback } == 1, "step \(step)")
        }
    }

    @Test func `commands are refused while a finger holds the menu, and change nothing`() {
        var menu = RingMenu.sample()
        menu.drag(from: 0, to: 10, time: 0)
        let rotation = menu.wheel.rotation
        for update in [
            menu.turn(toItem: 3, time: 1), menu.turn(to: .degrees(9), time: 1),
            menu.spin(velocity: 1, time: 1),
            menu.spinAtRandom(seed: 1, time: 1), menu.step(by: 1, time: 1),
        ] { #expect(update.wheel.touch == .refused) }
        #expect(menu.wheel.rotation == rotation && menu.wheel.phase == .dragging)
        #expect(menu.turn(toItem: 8, time: 1).wheel.touch == .refused)
    }

    @Test func `an item at the angle of another can be selected and stays selected`() {
        var menu = RingMenu.sample(.step(.degrees(90), count: 8))
        menu.activate(5, time: 0)
        menu.run(from: 0)
        #expect(menu.selection == 5 && menu.pointed == 5 && menu.current == 5)
        menu.press(.right, time: 30)
        menu.run(from: 30)
        #expect(menu.selection == 6)
    }

    @Test func `numbers that are none leave it as it is`() {
        for bad in [Double.nan, .infinity, -.infinity] {
            var menu = RingMenu.sample(selection: 2)
            let rotation = menu.wheel.rotation
            menu.setRotation(.radians(bad))
            menu.turn(to: .radians(bad), time: 0)
            menu.turn(toItem: 1, time: bad)
            menu.spin(velocity: bad, time: 0)
            menu.scrolled(by: .radians(bad), time: 0)
            menu.scrolled(by: .degrees(40), time: bad)
            menu.touchBegan(1, at: Point2D(bad, 0), time: 0)
            menu.touchBegan(1, at: Point2D(150, 50), time: bad)
            menu.press(.right, time: bad)
            menu.activate(1, time: bad)
            menu.select(1, time: bad)
            menu.tapped(1, time: bad)
            menu.advance(to: bad)
            #expect(menu.wheel.rotation == rotation && menu.selection == 2 && !menu.isMoving)
            menu.setOpen(false, time: bad)
            #expect(!menu.isOpen)
            menu.advance(to: 5)
            #expect(!menu.isMoving)
            menu.apply(
                RingMenu.Settings(pointer: .radians(bad), deadZone: bad, flight: bad, stagger: bad),
                time: bad
            )
            #expect(menu.pointed == 2 && menu.zone.innerRadius >= 0)
        }
    }

    @Test func `the zone lies about the ring and is measured by it`() {
        let menu = RingMenu.fan(settings: RingMenu.settings(.always), radius: .filling)
        #expect(menu.zone.center == menu.ring.center && menu.zone.center.y > 151)
        #expect(near(menu.zone.innerRadius, 0.2 * menu.ring.radii.min()))
        #expect(near(menu.zone.outerRadius, menu.ring.radii.max() + RingMenu.item.length / 2))
        #expect(menu.wheel.zone == menu.zone)
    }

    @Test func `a frame without a report leaves the menu as one with a report does`() {
        var random = Seeded()
        for round in 0..<40 {
            var settings = RingMenu.Settings()
            settings.landsOnItems = round % 2 == 0
            var menu = round % 3 == 0 ? RingMenu.fan(settings: settings) : .sample(settings: settings)
            menu.setOpen(false, animated: false, time: 0)
            menu.setOpen(true, time: 0)
            menu.turn(to: .radians(random.number(-20...20)), .direct, duration: 1, time: 0)
            var other = menu
            for frame in 1...120 {
                menu.advance(to: Double(frame) / 60)
                other.advanceUnreported(to: Double(frame) / 60)
                #expect(menu.wheel.rotation == other.wheel.rotation)
                #expect(menu.pointed == other.pointed && menu.selection == other.selection)
                #expect(menu.isMoving == other.isMoving && menu.position(of: 1) == other.position(of: 1))
                #expect(menu.restRotation == other.restRotation && menu.current == other.current)
            }
            #expect(!menu.isMoving && (menu.selection != nil) == settings.landsOnItems)
        }
    }

    @Test func `a stop is refused while a finger holds the menu, and one of a menu at rest is not`() {
        var menu = RingMenu.sample()
        #expect(menu.stop(time: 0).wheel.touch == .none)
        menu.touchBegan(1, at: Point2D(280, 150), time: 0)
        menu.touchMoved(1, to: Point2D(270, 190), time: 0.1)
        #expect(menu.wheel.isHeld && menu.stop(time: 0.2).wheel.touch == .refused && menu.wheel.isHeld)
    }

    @Test func `steps that lead nowhere begin no motion`() {
        var (ring, arc) = (RingMenu.sample(), RingMenu.fan())
        for count in [0, 8, -16] {
            #expect(ring.step(by: count, time: 0).isHandled && !ring.isMoving && ring.pointed == 0)
        }
        for (count, end) in [(9, 4), (-9, 0)] {
            arc.step(by: count, animated: false, time: 0)
            #expect(arc.step(by: count, time: 1).isHandled && !arc.isMoving && arc.pointed == end)
        }
        var held = RingMenu.sample()
        held.drag(from: 0, to: 10, time: 0)
        for count in [0, 8] { #expect(held.step(by: count, time: 1).wheel.touch == .refused) }
    }

    @Test func `a selection under a finger turns nothing, and the finger's turn is felt after it`() {
        var menu = RingMenu.sample()
        menu.touchBegan(1, at: Finger(center: menu.ring.center).point(20, 100), time: 0)
        let update = menu.select(0, time: 0.1)
        #expect(update.wheel.touch == .refused && menu.selection == 0 && menu.wheel.isHeld)
        var felt = 0
        for degrees in 21...70 {
            let point = Finger(center: menu.ring.center).point(Double(degrees), 100)
            felt += menu.touchMoved(1, to: point, time: Double(degrees) / 60).feedback
        }
        #expect(felt == 1)
    }

    @Test func `a menu that lands on items has the limits of its items alone`() {
        var settings = RingMenu.Settings()
        settings.wheel.limits = Limits(.zero ... .degrees(10))
        #expect(RingMenu.sample(settings: settings).wheel.settings.limits == nil)
        let limits = RingMenu.fan(settings: settings).wheel.settings.limits
        #expect(limits != nil && limits == RingMenu.fan().wheel.settings.limits)
        let still = RingMenu.sample(settings: RingMenu.settings(.never)).wheel.settings
        #expect(still.detents == nil && still.limits?.range == .zero ... .zero)
    }

    @Test(arguments: [true, false]) func `a spin at random ends at an item, also if the menu lands on none`(
        lands: Bool
    ) {
        var settings = RingMenu.settings(.always)
        settings.landsOnItems = lands
        for spacing in [Ring.Spacing.even(8), .angles([0, 20, 90, 200].map(Angle.degrees))] {
            var ends: Set<Int> = []
            for seed in 0..<60 {
                var menu = RingMenu.sample(spacing, settings: settings)
                menu.spinAtRandom(seed: UInt64(seed), duration: 0, time: 0)
                let pointed = menu.pointed ?? -1
                ends.insert(pointed)
                let angle = menu.ring.angle(of: pointed, rotation: menu.wheel.rotation)
                #expect(near(angle.shortestDifference(to: .degrees(-90)), .zero, 1e-9))
                #expect(menu.selection == (lands ? pointed : nil))
            }
            #expect(ends.count == RingMenu.sample(spacing).count)
        }
    }
}
