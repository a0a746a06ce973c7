import Roundel
import UIKit

extension Outline {
    /// The same outline, scaled about the centre of the box.
    func scaled(by scale: CGFloat) -> Outline {
        Outline { box in
            path(box.insetBy(dx: box.width * (1 - scale) / 2, dy: box.height * (1 - scale) / 2))
        }
    }
}

extension Drawing {
    /// Adds another picture in front, without its background and scaled about the centre.
    mutating func add(_ drawing: Drawing, scaledBy scale: CGFloat) {
        for part in drawing.parts { add(part.outline.scaled(by: scale), part.color) }
    }
}

extension Photo {
    /// The photo with tools around it.
    static let cover: Drawing = {
        var drawing = Photo().drawing
        let ring = Ring(radius: 0.36, spacing: .even(Tool.allCases.count))
        for index in 0..<ring.count {
            let position = ring.position(of: index)
            let outline = Outline.superellipse(x: 0.5 + position.x, y: 0.5 + position.y, size: 0.15)
            drawing.add(outline, index == 0 ? UIColor(0xFFD166) : .white)
        }
        return drawing
    }()
}

extension Thermostat {
    /// The dial on a dark background.
    static let cover: Drawing = {
        var drawing = Drawing(background: [0x1C1838, 0x33296B].map(UIColor.init))
        drawing.add(scale(range.upperBound), scaledBy: 0.84)
        drawing.add(knob(range.upperBound - 3), scaledBy: 0.84)
        return drawing
    }()
}

extension Idea {
    /// The wheel with its pointer.
    static let cover: Drawing = {
        var drawing = Drawing(background: [0xF6F1FF, 0xD9CDF8].map(UIColor.init))
        drawing.add(wheel, scaledBy: 0.84)
        drawing.add(pointer, scaledBy: 0.9)
        return drawing
    }()
}

extension Portrait {
    /// The picture with its badge.
    static let cover: Drawing = {
        var drawing = Portrait.drawing
        drawing.add(.superellipse(x: 0.8, y: 0.78, size: rim), .white)
        drawing.add(.superellipse(x: 0.8, y: 0.78, size: badge), Status.available.color)
        return drawing
    }()
}

extension Sleep {
    /// The dial at night, with a moon.
    static let cover: Drawing = {
        let face = UIColor(0x1A1F4D)
        var drawing = Drawing(background: [0x0E1238, 0x2A2F70].map(UIColor.init))
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 0.84), UIColor(0x363C80))
        addNight(to: &drawing)
        drawing.add(.superellipse(x: 0.5, y: 0.5, size: 0.62), face)
        for hour in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            let inner = labels.contains(hour) ? 0.235 : 0.255
            let mark = Outline.wedge(from: direction(hour) - 1.2, by: 2.4, inner: inner, outer: 0.28)
            drawing.add(mark, UIColor(0x8F93C9))
        }
        drawing.add(.superellipse(x: 0.48, y: 0.5, size: 0.25), UIColor(0xFFE7A8))
        drawing.add(.superellipse(x: 0.535, y: 0.465, size: 0.21), face)
        return drawing
    }()

    /// The part of the ring between the two times, in the colours of the dial, and the thumbs.
    private static func addNight(to drawing: inout Drawing) {
        func disc(_ hour: Double, _ size: Double, _ color: UIColor) {
            let angle = direction(hour) * .pi / 180
            let (x, y) = (0.5 + 0.365 * cos(angle), 0.5 + 0.365 * sin(angle))
            drawing.add(.superellipse(x: x, y: y, size: size), color)
        }
        for hour in stride(from: bedtime, to: wakeUp, by: step) {
            // Each part lies over the beginning of the next one, so that no gap shows.
            let sweep = 360 / range.upperBound * step + 1
            drawing.add(.wedge(from: direction(hour), by: sweep, inner: 0.31, outer: 0.42), color(at: hour))
        }
        for hour in [bedtime, wakeUp] { disc(hour, 0.15, .white) }
    }

    private static func direction(_ hour: Double) -> Double { start + hour * 360 / range.upperBound }
}

extension Sketch {
    /// A line on paper, and the tools about the corner.
    static let cover: Drawing = {
        var drawing = Drawing(background: [paper, UIColor(0xE9DDC2)])
        let wave = (0...20).map { index in
            let x = 0.14 + 0.036 * Double(index)
            return CGPoint(x: x, y: 0.27 - 0.1 * sin(Double(index) / 20 * 3 * .pi))
        }
        drawing.add(.line(wave, width: 0.1), Brush.marker.color(of: .blue))
        drawing.add(.line(wave, width: 0.028), Ink.violet.color)
        let corner = Ring(
            center: Point2D(0.84, 0.84),
            radius: 0.44,
            start: .degrees(180),
            spacing: .arc(count: 4, sweep: .degrees(90))
        )
        drawing.add(.superellipse(x: corner.center.x, y: corner.center.y, size: 0.2), Ink.violet.color)
        for (index, ink) in [Ink.red, .green, .blue, .violet].enumerated() {
            let position = corner.position(of: index)
            drawing.add(.superellipse(x: position.x, y: position.y, size: 0.17), .white)
            drawing.add(.superellipse(x: position.x, y: position.y, size: 0.11), ink.color)
        }
        return drawing
    }()
}
