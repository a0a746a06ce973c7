#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Turns a wheel with the Digital Crown: 15° for each unit of the crown.
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
                onIdle: { send { $0.scrollEnded(time: clock.now()) } }
            )
        #else
        content
        #endif
    }

    private func turn(to newOffset: Double) {
        send { $0.scrolled(by: Wheel.stepWithoutDetents * (newOffset - offset), time: clock.now()) }
        offset = newOffset
    }
}
#endif
