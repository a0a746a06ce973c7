public import Roundel

/// A badge on a circumference, as JSON.
public struct BadgeExport: Hashable, Sendable {
    /// The badge's centre in parts of the sides of the outline's box, from its top left.
    public let center: Point2D

    /// The invisible view that ties the badge to the host.
    public let helper: BadgeHelper

    /// A badge at an angle, whose radius is `ratio` of half the host's side.
    public init(on host: Circumference, at angle: Angle, ratio: Double) {
        center = host.anchor(at: angle)
        helper = host.helper(at: angle, ratio: ratio)
    }

    /// `{"center":{"x","y"},"helper":{"widthMultiplier","heightMultiplier","kind"}}`, numbers to six
    /// decimals.
    public func json() -> UTF8Text {
        var text = UTF8Text()
        text.append("{\"center\":{\"x\":")
        text.append(center.x, decimals: 6)
        text.append(",\"y\":")
        text.append(center.y, decimals: 6)
        text.append("},\"helper\":{\"widthMultiplier\":")
        text.append(helper.widthMultiplier, decimals: 6)
        text.append(",\"heightMultiplier\":")
        text.append(helper.heightMultiplier, decimals: 6)
        text.append(",\"kind\":\"")
        switch helper.kind {
        case .cornerToCorner: text.append("cornerToCorner")
        case .cornerToCenter: text.append("cornerToCenter")
        }
        text.append("\"}}\n")
        return text
    }
}
