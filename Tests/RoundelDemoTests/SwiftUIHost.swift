import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// A SwiftUI screen in a window, with a finger that drags around the centre of the stage.
@MainActor final class SwiftUIHost {
    let standIn: StandInHost
    private var time = 0.0

    init(_ view: some View, size: CGSize = CGSize(width: 390, height: 690)) {
        let clock = Clock()
        let turnClock = TurnClock(
            now: { clock.seconds },
            uptime: { clock.seconds + StandInHost.uptimeAdvance }
        )
        standIn = StandInHost(view.environment(\.turnClock, turnClock), size: size)
        clock.host = standIn
    }

    /// A clock with the time of the window, for input that has no time.
    @MainActor private final class Clock {
        weak var host: StandInHost?
        var seconds: Double { (host?.date ?? Date(timeIntervalSinceReferenceDate: 0)).seconds }
    }

    /// The stage: the first large square.
    private var square: CGRect {
        standIn.all.map(\.frame).first { abs($0.width - $0.height) < 1e-6 && $0.width > 100 } ?? .null
    }

    var center: CGPoint { CGPoint(x: square.midX, y: square.midY) }

    func shows(_ text: String) -> Bool { standIn.frame(of: text) != nil }

    /// The opacity of the items of a menu.
    var opacity: Double? { standIn.values("opacity", as: Double.self).first }

    func tap(_ text: String) throws {
        let frame = try #require(standIn.frame(of: text))
        standIn.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps an image with a symbol.
    func tap(symbol name: String) throws {
        let symbol = standIn.all.first { ($0.value as? Image)?.standInName == name }
        let frame = try #require(symbol).frame
        standIn.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    func slide(_ index: Int, to value: Double) throws {
        let sliders = standIn.all((any StandInSlider).self)
        try #require(sliders.indices.contains(index))
        sliders[index].standInSlide(to: value)
        standIn.update()
    }

    func choose(_ tag: any Hashable) throws {
        try #require(standIn.all((any StandInPicker).self).first).standInChoose(tag)
        standIn.update()
    }

    /// Drags from one angle to another, in degrees, at a fraction of the stage's side from its
    /// centre, and keeps the finger still before the lift.
    func drag(from start: Double, to end: Double, at radius: Double = 0.3) {
        func point(_ degrees: Double) -> CGPoint {
            let (angle, radius) = (degrees * .pi / 180, square.width * radius)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let touch = standIn.touch(at: point(start), time: time)
        for step in 1...20 {
            time += 1.0 / 60
            standIn.move(touch, to: point(start + (end - start) * Double(step) / 20), time: time)
        }
        time += 1
        standIn.lift(touch, at: point(end), time: time)
        settle()
    }

    /// The point in a direction in degrees at a distance from another one.
    func point(_ degrees: Double, _ distance: Double, from start: CGPoint) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: start.x + distance * cos(angle), y: start.y + distance * sin(angle))
    }

    /// Moves a finger through points, with an event every 1/60 second.
    func stroke(_ points: [CGPoint]) { press(points[0], then: Array(points.dropFirst()), hold: 0) }

    /// Holds a finger on a point, moves it through others and lifts it.
    func press(_ start: CGPoint, then points: [CGPoint], hold: Double = 0.6) {
        let touch = standIn.touch(at: start, time: time)
        if hold > 0 {
            for step in 1...6 { standIn.frame(at: time + hold * Double(step) / 6) }
            time += hold
        }
        for point in points {
            time += 1.0 / 60
            standIn.move(touch, to: point, time: time)
        }
        standIn.lift(touch, at: points.last ?? start, time: time)
        settle()
    }

    func settle() {
        for _ in 0..<30 {
            time += 2
            standIn.frame(at: time)
        }
    }
}
