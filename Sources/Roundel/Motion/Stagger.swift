/// The times at which the items of a menu move to their positions, one after another.
package struct Stagger: Hashable, Sendable {
    /// The time in which an item moves, in seconds.
    package let flight: Double

    /// The delay of each item after the previous one, in seconds.
    package let delay: Double

    /// Makes a stagger.
    ///
    /// A value that is negative or not finite counts as zero; a flight above 10 s counts as 10 s,
    /// and a delay above 1 s as 1 s.
    package init(flight: Double, delay: Double) {
        self.flight = flight.isFinite ? min(max(flight, 0), 10) : 0
        self.delay = delay.isFinite ? min(max(delay, 0), 1) : 0
    }

    /// The time from the start of the first item to the arrival of the last, in seconds; zero
    /// without items.
    package func duration(of count: Int) -> Double { count > 0 ? flight + delay * Double(count - 1) : 0 }

    /// The progress of an item at a time since the start of the first one, from 0 to 1.
    ///
    /// The movement starts and ends slowly: if x is the elapsed fraction of the flight, the progress
    /// is x²·(3 − 2·x).
    package func progress(of index: Int, at elapsed: Double) -> Double {
        let flown = elapsed - delay * Double(index)
        guard flown > 0 else { return 0 }
        let x = min(flown / flight, 1)
        return x * x * (3 - 2 * x)
    }
}
