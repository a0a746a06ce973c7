import Roundel
import RoundelTestSupport

extension RingMenu {
    static let box = Rect2D(x: 0, y: 0, width: 300, height: 300)
    static let item = Point2D(40, 40)

    /// An open menu of eight items about (150, 150), on a radius of 130.
    static func sample(
        _ spacing: Ring.Spacing = .even(8),
        settings: Settings = Settings(),
        selection: Int? = nil,
        isOpen: Bool = true,
        isEnabled: Bool = true,
        start: Angle = .twelveOClock,
        radius: Ring.Radius = .fitted,
        isMirrored: Bool = false
    ) -> RingMenu {
        let ring = Ring(
            in: box,
            itemSize: item,
            radius: radius,
            start: start,
            spacing: spacing,
            isMirrored: isMirrored
        )
        var menu = RingMenu(
            ring: ring,
            itemSize: item,
            bounds: box,
            settings: settings,
            selection: selection,
            isOpen: isOpen,
            isEnabled: isEnabled
        )
        menu.centerSize = Point2D(50, 50)
        return menu
    }

    /// A half ring of five, from 9 o'clock over 12 to 3.
    static func fan(
        settings: Settings = Settings(),
        selection: Int? = nil,
        radius: Ring.Radius = .fitted
    ) -> RingMenu {
        sample(
            .arc(count: 5, sweep: .degrees(180)),
            settings: settings,
            selection: selection,
            start: .degrees(180),
            radius: radius
        )
    }

    static func settings(_ turning: Turning) -> Settings { Settings(turning: turning) }

    static var reduced: Settings { Settings(wheel: Wheel.Settings(reducesMotion: true)) }

    /// A drag about the middle in steps of a 60th of a second; the finger stays down.
    @discardableResult
    mutating func drag(from: Double, to: Double, time: Double, finger: Int = 1) -> [Update] {
        let hand = Finger(finger, center: ring.center)
        var updates = [touchBegan(finger, at: hand.point(from, 100), time: time)]
        for step in 1...10 {
            let point = hand.point(from + (to - from) * Double(step) / 10, 100)
            updates.append(touchMoved(finger, to: point, time: time + Double(step) / 60))
        }
        return updates
    }

    /// A drag that is let go while it moves.
    @discardableResult
    mutating func flick(from: Double = 0, to: Double = 60, time: Double = 0) -> Update {
        drag(from: from, to: to, time: time)
        return touchEnded(1, at: Finger(center: ring.center).point(to, 100), time: time + 10.0 / 60)
    }

    /// A finger that is put down and lifted at one point, and the resulting tap.
    @discardableResult
    mutating func tap(at point: Point2D, time: Double) -> Update {
        touchBegan(1, at: point, time: time)
        let update = touchEnded(1, at: point, time: time + 0.05)
        return update.tapped.map { tapped($0, time: time + 0.05) } ?? update
    }

    /// Runs on in frames, and collects what they reported.
    @discardableResult
    mutating func run(from: Double, for seconds: Double = 20) -> [Update] {
        (1...Int(seconds * 60)).map { advance(to: from + Double($0) / 60) }
    }
}
