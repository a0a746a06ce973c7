import Roundel
import RoundelExport

/// The path of a superellipse or of corners on the stage, and the distances of its cubics from the
/// exact curve, sampled all the way round.
struct ErrorOutline {
    /// A point of the exact curve, the outward normal there, and the distance of the path, which is
    /// negative inside.
    struct Sample {
        let point: Point2D
        let normal: Point2D
        let distance: Double
        /// Whether a part of the path begins here.
        let isFirst: Bool
    }

    let path: SuperellipseDesign.Path
    let samples: [Sample]

    /// The largest distance, in points.
    var largest: Double { samples.reduce(0) { max($0, $1.distance.magnitude) } }

    /// The factor that makes the largest distance visible, at 16 points or less: 1, 2 or 5 times a
    /// power of ten.
    var magnification: Double {
        guard largest > 1e-9 else { return 1 }
        var power = 1.0
        while power * 10 * largest <= 16 { power *= 10 }
        if power * 5 * largest <= 16 { return power * 5 }
        return power * 2 * largest <= 16 ? power * 2 : power
    }

    init(_ design: SuperellipseDesign) {
        path = design.path(in: Playground.stageRect(design.size))
        let perCubic = max(8, 48 / max(1, path.segments))
        let curve = ExactCurve(design)
        var (samples, start, isFirst): ([Sample], Point2D, Bool) = ([], .zero, true)
        for element in path.elements {
            let (end, first, second, count): (Point2D, Point2D, Point2D, Int)
            switch element {
            case .move(let point):
                (start, isFirst) = (point, true)
                continue
            case .line(let point): (end, first, second, count) = (point, point, point, 0)
            case .cubic(let one, let two, let point):
                (end, first, second, count) = (point, one, two, perCubic)
            case .close: continue
            }
            for index in 0...count {
                let t = count == 0 ? 1 : Double(index) / Double(count)
                let point = Point2D.onCubic(start, first, second, end, at: t)
                samples.append(curve.sample(point, isFirst: isFirst))
                isFirst = false
            }
            start = end
        }
        self.samples = samples
    }

    /// The exact curve at the stated distance, with the path's distance from it enlarged.
    var enlarged: [PathElement] {
        guard largest > 1e-9 else { return [] }
        let magnification = magnification
        var elements: [PathElement] = []
        for sample in samples {
            let point = sample.point + sample.normal * (sample.distance * magnification)
            if sample.isFirst, !elements.isEmpty { elements.append(.close) }
            elements.append(sample.isFirst ? .move(point) : .line(point))
        }
        return elements + [.close]
    }
}

/// The curve that a path approximates.
private struct ExactCurve {
    let shape: Superellipse
    let corners: Corners?
    let inset: Double
    let rect: Rect2D

    init(_ design: SuperellipseDesign) {
        (shape, corners) = (Superellipse(exponent: design.shape.exponent), design.corners)
        (inset, rect) = (design.inset, Playground.stageRect(design.size))
    }

    private func nearest(to point: Point2D) -> (point: Point2D?, isInside: Bool) {
        guard let corners else {
            return (shape.nearestPoint(to: point, in: rect), shape.contains(point, in: rect))
        }
        return (corners.nearestPoint(to: point, in: rect), corners.contains(point, in: rect))
    }

    func sample(_ point: Point2D, isFirst: Bool) -> ErrorOutline.Sample {
        let (found, isInside) = nearest(to: point)
        let offset = point - (found ?? point)
        let distance = offset.length * (isInside ? -1 : 1)
        let outward = offset / (distance.magnitude > 1e-12 ? distance : .infinity)
        let error = distance + inset
        return ErrorOutline.Sample(
            point: point - outward * error,
            normal: outward,
            distance: error,
            isFirst: isFirst
        )
    }
}
