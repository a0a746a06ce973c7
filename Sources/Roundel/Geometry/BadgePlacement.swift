/// Where a badge is placed relative to an outline.
///
/// The badge counts as a circle.
public enum BadgePlacement: Hashable, Sendable, CaseIterable {
    /// Inside the outline, which the badge touches.
    case inside
    /// With the centre of the badge on the outline.
    case on
    /// Outside the outline, which the badge touches.
    case outside

    /// The distance of the badge's centre from the outline, in radii of the badge; positive
    /// outside.
    package var radii: Double {
        switch self {
        case .inside: -1
        case .on: 0
        case .outside: 1
        }
    }

    /// The lift for this placement, as a parameter of ``Circumference/anchor(at:in:lift:)``.
    ///
    /// - Parameter badgeRatio: The badge's diameter as a fraction of the host's shorter side; a
    ///   value that is negative or not finite counts as 0.
    /// - Returns: The distance of the badge's centre from the outline, as a fraction of half the
    ///   host's shorter side: 0 for ``on``, negative for ``inside`` and positive for ``outside``.
    public func lift(badgeRatio: Double) -> Double {
        radii * (badgeRatio.isFinite ? max(badgeRatio, 0) : 0)
    }
}
