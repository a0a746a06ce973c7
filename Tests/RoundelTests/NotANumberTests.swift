import Roundel
import RoundelTestSupport
import Testing

/// Settings with a NaN, which the documentation permits, applied in each frame as front ends do.
@Suite struct NotANumberTests {
    private static let zone = TouchZone(center: .zero, innerRadius: 1, outerRadius: 200)

    /// Drags by 40° in ten frames and lets go; afterwards calls the closure in each frame.
    private func flick(_ wheel: inout Wheel, _ apply: (inout Wheel, Double) -> Void) -> [Angle] {
        var rotations: [Angle] = []
        wheel.touchBegan(1, at: Point2D(direction: .zero) * 100, time: 0)
        for frame in 1...300 {
            let time = Double(frame) / 60
            let point = Point2D(direction: .degrees(4 * Double(min(frame, 10)))) * 100
            if frame <= 10 { wheel.touchMoved(1, to: point, time: time) }
            if frame == 10 { wheel.touchEnded(1, at: point, time: time) }
            apply(&wheel, time)
            wheel.advance(to: time)
            rotations.append(wheel.rotation)
        }
        return rotations
    }

    @Test func `a wheel moves as it does if its settings are not applied again`() {
        for change in [{ $0.sensitivity = .nan }, { $0.maximumSpeed = .nan }, { $0.settlingTime = .nan }]
            as [(inout Wheel.Settings) -> Void]
        {
            var settings = Wheel.Settings(detents: .init(count: 8))
            change(&settings)
            var (wheel, other) = (
                Wheel(zone: Self.zone, settings: settings), Wheel(zone: Self.zone, settings: settings)
            )
            let rotations = flick(&wheel) { $0.apply(settings, time: $1) }
            #expect(rotations == flick(&other) { _, _ in })
            #expect(wheel.phase == .idle)
        }
    }

    @Test func `a dial steps, returns and coasts as it does if its settings are not applied again`() {
        for change in [
            { $0.sensitivity = .nan }, { $0.settlingTime = .nan }, { $0.returnsTo = .nan },
            { ($0.returnsTo, $0.returnSpeed) = (0.2, .nan) }, { $0.magnets = [DialMagnet(.nan)] },
            { $0.magnets = [DialMagnet(0.3, halfWidth: .radians(.nan))] },
        ] as [(inout Dial.Settings) -> Void] {
            // An array that is made anew is not the same one.
            func settings() -> Dial.Settings {
                var settings = Dial.Settings(drag: .relative, coasts: .smooth)
                change(&settings)
                return settings
            }
            let zone = ArcBand(radius: 100, thickness: 40).touchZone
            var dials = [0, 1].map { _ in Dial(zone: zone, settings: settings(), value: 0.5) }
            var values: [[Double]] = [[], []]
            for index in dials.indices {
                dials[index].touchBegan(1, at: Point2D(direction: .degrees(-90)) * 100, time: 0)
                for frame in 1...300 {
                    let time = Double(frame) / 60
                    let point = Point2D(direction: .degrees(-90 + 4 * Double(min(frame, 10)))) * 100
                    if frame <= 10 { dials[index].touchMoved(1, to: point, time: time) }
                    if frame == 10 { dials[index].touchEnded(1, at: point, time: time) }
                    if index == 0 { dials[index].apply(settings(), time: time) }
                    dials[index].advance(to: time)
                    values[index].append(dials[index].fraction)
                }
            }
            #expect(values[0] == values[1] && !dials[0].isMoving && !dials[1].isMoving)
            // A step by a key is as quick as ever.
            guard settings().returnsTo == nil else { continue }
            dials[0] = Dial(zone: zone, settings: settings(), value: 0.5)
            dials[0].step(by: 3, time: 0)
            for frame in 1...60 {
                dials[0].apply(settings(), time: Double(frame) / 60)
                dials[0].advance(to: Double(frame) / 60)
            }
            #expect(!dials[0].isMoving && near(dials[0].value, 0.8))
        }
    }

    @Test func `a dial coasts on as it responds otherwise to a finger`() {
        let zone = ArcBand(radius: 100, thickness: 40).touchZone
        var values: [[Double]] = [[], []]
        for index in values.indices {
            var settings = Dial.Settings(drag: .relative, sensitivity: .nan, coasts: .smooth)
            var dial = Dial(zone: zone, settings: settings, value: 0.2)
            dial.touchBegan(1, at: Point2D(direction: .degrees(-90)) * 100, time: 0)
            for frame in 1...90 {
                let time = Double(frame) / 60
                let point = Point2D(direction: .degrees(-90 + 4 * Double(min(frame, 10)))) * 100
                if frame <= 10 { dial.touchMoved(1, to: point, time: time) }
                if frame == 10 { dial.touchEnded(1, at: point, time: time) }
                if frame == 15, index == 1 {
                    settings.tapsTrack = false
                    dial.apply(settings, time: time)
                }
                dial.advance(to: time)
                values[index].append(dial.fraction)
            }
        }
        #expect(values[0] == values[1] && values[0][20] != values[0][30])
    }

    @Test func `new settings are applied though both have a NaN`() {
        var settings = Wheel.Settings(sensitivity: .nan)
        var wheel = Wheel(zone: Self.zone, settings: settings)
        settings.detents = .init(count: 4)
        wheel.apply(settings, time: 0)
        #expect(wheel.settings.detents == .init(count: 4))
        var dial = Dial(zone: Self.zone, settings: Dial.Settings(sensitivity: .nan), value: 0.5)
        dial.apply(Dial.Settings(sensitivity: .nan, settlingTime: 2), time: 0)
        #expect(dial.settings.settlingTime == 2)
    }

    @Test func `a menu that opens and closes goes on with settings that have a NaN`() {
        for change in [
            { $0.holdDuration = .nan }, { $0.dwellDuration = .nan }, { $0.deadZone = .nan },
            { $0.hysteresis = .radians(.nan) }, { $0.turnAngle = .radians(.nan) }, { $0.flight = .nan },
            { $0.stagger = .nan }, { $0.submenuSweep = .radians(.nan) }, { $0.fan.spacing = .nan },
            { $0.fan.direction = .radians(.nan) }, { $0.fan.sweep = .radians(.nan) },
            { $0.fan.minimumRadius = .nan }, { $0.fan.maximumRadius = .nan },
        ] as [(inout PressMenu.Settings) -> Void] {
            var settings = PressMenu.Settings()
            change(&settings)
            let (bounds, items) = (
                Rect2D(x: 0, y: 0, width: 400, height: 400), (0..<4).map { _ in PressMenu.Item() }
            )
            var menus = [0, 1].map { _ in
                PressMenu(items: items, itemSize: Point2D(44, 44), bounds: bounds, settings: settings)
            }
            var opennesses: [[Double]] = [[], []]
            for index in menus.indices {
                menus[index].open(at: Point2D(200, 200), time: 0)
                for frame in 1...120 {
                    if frame == 60 { menus[index].dismiss(time: 1) }
                    if index == 0 { menus[index].apply(settings, time: Double(frame) / 60) }
                    menus[index].advance(to: Double(frame) / 60)
                    opennesses[index].append(menus[index].openness)
                }
            }
            #expect(opennesses[0] == opennesses[1] && opennesses[0].last == 0)
        }
    }
}
