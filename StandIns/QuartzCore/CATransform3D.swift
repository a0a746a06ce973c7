import Foundation

/// A projective map in three dimensions for row vectors.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CATransform3D: Equatable, Sendable {
    /// The rows of the matrix.
    var rows: [[CGFloat]]

    /// Makes the map whose entries are all zero.
    public init() { rows = Array(repeating: [0, 0, 0, 0], count: 4) }

    init(rows: [[CGFloat]]) { self.rows = rows }

    /// The scale of x.
    public var m11: CGFloat {
        get { rows[0][0] }
        set { rows[0][0] = newValue }
    }
    /// The entry that shears x into y.
    public var m12: CGFloat {
        get { rows[0][1] }
        set { rows[0][1] = newValue }
    }
    /// The entry that shears y into x.
    public var m21: CGFloat {
        get { rows[1][0] }
        set { rows[1][0] = newValue }
    }
    /// The scale of y.
    public var m22: CGFloat {
        get { rows[1][1] }
        set { rows[1][1] = newValue }
    }
    /// The entry for perspective.
    public var m34: CGFloat {
        get { rows[2][3] }
        set { rows[2][3] = newValue }
    }
    /// The translation along x.
    public var m41: CGFloat {
        get { rows[3][0] }
        set { rows[3][0] = newValue }
    }
    /// The translation along y.
    public var m42: CGFloat {
        get { rows[3][1] }
        set { rows[3][1] = newValue }
    }
}

/// The map that moves nothing.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A scaling.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A translation.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A rotation around an axis through the origin (Rodrigues' formula); the identity if the axis has
/// no length.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let axis = [x / length, y / length, z / length]
    let (sine, cosine) = (sin(angle), cos(angle))
    let cross = [[0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0]]
    var result = CATransform3DIdentity
    for row in 0..<3 {
        for column in 0..<3 {
            let along = (1 - cosine) * axis[row] * axis[column]
            result.rows[row][column] = along + sine * cross[row][column] + (row == column ? cosine : 0)
        }
    }
    return result
}

/// The first map followed by the second.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var result = CATransform3D()
    for row in 0..<4 {
        for column in 0..<4 {
            result.rows[row][column] = (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] }
        }
    }
    return result
}

/// An affine map of the plane as a map in three dimensions.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether the map is an affine map of the plane.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The map as an affine map of the plane.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether the map is exactly the identity.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all entries of two maps are equal.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
