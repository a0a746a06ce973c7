/// Estimates the angular velocity of a drag from its last 100 ms.
///
/// The estimate is the slope of the least-squares line through the samples. The estimator stores 32
/// samples inline and does not allocate. If samples arrive too fast for that, as from a 1,000 Hz
/// mouse, some are skipped so that the stored ones always cover the 100 ms.
public struct VelocityEstimator: Sendable {
    /// The time for which a sample counts, in seconds.
    static let window = 0.1

    /// The speed below which a finger counts as resting, in radians per second.
    ///
    /// No finger is perfectly still: a recorded one that held still 110 points from the centre gave
    /// up to 0.024 rad/s. A wheel that is released at 0.1 rad/s would coast by one degree.
    static let restingSpeed = 0.1

    private var times = SIMD32<Double>(repeating: 0)
    private var rotations = SIMD32<Double>(repeating: 0)
    private var newest = 0
    private var count = 0

    /// Copies of the newest sample and of the time before it, because reading one element of a
    /// vector is slow.
    private var (newestTime, newestRotation, timeBefore) = (0.0, 0.0, 0.0)

    /// Makes an estimator without samples; its velocity is zero.
    public init() {}

    /// Removes all samples.
    public mutating func reset() { count = 0 }

    /// Adds the rotation of the wheel at a time.
    ///
    /// If the time is not after that of the newest sample, the rotation replaces the newest one. A
    /// sample that is not finite is ignored.
    ///
    /// - Parameters:
    ///   - rotation: The cumulative rotation.
    ///   - time: In seconds, on any clock.
    public mutating func add(_ rotation: Angle, at time: Double) {
        guard time.isFinite, rotation.radians.isFinite else { return }
        if count == 0 || (time > newestTime && !isCrowded) {
            newest = (newest + 1) & 31
            count = min(count + 1, 32)
            (timeBefore, newestTime) = (newestTime, time)
        } else {
            newestTime = max(time, newestTime)
        }
        newestRotation = rotation.radians
        VelocityEstimator.put(newestTime, into: &times, at: newest)
        VelocityEstimator.put(newestRotation, into: &rotations, at: newest)
    }

    /// Turns all samples by an angle, which leaves the velocity as it is.
    mutating func shift(by turn: Angle) {
        rotations += turn.radians
        newestRotation += turn.radians
    }

    /// The velocity at a time, in radians per second; clockwise if positive.
    ///
    /// The velocity is zero if fewer than two samples are less than 100 ms old, as after the finger
    /// rested that long. A speed below 0.1 radians per second also counts as zero.
    ///
    /// - Parameters:
    ///   - time: In seconds; NaN, or a time before the newest sample, counts as the time of that
    ///     sample.
    ///   - maximum: The greatest speed to return, in radians per second; a negative value or NaN
    ///     counts as zero.
    public func velocity(at time: Double, maximum: Double = .infinity) -> Double {
        guard count > 1 else { return 0 }
        let now = time > newestTime ? time : newestTime
        let slope = slope(since: now - VelocityEstimator.window)
        guard slope.magnitude >= VelocityEstimator.restingSpeed else { return 0 }
        let most = maximum > 0 ? maximum : 0
        return min(max(slope, -most), most)
    }

    /// Whether the newest sample is too close to the one before it for both to be kept.
    private var isCrowded: Bool {
        count > 1 && newestTime - timeBefore < VelocityEstimator.window / 31
    }

    /// Writes one element of a vector in place; the subscript would write the whole vector.
    private static func put(_ number: Double, into vector: inout SIMD32<Double>, at slot: Int) {
        withUnsafeMutableBytes(of: &vector) { bytes in
            bytes.storeBytes(of: number, toByteOffset: slot * MemoryLayout<Double>.stride, as: Double.self)
        }
    }

    /// The slope of the least-squares line through the samples after a time; zero if there is no
    /// line.
    private func slope(since oldest: Double) -> Double {
        // Relative to the newest sample, so that large times and rotations keep their precision.
        var (n, t, r, tt, tr) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for age in 0..<count {
            let slot = (newest + 32 - age) & 31
            guard times[slot] > oldest else { break }
            let (time, rotation) = (times[slot] - newestTime, rotations[slot] - newestRotation)
            (n, t, r, tt, tr) = (n + 1, t + time, r + rotation, tt + time * time, tr + time * rotation)
        }
        let spread = n * tt - t * t
        return spread > 0 ? (n * tr - t * r) / spread : 0
    }
}
