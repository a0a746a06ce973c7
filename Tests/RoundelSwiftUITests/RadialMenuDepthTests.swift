#if canImport(SwiftUI)
import Roundel
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus of more than two views inside one another.
@MainActor @Suite struct RadialMenuDepthTests {
    @MainActor private final class Time {
        var now = 0.0

        /// Shows frames until a finger that was put down has been held long enough.
        func hold(_ host: StandInHost) {
            for _ in 0..<40 {
                now += 1.0 / 60
                host.frame(at: now)
            }
        }
    }

    /// Three views inside one another, of 300, 200 and 100 points.
    private struct Rings: View {
        let (controllers, clock): ([RadialMenuController], TurnClock)
        let told: @MainActor (Int, Bool) -> Void

        var body: some View {
            ring(0, 300) { ring(1, 200) { ring(2, 100) { EmptyView() } } }
                .radialMenuContainer()
                .environment(\.turnClock, clock)
        }

        private func ring<Inside: View>(
            _ level: Int,
            _ side: CGFloat,
            @ViewBuilder inside: () -> Inside
        ) -> some View {
            let told = told
            return ZStack {
                Color.white.frame(width: side, height: side)
                inside()
            }
            .radialMenu(controller: controllers[level], onOpenChange: { told(level, $0) }) {
                RadialAction("\(level)", systemImage: "star") {}
            }
        }
    }

    @Test(arguments: [false, true])
    func `of three menus inside one another a finger opens the innermost one alone`(isInnerFirst: Bool) {
        let time = Time()
        var opened: [Int] = []
        let controllers = (0..<3).map { _ in RadialMenuController() }
        let view = Rings(
            controllers: controllers,
            clock: TurnClock(now: { time.now }),
            told: { level, isOpen in if isOpen { opened.append(level) } }
        )
        let host = StandInHost(view, size: CGSize(width: 400, height: 400))
        host.tellsInnerGesturesFirst = isInnerFirst
        // In the middle, and on the two rings around it.
        for (x, level) in [(200.0, 2), (275, 1), (325, 0)] {
            opened = []
            let touch = host.touch(at: CGPoint(x: x, y: 200), time: time.now)
            time.hold(host)
            #expect(opened == [level])
            host.cancel(touch)
            #expect(!controllers.contains { $0.isOpen })
        }
    }
}
#endif
