import Roundel
import RoundelTestSupport
import Testing

/// Items that a front end knows, with other indices, and presses of them.
@Suite struct RingMenuIdentityTests {
    @Test func `a press of the centre goes on when items come`() {
        var menu = RingMenu.sample()
        menu.centerSize = Point2D(40, 40)
        menu.touchBegan(1, at: menu.ring.center, time: 0)
        _ = RingMenuItemsTests.change(&menu, .even(16))
        #expect(menu.pressed == .center)
        #expect(menu.touchEnded(1, at: menu.ring.center, time: 1.1).tapped == .center)
    }

    @Test(arguments: [Int?.none, 0, 3])
    func `a pressed item that a front end knows is tapped where it is under the finger`(_ index: Int?) {
        var menu = RingMenu.sample(settings: RingMenu.settings(.never))
        menu.touchBegan(1, at: menu.position(of: 2), time: 0)
        let ring = Ring(in: menu.bounds, itemSize: menu.itemSize, spacing: .even(12))
        let pressed = Int??.some(index)
        menu.replace(ring, menu.itemSize, menu.bounds, nil, selection: nil, pressed: pressed, time: 0.1)
        #expect(menu.pressed == index.map(RingMenu.Spot.item))
        var other = menu
        #expect(other.touchEnded(1, at: menu.position(of: 1), time: 0.2).tapped == nil)
        let lifted = menu.position(of: index ?? 3)
        // As far as the menu knows, the finger has not moved.
        menu.touchStartMoved(1, to: lifted)
        #expect(menu.touchEnded(1, at: lifted, time: 0.2).tapped == index.map(RingMenu.Spot.item))
    }

    @Test(arguments: [true, false])
    func `a press goes on when the menu can no longer turn`(isOpen: Bool) {
        let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)
        func ring(_ angles: [Double]) -> Ring {
            Ring(center: bounds.center, radius: 110, spacing: .angles(angles.map { .degrees($0) }))
        }
        for spot in isOpen ? [RingMenu.Spot.center, .item(0)] : [.center] {
            var menu = RingMenu(
                ring: ring([-90, 0, 90, 180]),
                itemSize: Point2D(44, 44),
                bounds: bounds,
                isOpen: isOpen
            )
            menu.centerSize = Point2D(60, 60)
            let point = spot == .center ? bounds.center : menu.position(of: 0)
            func change(_ menu: inout RingMenu) {
                menu.replace(
                    ring([-90]),
                    menu.itemSize,
                    bounds,
                    nil,
                    selection: nil,
                    pressed: .some(menu.pressedItem),
                    time: 0.1
                )
            }
            var turned = menu
            menu.touchBegan(1, at: point, time: 0)
            change(&menu)
            #expect(!menu.isTurnable && menu.pressed == spot)
            #expect(menu.touchEnded(1, at: point, time: 0.2).tapped == spot)
            // A control reports its press, and nothing else.
            turned.pressBegan(time: 0.3)
            change(&turned)
            #expect(turned.tapped(spot, time: 0.4).isHandled)
            // A finger that has turned the menu does not tap.
            guard isOpen else { return }
            turned = RingMenu(
                ring: ring([-90, 0, 90, 180]),
                itemSize: Point2D(44, 44),
                bounds: bounds,
                isOpen: true
            )
            let start = turned.position(of: 0)
            turned.touchBegan(1, at: start, time: 1)
            turned.touchMoved(1, to: start + Point2D(40, 0), time: 1.1)
            change(&turned)
            #expect(turned.pressed == nil && turned.wheel.phase == .idle)
            #expect(turned.touchEnded(1, at: turned.position(of: 0), time: 1.2).tapped == nil)
        }
    }

    /// An item comes before the selected one, which has another index then but stays what it was.
    @Test(arguments: [true, false])
    func `an item that moves the index of the selected one turns nothing`(isBefore: Bool) {
        let (box, size) = (Rect2D(x: 0, y: 0, width: 300, height: 300), Point2D(44, 44))
        func ring(_ count: Int) -> Ring { Ring(in: box, itemSize: size, spacing: .even(count)) }
        func point(_ degrees: Double) -> Point2D {
            box.center + Point2D(direction: .degrees(degrees)) * 100
        }
        func add(to menu: inout RingMenu, time: Double) {
            let selection = menu.selection.map { isBefore ? $0 + 1 : $0 }
            let count = menu.count + 1
            menu.replace(ring(count), size, box, nil, selection: selection, goal: .some(nil), time: time)
        }
        // The finger has turned the menu away from the selected item, and rests.
        var menu = RingMenu(ring: ring(6), itemSize: size, bounds: box, selection: 2, isOpen: true)
        menu.touchBegan(1, at: point(-60), time: 0)
        for frame in 1...60 {
            menu.touchMoved(1, to: point(-60 + 2 * Double(frame)), time: Double(frame) / 60)
        }
        menu.advance(to: 2)
        let held = menu.wheel.rotation
        add(to: &menu, time: 2)
        menu.touchEnded(1, at: point(60), time: 3)
        menu.run(from: 3)
        #expect(abs((menu.wheel.rotation - held).degrees) <= 360 / 14 + 1e-9)
        // The finger has stopped a motion, far from the selected item.
        menu = RingMenu(ring: ring(8), itemSize: size, bounds: box, selection: 0, isOpen: true)
        for frame in 0...2 { menu.scrolled(by: .degrees(30), time: Double(frame) / 50) }
        menu.scrollEnded(time: 0.04)
        menu.advance(to: 0.2)
        menu.touchBegan(1, at: point(-60), time: 0.2)
        let stopped = menu.wheel.rotation
        add(to: &menu, time: 0.5)
        menu.touchEnded(1, at: point(-60), time: 1)
        menu.run(from: 1)
        #expect(abs((menu.wheel.rotation - stopped).degrees) <= 360 / 18 + 1e-9)
        // A menu that lands on no item rests anywhere.
        var settings = RingMenu.Settings()
        settings.landsOnItems = false
        menu = RingMenu(
            ring: ring(6),
            itemSize: size,
            bounds: box,
            settings: settings,
            selection: 2,
            isOpen: true
        )
        menu.scrolled(by: .degrees(100), time: 0)
        menu.scrollEnded(time: 1)
        let resting = menu.wheel.rotation
        add(to: &menu, time: 2)
        #expect(menu.wheel.rotation == resting && menu.selection == (isBefore ? 3 : 2))
    }

    /// The new index of an item, and the number of items, after a change.
    enum Change: CaseIterable {
        case insertsFirst, reverses, appends

        func apply(to index: Int, of count: Int) -> (index: Int, count: Int) {
            switch self {
            case .insertsFirst: (index + 1, count + 1)
            case .reverses: (count - 1 - index, count)
            case .appends: (index, count + 1)
            }
        }
    }

    private func menu(_ count: Int, selection: Int) -> RingMenu {
        RingMenu(
            ring: RingMenuItemsTests.ring(.even(count)),
            itemSize: RingMenu.item,
            bounds: RingMenu.box,
            selection: selection,
            isOpen: true
        )
    }

    /// Changes the items under a finger, lifts it, and returns whether the selected item is at the pointer.
    private func keeps(_ menu: RingMenu, _ change: Change, liftedAt point: Point2D, time: Double) -> Bool {
        var menu = menu
        guard let selection = menu.selection else { return false }
        let (index, count) = change.apply(to: selection, of: menu.count)
        let ring = RingMenuItemsTests.ring(.even(count))
        let (size, box) = (menu.itemSize, menu.bounds)
        menu.replace(ring, size, box, nil, selection: index, goal: .some(nil), time: time)
        menu.touchEnded(1, at: point, time: time + 1)
        menu.run(from: time + 1)
        return menu.selection == index && menu.pointed == index
    }

    @Test(arguments: Change.allCases)
    func `an item at which a caught menu would rest stays so when items change`(change: Change) {
        var caught = 0
        for count in 3...9 {
            for time in stride(from: 0.02, to: 1, by: 0.07) {
                var menu = menu(count, selection: 1)
                menu.activate(0, time: 0)
                menu.advance(to: time)
                let point = menu.ring.center + Point2D(70, 70)
                menu.touchBegan(1, at: point, time: time)
                guard menu.wheel.isHeld, menu.restItem == 0 else { continue }
                caught += 1
                #expect(keeps(menu, change, liftedAt: point, time: time + 0.1), "\(count), \(time)")
            }
        }
        #expect(caught > 20)
    }

    @Test(arguments: Change.allCases, [5.0, -10, 20, 29])
    func `an item to which a drag would return stays so when items change`(change: Change, degrees: Double) {
        var menu = menu(6, selection: 0)
        func point(_ degrees: Double) -> Point2D {
            menu.ring.center + Point2D(direction: .degrees(degrees)) * 100
        }
        menu.touchBegan(1, at: point(30), time: 0)
        // The first movement leaves the slop.
        let turn = degrees - menu.wheel.rotation.degrees
        for frame in 1...10 {
            menu.touchMoved(1, to: point(30 + turn * Double(frame) / 10), time: Double(frame) / 60)
        }
        menu.advance(to: 1)
        #expect(menu.restItem == 0)
        #expect(keeps(menu, change, liftedAt: point(30 + turn), time: 1))
    }

    /// A drag of a menu with six items that ends at an angle with a velocity, which the finger loses
    /// before it is lifted; meanwhile the app changes something.
    private func dragged(
        to degrees: Double,
        velocity: Double,
        changed delay: Double,
        _ change: (inout RingMenu, Double) -> Void
    ) -> RingMenu {
        var menu = menu(6, selection: 0)
        func point(_ degrees: Double) -> Point2D {
            menu.ring.center + Point2D(direction: .degrees(degrees - 60)) * 100
        }
        menu.touchBegan(1, at: point(0), time: 0)
        for event in -12...0 {
            let time = Double(event) / 120
            menu.touchMoved(1, to: point(degrees + velocity * time), time: 0.2 + time)
        }
        change(&menu, 0.2 + delay)
        menu.touchEnded(1, at: point(degrees), time: 1.2)
        menu.run(from: 1.2)
        return menu
    }

    @Test(arguments: [0.0, 0.02, 0.05, 0.08, 0.15, 0.5])
    func `where a held menu would land does not depend on how fast it was before a change`(delay: Double) {
        func setDeadZone(_ menu: inout RingMenu, _ time: Double) {
            var settings = menu.settings
            settings.deadZone = 0.25
            menu.apply(settings, time: time)
        }
        func append(_ menu: inout RingMenu, _ time: Double) {
            let (ring, size, selection) = (RingMenuItemsTests.ring(.even(7)), menu.itemSize, menu.selection)
            menu.replace(ring, size, menu.bounds, nil, selection: selection, goal: .some(nil), time: time)
        }
        // Beyond the middle of two items, and coming back.
        let away = dragged(to: 38, velocity: -60, changed: delay, setDeadZone)
        #expect(away.selection == 5 && away.pointed == 5)
        #expect(dragged(to: 38, velocity: -60, changed: delay, append).selection == 6)
        // Before it, and turning away.
        #expect(dragged(to: 28, velocity: 60, changed: delay, setDeadZone).selection == 0)
        #expect(dragged(to: 28, velocity: 60, changed: delay, append).pointed == 0)
    }

    @Test(arguments: [0.05, 0.3])
    func `a menu that may rest anywhere from now on stays where the finger leaves it`(delay: Double) {
        let menu = dragged(to: 20, velocity: 60, changed: delay) { menu, time in
            var settings = menu.settings
            settings.landsOnItems = false
            menu.apply(settings, time: time)
        }
        #expect(abs(menu.wheel.rotation.degrees - 20) < 1e-9 && menu.selection == 0)
    }
}
