/// An invisible view, centred in a host, whose size ties a badge to the host's outline.
///
/// The badge touches the helper either with a corner or with its centre. Corner to corner is what the article
/// "Auto Layout on a circumference" (2017) found: at 45° with badges a tenth of the size, the helper is 0.607
/// of the host. It needs the anchor to be farther from both axes than the badge's radius; nearer to an axis
/// the helper would be less than nothing, and its corner is tied to the badge's centre instead, which holds
/// everywhere.
public struct BadgeHelper: Hashable, Sendable {
    /// What the helper's corner is tied to.
    public enum Kind: Hashable, Sendable {
        /// The corner of the badge that is nearest to the host's centre.
        case cornerToCorner

        /// The centre of the badge.
        case cornerToCenter
    }

    /// What the helper's corner is tied to.
    public let kind: Kind

    /// The helper's width in parts of the width of the outline's box; 0 where the anchor is on the vertical
    /// axis.
    ///
    /// Auto Layout takes no multiplier of 0: tie the centres instead.
    public let widthMultiplier: Double

    /// The helper's height in parts of the height of the outline's box; 0 where the anchor is on the
    /// horizontal axis.
    public let heightMultiplier: Double

    /// Whether the corner on the right is meant, rather than the left.
    public let isRight: Bool

    /// Whether the corner at the bottom is meant, rather than the top.
    public let isBottom: Bool

    /// Makes a helper for an anchor at an offset from the centre, in parts of half the sides.
    package init(offset: Point2D, ratio: Double) {
        let radius = ratio.isFinite ? max(ratio, 0) : 0
        let sides = pointwiseMax(offset, -offset)
        let kept = sides - radius
        kind = kept.min() > 0 ? .cornerToCorner : .cornerToCenter
        let chosen = kept.min() > 0 ? kept : sides
        (widthMultiplier, heightMultiplier) = (chosen.x, chosen.y)
        (isRight, isBottom) = (offset.x >= 0, offset.y >= 0)
    }
}
