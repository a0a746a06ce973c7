/// The positions of the items of a menu that opens at a point, as on a fan: an arc about that point
/// on which every item lies inside a rectangle and none covers another.
///
/// In the middle of the rectangle the arc is a whole circle, at an edge a half, in a corner a
/// quarter. Where one arc has too little room, a second one about the same point takes the rest of
/// the items.
///
/// ```swift
/// let screen = Rect2D(x: 0, y: 0, width: 390, height: 844).inset(top: 59, bottom: 34)
/// let corner = Point2D(380, 800)
/// if let fan = Fan(at: corner, in: screen, itemSize: Point2D(44, 44), count: 4) {
///     print(fan.position(of: 0))  // to the left of the finger, and the last one above it
/// }
/// ```
///
/// Items are upright rectangles of ``itemSize``, and not discs. The first item is at the
/// counterclockwise end of the arc, and the others follow clockwise; on a whole circle the first
/// one is in the preferred direction. In a right-to-left layout everything is mirrored. The items of
/// the outer arc follow those of the inner one.
///
/// A fan is a plain value of a few numbers: making one, and asking it for positions, allocates no
/// memory.
public struct Fan: Hashable, Sendable {
    /// The point about which the items lie, in points.
    public let center: Point2D

    /// The width and height of each item, in points.
    public let itemSize: Point2D

    /// The arc of the first items.
    public let inner: Arc

    /// The arc of the other items, or `nil` if all items are on the inner one.
    public let outer: Arc?

    /// The greatest number of items; no fan has more.
    public static let maximumCount = 1_000

    /// Finds the fan with the least radius on which all items fit.
    ///
    /// The anchor may be outside the rectangle, as a finger beyond a safe area is. The items are
    /// then on an arc that crosses the rectangle. If the part of the circle inside the rectangle
    /// consists of several arcs, all items are on one of them: the one nearest to the preferred
    /// direction on which they fit.
    ///
    /// Items are spread over their arc, at most as far apart as on a whole circle. If they fit on no
    /// radius, neither on one arc nor on two, closer ones on one arc about 3, 6, 9 and 12 o'clock are
    /// tried: wide items, for example, may fit only above one another, to the left or right of the
    /// anchor.
    ///
    /// `nil` if no radius was found. The search tries at most 256 radii, at distances of an eighth
    /// of an item or more, and for closer items as many for seven sweeps in each of the four directions.
    /// It may miss a fan that fits at a radius or sweep between two of these alone. A millionth of a
    /// millionth of the coordinates, but at least 1e-9 points, counts as rounding.
    ///
    /// - Parameters:
    ///   - anchor: The centre of the fan, in points; a coordinate that is not finite counts as
    ///     zero.
    ///   - bounds: The rectangle in which every item must lie. Use
    ///     ``Rect2D/inset(top:left:bottom:right:)`` for a safe area.
    ///   - itemSize: The width and height of each item, in points; a value that is negative or not
    ///     finite counts as zero.
    ///   - count: The number of items. A negative number counts as zero, for which every anchor has
    ///     a fan. There is none for more than ``maximumCount``.
    ///   - settings: The distances and the preferred direction.
    /// - Complexity: For each radius, a comparison, or a sine and a cosine for each pair of items
    ///   that are close to one another; where one arc is too short, that for each division of the
    ///   items among two arcs. With items that are much larger than a point, few radii come into
    ///   question.
    public init?(
        at anchor: Point2D,
        in bounds: Rect2D,
        itemSize: Point2D,
        count: Int,
        settings: Settings = Settings()
    ) {
        let center = anchor.finiteOrZero.bounded
        let size = pointwiseMax(itemSize.finiteOrZero.bounded, .zero)
        guard count <= Fan.maximumCount else { return nil }
        guard count > 0 else {
            self.init(center: center, itemSize: size, inner: Arc(radius: settings.radii.least), outer: nil)
            return
        }
        let search = FanSearch(center: center, bounds: bounds, itemSize: size, settings: settings)
        guard let (inner, outer) = search?.arcs(of: count) else { return nil }
        self.init(
            center: center,
            itemSize: size,
            inner: settings.isMirrored ? inner.mirrored : inner,
            outer: settings.isMirrored ? outer?.mirrored : outer
        )
    }

    private init(center: Point2D, itemSize: Point2D, inner: Arc, outer: Arc?) {
        (self.center, self.itemSize, self.inner, self.outer) = (center, itemSize, inner, outer)
    }

    /// The number of items.
    public var count: Int { inner.count + (outer?.count ?? 0) }

    /// The radius of the outer arc, or of the only one, in points.
    public var radius: Double { outer?.radius ?? inner.radius }

    /// The direction of an item from the ``center``; an index without an item is a programming
    /// error.
    public func angle(of index: Int) -> Angle {
        precondition(index >= 0 && index < count, "There is no item with this index on the fan.")
        guard index >= inner.count, let outer else { return inner.angle(of: index) }
        return outer.angle(of: index - inner.count)
    }

    /// The position of the middle of an item, in points; an index without an item is a programming
    /// error.
    public func position(of index: Int) -> Point2D {
        let arc = index < inner.count ? inner : outer ?? inner
        return center + Point2D(direction: angle(of: index)) * arc.radius
    }

    /// The item at a point, or `nil` between the items.
    ///
    /// Items include their edges. `nil` for a point that is not finite.
    public func item(at point: Point2D) -> Int? {
        var index = 0
        while index < count {
            let offset = point - position(of: index)
            if offset.x.magnitude <= itemSize.x / 2, offset.y.magnitude <= itemSize.y / 2 { return index }
            index += 1
        }
        return nil
    }

    /// One ring or two rings with the same positions, which a view that lays out rings can show.
    public var rings: [Ring] {
        let ring = inner.ring(center: center)
        return outer.map { [ring, $0.ring(center: center)] } ?? [ring]
    }
}
