extension Corners {
    /// The area inside the outline, in square points.
    ///
    /// The error is below 1e-13 of the area of the rectangle. An empty rectangle gives 0, and an area
    /// beyond the greatest number is infinite.
    public func area(in rect: Rect2D) -> Double {
        guard !rect.isEmpty else { return 0 }
        let fitted = fitted(in: rect)
        var kept = 1.0
        for index in 0..<4 {
            let corner = fitted[index]
            let parts = corner.radii / rect.size
            kept -= corner.isSquare ? 0 : CornerCurve(corner.shape).areaCut * parts.x * parts.y
        }
        return rect.width * max(kept, 0) * rect.height
    }
}

extension CornerCurve {
    /// The area between the curve and the corner of the rectangle.
    var areaCut: Double {
        guard isSuperellipse else { return smoothAreaCut }
        let quarter = superellipse.area(in: Rect2D(x: 0, y: 0, width: 1, height: 1))
        return isConcave ? quarter : 1 - quarter
    }

    /// Twice the area between the first half of the curve, the side and the diagonal.
    private var smoothAreaCut: Double {
        zip(joints, joints.dropFirst()).reduce(0) { sum, joint in
            sum
                + GaussLegendre.integral(joint.0, joint.1) {
                    let (point, tangent) = at($0)
                    return point.x * tangent.y - point.y * tangent.x
                }
        }
    }
}
