#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// Where the parts of a dial are in its bounds.
struct DialPlan: Equatable {
    /// The length of the major marks, and their distance from what is beside them, in points.
    static let (tickLength, gap) = (8.0, 4.0)

    let bounds: Rect2D
    let scale: DialScale
    let isKnob: Bool
    let band: ArcBand
    let thumbRadius: Double
    /// The outer ends of the marks.
    let tickRadius: Double
    /// The radius of the knob.
    let knobRadius: Double

    init(
        bounds: Rect2D,
        scale: DialScale,
        isKnob: Bool,
        trackWidth: Double,
        thumbDiameter: Double,
        hasTicks: Bool
    ) {
        (self.bounds, self.scale, self.isKnob) = (bounds, scale, isKnob)
        let half = bounds.shorterSide / 2
        let width = trackWidth > 0 ? min(trackWidth, half / 2) : 0
        let isRound = thumbDiameter > 0 && thumbDiameter.isFinite
        thumbRadius = isRound ? min(thumbDiameter / 2, half / 4) : 0
        let margin = isKnob ? width / 2 : max(thumbRadius, width / 2)
        band = ArcBand(
            center: bounds.center,
            radius: half - margin,
            thickness: width,
            start: scale.start,
            sweep: scale.sweep
        )
        tickRadius = max(0, band.radius - margin - DialPlan.gap)
        knobRadius = max(0, hasTicks ? tickRadius - DialPlan.tickLength - DialPlan.gap : tickRadius)
    }

    /// The zone in which a touch may begin: the ring of the track and the thumb, or the knob outside
    /// its centre.
    var touchZone: TouchZone {
        guard bounds.shorterSide > 0 else {
            return TouchZone(center: bounds.center, innerRadius: 0, outerRadius: 0)
        }
        let width = max(band.thickness, 2 * thumbRadius)
        let ring = ArcBand(center: band.center, radius: band.radius, thickness: width)
        return isKnob ? TouchZone(in: bounds) : ring.touchZone
    }

    /// The point in a direction, at a distance from the centre.
    func point(_ direction: Angle, _ radius: Double) -> CGPoint {
        CGPoint(bounds.center + Point2D(direction: direction) * radius)
    }

    /// A line in a direction, between two distances from the centre.
    func line(_ direction: Angle, from inner: Double, to outer: Double, in path: CGMutablePath) {
        path.move(to: point(direction, inner))
        path.addLine(to: point(direction, outer))
    }
}

extension CGPath {
    /// The outline of a band.
    static func band(_ band: ArcBand) -> CGPath {
        let path = CGMutablePath()
        band.forEachElement(tolerance: 0.05) { path.add($0) }
        return path
    }

    /// The ellipse in a box.
    static func disc(_ box: CGRect) -> CGPath { CGPath(ellipseIn: box, transform: nil) }
}

extension CGRect {
    /// The box of a disc.
    init(around center: CGPoint, radius: Double) {
        let side = CGFloat(2 * radius)
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}
#endif
