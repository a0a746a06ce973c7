/// Sixteen-point Gauss–Legendre quadrature.
enum GaussLegendre {
    /// The integral of a function, which is 0 where `to` is not greater than `from`.
    static func integral(_ from: Double, _ to: Double, _ function: (Double) -> Double) -> Double {
        guard to > from else { return 0 }
        let (middle, half) = ((from + to) / 2, (to - from) / 2)
        var sum = 0.0
        for index in 0..<8 {
            let offset = half * nodes[index]
            sum += weights[index] * (function(middle - offset) + function(middle + offset))
        }
        return sum * half
    }

    private static let nodes = SIMD8(
        0.095_012_509_837_637_44,
        0.281_603_550_779_258_91,
        0.458_016_777_657_227_39,
        0.617_876_244_402_643_75,
        0.755_404_408_355_003_03,
        0.865_631_202_387_831_74,
        0.944_575_023_073_232_58,
        0.989_400_934_991_649_93
    )
    private static let weights = SIMD8(
        0.189_450_610_455_068_5,
        0.182_603_415_044_923_59,
        0.169_156_519_395_002_54,
        0.149_595_988_816_576_73,
        0.124_628_971_255_533_87,
        0.095_158_511_682_492_78,
        0.062_253_523_938_647_89,
        0.027_152_459_411_754_095
    )
}
