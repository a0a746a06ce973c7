import Roundel
import RoundelExport

/// What is behind the playground's page: a design, the menu or the dial that it makes, and numbers for the page to draw.
///
/// The page draws on a stage of 400 × 400 points; points go in and come out in its coordinates. Times are in
/// seconds on the page's clock.
final class Playground {
    static let center = Point2D(200, 200)
    /// Where the items of a menu stay, so that there is room for the pointer.
    static let menuBounds = Rect2D(x: 33, y: 33, width: 334, height: 334)
    static let hubSize = Point2D(68, 68)
    static let dialRadius = 150.0
    /// The speed of a spin that no design asks for, in radians per second.
    static let spinSpeed = 6.0

    private(set) var design = Design.menu(MenuDesign())
    private(set) var menu = RingMenu()
    private(set) var dial = Wheel(zone: TouchZone(center: Playground.center, innerRadius: 0, outerRadius: 0))
    private(set) var scrolled = 0.0
    var frame = Frame()

    var reducesMotion = false
    var isRightToLeft = false

    init() { open([], time: 0) }

    /// Takes the design of a link.
    ///
    /// What turns goes on if the scene stays, and begins at rest at zero otherwise.
    func open(_ link: [UInt8], time: Double) {
        let (old, design) = (self.design, Design(link: link))
        self.design = design
        let isSame = design.isSameScene(as: old)
        scrolled = 0
        switch design {
        case .menu(let menu): open(menu, isSame: isSame, time)
        case .wheel(let wheel): open(wheel, isSame: isSame, time)
        default: break
        }
        spin(instead: isSame ? old.turning : TurningDesign(), time)
        frame.reserve(design.menu == nil ? 0 : menu.count)
        drawAll()
    }

    private func open(_ design: MenuDesign, isSame: Bool, _ time: Double) {
        let new = design.menu(in: Playground.menuBounds, isMirrored: isRightToLeft)
        if isSame, menu.count > 0 {
            menu.update(ring: new.ring, itemSize: new.itemSize, bounds: new.bounds, time: time)
        } else {
            menu = new
        }
        menu.centerSize = Playground.hubSize
        var settings = design.settings
        settings.wheel.reducesMotion = reducesMotion
        menu.apply(settings, time: time)
    }

    private func open(_ design: WheelDesign, isSame: Bool, _ time: Double) {
        let zone = design.zone(center: Playground.center, radius: Playground.dialRadius)
        var settings = design.settings
        settings.reducesMotion = reducesMotion
        guard isSame else { return dial = Wheel(zone: zone, settings: settings) }
        dial.zone = zone
        dial.apply(settings, time: time)
        if dial.phase == .idle { dial.setRotation(dial.rotation) }
    }

    /// Takes over how the page is looked at, and opens the design anew.
    func setEnvironment(reducesMotion: Bool, isRightToLeft: Bool, time: Double) {
        (self.reducesMotion, self.isRightToLeft) = (reducesMotion, isRightToLeft)
        open(design.link().bytes, time: time)
    }

    /// The wheel that turns what is on the stage.
    var wheel: Wheel { design.menu == nil ? dial : menu.wheel }
}

// MARK: - Turning

extension Playground {
    enum TouchPhase: Int32 { case began, moved, ended, cancelled }

    /// Passes a touch on; whether it is taken, so that nobody else is to have it.
    func touch(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        defer { draw() }
        guard design.menu != nil else { return touchDial(phase, finger, at: point, time: time) }
        menu.advance(to: time)
        switch phase {
        case .began: return menu.touchBegan(finger, at: point, time: time).isHandled
        case .moved: menu.touchMoved(finger, to: point, time: time)
        case .ended:
            if let spot = menu.touchEnded(finger, at: point, time: time).tapped {
                menu.tapped(spot, time: time)
            }
        case .cancelled: menu.touchCancelled(finger, time: time)
        }
        return true
    }

    private func touchDial(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        dial.advance(to: time)
        switch phase {
        case .began: return dial.touchBegan(finger, at: point, time: time).touch == .began
        case .moved: dial.touchMoved(finger, to: point, time: time)
        case .ended: dial.touchEnded(finger, at: point, time: time)
        case .cancelled: dial.touchCancelled(finger, time: time)
        }
        return true
    }

    /// Moves on to the time of a frame, and writes the frame; whether anything goes on moving.
    func advance(to time: Double) -> Bool {
        defer { draw() }
        guard design.menu != nil else {
            dial.advance(to: time)
            return dial.isMoving
        }
        menu.advance(to: time)
        return menu.isMoving
    }

    /// Turns by steps: to the next items or detents, or by 15°; whether it took them.
    @discardableResult
    func step(by count: Int, time: Double) -> Bool {
        defer { draw() }
        guard design.menu != nil else { return dial.step(by: count, time: time).touch != .refused }
        return menu.step(by: count, time: time).isHandled
    }

    /// Turns with a scroll wheel, by lengths on the page: a step each 60 points, or smoothly without detents; whether
    /// it took them.
    func scroll(_ length: Double, time: Double) -> Bool {
        guard wheel.settings.detents == nil, !design.isStill(menu) else {
            scrolled += length
            let steps = (scrolled / 60).rounded(.towardZero)
            scrolled -= steps * 60
            return step(by: Int(max(-99, min(99, steps))), time: time)
        }
        defer { draw() }
        let way = Angle.degrees(length / 4)
        guard design.menu != nil else {
            dial.turn(to: dial.rotation + way, .direct, duration: 0, time: time)
            return true
        }
        let isTaken = menu.scrolled(by: way, time: time).isHandled
        menu.scrollCancelled(time: time)
        return isTaken
    }

    /// Spins at the design's velocity, or lets it come to rest if it spins; `drawn` is the seed of a spin to a place drawn
    /// by lot, where the design has none.
    func spin(drawn: Double?, time: Double) {
        let turning = design.turning
        if let drawn {
            spin(seed: turning.seed > 0 ? Double(turning.seed) : drawn, time)
        } else if wheel.restRotation == nil {
            spin(velocity: 0, time)
        } else {
            spin(velocity: turning.spin != 0 ? turning.spin : Playground.spinSpeed, time)
        }
        draw()
    }

    /// Spins where the design says so and the one before did not.
    private func spin(instead old: TurningDesign, _ time: Double) {
        let turning = design.turning
        if turning.seed != old.seed, turning.seed != 0 {
            spin(seed: Double(turning.seed), time)
        } else if turning.spin != old.spin {
            spin(velocity: turning.spin, time)
        }
    }

    private func spin(seed: Double, _ time: Double) {
        let seed = UInt64(max(0, min(seed, 4e9)))
        if design.menu == nil {
            dial.spinAtRandom(seed: seed, time: time)
        } else {
            menu.spinAtRandom(seed: seed, time: time)
        }
    }

    private func spin(velocity: Double, _ time: Double) {
        if design.menu == nil {
            dial.spin(velocity: velocity, time: time)
        } else {
            menu.spin(velocity: velocity, time: time)
        }
    }
}

// MARK: - What only one of them does

extension Playground {
    /// A key for the menu: those of `RingMenu.Key`, in their order; whether it took it.
    func press(_ key: Int, time: Double) -> Bool {
        defer { draw() }
        let keys = RingMenu.Key.allCases
        guard keys.indices.contains(key) else { return false }
        return menu.press(keys[key], isMirrored: isRightToLeft, time: time).isHandled
    }

    /// Activates an item of the menu.
    func activate(_ index: Int, time: Double) {
        menu.activate(index, time: time)
        draw()
    }

    /// Selects an item of the menu, or the last one for −1.
    func select(_ index: Int, time: Double) {
        menu.select(index < 0 ? menu.count - 1 : index, time: time)
        draw()
    }

    /// Opens or closes the menu.
    func toggle(time: Double) {
        menu.toggle(time: time)
        draw()
    }

    /// Turns the dial to the least or the greatest rotation; without limits to zero, or to the step before a full turn.
    func turn(toEnd isEnd: Bool, time: Double) {
        let range = dial.settings.limits?.range
        let least = range?.lowerBound ?? .zero
        let step = dial.settings.detents.map { Angle.fullTurn / Double($0.count) } ?? Wheel.stepWithoutDetents
        let greatest = range?.upperBound ?? -step
        dial.turn(to: isEnd ? greatest : least, range == nil ? .shortest : .direct, time: time)
        draw()
    }

    /// Stops the dial where it is; what holds it lets it go.
    func stop(finger: Int, time: Double) {
        if dial.phase == .dragging {
            dial.touchCancelled(finger, time: time)
        } else {
            dial.stop(time: time)
        }
        draw()
    }
}

extension Design {
    /// The menu of this design, if it is one.
    var menu: MenuDesign? { if case .menu(let menu) = self { menu } else { nil } }

    /// How a finger turns it; by itself where nothing does.
    var turning: TurningDesign {
        switch self {
        case .menu(let menu): menu.turning
        case .wheel(let wheel): wheel.turning
        default: TurningDesign()
        }
    }

    /// Whether it is a menu that nothing turns.
    func isStill(_ menu: RingMenu) -> Bool { self.menu != nil && !menu.isTurnable }

    func isSameScene(as other: Design) -> Bool {
        switch (self, other) {
        case (.menu, .menu), (.wheel, .wheel), (.superellipse, .superellipse), (.badge, .badge): true
        default: false
        }
    }
}
