extension ArcBand {
    /// The zone in which a touch may begin to turn a dial with this track: the ring of the band, at
    /// least 44 points wide.
    ///
    /// A fifth of the radius about the centre is left out even if that makes the zone narrower.
    public var touchZone: TouchZone {
        let half = max(thickness, 2 * Dial.reach) / 2
        return TouchZone(
            center: center,
            innerRadius: max(radius - half, radius / 5),
            outerRadius: radius + half
        )
    }

    /// The touch zone with its outer edge at a distance from the centre, for a view that ends there.
    ///
    /// It is as wide as ``touchZone``, but leaves out about a fifth of the radius about the centre.
    ///
    /// - Parameter limit: The distance, in points.
    package func touchZone(within limit: Double) -> TouchZone {
        let zone = touchZone
        let excess = zone.outerRadius - limit
        return TouchZone(
            center: center,
            innerRadius: max(zone.innerRadius - excess, min(zone.innerRadius, limit / 5)),
            outerRadius: limit
        )
    }
}
