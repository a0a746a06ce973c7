import Roundel

/// What a menu of eight items does under three flicks, after which it stands as it began.
struct Take {
    /// How long it lasts, in seconds.
    static let seconds = 12.5

    /// Into how many steps it is divided: hundredths of a percent.
    static let steps = 10_000

    /// Where the items stand.
    static let ring = Ring(center: Point2D(216, 196), radius: 126, spacing: .even(8))

    /// Width and height of an item, in points.
    static let itemSize = Point2D(54, 54)

    /// A strong flick, one back, and a gentle one, each begun between two items: from there the ring follows at once.
    static let flicks = [
        Flick(start: 0.5, from: .degrees(-67.5), sweep: .degrees(90), duration: 0.45),
        Flick(start: 4.6, from: .degrees(67.5), sweep: .degrees(-70), duration: 0.45),
        Flick(start: 8.7, from: .degrees(22.5), sweep: .degrees(-22), duration: 0.4),
    ]

    /// The rotation at steps of growing number; straight between them.
    private(set) var rotations: [(step: Int, rotation: Angle)] = []

    /// The items at the pointer, each with the step from which on it is there.
    private(set) var pointed: [(step: Int, item: Int)] = []

    init() {
        let bounds = Rect2D(x: 0, y: 0, width: 432, height: 392)
        var menu = RingMenu(ring: Take.ring, itemSize: Take.itemSize, bounds: bounds, isOpen: true)
        for step in 0...Take.steps {
            let time = Take.time(of: step)
            let isSampled = Take.drive(&menu, step: step, time: time)
            if isSampled { rotations.append((step, menu.wheel.rotation)) }
            if let item = menu.pointed, item != pointed.last?.item { pointed.append((step, item)) }
        }
    }

    /// The time of a step, in seconds.
    static func time(of step: Int) -> Double { seconds * Double(step) / Double(steps) }

    /// The step nearest to a time in seconds.
    static func step(at time: Double) -> Int { Int((time / seconds * Double(steps)).rounded()) }

    /// Moves the menu on, under the finger if one is down; a finger is heard of every ten milliseconds.
    ///
    /// - Returns: Whether the rotation is that of the step: between two events of a finger it waits for the second.
    private static func drive(_ menu: inout RingMenu, step: Int, time: Double) -> Bool {
        menu.advance(to: time)
        for flick in flicks {
            let (first, last) = (Take.step(at: flick.start), Take.step(at: flick.end))
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
