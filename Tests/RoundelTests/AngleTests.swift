import Roundel
import RoundelTestSupport
import Testing

@Suite struct AngleTests {
    @Test func `degrees, radians and turns are three names of one angle`() {
        #expect(near(Angle.degrees(90), .radians(.pi / 2), 1e-15))
        #expect(near(Angle.turns(0.25), .degrees(90), 1e-15))
        #expect(near(Angle.radians(.pi).degrees, 180, 1e-12))
        #expect(near(Angle.degrees(-450).turns, -1.25, 1e-15))
    }

    @Test(arguments: [(765.0, 45.0, 45.0, 2), (-45, 315, -45, -1), (180, 180, 180, 0), (-180, 180, 180, -1)])
    func `views of a cumulative angle`(degrees: Double, normalized: Double, signed: Double, turns: Int) {
        let angle = Angle.degrees(degrees)
        #expect(near(angle.normalized.degrees, normalized))
        #expect(near(angle.signed.degrees, signed))
        #expect(angle.wholeTurns == turns)
    }

    @Test func `a tiny negative angle normalizes to zero and not to a full turn`() {
        #expect(Angle.radians(-1e-20).normalized == .zero)
        #expect(Angle.fullTurn.normalized == .zero)
        #expect(Angle.radians(-.pi).signed.radians == .pi)
    }

    @Test func `views keep their range for any angle`() {
        var random = Seeded()
        for _ in 0..<10_000 {
            let angle = Angle.radians(random.number(-1...1) * 1e4)
            #expect((0..<2 * .pi).contains(angle.normalized.radians))
            #expect(-.pi < angle.signed.radians && angle.signed.radians <= .pi)
            #expect(near(Double(angle.wholeTurns) * .fullTurn + angle.normalized, angle, 1e-10))
        }
    }

    @Test func `the shortest difference crosses nine o'clock`() {
        #expect(near(Angle.degrees(150).shortestDifference(to: .degrees(210)), .degrees(60)))
        #expect(near(Angle.degrees(170).shortestDifference(to: .degrees(-170)), .degrees(20)))
        #expect(near(Angle.degrees(-170).shortestDifference(to: .degrees(170)), .degrees(-20)))
    }

    @Test func `a vector has an angle and the origin has none`() throws {
        let toTouch = try #require(Angle(of: Point2D(296, 234) - Point2D(200, 300)))
        #expect(near(toTouch.degrees, -34.509, 1e-3))
        #expect(Angle(of: .zero) == nil)
        #expect(Angle(of: Point2D(.nan, 1)) == nil)
        #expect(Angle(of: Point2D(.infinity, 1)) == nil)
    }

    @Test func `angles that are not finite pass through and are seen`() {
        #expect(Angle.radians(.nan).normalized.radians.isNaN)
        #expect(Angle.radians(.infinity).signed.radians.isNaN)
        #expect(Angle.radians(.infinity).wholeTurns == 0)
    }

    @Test func `an angle prints in degrees`() {
        #expect("\(Angle.degrees(-45))" == "-45.0°")
        #expect("\(Angle.radians(-1e-9))" == "0.0°")
    }

    @Test func `whole turns are zero beyond 2⁵³ turns`() {
        #expect(Angle.turns(0x1p52).wholeTurns == 1 << 52)
        #expect(Angle.turns(0x1p53).wholeTurns == 1 << 53 && Angle.turns(-0x1p53).wholeTurns == -(1 << 53))
        for turns in [0x1p54, -0x1p54, 0x1p62, 1e300] { #expect(Angle.turns(turns).wholeTurns == 0) }
    }
}
