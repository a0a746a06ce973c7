import Roundel
import RoundelExport

/// What is behind the playground's page: a design, the wheel that turns it, and numbers for the page to draw.
///
/// The page draws on a stage of 400 × 400 points; points go in and come out in its coordinates. Times are in
/// seconds on the page's clock.
final class Playground {
    static let center = Point2D(200, 200)
    static let menuRadius = 138.0
    static let dialRadius = 150.0

    private(set) var design = Design.menu(MenuDesign())
    private(set) var ring = Ring(radius: 0, spacing: .even(0))
    private(set) var wheel = Wheel(zone: TouchZone(center: Playground.center, innerRadius: 0, outerRadius: 0))
    private(set) var scrolled = 0.0
    var frame = Frame()

    var reducesMotion = false
    var isRightToLeft = false

    init() { open([]) }

    /// Takes the design of a link.
    ///
    /// The wheel keeps its rotation if the scene stays, and comes to rest at zero otherwise.
    func open(_ link: [UInt8]) {
        let design = Design(link: link)
        let keepsRotation = design.isSameScene(as: self.design)
        self.design = design
        if case .menu(let menu) = design {
            let plain = menu.ring(center: Playground.center, radius: Playground.menuRadius)
            ring = isRightToLeft ? plain.mirrored : plain
        } else {
            ring = Ring(radius: 0, spacing: .even(0))
        }
        wheel = Wheel(zone: zone, settings: settings, rotation: keepsRotation ? wheel.rotation : .zero)
        scrolled = 0
        frame.reserve(ring.count)
        draw()
    }

    /// Takes over how the page is looked at, and opens the design anew.
    func setEnvironment(reducesMotion: Bool, isRightToLeft: Bool) {
        (self.reducesMotion, self.isRightToLeft) = (reducesMotion, isRightToLeft)
        open(design.link().bytes)
    }

    private var zone: TouchZone {
        switch design {
        case .wheel(let dial): dial.zone(center: Playground.center, radius: Playground.dialRadius)
        case .menu: TouchZone(center: Playground.center, innerRadius: 46, outerRadius: 200)
        default: TouchZone(center: Playground.center, innerRadius: 0, outerRadius: 0)
        }
    }

    private var settings: Wheel.Settings {
        var settings =
            switch design {
            case .menu(let menu): menu.settings(for: ring)
            case .wheel(let dial): dial.settings
            default: Wheel.Settings()
            }
        settings.reducesMotion = reducesMotion
        return settings
    }
}

// MARK: - Turning

extension Playground {
    enum TouchPhase: Int32 { case began, moved, ended, cancelled }

    /// Passes a touch on to the wheel; whether it follows the touch.
    func touch(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        wheel.advance(to: time)
        let update =
            switch phase {
            case .began: wheel.touchBegan(finger, at: point, time: time)
            case .moved: wheel.touchMoved(finger, to: point, time: time)
            case .ended: wheel.touchEnded(finger, at: point, time: time)
            case .cancelled: wheel.touchCancelled(finger, time: time)
            }
        draw(update)
        return update.touch == .began
    }

    /// Moves the wheel on to the time of a frame, and writes the frame; whether it goes on moving.
    func advance(to time: Double) -> Bool {
        draw(wheel.advance(to: time))
        return wheel.isMoving
    }

    /// Turns by steps: to the next items or detents, or by 15°.
    func step(by count: Int, time: Double) { draw(wheel.step(by: count, time: time)) }

    /// Turns to the least or the greatest rotation; without limits to zero, or to the step before a full turn.
    func turn(toEnd isEnd: Bool, time: Double) {
        let range = wheel.settings.limits?.range
        let least = range?.lowerBound ?? .zero
        let step =
            wheel.settings.detents.map { Angle.fullTurn / Double($0.count) } ?? Wheel.stepWithoutDetents
        let greatest = range?.upperBound ?? -step
        draw(wheel.turn(to: isEnd ? greatest : least, range == nil ? .shortest : .direct, time: time))
    }

    /// Brings an item to the pointer.
    func select(_ index: Int, time: Double) {
        guard (0..<ring.count).contains(index) else { return }
        draw(wheel.turn(to: ring.rotation(bringing: index), time: time))
    }

    /// Turns with a scroll wheel, by lengths on the page: a step each 60 points, or smoothly without detents.
    func scroll(_ length: Double, time: Double) {
        guard wheel.settings.detents != nil else {
            let goal = wheel.rotation + .degrees(length / 4)
            draw(wheel.turn(to: goal, .direct, duration: 0, time: time))
            return
        }
        scrolled += length
        let steps = (scrolled / 60).rounded(.towardZero)
        scrolled -= steps * 60
        if steps != 0 { draw(wheel.step(by: Int(max(-99, min(99, steps))), time: time)) }
    }

    /// Stops the wheel where it is; a finger on it is let go.
    func stop(finger: Int, time: Double) {
        draw(wheel.phase == .dragging ? wheel.touchCancelled(finger, time: time) : wheel.stop(time: time))
    }
}

extension Design {
    func isSameScene(as other: Design) -> Bool {
        switch (self, other) {
        case (.menu, .menu), (.wheel, .wheel), (.superellipse, .superellipse), (.badge, .badge): true
        default: false
        }
    }
}
