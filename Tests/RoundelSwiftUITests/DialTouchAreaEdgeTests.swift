#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Where touches on a dial may begin, and what ends when the dial goes away.
@MainActor @Suite struct DialTouchAreaEdgeTests {
    @Test(arguments: [
        // The middle of the track is at 22.5, 25 and 70 points.
        (56.0, 11.0 as CGFloat?, 4.5), (100, nil, 5), (100, 60, 5), (200, 60, 40),
    ])
    func `a fifth of the track's radius about the centre is left out, or what is inside a wide band`(
        side: Double,
        thickness: CGFloat?,
        inner: Double
    ) {
        let zone = TouchZone(ofDial: CGSize(width: side, height: side), thickness: thickness)
        #expect(near(zone.innerRadius, inner) && near(zone.outerRadius, side / 2))
    }

    /// A dial whose style changes the width of its ring.
    @MainActor private final class Ring: ObservableObject {
        @Published var thickness: CGFloat? = 20
        var value = 50.0
        nonisolated init() {}
    }

    private struct RingApp: View {
        @ObservedObject var ring: Ring

        private struct Style: DialStyle {
            let thickness: CGFloat?
            func makeBody(configuration: Configuration) -> some View {
                Color.clear.dialTouchArea(thickness: thickness)
            }
        }

        var body: some View {
            let binding = Binding(get: { ring.value }, set: { ring.value = $0 })
            RoundelSwiftUI.Dial(value: binding, in: 0...100) { Text("Volume") }
                .dialStyle(Style(thickness: ring.thickness))
        }
    }

    @Test func `a ring that becomes wider takes the touches that begin further inside from then on`() {
        let ring = Ring()
        let host = StandInHost(RingApp(ring: ring))
        /// Takes the thumb at 12 o'clock, half of the way to the edge, and turns it by 27° of 270°.
        func drag(from start: Double) {
            let touch = host.touch(at: CGPoint(x: 100, y: 50), time: start)
            let angle = -63 * Double.pi / 180
            let end = CGPoint(x: 100 + 50 * cos(angle), y: 100 + 50 * sin(angle))
            host.move(touch, to: end, time: start + 0.1)
            host.lift(touch, at: end, time: start + 1)
        }
        drag(from: 0)
        #expect(ring.value == 50)
        ring.thickness = 80
        host.update()
        drag(from: 2)
        #expect(near(ring.value, 60))
    }

    @Test(arguments: [false, true]) func `a dial that disappears is let go by the crown as well`(
        isRange: Bool
    ) {
        let scene = ControlScene { $0.isRange = isRange }
        scene.host.turnCrown(to: 1, time: 0.1)
        #expect(scene.model.edits == [true])
        scene.change { $0.isShown = false }
        #expect(scene.model.edits == [true, false])
    }
}
#endif
