import Roundel
import Testing

@Suite struct AngleRoundingTests {
    @Test(arguments: [
        (0.0, 0.0), (0.49, 0), (0.5, 1), (44.5, 45), (-0.5, 0), (-0.51, 359), (359.49, 359), (359.5, 0),
        (-90, 270), (765, 45), (-1080, 0), (.infinity, 0), (.nan, 0), (0.499_999_99, 0), (0.499_999_999_9, 1),
    ])
    func `whole degrees round half up and wrap after the rounding`(degrees: Double, shown: Double) {
        #expect(Angle.degrees(degrees).roundedDegrees(wraps: true) == shown)
    }

    @Test(arguments: [
        (0.04, 0.0), (0.05, 0.1), (0.25, 0.3), (44.95, 45), (44.949, 44.9), (359.94, 359.9), (359.95, 0),
        (-0.04, 0), (-0.25, 359.8),
    ])
    func `tenths of a degree round half up and wrap after the rounding`(degrees: Double, shown: Double) {
        #expect(Angle.degrees(degrees).roundedDegrees(partsPerDegree: 10, wraps: true) == shown)
    }

    @Test(arguments: [(-135.0, -135.0), (765, 765), (-0.5, 0), (-0.51, -1), (1e300, 1e300), (.infinity, 0)])
    func `without wrapping whole turns and the sign stay`(degrees: Double, shown: Double) {
        let result = Angle.degrees(degrees).roundedDegrees(wraps: false)
        #expect(abs(result - shown) <= abs(shown) * 1e-15)
        #expect(result != 0 || result.sign == .plus)
    }

    @Test func `a number of parts beyond all numbers gives zero`() {
        let angle = Angle.radians(.greatestFiniteMagnitude)
        #expect(angle.roundedDegrees(wraps: true) == 0 && angle.roundedDegrees(wraps: false) == 0)
    }
}
