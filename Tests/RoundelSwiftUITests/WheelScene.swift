#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// A wheel of 200 by 200 points in a window, with a finger that is described by polar coordinates.
@MainActor final class WheelScene {
    /// The model of an app.
    final class Model {
        var angle: SwiftUI.Angle = .zero
        var events: [TurnEvent] = []
        var now = 0.0
        init() {}
    }

    let model: Model
    let host: StandInHost
    let center = CGPoint(x: 100, y: 100)

    init(
        _ settings: TurnSettings = TurnSettings(),
        from angle: SwiftUI.Angle = .zero,
        isCumulative: Bool = true,
        isEnabled: Bool = true,
        reducesMotion: Bool = false,
        direction: LayoutDirection = .leftToRight
    ) {
        let model = Model()
        model.angle = angle
        let binding = Binding(get: { model.angle }, set: { model.angle = $0 })
        let content = Text("dial").frame(width: 200, height: 200)
        let record: @MainActor (TurnEvent) -> Void = { model.events.append($0) }
        let view =
            isCumulative
            ? AnyView(content.turnable(rotation: binding, settings, onEvent: record))
            : AnyView(content.turnable(angle: binding, settings, onEvent: record))
        let clock = TurnClock { model.now }
        host = StandInHost(
            view.disabled(!isEnabled)
                .environment(\.turnClock, clock)
                .environment(\.layoutDirection, direction)
        )
        self.model = model
        if reducesMotion { host.reducesMotion = true }
    }

    func point(_ degrees: Double, _ radius: Double = 80) -> CGPoint {
        CGPoint(
            x: center.x + radius * cos(degrees * .pi / 180),
            y: center.y + radius * sin(degrees * .pi / 180)
        )
    }

    /// A drag in even steps of 1/60 second, lifted 1/60 second after the last.
    func drag(_ start: Double, _ end: Double, steps: Int = 12, radius: Double = 80) {
        let began = model.now
        let touch = host.touch(at: point(start, radius), time: began)
        for step in 1...steps {
            model.now = began + Double(step) / 60
            let angle = start + (end - start) * Double(step) / Double(steps)
            host.move(touch, to: point(angle, radius), time: model.now)
        }
        model.now = began + Double(steps + 1) / 60
        host.lift(touch, at: point(end, radius), time: model.now)
    }

    /// A drag after which the finger rests before it is lifted, so that the wheel does not coast.
    func dragAndHold(_ start: Double, _ end: Double) {
        let began = model.now
        let touch = host.touch(at: point(start), time: began)
        for step in 1...12 {
            let angle = start + (end - start) * Double(step) / 12
            host.move(touch, to: point(angle), time: began + Double(step) / 60)
        }
        model.now = began + 1
        host.lift(touch, at: point(end), time: model.now)
    }

    /// Shows frames until nothing moves.
    ///
    /// Returns `false` if something still moves after a minute.
    @discardableResult func settle(rate: Double = 20) -> Bool {
        for _ in 0..<Int(60 * rate) where host.isAnimating {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
        return !host.isAnimating
    }

    /// The angle of each event that reports a turn, in degrees.
    var turns: [Double] {
        model.events.compactMap { if case .turned(let angle) = $0 { angle.degrees } else { nil } }
    }

    /// The angle at which the view is displayed, in degrees.
    var displayedDegrees: Double {
        host.values("rotationEffect", as: SwiftUI.Angle.self).first?.degrees ?? .nan
    }
}
#endif
