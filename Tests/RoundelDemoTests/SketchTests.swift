import CoreGraphics
import Testing

@testable import RoundelDemo

/// The lines of the canvas.
@Suite struct SketchTests {
    @Test func `a line has the tool and the colour with which it was begun`() {
        var sketch = Sketch()
        sketch.begin(at: CGPoint(x: 0.1, y: 0.1))
        (sketch.brush, sketch.ink) = (.marker, .red)
        sketch.extend(to: CGPoint(x: 0.2, y: 0.1))
        sketch.begin(at: CGPoint(x: 0.5, y: 0.5))
        #expect(sketch.lines.map(\.brush) == [.pen, .marker] && sketch.lines.map(\.ink) == [.violet, .red])
        #expect(sketch.lines.map(\.points.count) == [2, 1])
        #expect(sketch.title == "Marker · Red")
        sketch.clear()
        #expect(sketch.drawing.parts.isEmpty && sketch.brush == .marker)
        sketch.brush = .eraser
        #expect(sketch.title == "Eraser")
    }

    @Test func `points that are close together are one, and without a line there is nothing to extend`() {
        var sketch = Sketch()
        sketch.extend(to: .zero)
        #expect(sketch.lines.isEmpty)
        sketch.begin(at: .zero)
        sketch.extend(to: CGPoint(x: 0.005, y: 0))
        #expect(sketch.lines[0].points == [.zero])
        sketch.extend(to: CGPoint(x: 0.005, y: 0.005))
        #expect(sketch.lines[0].points.count == 2)
    }

    @Test func `a line is as wide as its brush on both sides, and a single point is a disc`() {
        let box = CGRect(x: 10, y: 20, width: 200, height: 200)
        let points = [0.2, 0.5, 0.8].map { CGPoint(x: $0, y: 0.2) }
        let line = Outline.line(points, width: 0.1).path(box)
        let bounds = line.boundingBoxOfPath
        for (edge, expected) in [
            (bounds.minX, 40.0), (bounds.minY, 50), (bounds.maxX, 180), (bounds.maxY, 70),
        ] {
            #expect(abs(edge - expected) < 0.01)
        }
        // Also where capsules overlap.
        for x in stride(from: 50.0, through: 170, by: 3.7) {
            #expect(line.contains(CGPoint(x: x, y: 50.2)) && line.contains(CGPoint(x: x, y: 69.8)))
            #expect(line.contains(CGPoint(x: x, y: 60)))
            #expect(!line.contains(CGPoint(x: x, y: 49.8)) && !line.contains(CGPoint(x: x, y: 70.2)))
        }
        let dot = Outline.line([CGPoint(x: 0.5, y: 0.5)], width: 0.1).path(box)
        #expect(abs(dot.boundingBoxOfPath.minX - 100) < 0.01 && dot.contains(CGPoint(x: 119, y: 120)))
        #expect(Outline.line([], width: 0.1).path(box).isEmpty)
    }

    @Test func `a line goes through its points, and is round between those of a circle`() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        func point(_ degrees: Double, _ radius: Double) -> CGPoint {
            let angle = degrees * .pi / 180
            return CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        }
        let points = stride(from: 0.0, through: 270, by: 30).map { degrees in
            CGPoint(x: point(degrees, 40).x / 100, y: point(degrees, 40).y / 100)
        }
        let line = Outline.line(points, width: 0.02).path(box)
        for degrees in stride(from: 0.0, through: 270, by: 30) { #expect(line.contains(point(degrees, 40))) }
        // A straight line between two of the points would be 1.4 inside the circle here.
        for degrees in stride(from: 45.0, through: 225, by: 30) {
            #expect(line.contains(point(degrees, 40)) && !line.contains(point(degrees, 38.6)))
        }
    }
}
