import Foundation
import Roundel

extension CornerShape {
    /// Shapes of every kind: the keywords, exponents next to 1 and 2 and far away, smooth corners.
    static let samples: [CornerShape] =
        [.round, .squircle, .bevel, .scoop, .notch, .square]
        + [1e-3, 0.3, 0.8, 1 - 1e-12, 1 + 1e-12, 1.2, 1.5, 3, 10, 1000].map { .superellipse(exponent: $0) }
        + [1e-9, 0.05, 0.6, 1].map { .smooth($0) }
}

extension Corners {
    /// Corners of one shape whose radii differ, also along the two sides.
    static func different(_ shape: CornerShape) -> Corners {
        Corners(
            topLeft: Corner(radii: Point2D(40, 25), shape: shape),
            topRight: Corner(radius: 30, shape: shape),
            bottomRight: Corner(radii: Point2D(30, 45), shape: shape),
            bottomLeft: Corner(radius: 10, shape: shape)
        )
    }

    /// Corners with radii of a ratio of 1,000, and of 1e-9 of a side.
    static func extreme(_ shape: CornerShape) -> Corners {
        Corners(
            topLeft: Corner(radii: Point2D(100, 0.1), shape: shape),
            topRight: Corner(radius: 2e-7, shape: shape),
            bottomRight: Corner(radii: Point2D(0.05, 50), shape: shape),
            bottomLeft: Corner(radius: 2e-7, shape: shape)
        )
    }
}

extension [PathElement] {
    /// The closed subpaths as polygons, with points along each cubic.
    func polygons(perCubic count: Int = 16) -> [[Point2D]] {
        var polygons: [[Point2D]] = []
        var last = Point2D.zero
        for element in self {
            switch element {
            case .move(let point):
                polygons.append([point])
                last = point
            case .line(let point):
                polygons[polygons.count - 1].append(point)
                last = point
            case .cubic(let first, let second, let end):
                for index in 1...count {
                    polygons[polygons.count - 1].append(
                        .onCubic(last, first, second, end, at: Double(index) / Double(count))
                    )
                }
                last = end
            case .close: break
            }
        }
        return polygons
    }

    /// All points of the elements, with the control points.
    var points: [Point2D] {
        flatMap { element -> [Point2D] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    /// The number of closed subpaths.
    var subpaths: Int { count { $0 == .close } }
}

extension [Point2D] {
    /// The area inside the polygon, which is positive if it runs clockwise.
    var area: Double {
        var (sum, last) = (0.0, self[count - 1])
        for point in self {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum / 2
    }

    /// The distance of a point from the nearest point of the closed polygon.
    func distance(to target: Point2D) -> Double {
        var (least, last) = (Double.infinity, self[count - 1])
        for point in self {
            least = Swift.min(least, target.distance(fromLine: last, point))
            last = point
        }
        return least
    }
}
