public import Roundel

/// A badge on the outline of a host as JSON, CSV, a table or an SVG picture.
public struct BadgeExport: Hashable, Sendable {
    /// The badge's centre as fractions of the sides of the outline's box, from its top left.
    public let center: Point2D

    /// The invisible view that ties the badge to the host.
    public let helper: BadgeHelper

    private let host: Circumference
    private let ratio: Double
    private let size: Point2D

    /// Makes a badge at an angle.
    ///
    /// - Parameters:
    ///   - host: The outline of the host.
    ///   - angle: The direction from the centre, clockwise from 3 o'clock. An angle that is not
    ///     finite counts as 0.
    ///   - ratio: The badge's radius as a fraction of half the host's shorter side. A ratio that is
    ///     negative or not finite counts as 0.
    ///   - size: The width and height of the host in points. The badge's centre depends on it only
    ///     for corners. In a host that is not square the helper pins the badge's centre, except on
    ///     a circle, because no ratio is right for both sides. The default, also in place of a size
    ///     with a side that is 0 or not finite, is 280 × 200 for an ellipse and otherwise a square
    ///     of 240.
    public init(on host: Circumference, at angle: Angle, ratio: Double, size: Point2D? = nil) {
        self.host = host
        self.ratio = ratio.isFinite ? max(0, ratio) : 0
        let given = Rect2D(origin: .zero, size: size ?? .zero).size
        let usual = host == .ellipse ? Point2D(280, 200) : Point2D(240, 240)
        self.size = given.min() > 0 ? given : usual
        center = host.anchor(at: angle, in: Rect2D(origin: .zero, size: self.size))
        let box = host.box(in: Rect2D(origin: .zero, size: self.size))
        let fitting = box.width == box.height ? ratio : 0
        if case .corners = host {
            helper = BadgeHelper(offset: center * 2 - 1, ratio: fitting)
        } else {
            helper = host.helper(at: angle, ratio: fitting)
        }
    }

    private var kind: StaticString {
        switch helper.kind {
        case .cornerToCorner: "cornerToCorner"
        case .cornerToCenter: "cornerToCenter"
        }
    }

    /// Returns `{"center":{"x","y"},"helper":{"widthMultiplier","heightMultiplier","kind"}}`, with
    /// numbers that read back as the same `Double`.
    public func json() -> UTF8Text {
        var json = JSONWriter()
        json.beginObject()
        json.key("center")
        json.beginObject()
        json.key("x")
        json.number(center.x)
        json.key("y")
        json.number(center.y)
        json.endObject()
        json.key("helper")
        json.beginObject()
        json.key("widthMultiplier")
        json.number(helper.widthMultiplier)
        json.key("heightMultiplier")
        json.number(helper.heightMultiplier)
        json.key("kind")
        json.string(UTF8Text(kind))
        json.endObject()
        json.endObject()
        json.endDocument()
        return json.text
    }

    /// Returns a header and one row of `x,y,widthMultiplier,heightMultiplier,kind`, with up to
    /// twelve decimals.
    public func csv() -> UTF8Text {
        var text = UTF8Text("x,y,widthMultiplier,heightMultiplier,kind\n")
        text.append(center.x, decimals: 12)
        text.append(csv: [center.y, helper.widthMultiplier, helper.heightMultiplier])
        text.append(",")
        text.append(kind)
        text.append("\n")
        return text
    }

    /// Returns a header and one row in aligned columns for people to read, with three decimals.
    public func table() -> UTF8Text {
        var text = UTF8Text("       x         y     width    height  kind\n")
        text.append(center.x, decimals: 3, width: 8)
        for number in [center.y, helper.widthMultiplier, helper.heightMultiplier] {
            text.append(number, decimals: 3, width: 10)
        }
        text.append("  ")
        text.append(kind)
        text.append("\n")
        return text
    }

    /// Returns an SVG picture of the badge on its host, and of the helper that ties it there.
    ///
    /// The host is in the middle of a picture of 480 × 480 points, and scaled down if it is wider or
    /// higher than 280 points. A badge that reaches beyond the picture is cut off.
    public func picture() -> UTF8Text {
        let scale = min(1, 280 / size.max())
        let host = host.box(in: Rect2D(origin: .zero, size: size))
        let rect = Rect2D(origin: Point2D(240, 240) - host.size * (scale / 2), size: host.size * scale)
        let outline = outline(in: host).map { rect.origin + ($0 - host.origin) * scale }
        let box = rect.size * Point2D(helper.widthMultiplier, helper.heightMultiplier)
        let (start, end) = (rect.center - box / 2, rect.center + box / 2)
        let corners = [start, Point2D(end.x, start.y), end, Point2D(start.x, end.y)]
        let title = UTF8Text("A badge, and the helper that ties it to its host")
        var svg = SVG(width: 480, height: 480, title: title)
        svg.tint(outline, .accent)
        svg.line(outline + outline.prefix(1), .accent)
        svg.circle(
            center: rect.origin + rect.size * center,
            radius: ratio * rect.shorterSide / 2,
            .series(2),
            filled: true
        )
        svg.line(corners + [start], .ink, dashed: true)
        svg.circle(center: rect.center, radius: 4, .ink, filled: true)
        return svg.document()
    }

    private func outline(in rect: Rect2D) -> [Point2D] {
        switch host {
        case .circle, .ellipse: Superellipse(exponent: 2).points(count: 144, in: rect)
        case .superellipse(let shape): shape.points(count: 144, in: rect)
        case .corners(let corners): corners.points(count: 144, in: rect)
        }
    }
}
