import Roundel

/// The motion of a menu of eight items under three flicks, which ends as it began.
struct FlickedMenu {
    /// The duration, in seconds.
    static let seconds = 12.5

    /// The number of steps in the duration: a step is a hundredth of a percent.
    static let steps = 10_000

    /// The ring of the items.
    static let ring = Ring(center: Point2D(216, 196), radius: 126, spacing: .even(8))

    /// Width and height of an item, in points.
    static let itemSize = Point2D(54, 54)

    /// A strong flick, one back, and a gentle one.
    ///
    /// Each begins between two items, where the ring follows the finger at once.
    static let flicks = [
        Flick(start: 0.5, from: .degrees(-67.5), sweep: .degrees(90), duration: 0.45),
        Flick(start: 4.6, from: .degrees(67.5), sweep: .degrees(-70), duration: 0.45),
        Flick(start: 8.7, from: .degrees(22.5), sweep: .degrees(-22), duration: 0.4),
    ]

    /// The rotations at ascending steps, with linear interpolation between them.
    private(set) var rotations: [(step: Int, rotation: Angle)] = []

    /// The items at the pointer, each with the step at which it arrives there.
    private(set) var pointed: [(step: Int, item: Int)] = []

    init() {
        let bounds = Rect2D(x: 0, y: 0, width: 432, height: 392)
        var menu = RingMenu(
            ring: FlickedMenu.ring,
            itemSize: FlickedMenu.itemSize,
            bounds: bounds,
            isOpen: true
        )
        for step in 0...FlickedMenu.steps {
            let time = FlickedMenu.time(of: step)
            let isSampled = FlickedMenu.drive(&menu, step: step, time: time)
            if isSampled { rotations.append((step, menu.wheel.rotation)) }
            if let item = menu.pointed, item != pointed.last?.item { pointed.append((step, item)) }
        }
    }

    /// The time of a step, in seconds.
    static func time(of step: Int) -> Double { seconds * Double(step) / Double(steps) }

    /// The step nearest to a time in seconds.
    static func step(at time: Double) -> Int { Int((time / seconds * Double(steps)).rounded()) }

    /// Advances the menu to a step, under the finger if one is down.
    ///
    /// The finger has an event every ten milliseconds.
    ///
    /// - Returns: Whether the rotation at this step is known: between two events of a finger it is
    ///   not.
    private static func drive(_ menu: inout RingMenu, step: Int, time: Double) -> Bool {
        menu.advance(to: time)
        for flick in flicks {
            let (first, last) = (FlickedMenu.step(at: flick.start), FlickedMenu.step(at: flick.end))
            guard first <= step, step <= last else { continue }
            let point = ring.center + ring.radii * Point2D(direction: flick.angle(at: time))
            switch step {
            case first: menu.touchBegan(1, at: point, time: time)
            case last: menu.touchEnded(1, at: point, time: time)
            case _ where (step - first) % 8 == 0: menu.touchMoved(1, to: point, time: time)
            default: return false
            }
        }
        return true
    }
}
