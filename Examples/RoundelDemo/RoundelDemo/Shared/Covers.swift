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
