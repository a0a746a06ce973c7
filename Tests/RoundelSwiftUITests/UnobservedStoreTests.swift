#if canImport(SwiftUI)
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Bindings to stores that no view observes, such as the volume of an audio player.
///
/// While views are evaluated, such a binding reads the value that it had when it was made.
@MainActor @Suite(.standIn) struct UnobservedStoreTests {
    @MainActor private final class Player {
        var volume = 0.25
        var angle = SwiftUI.Angle.zero
    }

    private struct Screen: View {
        let player: Player
        let isWheel: Bool

        var body: some View {
            VStack(spacing: 0) {
                if isWheel {
                    Text("wheel").frame(width: 200, height: 200).turnable(
                        rotation: Binding(get: { player.angle }, set: { player.angle = $0 }),
                        TurnSettings(gesture: .immediate)
                    )
                } else {
                    Dial(
                        value: Binding(get: { player.volume }, set: { player.volume = $0 }),
                        in: 0...1
                    ) {
                        Text("volume")
                    }
                    .frame(width: 200, height: 200)
                }
            }
        }
    }

    private func host(_ player: Player, isWheel: Bool) -> StandInHost {
        StandInBindings.areCopied = true
        defer { StandInBindings.areCopied = false }
        let view = Screen(player: player, isWheel: isWheel).environment(\.turnClock, TurnClock { 0 })
        return StandInHost(view, size: CGSize(width: 200, height: 200))
    }

    private func point(_ degrees: Double) -> CGPoint {
        let radians = degrees * .pi / 180
        return CGPoint(x: 100 + 80 * cos(radians), y: 100 + 80 * sin(radians))
    }

    private func drag(_ host: StandInHost, _ start: Double, _ end: Double) {
        let touch = host.touch(at: point(start), time: 0)
        for step in 1...10 {
            host.move(touch, to: point(start + (end - start) * Double(step) / 10), time: Double(step) / 10)
        }
        host.lift(touch, at: point(end), time: 3)
    }

    private func spoken(_ host: StandInHost) -> [String] {
        host.accessibility.compactMap { if case .value(let text) = $0 { text.standInString } else { nil } }
    }

    @Test func `a wheel is displayed where a finger has turned it, though nothing observes its value`() {
        let player = Player()
        let host = host(player, isWheel: true)
        drag(host, 0, 60)
        #expect(near(player.angle.degrees, 60, 1))
        #expect(host.values("rotationEffect", as: SwiftUI.Angle.self).last == player.angle)
        drag(host, 20, -20)
        #expect(host.values("rotationEffect", as: SwiftUI.Angle.self).last == player.angle)
    }

    @Test func `a dial is displayed where a finger has turned it, though nothing observes its value`() {
        let player = Player()
        let host = host(player, isWheel: false)
        let before = spoken(host)
        // The sweep begins at 135°; a quarter of it is at 202.5°.
        drag(host, 202.5, 337.5)
        #expect(player.volume > 0.5)
        #expect(before == ["25%"] && spoken(host) == ["\(Int((player.volume * 100).rounded()))%"])
    }
}
#endif
