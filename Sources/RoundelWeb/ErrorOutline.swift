import Roundel
import RoundelExport

/// The distances of a superellipse's cubics from the exact curve, sampled all the way round.
struct ErrorOutline {
    /// A point of the exact curve, the outward normal there, and the distance of the cubic, which
    /// is negative inside.
    struct Sample {
        let point: Point2D
        let normal: Point2D
        let distance: Double
    }

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
        let rect = Playground.stageRect(design.size)
        let path = design.path(in: rect)
        let perCubic = max(8, 48 / max(1, path.segmentsPerQuadrant))
        var (samples, start): ([Sample], Point2D) = ([], .zero)
        for element in path.elements {
            switch element {
            case .move(let point): start = point
            case .cubic(let first, let second, let end):
                for index in 0...perCubic {
                    let t = Double(index) / Double(perCubic)
                    let point = Point2D.onCubic(start, first, second, end, at: t)
                    samples.append(ErrorOutline.sample(point, design, rect))
                }
                start = end
            default: break
            }
        }
        self.samples = samples
    }

    private static func sample(_ point: Point2D, _ design: SuperellipseDesign, _ rect: Rect2D) -> Sample {
        let curve = Superellipse(exponent: design.shape.exponent)
        let distance = curve.signedDistance(to: point, in: rect) ?? 0
        let nearest = curve.nearestPoint(to: point, in: rect) ?? point
        let outward = (point - nearest) / (distance.magnitude > 1e-12 ? distance : .infinity)
        let error = distance + design.inset
        return Sample(point: point - outward * error, normal: outward, distance: error)
    }
}
