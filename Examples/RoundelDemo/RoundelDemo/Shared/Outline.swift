import Roundel
import RoundelUIKit
import UIKit

/// The outline of a part of a picture, which can be fitted to any box.
///
/// Its coordinates are those of a unit square.
struct Outline: Sendable {
    let path: @Sendable (CGRect) -> CGPath

    /// A superellipse: the exponent 2 makes a circle, 4 a rounded square.
    static func superellipse(_ exponent: Double = 2, x: CGFloat, y: CGFloat, size: CGFloat) -> Outline {
        Outline { box in
            let (across, down) = (size * box.width, size * box.height)
            let middle = CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
            return .superellipse(
                Superellipse(exponent: exponent),
                in: CGRect(x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down),
                segmentsPerQuadrant: 4
            )
        }
    }

    /// A sector of a ring around the centre.
    ///
    /// Angles are in degrees, clockwise from 3 o'clock.
    static func wedge(from start: Double, by sweep: Double, inner: Double, outer: Double) -> Outline {
        Outline { box in
            func point(_ degrees: Double, _ radius: Double, ahead: Double = 0) -> CGPoint {
                let angle = degrees * .pi / 180
                let (x, y) = (cos(angle) - ahead * sin(angle), sin(angle) + ahead * cos(angle))
                return CGPoint(x: box.midX + x * radius * box.width, y: box.midY + y * radius * box.height)
            }
            // One cubic for 30° deviates from the arc by less than a millionth of the radius.
            let steps = max(1, Int((abs(sweep) / 30).rounded(.up)))
            let step = sweep / Double(steps)
            let handle = 4 / 3 * tan(step * .pi / 720)
            let path = CGMutablePath()
            func arc(_ radius: Double, from start: Double, by step: Double, _ handle: Double) {
                for index in 0..<steps {
                    let (here, there) = (start + Double(index) * step, start + Double(index + 1) * step)
                    path.addCurve(
                        to: point(there, radius),
                        control1: point(here, radius, ahead: handle),
                        control2: point(there, radius, ahead: -handle)
                    )
                }
            }
            path.move(to: point(start, outer))
            arc(outer, from: start, by: step, handle)
            path.addLine(to: point(start + sweep, inner))
            if inner > 0 { arc(inner, from: start + sweep, by: -step, -handle) }
            path.closeSubpath()
            return path
        }
    }

    /// Hills of the given heights, evenly spaced from left to right.
    static func hills(_ heights: CGFloat...) -> Outline {
        Outline { box in
            let points = heights.enumerated().map { index, height in
                CGPoint(
                    x: box.minX + box.width * CGFloat(index) / CGFloat(max(1, heights.count - 1)),
                    y: box.maxY - height * box.height
                )
            }
            let path = CGMutablePath()
            path.move(to: CGPoint(x: box.minX, y: box.maxY))
            for (index, point) in points.enumerated() {
                guard index > 0 else {
                    path.addLine(to: point)
                    continue
                }
                let last = points[index - 1]
                let middle = (last.x + point.x) / 2
                path.addCurve(
                    to: point,
                    control1: CGPoint(x: middle, y: last.y),
                    control2: CGPoint(x: middle, y: point.y)
                )
            }
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            path.closeSubpath()
            return path
        }
    }

    /// A shape with straight sides.
    static func polygon(_ corners: (x: CGFloat, y: CGFloat)...) -> Outline {
        Outline { box in
            let path = CGMutablePath()
            for (index, corner) in corners.enumerated() {
                let point = CGPoint(x: box.minX + corner.x * box.width, y: box.minY + corner.y * box.height)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.closeSubpath()
            return path
        }
    }
}
