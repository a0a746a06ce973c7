import RoundelTestSupport
import Testing

@testable import Roundel

/// Turns to the selected item that something delays: a finger or a scroll, or a call before the first
/// frame.
@Suite struct MenuOwedTurnTests {
    /// A menu that does not land on items.
    private static func free(_ spacing: Ring.Spacing, detents: Int? = nil) -> RingMenu {
        var settings = RingMenu.Settings(landsOnItems: false)
        settings.wheel.detents = detents.map { Detents(count: $0) }
        return .sample(spacing, settings: settings, selection: 0)
    }

    @Test(arguments: [true, false], [true, false])
    func `a step before the first frame of a turn to the selected item starts from that item`(
        isActivated: Bool,
        isAnimated: Bool
    ) {
        for (landsOnItems, steps) in [(true, -1), (false, -1), (true, 1), (false, 1)] {
            var menu = RingMenu.sample(
                settings: RingMenu.Settings(landsOnItems: landsOnItems),
                selection: 0
            )
            if isActivated { menu.activate(1, time: 0) } else { menu.select(1, time: 0) }
            menu.step(by: steps, animated: isAnimated, time: 0)
            #expect(menu.restItem == 1 + steps)
            menu.run(from: 0)
            #expect(menu.pointed == 1 + steps && menu.selection == (landsOnItems ? 1 + steps : 1))
            // Nothing is owed any more.
            let rotation = menu.wheel.rotation
            menu.touchBegan(1, at: Point2D(150, 60), time: 30)
            menu.touchEnded(1, at: Point2D(150, 60), time: 31)
            menu.run(from: 31)
            #expect(menu.wheel.rotation == rotation)
        }
    }

    @Test func `a step that is refused under a finger leaves what is owed`() {
        var menu = RingMenu.sample(selection: 0)
        menu.touchBegan(1, at: Point2D(150, 60), time: 0)
        menu.select(3, time: 1)
        menu.step(by: 1, time: 2)
        menu.touchEnded(1, at: Point2D(150, 60), time: 3)
        menu.run(from: 3)
        #expect(menu.pointed == 3 && menu.selection == 3)
    }

    @Test func `the way back from a drag is felt, whatever the app sets under the finger`() {
        func felt(changes: Bool) -> [Int] {
            [18.0, -18].map { degrees in
                var menu = RingMenu.sample(.even(6), selection: 0)
                let finger = Finger(center: menu.ring.center)
                menu.touchBegan(1, at: finger.point(30, 90), time: 0)
                for step in 1...6 {
                    let way = degrees * Double(step) / 6
                    menu.touchMoved(1, to: finger.point(30 + way, 90), time: Double(step) / 60)
                }
                if changes {
                    var settings = menu.settings
                    settings.closesOnEscape.toggle()
                    menu.apply(settings, time: 0.5)
                }
                let lift = menu.touchEnded(1, at: finger.point(30 + degrees, 90), time: 1)
                let updates = [lift] + menu.run(from: 1)
                #expect(menu.pointed == 0)
                return updates.map(\.feedback).reduce(0, +)
            }
        }
        #expect(felt(changes: true) == felt(changes: false) && felt(changes: false).allSatisfy { $0 == 1 })
    }

    @Test(arguments: [true, false])
    func `a held menu predicts the detent beside the selected item`(isReduced: Bool) {
        for selection in 1..<5 {
            var menu = Self.free(.even(5), detents: 3)
            menu.settings.wheel.reducesMotion = isReduced
            menu.apply(menu.settings, time: 0)
            menu.scrolled(by: .zero, time: 0)
            menu.select(selection, time: 1)
            let (rest, item) = (menu.restRotation, menu.restItem)
            menu.scrollEnded(time: 2)
            #expect(menu.restItem == item)
            menu.run(from: 2)
            #expect(near(menu.wheel.rotation, rest ?? .degrees(999)) && menu.pointed == item)
        }
    }

    @Test(arguments: [true, false])
    func `items that an activation passes are felt, also where a scroll delays its turn`(isScrolled: Bool) {
        var menu = RingMenu.sample(selection: 0)
        if isScrolled { menu.scrolled(by: .zero, time: 0) }
        menu.activate(3, time: 0.1)
        var updates = [menu.scrollEnded(time: 1)]
        updates += menu.run(from: 1)
        #expect(menu.pointed == 3 && updates.map(\.feedback).reduce(0, +) == 3)
        #expect(updates.map(\.wheel.passed.count).reduce(0, +) == 3)
    }

    /// With reduced motion, the turn takes place as the scroll ends.
    @Test(arguments: [true, false], [0.0, 15, -15])
    func `items that pass in a turn at once are felt and named as those in a motion`(
        isLanding: Bool,
        degrees: Double
    ) {
        var settings = RingMenu.Settings(landsOnItems: isLanding)
        settings.wheel.reducesMotion = true
        var menu = RingMenu.sample(settings: settings, selection: 0)
        menu.scrolled(by: .zero, time: 0)
        menu.scrolled(by: .degrees(degrees), time: 0.1)
        let passed = menu.tapped(3, time: 1).feedback
        let update = menu.scrollEnded(time: 1.2)
        #expect(menu.pointed == 3 && menu.wheel.phase == .idle)
        // From 15°, item 0 comes to the pointer as well.
        let items = degrees > 0 ? [0, 1, 2, 3] : [1, 2, 3]
        #expect(passed == 0 && update.feedback == items.count)
        if isLanding { #expect(Array(update.wheel.passed) == items) }
    }

    /// An app may change its items when one is activated.
    @Test func `an activation that waits for a scroll stays the user's where the app then changes items`() {
        var menu = RingMenu.sample(selection: 0)
        menu.scrolled(by: .zero, time: 0)
        menu.activate(3, time: 0.1)
        let ring = RingMenu.sample(.even(7)).ring
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, time: 0.2)
        var settings = menu.settings
        settings.pointer = .degrees(-80)
        menu.apply(settings, time: 0.3)
        var updates = [menu.scrollEnded(time: 1)]
        updates += menu.run(from: 1)
        #expect(menu.pointed == 3 && updates.map(\.feedback).reduce(0, +) == 3)
    }

    @Test func `an activation stays the user's where its item has another index`() {
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.scrolled(by: .zero, time: 0)
        menu.activate(3, time: 0.1)
        let ring = RingMenu.sample(.even(7)).ring
        var selected = menu
        menu.replace(ring, menu.itemSize, menu.bounds, nil, selection: 4, goal: .some(nil), time: 0.2)
        var updates = [menu.scrollEnded(time: 1)]
        updates += menu.run(from: 1)
        #expect(menu.pointed == 4 && updates.map(\.feedback).reduce(0, +) == 3)
        // The app selects another item.
        selected.replace(
            ring,
            menu.itemSize,
            menu.bounds,
            nil,
            selection: 4,
            selectsAnew: true,
            goal: .some(nil),
            time: 0.2
        )
        updates = [selected.scrollEnded(time: 1)] + selected.run(from: 1)
        #expect(selected.pointed == 4 && updates.allSatisfy { $0.feedback == 0 })
    }

    @Test(arguments: [true, false], [(true, true), (true, false), (false, true), (false, false)])
    func `a new selection turns nothing where the settings do not want that`(
        isHeld: Bool,
        start: (landsOnItems: Bool, isPointed: Bool)
    ) {
        let (landsOnItems, isPointed) = start
        var settings = RingMenu.Settings(landsOnItems: landsOnItems)
        settings.turnsSelectionToPointer = false
        var menu = RingMenu.sample(.even(6), settings: settings, selection: isPointed ? 0 : 1)
        let before = menu.wheel.rotation
        if isHeld { menu.touchBegan(1, at: Point2D(225, 225), time: 0) }
        menu.update(ring: menu.ring, itemSize: menu.itemSize, bounds: menu.bounds, selection: 2, time: 1)
        if isHeld { menu.touchEnded(1, at: Point2D(225, 225), time: 2) }
        menu.run(from: 2)
        #expect(menu.wheel.rotation == before && menu.pointed == 0)
    }

    /// The lift leaves the menu between two items, and it settles back to the selected one.
    private func settling(_ settings: RingMenu.Settings) -> RingMenu {
        var menu = RingMenu.sample(.even(6), settings: settings, selection: 0)
        menu.drag(from: 0, to: 23, time: 0)
        menu.touchEnded(1, at: Finger(center: menu.ring.center).point(23, 100), time: 1)
        menu.advance(to: 1.05)
        return menu
    }

    @Test(arguments: [true, false], 0..<4)
    func `a selection together with new items does in a motion what a selection does`(
        turnsSelection: Bool,
        way: Int
    ) {
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = turnsSelection
        var menu = settling(settings)
        #expect(menu.wheel.isMoving && menu.restItem == 0)
        let count = way == 2 ? 7 : 6
        let ring = RingMenu.sample(.even(count)).ring
        switch way {
        case 0: menu.select(2, time: 1.05)
        case 1:
            menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, selection: 2, time: 1.05)
        default:
            let goal: Int?? = way == 2 ? .some(nil) : nil
            let (size, bounds) = (menu.itemSize, menu.bounds)
            menu.replace(ring, size, bounds, nil, selection: 2, selectsAnew: true, goal: goal, time: 1.05)
            menu.select(2, time: 1.05)
        }
        let updates = menu.run(from: 1.05)
        let felt = updates.map(\.feedback).reduce(0, +)
        if turnsSelection {
            #expect(menu.pointed == 2 && menu.selection == 2 && felt == 0)
        } else if way < 2 {
            #expect(menu.pointed == 0 && felt == 1)
        } else {
            #expect(menu.restItem != 2 || way == 3 && menu.pointed == 0)
        }
    }

    @Test func `what the app takes away from a selection together with new items is not selected again`() {
        for isSelect in [true, false] {
            var menu = settling(RingMenu.Settings())
            if isSelect {
                menu.select(2, time: 1.05)
            } else {
                let (size, bounds) = (menu.itemSize, menu.bounds)
                menu.update(ring: menu.ring, itemSize: size, bounds: bounds, selection: 2, time: 1.05)
            }
            menu.select(nil, time: 1.1)
            menu.run(from: 1.1)
            #expect(menu.selection == nil && menu.pointed == 2)
        }
    }

    /// The app may select an item that is not there yet.
    @Test(arguments: [nil, 20] as [Int?])
    func `a selection that is taken away together with new items leaves the turn to its item`(selection: Int?)
    {
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.activate(2, time: 0)
        menu.advance(to: 0.1)
        let (size, bounds) = (menu.itemSize, menu.bounds)
        var settings = menu.settings
        settings.pointer = .degrees(10)
        var other = menu
        let ring = RingMenu.sample(.even(8)).ring
        menu.replace(ring, size, bounds, nil, selection: selection, selectsAnew: true, goal: 5, time: 0.1)
        menu.select(nil, time: 0.1)
        menu.run(from: 0.1)
        #expect(menu.pointed == 5 && menu.selection == nil)
        other.update(
            ring: other.ring,
            itemSize: size,
            bounds: bounds,
            settings: settings,
            selection: selection,
            time: 0.1
        )
        other.run(from: 0.1)
        #expect(other.pointed == 2 && other.selection == nil)
    }

    @Test func `a motion that goes on where it went stays the user's, also with new items`() {
        for isNew in [true, false] {
            var menu = RingMenu.sample(.even(12))
            menu.flick(to: 90)
            let end = menu.restItem
            menu.select(end, time: 0.2)
            if isNew {
                let (ring, size, bounds) = (menu.ring, menu.itemSize, menu.bounds)
                let goal: Int?? = .some(nil)
                menu.replace(
                    ring,
                    size,
                    bounds,
                    nil,
                    selection: end,
                    selectsAnew: true,
                    goal: goal,
                    time: 0.2
                )
                menu.select(end, time: 0.2)
            }
            let felt = menu.run(from: 0.2).map(\.feedback).reduce(0, +)
            #expect(menu.pointed == end && felt > 1, "\(isNew)")
        }
    }

    @Test func `a selection with new items is that of the app from the beginning`() {
        for isUpdate in [true, false] {
            var menu = RingMenu.sample(.even(6), selection: 0)
            menu.activate(1, time: 0)
            if isUpdate {
                let (size, bounds) = (menu.itemSize, menu.bounds)
                menu.update(ring: menu.ring, itemSize: size, bounds: bounds, selection: 3, time: 0)
            } else {
                menu.select(3, time: 0)
            }
            menu.touchBegan(1, at: Point2D(225, 225), time: 0.005)
            var updates = [menu.touchEnded(1, at: Point2D(225, 225), time: 0.05)]
            updates += menu.run(from: 0.05)
            #expect(menu.pointed == 3 && updates.allSatisfy { $0.feedback == 0 })
        }
    }

    @Test func `the item of a new selection is remembered though that of the former command is gone`() {
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.activate(2, time: 0)
        menu.advance(to: 0.1)
        let (ring, size, bounds) = (RingMenu.sample(.even(8)).ring, menu.itemSize, menu.bounds)
        menu.replace(ring, size, bounds, nil, selection: 4, selectsAnew: true, goal: .some(nil), time: 0.1)
        menu.select(nil, time: 0.2)
        menu.run(from: 0.2)
        #expect(menu.pointed == 4 && menu.selection == nil)
    }

    @Test func `a turn of a command goes on to its item where the app selects another one meanwhile`() {
        for turnsSelection in [true, false] {
            var settings = RingMenu.Settings(landsOnItems: false)
            settings.turnsSelectionToPointer = turnsSelection
            var menu = RingMenu.sample(.even(4), settings: settings, selection: 0)
            menu.setRotation(.degrees(180))
            menu.turn(toItem: 0, duration: 2, time: 3)
            menu.advance(to: 3.3)
            menu.update(
                ring: menu.ring,
                itemSize: menu.itemSize,
                bounds: menu.bounds,
                selection: 3,
                time: 3.4
            )
            menu.run(from: 3.4)
            #expect(menu.pointed == (turnsSelection ? 3 : 0) && menu.selection == 3)
        }
    }

    @Test func `a turn that is owed to the selected item is not owed to another one that the app selects`() {
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = false
        var menu = RingMenu.sample(.even(4), settings: settings, selection: 0)
        menu.touchBegan(1, at: Point2D(225, 225), time: 1)
        let ring = RingMenu.sample(.even(5)).ring
        let (size, bounds) = (menu.itemSize, menu.bounds)
        menu.update(ring: ring, itemSize: size, bounds: bounds, time: 1.1)
        menu.update(ring: ring, itemSize: size, bounds: bounds, selection: 3, time: 1.2)
        menu.touchEnded(1, at: Point2D(225, 225), time: 2)
        menu.run(from: 2)
        #expect(menu.wheel.rotation == .zero && menu.pointed == 0)
    }

    /// The same item may be at another place, where an angle changes.
    @Test(arguments: [true, false])
    func `the selected item at the pointer stays there with a new index`(turnsSelection: Bool) {
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = turnsSelection
        var menu = RingMenu.sample(.even(6), settings: settings, selection: 0)
        menu.update(
            ring: RingMenu.sample(.even(7)).ring,
            itemSize: menu.itemSize,
            bounds: menu.bounds,
            selection: 1,
            time: 1
        )
        #expect(menu.pointed == 1 && menu.selection == 1)
    }

    @Test func `without a selection nothing is owed, also to a later one`() {
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = false
        var menu = RingMenu.sample(.even(6), settings: settings, selection: 0)
        menu.touchBegan(1, at: Point2D(225, 225), time: 0)
        let ring = RingMenu.sample(.even(7)).ring
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, selection: nil, time: 1)
        #expect(menu.owedTurn == nil)
        menu.update(ring: ring, itemSize: menu.itemSize, bounds: menu.bounds, selection: 3, time: 1.5)
        menu.touchEnded(1, at: Point2D(225, 225), time: 2)
        menu.run(from: 2)
        #expect(menu.wheel.rotation == .zero && menu.pointed == 0)
    }

    @Test func `selecting the selected item again leaves what is owed to it`() {
        var settings = RingMenu.Settings()
        settings.turnsSelectionToPointer = false
        var menu = RingMenu.sample(.even(6), settings: settings, selection: 0)
        menu.touchBegan(1, at: Point2D(225, 225), time: 0)
        settings.pointer = .degrees(30)
        menu.apply(settings, time: 1)
        menu.select(0, time: 1.5)
        menu.touchEnded(1, at: Point2D(225, 225), time: 2)
        menu.run(from: 2)
        #expect(menu.pointed == 0 && menu.selection == 0)
    }

    @Test func `a call that is refused tells the time of a finger that rests`() {
        for call in 0..<3 {
            var settings = RingMenu.Settings()
            settings.closesOnEscape = false
            var menu = RingMenu.sample(.even(6), settings: settings, selection: 0)
            menu.disabledItems = [2]
            menu.drag(from: 0, to: 60, time: 0)
            menu.touchMoved(1, to: Finger(center: menu.ring.center).point(20, 100), time: 10.0 / 60 + 0.01)
            let moving = menu.restItem
            switch call {
            case 0: menu.activate(2, time: 3)
            case 1: menu.turn(toItem: 99, time: 3)
            default: menu.press(.leave, time: 3)
            }
            let resting = menu.restItem
            menu.advance(to: 3)
            #expect(menu.restItem == resting && moving != resting)
        }
    }

    @Test func `items that a selection of the app passes are not felt, whenever it turns`() {
        for isAfterActivation in [true, false] {
            var menu = RingMenu.sample(selection: 0)
            menu.scrolled(by: .zero, time: 0)
            if isAfterActivation { menu.activate(1, time: 0.1) }
            menu.select(3, time: 0.2)
            var updates = [menu.scrollEnded(time: 1)]
            updates += menu.run(from: 1)
            #expect(menu.pointed == 3 && updates.allSatisfy { $0.feedback == 0 })
        }
    }

    /// The scroll has turned the menu, so that a rest is reported.
    @Test func `a rest is reported once, also where a press stops the turn before its first frame`() {
        for isStopped in [true, false] {
            var menu = Self.free(.even(5))
            menu.scrolled(by: .degrees(20), time: 0)
            menu.select(2, time: 1)
            var updates = [menu.scrollEnded(time: 1)]
            if isStopped {
                updates.append(menu.pressBegan(time: 1))
                menu.pressEnded(time: 1)
            }
            updates += menu.run(from: 1)
            #expect(updates.filter(\.wheel.cameToRest).count == 1, "\(isStopped)")
        }
    }

    /// There are no frames while a finger holds the menu.
    @Test(arguments: [RingMenu.Spot.item(1), .item(2), .item(99)], [true, false])
    func `a tap that a control reports begins the turn at the time of the tap`(
        spot: RingMenu.Spot,
        isLate: Bool
    ) {
        let taps = { (menu: RingMenu) in
            var menu = menu
            menu.tapped(spot, time: 11)
            menu.advance(to: 11 + 1.0 / 60)
            return menu.wheel.rotation.magnitude
        }
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.disabledItems = [2]
        let item = spot == .item(1) ? 1 : 2
        menu.touchBegan(1, at: menu.position(of: item), time: isLate ? 10 : 10.95)
        menu.select(1, time: isLate ? 10.1 : 10.99)
        #expect(taps(menu) < .degrees(1))
        menu.advance(to: 11)
        #expect(taps(menu) < .degrees(1))
    }

    /// The page moves its menus in this way.
    @Test(arguments: [true, false])
    func `a turn that has begun is not owed, also without reports`(isReported: Bool) {
        var menu = RingMenu.sample(.even(6), selection: 0)
        menu.activate(3, time: 0)
        for frame in 1...10 {
            let time = Double(frame) / 60
            if isReported { menu.advance(to: time) } else { menu.advanceUnreported(to: time) }
        }
        menu.touchBegan(1, at: Point2D(210, 210), time: 0.17)
        #expect(menu.restItem == 0 && menu.current == 0)
        menu.touchEnded(1, at: Point2D(210, 210), time: 0.6)
        menu.run(from: 0.6)
        #expect(menu.pointed == 0 && menu.selection == 0)
    }

    /// A view may have moved, or something else may have taken the finger.
    @Test func `a finger that begins again where the menu does not take it presses nothing`() {
        var menu = RingMenu.sample()
        let point = menu.position(of: 2)
        menu.touchBegan(1, at: point, time: 0)
        #expect(menu.pressed == .item(2))
        let again = menu.touchBegan(1, at: Point2D(2, 2), time: 10)
        #expect(!again.isHandled && menu.pressed == nil)
        menu.touchMoved(1, to: point, time: 10.1)
        #expect(menu.touchEnded(1, at: point, time: 10.2).tapped == nil)
    }

    @Test func `another finger that the menu does not take leaves the press`() {
        var menu = RingMenu.sample()
        let point = menu.position(of: 2)
        menu.touchBegan(1, at: point, time: 0)
        menu.touchBegan(2, at: Point2D(2, 2), time: 0.1)
        #expect(menu.pressed == .item(2))
        #expect(menu.touchEnded(1, at: point, time: 0.2).tapped == .item(2))
    }

    /// Limits that take hold of the wheel change its rotation by rounding.
    @Test func `a scroll that ends without an angle, or with none that counts, keeps its velocity`() {
        var random = Seeded()
        for number in 0..<300 {
            var wheel = Wheel(zone: TouchZone(center: .zero, innerRadius: 10, outerRadius: 100))
            for step in 0..<3 {
                wheel.scrolled(by: .radians(random.number(0...0.5)), time: 0.02 * Double(step))
            }
            var settings = wheel.settings
            settings.limits = Limits(.degrees(-10) ... .degrees(random.number(0...40)))
            wheel.apply(settings, time: 0.05)
            var other = wheel
            wheel.scrollEnded(time: 0.05)
            other.scrollEnded(by: .radians(.nan), time: 0.05)
            #expect(wheel.velocity == other.velocity, "\(number)")
        }
    }

    @Test func `an item whose submenu is open is chosen again without a change`() {
        var menu = PressMenu.sample()
        menu.open(at: PressMenu.middle, time: 0)
        menu.choose(PressMenu.ItemPath(1), time: 1)
        menu.advance(to: 3)
        let look = menu.appearance(of: PressMenu.ItemPath(1, child: 0))
        let update = menu.choose(PressMenu.ItemPath(1), time: 3)
        #expect(update.isHandled && menu.submenu == 1 && !update.submenuChanged)
        #expect(menu.appearance(of: PressMenu.ItemPath(1, child: 0)) == look && look?.opacity == 1)
    }
}
