#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// The model of an app with a wheel.
@MainActor final class DialModel: ObservableObject {
    @Published var angle: SwiftUI.Angle = .zero
    @Published var settings = TurnSettings()
    @Published var isEnabled = true
    @Published var isShown = true
    /// Converts a rotation written to the binding into the one that the app keeps.
    var rounding: (SwiftUI.Angle) -> SwiftUI.Angle = { $0 }
    /// The number of later writes after which the app keeps a value written to the binding.
    var lag = 0
    private var late: [SwiftUI.Angle] = []
    var isCumulative = true
    var events: [TurnEvent] = []
    var now = 0.0
    private var later: [@MainActor () -> Void] = []
    /// The number of evaluations of the content.
    var contents = 0
    let controller = TurnController()
    nonisolated init() {}

    var clock: TurnClock { TurnClock(now: { self.now }, later: { self.later.append($0) }) }

    /// Runs what waits for the app's binding.
    func runLater() {
        let actions = later
        later = []
        for action in actions { action() }
    }

    func take(_ angle: SwiftUI.Angle) {
        late.append(rounding(angle))
        if late.count > lag { self.angle = late.removeFirst() }
    }

    var lateCount: Int { late.count }

    /// Keeps the first of the late values, between two writes.
    func publish() { if !late.isEmpty { angle = late.removeFirst() } }

    /// Keeps the last value written, without further delay.
    func catchUp() {
        if let last = late.last { angle = last }
        late = []
    }
}

/// An app with a wheel of 200 by 200 points.
struct DialApp: View {
    @ObservedObject var model: DialModel

    struct Face: View {
        let model: DialModel
        var body: some View {
            let _ = model.contents += 1
            Text("dial").frame(width: 200, height: 200)
        }
    }

    var body: some View {
        if model.isShown {
            let model = model
            let binding = Binding(get: { model.angle }, set: { model.take($0) })
            let record: @MainActor (TurnEvent) -> Void = { model.events.append($0) }
            let (settings, controller) = (model.settings, model.controller)
            let face = Face(model: model)
            ZStack {
                if model.isCumulative {
                    face.turnable(rotation: binding, settings, controller: controller, onEvent: record)
                } else {
                    face.turnable(angle: binding, settings, controller: controller, onEvent: record)
                }
            }
            .disabled(!model.isEnabled)
            .environment(\.turnClock, model.clock)
        }
    }
}

/// A window with an app with a wheel.
@MainActor final class DialScene {
    let model: DialModel
    let host: StandInHost

    init(_ change: (DialModel) -> Void = { _ in }) {
        model = DialModel()
        change(model)
        host = StandInHost(DialApp(model: model))
    }

    var wheel: Wheel { model.controller.wheel }

    func change(_ change: (DialModel) -> Void) {
        change(model)
        host.update()
    }

    func point(_ degrees: Double, _ radius: Double = 80) -> CGPoint {
        CGPoint(x: 100 + radius * cos(degrees * .pi / 180), y: 100 + radius * sin(degrees * .pi / 180))
    }

    /// A drag in even steps of 1/60 second, lifted 1/60 second after the last.
    func flick(_ start: Double, _ end: Double, steps: Int = 12) {
        let began = model.now
        let touch = host.touch(at: point(start), time: began)
        for step in 1...steps {
            model.now = began + Double(step) / 60
            host.move(touch, to: point(start + (end - start) * Double(step) / Double(steps)), time: model.now)
        }
        model.now = began + Double(steps + 1) / 60
        host.lift(touch, at: point(end), time: model.now)
    }

    @discardableResult func settle(rate: Double = 20) -> Bool {
        for _ in 0..<Int(120 * rate) where host.isAnimating {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
        return !host.isAnimating
    }

    /// The angle at which the view is displayed, in degrees.
    var displayedDegrees: Double {
        host.values("rotationEffect", as: SwiftUI.Angle.self).first?.degrees ?? .nan
    }

    var spoken: String? {
        for case .value(let text) in host.accessibility { return text.standInString }
        return nil
    }
}
#endif
