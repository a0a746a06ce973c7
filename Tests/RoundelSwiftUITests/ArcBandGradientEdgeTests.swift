#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Gradients along bands whose angles are no angles.
@MainActor @Suite struct ArcBandGradientEdgeTests {
    @Test(arguments: [
        (Double.nan, 90.0), (.infinity, 90), (1e12, 90), (0, .nan), (0, .infinity), (0, -.infinity),
    ])
    func `the colours of a band begin where the band does`(start: Double, sweep: Double) throws {
        let band = ArcBandGradient(
            [.red, .blue],
            start: .degrees(start),
            sweep: .degrees(sweep),
            thickness: 10
        )
        let host = StandInHost(band, size: CGSize(width: 100, height: 100))
        let gradient = try #require(host.drawings.compactMap { $0.style as? AngularGradient }.first)
        let expected = [0, sweep.isFinite ? 90.0 : 0]
        #expect(zip(gradient.standInAngles, expected).allSatisfy { near($0.degrees, $1) })
    }
}
#endif
