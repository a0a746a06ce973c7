internal import RealModule

extension ArcBand {
    /// A part of a band that is drawn over the parts before it.
    public struct Layer: Hashable, Sendable {
        /// The part.
        public let band: ArcBand

        /// The fractions of the whole sweep at which the part begins and ends, for a gradient that
        /// runs along the whole band.
        public let fractions: ClosedRange<Double>
    }

    /// The parts of the band in the order of drawing, so that its end lies over its beginning.
    ///
    /// A band whose ends do not overlap is one layer. Otherwise only its last turn is visible: the
    /// first layer is the earlier part of that turn, and the second its last half. The layers
    /// overlap by a quarter of a turn and have the same gradient there, so that no seam is visible.
    /// No layer is longer than three quarters of a turn, so that an angular gradient never has two
    /// colours in one direction. Where an earlier turn lies under the last, the first layer begins
    /// with a straight edge under the end of the second.
    ///
    /// Empty for a band without a thickness.
    /// - Complexity: At most two layers; one allocation.
    public var layers: [Layer] {
        guard thickness > 0 else { return [] }
        guard endsOverlap else { return [Layer(band: self, fractions: 0...1)] }
        let half = Angle.radians(.pi) / sweep.magnitude
        let first = max(0, 1 - 2 * half)
        let startCap = sweep.magnitude > .fullTurn ? Cap.butt : startCap
        let under = first...(1 - half / 2)
        let over = (1 - half)...1
        return [
            Layer(band: part(under, startCap: startCap, endCap: .butt), fractions: under),
            Layer(band: part(over, startCap: .butt), fractions: over),
        ]
    }

    /// Whether the caps or the turns of the band lie over each other.
    private var endsOverlap: Bool {
        // The angle that a cap takes up, as seen from the centre.
        let cap = Double.asin(min(1, thickness / 2 / radius))
        let caps = (startCap == .round ? cap : 0) + (endCap == .round ? cap : 0)
        return sweep.magnitude.radians + caps > 2 * .pi
    }
}
