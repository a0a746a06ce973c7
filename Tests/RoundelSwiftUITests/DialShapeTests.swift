#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The bands and marks of which dials consist.
@MainActor @Suite struct DialShapeTests {
    /// The largest circle in it has the middle (60, 50) and the radius 30.
    private static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    private func expect(
        _ path: Path,
        x: ClosedRange<Double>,
        y: ClosedRange<Double>,
        _ comment: Comment? = nil
    ) {
        let box = Rect2D(path.boundingRect)
        #expect(near(box.origin, Point2D(x.lowerBound, y.lowerBound), 0.06), comment)
        #expect(near(box.end, Point2D(x.upperBound, y.upperBound), 0.06), comment)
    }

    private func band(
        _ start: Double,
        _ sweep: Double,
        _ thickness: CGFloat = 8,
        caps: Bool = false
    ) -> Path {
        let shape = ArcBandShape(
            start: .degrees(start),
            sweep: .degrees(sweep),
            thickness: thickness,
            hasRoundCaps: caps
        )
        return shape.path(in: Self.rect)
    }

    @Test func `a band runs inside the largest circle, and its caps lie beyond its ends`() {
        expect(band(0, 90), x: 60...90, y: 50...80)
        expect(band(0, 90, caps: true), x: 56...90, y: 46...80)
        expect(band(0, -90), x: 60...90, y: 20...50)
        expect(band(0, -90, caps: true), x: 56...90, y: 20...54)
        expect(band(90, 90), x: 30...60, y: 50...80)
        expect(band(20, 360), x: 30...90, y: 20...80)
        expect(band(20, -999), x: 30...90, y: 20...80)
    }

    @Test func `a band is at most as wide as the radius, and one without a width is empty`() {
        expect(band(0, 0, 8, caps: true), x: 82...90, y: 46...54)
        expect(band(0, 0, 1000, caps: true), x: 60...90, y: 35...65)
        expect(band(90, 0, .infinity, caps: true), x: 45...75, y: 50...80)
        #expect(band(0, 0).isEmpty)
        for thickness in [0, -3, CGFloat.nan] { #expect(band(0, 90, thickness).isEmpty) }
        #expect(ArcBandShape(start: .zero, sweep: .degrees(90), thickness: 8).path(in: .zero).isEmpty)
    }

    @Test func `an angle that is no number counts as zero`() {
        expect(band(.nan, 0, caps: true), x: 82...90, y: 46...54)
        expect(band(.infinity, 90), x: 60...90, y: 50...80)
        expect(band(90, .nan, caps: true), x: 56...64, y: 72...80)
        expect(band(90, -.infinity, caps: true), x: 56...64, y: 72...80)
    }

    @Test func `angles and widths are animatable`() {
        let band = ArcBandShape(start: .zero, sweep: .degrees(90), thickness: 8)
        let end = ArcBandShape(start: .degrees(40), sweep: .degrees(180), thickness: 16)
        let part = band.standInInterpolated(to: end, by: 0.25)
        #expect(near(part.start.degrees, 10) && near(part.sweep.degrees, 112.5))
        #expect(part.thickness == 10)
        let marks = DialTickMarks(at: [.zero], length: 4, width: 1)
        let between = marks.standInInterpolated(to: DialTickMarks(at: [.zero], length: 8, width: 5), by: 0.25)
        #expect(between.length == 5 && between.width == 2)
        let gradient = ArcBandGradient([.red], start: .zero, sweep: .degrees(90), thickness: 8)
        let last = ArcBandGradient([.red], start: .degrees(40), sweep: .degrees(180), thickness: 16)
        let data = gradient.standInInterpolated(to: last, by: 0.25).animatableData
        #expect(near(data.first.first, .pi / 18) && near(data.first.second, .pi / 1.6))
        #expect(data.second == 10)
    }

    // MARK: Marks

    @Test func `marks begin on the largest circle and point inwards`() {
        func marks(_ degrees: [Double], _ length: CGFloat = 6, _ width: CGFloat = 2) -> Path {
            DialTickMarks(at: degrees.map { .degrees($0) }, length: length, width: width).path(in: Self.rect)
        }
        expect(marks([0]), x: 84...90, y: 49...51)
        expect(marks([90]), x: 59...61, y: 74...80)
        expect(marks([180]), x: 30...36, y: 49...51)
        expect(marks([0, 90, 180, 270]), x: 30...90, y: 20...80)
        #expect(SuperellipseShapeTests.elements(marks([0, 90])).count == 10)
        #expect(SuperellipseShapeTests.elements(marks([0])).last == .closeSubpath)
        #expect(marks([.nan, .infinity]).isEmpty && marks([]).isEmpty)
        // A hairline, and a mark of the default width.
        expect(marks([0], 0.6, 0.4), x: 89.4...90, y: 49.8...50.2)
        let plain = DialTickMarks(at: [.zero], length: 6).path(in: Self.rect)
        #expect(near(Rect2D(plain.boundingRect).size, Point2D(6, 1)))
        for none in [-1, CGFloat.nan, .infinity] {
            expect(marks([0], none), x: 90...90, y: 49...51)
            expect(marks([0], 6, none), x: 84...90, y: 50...50)
        }
    }

    // MARK: Gradients

    private func show(_ start: Double, _ sweep: Double) -> (StandInHost, [AngularGradient]) {
        let band = ArcBandGradient(
            [.red, .blue],
            start: .degrees(start),
            sweep: .degrees(sweep),
            thickness: 10
        )
        let host = StandInHost(band, size: CGSize(width: 100, height: 100))
        return (host, host.drawings.compactMap { $0.style as? AngularGradient })
    }

    @Test func `a band is filled from its start to its end`() throws {
        let (host, gradients) = show(0, 90)
        let gradient = try #require(gradients.first)
        #expect(host.drawings.count == 1 && gradient.standInColors == [.red, .blue])
        #expect(near(gradient.standInAngles[0].degrees, 0) && near(gradient.standInAngles[1].degrees, 90))
        #expect(gradient.standInCenter == .center)
        expect(host.drawings[0].path, x: 45...100, y: 45...100)
        #expect(host.values("scaleEffect(x:y:)", as: CGSize.self) == [CGSize(width: 1, height: 1)])
    }

    @Test(arguments: [
        (Double.nan, 90.0), (.infinity, 90), (1e12, 90), (0, .nan), (0, .infinity), (0, -.infinity),
    ])
    func `the colours of a band begin where the band does`(start: Double, sweep: Double) throws {
        let gradient = try #require(show(start, sweep).1.first)
        let expected = [0, sweep.isFinite ? 90.0 : 0]
        #expect(zip(gradient.standInAngles, expected).allSatisfy { near($0.degrees, $1) })
    }

    @Test func `a counterclockwise band is the mirror image of a clockwise one`() throws {
        let (host, gradients) = show(0, -90)
        let gradient = try #require(gradients.first)
        #expect(host.values("scaleEffect(x:y:)", as: CGSize.self) == [CGSize(width: -1, height: 1)])
        // From 9 o'clock to 12 o'clock, which the mirror shows from 3 o'clock to 12 o'clock.
        #expect(near(gradient.standInAngles[0].degrees, 180) && near(gradient.standInAngles[1].degrees, 270))
        #expect(gradient.standInColors == [.red, .blue])
        expect(host.drawings[0].path, x: 0...55, y: 0...55)
    }

    @Test func `beyond a full turn the end lies over the beginning`() throws {
        let (host, gradients) = show(-90, 900)
        #expect(host.drawings.count == 3 && gradients.count == 2)
        for gradient in gradients {
            // Two and a half turns, from 12 o'clock to 6 o'clock.
            #expect(near(gradient.standInPosition(at: .degrees(80)), 1 - 10.0 / 900))
            #expect(near(gradient.standInPosition(at: .degrees(-90)), 0.8))
            #expect(near(gradient.standInPosition(at: .zero), 0.9))
        }
        // The cap at 6 o'clock has the last colour, and the last half turn is drawn over the rest.
        #expect(host.drawings[1].style as? Color == .blue)
        expect(host.drawings[1].path, x: 45...55, y: 90...100)
        expect(host.drawings[2].path, x: 50...100, y: 0...100)
    }

    @Test func `ends that meet are drawn one over the other, and others are one band`() {
        for sweep in [359.0, 360, -359, -720] { #expect(show(20, sweep).0.drawings.count == 3, "\(sweep)°") }
        for sweep in [10.0, 180, -250] { #expect(show(20, sweep).0.drawings.count == 1, "\(sweep)°") }
    }
}
#endif
