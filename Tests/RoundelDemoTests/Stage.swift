import SwiftUI
import Testing

/// A screen in a window, with a finger about the middle of its stage.
@MainActor final class Stage {
    let host: StandInHost
    /// The square that the stage is in.
    private let square: CGRect
    private var time = 0.0

    init(_ view: some View) {
        host = StandInHost(view, size: CGSize(width: 390, height: 760))
        square = host.all.first { $0.value is StandInSquare }?.frame ?? .null
    }

    var middle: CGPoint { CGPoint(x: square.midX, y: square.midY) }

    func shows(_ text: String) -> Bool { host.frame(of: text) != nil }

    var opacity: Double? { host.values("opacity", as: Double.self).first }

    func tap(_ text: String) throws {
        let frame = try #require(host.frame(of: text))
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps at an angle in degrees, near the edge of the square.
    func tap(at degrees: Double) { host.tap(point(degrees, 110)) }

    func slide(_ index: Int, to value: Double) throws {
        let sliders = host.all((any StandInSlider).self)
        try #require(sliders.indices.contains(index))
        sliders[index].standInSlide(to: value)
        host.update()
    }

    /// Drags by degrees, and lifts after a rest.
    func drag(from start: Double, to end: Double) {
        let touch = host.touch(at: point(start, 90), time: time)
        for step in 1...20 {
            time += 1.0 / 60
            host.move(touch, to: point(start + (end - start) * Double(step) / 20, 90), time: time)
        }
        time += 1
        host.lift(touch, at: point(end, 90), time: time)
    }

    private func point(_ degrees: Double, _ radius: Double) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
}
