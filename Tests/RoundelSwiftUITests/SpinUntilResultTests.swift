#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The example of the article about commands: a wheel of fortune that spins until a result arrives.
@MainActor @Suite(.standIn) struct SpinUntilResultTests {
    @MainActor private final class Model {
        var now = 0.0
        var request: CheckedContinuation<Int, any Error>?
        var wheel: TurnController?
        var isDrawing = false
    }

    private struct Fortune: View {
        let model: Model
        @State private var rotation = SwiftUI.Angle.zero
        @State private var isDrawing = false
        @State private var prize: Int?
        @State private var landsLater = false
        @StateObject private var wheel = TurnController()

        var body: some View {
            let model = model
            let _ = (model.wheel, model.isDrawing) = (wheel, isDrawing)
            VStack(spacing: 0) {
                Text("wheel").frame(width: 200, height: 150)
                    .turnable(rotation: $rotation, TurnSettings(detents: .count(8)), controller: wheel)
                    .disabled(true)
                    .onAppear { if landsLater { Task { await land() } } }
                Button {
                    Task { await spin() }
                } label: {
                    Text("Spin").frame(width: 200, height: 50).contentShape(Rectangle())
                }
                .disabled(isDrawing)
            }
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { _ in }))
        }

        private func draw() async throws -> Int {
            try await withCheckedThrowingContinuation { model.request = $0 }
        }

        private func spin() async {
            (isDrawing, landsLater) = (true, false)
            wheel.spin(velocity: .degrees(540))
            prize = try? await draw()
            await land()
        }

        private func land() async {
            isDrawing = true
            defer { isDrawing = false }
            if let prize, wheel.turn(toDetent: (8 - prize) % 8, .clockwise, extraTurns: 2, duration: 4) {
                landsLater = false
                await wheel.rested()
            } else {
                landsLater = !wheel.stop()
            }
        }
    }

    private func run(_ host: StandInHost, _ model: Model, seconds: Double) async {
        for _ in 0..<Int(seconds * 60) {
            model.now += 1.0 / 60
            host.frame(at: model.now)
        }
        for _ in 0..<20 { await Task.yield() }
        host.update()
    }

    @Test(arguments: [3, nil], [false, true])
    func `a wheel lands on the prize or stops, also if it was off the screen meanwhile`(
        prize: Int?,
        isAway: Bool
    ) async throws {
        let model = Model()
        let host = StandInHost(Fortune(model: model))
        for _ in 0..<2 {
            host.tap(CGPoint(x: 100, y: 180))
            await run(host, model, seconds: 0)
            await run(host, model, seconds: 1)
            let wheel = try #require(model.wheel)
            #expect(wheel.isMoving && model.isDrawing)
            if isAway { host.isShown = false }
            let request = try #require(model.request)
            if let prize {
                request.resume(returning: prize)
            } else {
                request.resume(throwing: CancellationError())
            }
            await run(host, model, seconds: 0)
            if isAway { model.now += 5 }
            host.isShown = true
            await run(host, model, seconds: 0)
            await run(host, model, seconds: 6)
            #expect(!wheel.isMoving && !model.isDrawing && wheel.detentIndex != nil)
            if let prize { #expect(wheel.detentIndex == 8 - prize) }
        }
    }
}
#endif
