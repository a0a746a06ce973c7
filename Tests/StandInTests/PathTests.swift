import CoreGraphics
import Testing

@Suite struct PathTests {
    @Test func `transforms compose from left to right`() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(CGPoint(x: 1, y: 0).applying(move.concatenating(turn)), CGPoint(x: 0, y: 11)))
        #expect(isNear(CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2)), CGPoint(x: 10, y: 1)))
        let both = move.scaledBy(x: 2, y: 3).concatenating(turn)
        #expect(isNear(CGPoint(x: 4, y: 5).applying(both).applying(both.inverted()), CGPoint(x: 4, y: 5)))
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test func `a rotated rectangle becomes its bounding box`() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2)
            .applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(
            isNear(
                box,
                CGRect(x: -2.squareRoot(), y: -2.squareRoot(), width: 8.squareRoot(), height: 8.squareRoot())
            )
        )
    }

    @Test func `an ellipse fills its box and contains the points inside it`() {
        let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
        let path = CGPath(ellipseIn: rect, transform: nil)
        #expect(isNear(path.boundingBoxOfPath, rect))
        let (cx, cy) = (rect.midX, rect.midY)
        for degrees in stride(from: 0.5, to: 360, by: 7) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            #expect(path.contains(CGPoint(x: cx + 99.9 * x, y: cy + 49.95 * y)))
            #expect(!path.contains(CGPoint(x: cx + 100.1 * x, y: cy + 50.05 * y)))
        }
    }

    @Test func `the bounding box of a curve is smaller than that of its control points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 3, y: 4))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 3, height: 3)))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
        #expect(isNear(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 2, height: 1)))
    }

    @Test func `the fill rules differ where subpaths overlap`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func `an open subpath counts as closed`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)])
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
    }

    @Test func `contains applies its transform to the path`() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        let away = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: 101, y: 1), using: .winding, transform: away))
        #expect(!path.contains(CGPoint(x: 1, y: 1), using: .winding, transform: away))
    }

    @Test func `a clockwise arc appears counterclockwise where y grows downward`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 2, height: 2), within: 1e-3))
        let short = CGMutablePath()
        short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isNear(short.currentPoint, CGPoint(x: 0, y: 1)))
        #expect(isNear(short.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test func `a rounded rectangle does not contain its corners`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(isNear(path.boundingBoxOfPath, rect))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        for corner in [(4.0, 4.0), (16.0, 4.0), (16.0, 6.0), (4.0, 6.0)] {
            let (sx, sy) = (corner.0 < 10 ? -1.0 : 1.0, corner.1 < 5 ? -1.0 : 1.0)
            let direction = 0.5.squareRoot()
            #expect(
                path.contains(
                    CGPoint(x: corner.0 + sx * direction * 3.98, y: corner.1 + sy * direction * 3.98)
                )
            )
            #expect(
                !path.contains(
                    CGPoint(x: corner.0 + sx * direction * 4.02, y: corner.1 + sy * direction * 4.02)
                )
            )
        }
    }

    @Test func `copies are transformed and independent`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(path.copy(using: &twice))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        var kinds: [CGPathElementType] = []
        copy.applyWithBlock { kinds.append($0.pointee.type) }
        #expect(kinds == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test(arguments: [11, 12, 13] as [UInt64])
    func `containment agrees with the winding number of a fine polygon`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        let (path, start) = (CGMutablePath(), point())
        path.move(to: start)
        var polygon: [CGPoint] = []
        for _ in 0..<6 {
            let (from, a, b, to) = (path.currentPoint, point(), point(), point())
            path.addCurve(to: to, control1: a, control2: b)
            for step in 1...400 {
                let (t, u) = (CGFloat(step) / 400, 1 - CGFloat(step) / 400)
                let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
                let x = zip(weights, [from.x, a.x, b.x, to.x]).reduce(0) { $0 + $1.0 * $1.1 }
                let y = zip(weights, [from.y, a.y, b.y, to.y]).reduce(0) { $0 + $1.0 * $1.1 }
                polygon.append(CGPoint(x: x, y: y))
            }
        }
        let end = path.currentPoint
        for step in 0...400 {
            let t = CGFloat(step) / 400
            polygon.append(CGPoint(x: end.x + t * (start.x - end.x), y: end.y + t * (start.y - end.y)))
        }
        for _ in 0..<200 {
            let probe = point()
            let nearest = polygon.map { hypot($0.x - probe.x, $0.y - probe.y) }.min() ?? 0
            // The polygon only approximates the curve, so points close to it are not compared.
            guard nearest > 0.5 else { continue }
            var winding: CGFloat = 0
            for (p, q) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
                let (ax, ay, bx, by) = (p.x - probe.x, p.y - probe.y, q.x - probe.x, q.y - probe.y)
                winding += atan2(ax * by - ay * bx, ax * bx + ay * by)
            }
            let turns = Int((winding / (2 * .pi)).rounded())
            #expect(path.contains(probe) == (turns != 0), "seed \(seed), \(probe)")
        }
    }
}
