/// A generator of uniformly distributed bits from a seed, with the same results on every system.
///
/// Source: the SplitMix64 of G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom
/// number generators" (2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
