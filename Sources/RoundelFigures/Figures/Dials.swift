import Roundel
import RoundelExport

/// The figures about dials.
enum Dials {
    private static let scale = DialScale(0...100)

    /// A finger goes through the gap and back: the value at its direction hops, and the dial's does
    /// not.
    static var gap: UTF8Text {
        var svg = SVG.figure("A finger in the gap of a dial, and the value", height: 290)
        let band = ArcBand(center: Point2D(134, 150), radius: 72, thickness: 9)
        let export = DialExport(scale, value: 100, ticks: .values([0, 50, 100]))
        svg.draw(export, center: band.center, radius: band.radius)
        let (start, turn) = (Angle.degrees(20), Angle.degrees(180))
        svg.turn(band.center, band.radius - 22, from: start, by: turn, .series(2))
        drawGraph(&svg, in: Rect2D(x: 292, y: 56, width: 160, height: 176), band)
        return svg.document()
    }

    /// The direction of the finger at a time from 0 to 1: it goes through the gap, and back.
    private static func finger(_ time: Double) -> Angle {
        .degrees(time < 0.5 ? 330 + 440 * time : 770 - 440 * time)
    }

    private static func drawGraph(_ svg: inout SVG, in rect: Rect2D, _ band: ArcBand) {
        func location(_ time: Double, _ value: Double) -> Point2D {
            rect.origin + rect.size * Point2D(time, 1 - value / 100)
        }
        for value in [0.0, 100] {
            svg.line([location(0, value), location(1, value)], .grid)
            let name = UTF8Text(number: value, decimals: 0).description
            svg.say(name, at: location(0, value) + Point2D(-8, 0), .muted, anchor: .end, size: 15)
        }
        let times = (0...400).map { Double($0) / 400 }
        let formula = times.map { scale.value(at: scale.rotation(toward: finger($0))) }
        var part: [Point2D] = []
        for (time, value) in zip(times, formula) {
            let point = location(time, value)
            if let last = part.last, (last - point).length > 50 {
                svg.line(part, .series(2))
                svg.line([last, point], .series(2), dashed: true)
                part = []
            }
            part.append(point)
        }
        svg.line(part, .series(2))
        svg.line(zip(times, values(at: times, band)).map { location($0, $1) }, .accent)
        svg.say("Dial", at: location(0.5, 100) + Point2D(0, -16), .accent, size: 15)
        svg.say("by direction", at: location(0.5, 0) + Point2D(0, 18), .series(2), size: 15)
        svg.say("time", at: location(1, 0) + Point2D(0, 36), .muted, anchor: .end, size: 15)
    }

    /// The value of a dial while the finger moves.
    private static func values(at times: [Double], _ band: ArcBand) -> [Double] {
        let first = scale.value(at: scale.rotation(toward: finger(0)))
        var dial = Dial(zone: band.touchZone, scale: scale, value: first)
        func point(_ time: Double) -> Point2D {
            band.center + Point2D(direction: finger(time)) * band.radius
        }
        dial.touchBegan(1, at: point(0), time: 0)
        return times.map { time in
            dial.touchMoved(1, to: point(time), time: time)
            return dial.value
        }
    }
}
