#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Drives a wheel: hands it drags, frames, keys and the Digital Crown, and tells what each did.
///
/// What a touch or a time means is the wheel's affair alone.
struct WheelDriver: ViewModifier {
    @Binding var wheel: Wheel
    let settings: TurnSettings
    var isActive = true
    let respond: (Wheel.Update) -> Void

    @State private var size = CGSize.zero
    @GestureState private var isTouched = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.turnClock) private var clock

    func body(content: Content) -> some View {
        touchable(content)
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
            .onArrowKeys(isActive: isActive && isEnabled) { count in
                send { $0.step(by: count, time: clock.now()) }
            }
            .modifier(CrownDriver(send: send, clock: clock))
            .onValueChange(of: wheelSettings) { settings in
                send { $0.apply(settings, time: clock.now()) }
            }
            .onAppear { send { $0.apply(wheelSettings, time: clock.now()) } }
    }

    private var wheelSettings: Wheel.Settings { settings.wheelSettings(reducesMotion: reducesMotion) }

    /// Changes the wheel, and tells what that did.
    private func send(_ change: (inout Wheel) -> Wheel.Update) {
        guard isActive, isEnabled else { return }
        var changed = wheel
        let update = change(&changed)
        wheel = changed
        respond(update)
    }

    /// Sends the wheel the time of each frame while it moves on its own.
    private var timeline: some View {
        TimelineView(.animation(paused: !wheel.isMoving)) { context in
            Color.clear.onValueChange(of: context.date) { date in
                send { $0.advance(to: date.seconds) }
            }
        }
        .accessibilityHidden(true)
    }

    @ViewBuilder private func touchable(_ content: Content) -> some View {
        let view = content.background { timeline }
        #if os(tvOS)
        view
        #else
        view
            .contentShape(TouchZoneShape(settings: settings), eoFill: true)
            .gesture(drag, by: settings.gesture, isActive: isActive && isEnabled)
            .onValueChange(of: isTouched) { isTouched in
                if !isTouched { send { $0.touchCancelled(Self.finger, time: clock.now()) } }
            }
        #endif
    }
}

#if !os(tvOS)
extension WheelDriver {
    /// A drag tells of one finger only.
    private static var finger: Int { 0 }

    /// A drag that ends in success has ended for the wheel when `isTouched` is reset; any other is cancelled.
    private var drag: some Gesture {
        DragGesture(minimumDistance: settings.gesture.distance)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { value in follow(value) }
            .onEnded { value in
                send { $0.touchEnded(Self.finger, at: Point2D(value.location), time: value.time.seconds) }
            }
    }

    private func follow(_ value: DragGesture.Value) {
        let time = value.time.seconds
        if wheel.phase != .dragging {
            send { wheel in
                wheel.zone = settings.zone(in: size)
                return wheel.touchBegan(Self.finger, at: Point2D(value.startLocation), time: time)
            }
        }
        send { $0.touchMoved(Self.finger, to: Point2D(value.location), time: time) }
    }
}

/// The ring in which a drag may begin; what lies elsewhere can be touched as if this view were not there.
struct TouchZoneShape: Shape {
    let settings: TurnSettings

    func path(in rect: CGRect) -> Path {
        let zone = settings.zone(in: rect.size)
        return Path { path in
            for radius in [zone.outerRadius, zone.innerRadius] where radius > 0 {
                let corner = CGPoint(x: rect.midX - radius, y: rect.midY - radius)
                path.addEllipse(
                    in: CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius))
                )
            }
        }
    }
}
#endif
#endif
