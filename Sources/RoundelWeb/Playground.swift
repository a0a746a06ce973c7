import Roundel
import RoundelExport

/// The state behind the playground's page: a design, the menu or the dial that the design
/// describes, and the numbers that the page draws from.
///
/// The page draws on a square stage of ``stageSize`` points; all points are in its coordinates.
/// Times are in seconds on the page's clock.
final class Playground {
    /// The side of the stage, in points.
    static let stageSize = 400.0
    static let center = Point2D(repeating: stageSize / 2)
    /// The bounds of a menu's items, which leave room for the pointer.
    static let menuBounds = MenuDesign.pageBounds
    /// The size of the button of a menu.
    static let hubSize = MenuDesign.hubSize
    static let dialRadius = 150.0
    /// The default speed of a spin, in radians per second.
    static let spinSpeed = 6.0
    /// The index that ``select(_:time:)`` takes for the last item.
    static let lastItem = -1

    private(set) var design = Design.menu(MenuDesign())
    /// Whether the design is a menu, whether its items stay upright, and whether it is a dial.
    ///
    /// They are stored, because the design is too large to be looked at in every frame.
    var (isMenu, isUpright, isDial) = (true, true, false)
    var menu = RingMenu()
    var dial = Playground.still
    /// The menu under the finger, if the design is one.
    var press: PressMenu?
    /// The item of that menu that was chosen last, by its index in the frame.
    var chosen = Frame.noItem
    /// How often one was chosen: the same may be chosen again.
    var choices = 0
    var single: Dial?
    var double: RangeDial?
    /// The thumb of a dial that was moved last.
    var thumb = DialThumb.upper
    private(set) var scrolled = 0.0
    /// The direction of a scroll that led beyond an end, or zero.
    private var scrollEnd = 0.0
    /// The path of a superellipse or of corners, and its error.
    var error: ErrorOutline?
    var frame = Frame()

    var reducesMotion = false
    var isRightToLeft = false

    /// A wheel that nothing turns.
    private static var still: Wheel {
        Wheel(zone: TouchZone(center: Playground.center, innerRadius: 0, outerRadius: 0))
    }

    init() { open([], time: 0) }

    /// Shows the design of a link.
    ///
    /// If the scene stays the same, its rotation and motion continue. Otherwise the scene begins at
    /// rest, at rotation 0.
    func open(_ link: [UInt8], time: Double) {
        let (old, design) = (self.design, Design(link: link))
        self.design = design
        // A menu in another place is another one.
        let isSame = design.isSameScene(as: old) && design.menu?.place == old.menu?.place
        (scrolled, scrollEnd) = (0, 0)
        (isMenu, isDial) = (false, false)
        // A wheel must not go on unseen in another scene.
        if !isSame { dial = Playground.still }
        switch design {
        case .menu(let menu) where menu.place == .finger: open(press: menu)
        case .menu(let menu): open(menu, isSame: isSame, time)
        case .wheel(let wheel): open(wheel, isSame: isSame, time)
        case .dial(let dial): open(dial, replacing: old, time)
        default: break
        }
        if design.menu?.place != .finger { press = nil }
        spin(replacing: isSame ? old.turning : TurningDesign(), time)
        frame.reserve(press == nil ? isMenu ? menu.count : 0 : pressCount)
        writeFrame()
    }

    private func open(_ design: MenuDesign, isSame: Bool, _ time: Double) {
        (isMenu, isUpright) = (true, design.orientation == .upright)
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

    /// Takes the user's settings and the layout direction, and opens the design again.
    func setEnvironment(reducesMotion: Bool, isRightToLeft: Bool, time: Double) {
        (self.reducesMotion, self.isRightToLeft) = (reducesMotion, isRightToLeft)
        open(design.link().bytes, time: time)
    }

    /// Whether it spins, and so has no rotation of rest.
    private var isSpinning: Bool { isMenu ? menu.wheel.isSpinning : dial.isSpinning }
}

// MARK: - Turning

extension Playground {
    enum TouchPhase: Int32, CaseIterable {
        case began, moved, ended, cancelled
        /// A pointer moves with no button pressed, or leaves the stage.
        case hovered, left
        /// The secondary button of a pointer is pressed.
        case clicked
    }

    /// Passes a touch on to the menu or the dial.
    ///
    /// - Returns: Whether the touch is handled.
    func touch(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        defer { writeMotion() }
        if press != nil { return touchPress(phase, finger, at: point, time: time) }
        if isDial { return touchValue(phase, finger, at: point, time: time) }
        guard isMenu else { return touchDial(phase, finger, at: point, time: time) }
        menu.advanceUnreported(to: time)
        switch phase {
        case .began: return menu.touchBegan(finger, at: point, time: time).isHandled
        case .moved: menu.touchMoved(finger, to: point, time: time)
        case .ended:
            if let spot = menu.touchEnded(finger, at: point, time: time).tapped {
                menu.tapped(spot, time: time)
            }
        case .cancelled: menu.touchCancelled(finger, time: time)
        default: return false
        }
        return true
    }

    private func touchDial(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        dial.advanceUnreported(to: time)
        switch phase {
        case .began: return dial.touchBegan(finger, at: point, time: time).touch == .began
        case .moved: dial.touchMoved(finger, to: point, time: time)
        case .ended: dial.touchEnded(finger, at: point, time: time)
        case .cancelled: dial.touchCancelled(finger, time: time)
        default: return false
        }
        return true
    }

    /// Advances to the time of a frame, and writes what changed.
    ///
    /// - Returns: Whether the motion continues.
    func advance(to time: Double) -> Bool {
        if press != nil {
            defer { writeMotion() }
            return advancePress(to: time)
        }
        if isDial {
            defer { writeMotion() }
            return advanceValue(to: time)
        }
        guard isMenu else {
            dial.advanceUnreported(to: time)
            writeMotion()
            return dial.isMoving
        }
        let wasOpening = menu.isOpening
        menu.advanceUnreported(to: time)
        guard menu.isMoving else {
            writeMotion()
            return false
        }
        // The rest is as it was when the turn began, unless the menu spins or its items move out.
        if wasOpening || menu.wheel.isSpinning { writeMotion() } else { writeTurn() }
        return true
    }

    /// Turns by steps: from item to item, from detent to detent, or by 15° each.
    ///
    /// - Returns: Whether it turns.
    @discardableResult
    func step(by count: Int, time: Double) -> Bool {
        guard press == nil else { return false }
        defer { writeMotion() }
        if isDial { return stepValue(by: count, time: time) }
        guard isMenu else { return dial.step(by: count, time: time).touch != .refused }
        return menu.step(by: count, time: time).isHandled
    }

    /// Turns with a scroll wheel, by a length on the page.
    ///
    /// With detents, on a dial with a value, or in a menu that cannot be turned, each 60 points are a
    /// step. Otherwise it turns continuously.
    ///
    /// - Returns: Whether the scroll is handled. One that leads beyond an end is the page's.
    func scroll(_ length: Double, time: Double) -> Bool {
        guard press == nil, !isMenu || menu.isOpen else { return false }
        let hasDetents = (isMenu ? menu.wheel.settings.detents : dial.settings.detents) != nil
        let isStill = isMenu && !menu.isTurnable
        let before = restState
        if hasDetents || isDial || isStill {
            scrolled += length
            let steps = (scrolled / 60).rounded(.towardZero)
            scrolled -= steps * 60
            let count = Int(max(-99, min(99, steps)))
            guard count != 0 else { return length * scrollEnd <= 0 }
            if isMenu {
                menu.stepClockwise(by: menu.settings.wheel.isReversed ? -count : count, time: time)
                writeMotion()
            } else {
                step(by: count, time: time)
            }
        } else {
            let delta = Angle.degrees(length / 4)
            if isMenu {
                menu.scrolled(by: delta, time: time)
                menu.scrollCancelled(time: time)
            } else {
                dial.turn(to: dial.rotation + delta, .direct, duration: 0, time: time)
            }
            writeMotion()
        }
        let isHandled = restState != before
        scrollEnd = isHandled ? 0 : length
        return isHandled
    }

    /// What a scroll changes: where the wheel comes to rest, or what is selected.
    private var restState: Point2D {
        if isDial { return Point2D(double?.lowerValue ?? 0, single?.value ?? double?.upperValue ?? 0) }
        guard isMenu else { return Point2D(dial.restRotation?.radians ?? .infinity, 0) }
        return Point2D(menu.restRotation?.radians ?? .infinity, Double(menu.selection ?? -1))
    }

    /// Spins to a random rest position, from the design's seed or, where it has none, from this
    /// one.
    func spinAtRandom(seed: Double, time: Double) {
        let designSeed = design.turning.seed
        spin(seed: designSeed > 0 ? Double(designSeed) : seed, time)
        writeMotion()
    }

    /// Spins at the design's velocity; if it spins already, lets it come to rest.
    func spin(time: Double) {
        let turning = design.turning
        if isSpinning {
            spin(velocity: 0, time)
        } else {
            spin(velocity: turning.spin != 0 ? turning.spin : Playground.spinSpeed, time)
        }
        writeMotion()
    }

    /// Spins if the design asks for a spin that the previous one did not ask for.
    private func spin(replacing old: TurningDesign, _ time: Double) {
        let turning = design.turning
        if turning.seed != old.seed, turning.seed != 0 {
            spin(seed: Double(turning.seed), time)
        } else if turning.spin != old.spin {
            spin(velocity: turning.spin, time)
        }
    }

    private func spin(seed: Double, _ time: Double) {
        let seed = UInt64(max(0, min(seed, 4e9)))
        if isMenu {
            menu.spinAtRandom(seed: seed, time: time)
        } else {
            dial.spinAtRandom(seed: seed, time: time)
        }
    }

    private func spin(velocity: Double, _ time: Double) {
        if isMenu {
            menu.spin(velocity: velocity, time: time)
        } else {
            dial.spin(velocity: velocity, time: time)
        }
    }
}

// MARK: - What only the menu or only the dial does

extension Playground {
    /// Passes a key to the menu.
    ///
    /// - Parameters:
    ///   - key: The index of the key among `RingMenu.Key`.
    ///   - time: The time of the event, in seconds.
    /// - Returns: Whether the key is handled.
    func press(_ key: Int, time: Double) -> Bool {
        defer { writeMotion() }
        let keys = RingMenu.Key.allCases
        guard keys.indices.contains(key) else { return false }
        guard press == nil else { return pressKey(keys[key], time) }
        return menu.press(keys[key], isMirrored: isRightToLeft, time: time).isHandled
    }

    /// Activates an item of the menu.
    func activate(_ index: Int, time: Double) {
        if press == nil { menu.activate(index, time: time) } else { choose(index, time) }
        writeMotion()
    }

    /// Selects an item of the menu; ``lastItem`` stands for the last one.
    func select(_ index: Int, time: Double) {
        menu.select(index == Playground.lastItem ? menu.count - 1 : index, time: time)
        writeMotion()
    }

    /// Opens or closes the menu.
    func toggle(time: Double) {
        if press == nil { menu.toggle(time: time) } else { togglePress(time) }
        writeMotion()
    }

    /// Turns the dial to its lower or its upper limit; without limits, to 0 or to one step before a
    /// full turn.
    func turn(toEnd isEnd: Bool, time: Double) {
        let range = dial.settings.limits?.range
        let least = range?.lowerBound ?? .zero
        let step = dial.settings.detents.map { Angle.fullTurn / Double($0.count) } ?? Wheel.stepWithoutDetents
        let greatest = range?.upperBound ?? -step
        dial.turn(to: isEnd ? greatest : least, range == nil ? .shortest : .direct, time: time)
        writeMotion()
    }

    /// Stops the dial where it is, and ends the drag if a finger holds it.
    func stop(finger: Int, time: Double) {
        if dial.phase == .dragging {
            dial.touchCancelled(finger, time: time)
        } else {
            dial.stop(time: time)
        }
        writeMotion()
    }
}

extension Design {
    /// The menu of this design, if it is one.
    var menu: MenuDesign? { if case .menu(let menu) = self { menu } else { nil } }

    /// How it turns; the defaults for a design that does not turn.
    var turning: TurningDesign {
        switch self {
        case .menu(let menu): menu.turning
        case .wheel(let wheel): wheel.turning
        default: TurningDesign()
        }
    }

    func isSameScene(as other: Design) -> Bool {
        switch (self, other) {
        case (.menu, .menu), (.wheel, .wheel), (.dial, .dial), (.superellipse, .superellipse),
            (.badge, .badge):
            true
        default: false
        }
    }
}
