#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Turns a wheel with the Digital Crown, as a finger would: 15° for each unit of the crown.
struct CrownDriver: ViewModifier {
    let send: (_ change: (inout Wheel) -> Wheel.Update) -> Void
    let clock: TurnClock

    @State private var crown = 0.0
    @State private var offset = 0.0

    func body(content: Content) -> some View {
        // The stand-in for SwiftUI, on Linux, has the input of every system.
        #if os(watchOS) || os(Linux)
        content
            .focusable()
            .digitalCrownRotation(
                $crown,
                onChange: { event in turn(to: event.offset) },
                onIdle: { send { $0.touchEnded(Self.finger, at: Self.point(offset), time: clock.now()) } }
            )
        #else
        content
        #endif
    }

    /// A number that no finger of a drag has.
    private static var finger: Int { 1 }

    /// The finger goes round on a circle of its own.
    private static func point(_ offset: Double) -> Point2D {
        Point2D(direction: Wheel.stepWithoutDetents * offset)
    }

    private func turn(to newOffset: Double) {
        let time = clock.now()
        send { wheel in
            guard wheel.phase != .dragging else { return Wheel.Update() }
            wheel.zone = TouchZone(center: .zero, innerRadius: 0.5, outerRadius: 2)
            return wheel.touchBegan(Self.finger, at: Self.point(offset), time: time)
        }
        send { $0.touchMoved(Self.finger, to: Self.point(newOffset), time: time) }
        offset = newOffset
    }
}
#endif
