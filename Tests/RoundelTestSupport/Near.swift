import Roundel

/// Whether two numbers differ by no more than a tolerance; `false` for NaN.
public func near(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
    (left - right).magnitude <= tolerance
}

/// Whether two angles differ by no more than a tolerance in radians; whole turns count.
public func near(_ left: Angle, _ right: Angle, _ tolerance: Double = 1e-9) -> Bool {
    near(left.radians, right.radians, tolerance)
}

/// Whether two points are no further apart than a tolerance in each coordinate.
public func near(_ left: Point2D, _ right: Point2D, _ tolerance: Double = 1e-9) -> Bool {
    near(left.x, right.x, tolerance) && near(left.y, right.y, tolerance)
}
