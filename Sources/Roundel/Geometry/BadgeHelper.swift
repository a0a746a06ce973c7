/// An invisible view in the centre of a host, whose size determines the position of a badge on the
/// host's outline.
///
/// A corner of the helper is pinned either to a corner of the badge or to its centre. The first
/// method is that of the article "Auto Layout on a circumference" (2017): at 45°, with a badge a
/// tenth as large as the host, the sides of the helper are 0.607 of those of the host. This method
/// requires that the anchor is farther from both axes than the badge's radius, because the helper
/// would otherwise have a negative size. Nearer to an axis the corner is pinned to the centre of
/// the badge instead, which is possible everywhere.
public struct BadgeHelper: Hashable, Sendable {
    /// The part of the badge to which the helper's corner is pinned.
    public enum Kind: Hashable, Sendable {
        /// The corner of the badge that is nearest to the centre of the host.
        case cornerToCorner

        /// The centre of the badge.
        case cornerToCenter
    }

    /// The part of the badge to which the helper's corner is pinned.
    public let kind: Kind

    /// The helper's width as a fraction of the width of the outline's box; 0 if the anchor is on
    /// the vertical axis.
    ///
    /// Auto Layout does not accept a multiplier of 0: pin the centres instead.
    public let widthMultiplier: Double

    /// The helper's height as a fraction of the height of the outline's box; 0 if the anchor is on
    /// the horizontal axis.
    public let heightMultiplier: Double

    /// Whether the pinned corner of the helper is on the right.
    public let isRight: Bool

    /// Whether the pinned corner of the helper is at the bottom.
    public let isBottom: Bool

    /// Makes a helper for an anchor at an offset from the centre, as fractions of half the sides.
    ///
    /// The helper pins the centre of the badge without a ratio, or with one that is not positive or
    /// not finite.
    package init(offset: Point2D, ratio: Double?) {
        let radius = ratio ?? .infinity
        let sides = pointwiseMax(offset, -offset)
        let kept = sides - radius
        kind = radius > 0 && kept.min() > 0 ? .cornerToCorner : .cornerToCenter
        let chosen = kind == .cornerToCorner ? kept : sides
        (widthMultiplier, heightMultiplier) = (chosen.x, chosen.y)
        (isRight, isBottom) = (offset.x >= 0, offset.y >= 0)
    }
}
