/// The angular velocity of a drag: the slope of the line that fits its last 100 ms best, by least squares.
///
/// It keeps 32 samples in place and allocates nothing. Samples that come faster than that, as those of a
/// 1,000 Hz mouse do, are thinned out, so that the window is always covered.
public struct VelocityEstimator: Sendable {
    /// How far back samples count, in seconds.
    public static let window = 0.1

    /// The speed in radians per second below which a finger counts as resting, since none is quite still.
    ///
    /// A recorded finger that held still 110 points from the centre reads as up to 0.024 rad/s. A wheel
    /// released at 0.1 rad/s would coast by one degree.
    public static let restingSpeed = 0.1

    private var times = SIMD32<Double>(repeating: 0)
    private var rotations = SIMD32<Double>(repeating: 0)
    private var newest = 0
    private var count = 0

    /// The newest sample once more, and the time before it: a vector gives out one number slowly.
    private var (newestTime, newestRotation, timeBefore) = (0.0, 0.0, 0.0)

    /// Makes an estimator without samples, whose velocity is zero.
    public init() {}

    /// Forgets all samples.
    public mutating func reset() { count = 0 }

    /// Adds where the wheel was at a time.
    ///
    /// A time that is not after the newest one replaces that one's rotation. A sample that is not finite
    /// is left out.
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

    /// The velocity at a time, in radians per second; clockwise if positive.
    ///
    /// Zero with fewer than two samples in the 100 ms before, which is so when the finger rested that long, and
    /// zero below the ``restingSpeed``.
    ///
    /// - Parameters:
    ///   - time: In seconds; before the newest sample, or NaN, counts as the time of that one.
    ///   - maximum: The greatest speed to answer, in radians per second.
    public func velocity(at time: Double, maximum: Double = .infinity) -> Double {
        guard count > 1 else { return 0 }
        let now = time > newestTime ? time : newestTime
        let slope = slope(since: now - VelocityEstimator.window)
        guard slope.magnitude >= VelocityEstimator.restingSpeed else { return 0 }
        return min(max(slope, -maximum), maximum)
    }

    /// Whether the newest sample is too near to the one before it for both to be kept.
    private var isCrowded: Bool {
        count > 1 && newestTime - timeBefore < VelocityEstimator.window / 31
    }

    /// Writes one number of a vector in place, where its subscript would write all of them.
    private static func put(_ number: Double, into vector: inout SIMD32<Double>, at slot: Int) {
        withUnsafeMutableBytes(of: &vector) { bytes in
            bytes.storeBytes(of: number, toByteOffset: slot * MemoryLayout<Double>.stride, as: Double.self)
        }
    }

    /// The slope of the fitting line through the samples after a time; zero where there is no line.
    private func slope(since oldest: Double) -> Double {
        // Relative to the newest sample, so that large times and rotations cost no digits.
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
