#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The sizes, colours and opacities that the two styles of dials are designed with.
@MainActor @Suite struct DialDesignTests {
    /// A dial from 0 to 10 at 4, from 3 o'clock on all round, with a major mark at 0, 5 and 10.
    private func host(
        _ style: some DialStyle & Sendable,
        isDark: Bool = false,
        strong: Bool = false,
        isEnabled: Bool = true,
        _ size: ControlSize = .regular
    ) -> StandInHost {
        let dial = RoundelSwiftUI.Dial(value: .constant(4.0), in: 0...10) { Text("Volume") }
        let host = StandInHost(
            dial.dialStyle(style)
                .dialTicks(.every(5, minor: 1))
                .dialSweep(from: .zero, .degrees(360))
                .disabled(!isEnabled)
                .environment(\.controlSize, size)
                .environment(\.colorScheme, isDark ? .dark : .light)
        )
        host.increasesContrast = strong
        return host
    }

    /// The opacity of each part that has a colour.
    private func opacities(_ host: StandInHost) -> [Double] {
        host.drawings.compactMap { ($0.style as? Color)?.standInComponents(in: .light)[3] }
    }

    private func expect(_ found: [Double], _ expected: [Double], _ comment: Comment? = nil) {
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { near($0, $1) }, comment)
    }

    @Test func `each control size has its own side, track and thumb`() {
        let table: [(ControlSize, CGFloat, CGFloat, CGFloat)] = [
            (.mini, 56, 5, 11), (.small, 80, 7, 15), (.regular, 128, 10, 22), (.large, 176, 14, 30),
        ]
        for (size, side, track, thumb) in table {
            let measures = DialMeasures(size)
            #expect((measures.side, measures.track, measures.thumb) == (side, track, thumb), "\(size)")
        }
    }

    /// Long marks, short ones, the track and the thumb; the filled part has the tint.
    @Test func `a ring is a faint track under white thumbs, beside faint marks`() {
        expect(opacities(host(.ring)), [0.6, 0.36, 0.13, 1])
        let strong = host(.ring, strong: true)
        expect(opacities(strong), [0.6, 0.36, 0.35, 1, 1])
        #expect(strong.drawings.compactMap(\.lineWidth) == [1])
    }

    /// The marks that are not filled, long and short; the disc and its outline.
    @Test func `a knob is a disc with an outline, inside faint marks`() {
        expect(opacities(host(.knob)), [0.25, 0.25, 1, 0.15])
        expect(opacities(host(.knob, strong: true)), [0.5, 0.5, 1, 0.7])
    }

    @Test func `a knob is shaded from the top down, white on black where it is dark`() throws {
        for (isDark, disc, shade, ends) in [
            (false, Color.white, [0.0, 0, 0], [0, 0.14]), (true, .black, [1, 1, 1], [0.34, 0.18]),
        ] {
            let host = host(.knob, isDark: isDark)
            #expect(host.drawings.contains { $0.style as? Color == disc })
            let gradient = try #require(host.drawings.compactMap { $0.style as? LinearGradient }.first)
            #expect(gradient.standInPoints == [.top, .bottom])
            let colors = gradient.standInColors.map { $0.standInComponents(in: .light) }
            for (color, end) in zip(colors, ends) { expect(color, shade + [end]) }
        }
    }

    @Test func `shadows fall down, deeper from a knob than from a thumb`() throws {
        for (host, radius, y, opacity) in [(host(.ring), 2.0, 1.0, 0.3), (host(.knob), 3, 2, 0.35)] {
            let record = try #require(host.all(StandInRecord.self).first { $0.name == "shadow" })
            #expect(record.value as? CGFloat == CGFloat(radius))
            #expect(record.options["x"] as? CGFloat == 0 && record.options["y"] as? CGFloat == CGFloat(y))
            let color = try #require(record.options["color"] as? Color)
            expect(color.standInComponents(in: .light), [0, 0, 0, opacity])
        }
    }

    @Test func `a disabled dial has four tenths of its opacity`() {
        for isRing in [true, false] {
            let host = isRing ? host(.ring, isEnabled: false) : host(.knob, isEnabled: false)
            expect(host.values("opacity", as: Double.self), [0.4])
        }
    }

    // MARK: Where the parts are

    /// The least distance of a part's points from the middle of its dial, and the greatest.
    private func reach(_ drawing: StandInDrawing, _ middle: Point2D) -> ClosedRange<Double> {
        let lengths = SuperellipseShapeTests.points(drawing.path).map { ($0 - middle).length }
        return (lengths.min() ?? .nan)...(lengths.max() ?? .nan)
    }

    /// In a window of 200 points a ring has the radius 100, a thumb 22 points and a track 10.
    @Test func `the marks of a ring end three points inside its thumbs, and its track is under them`() {
        let parts = host(.ring).drawings.filter { !$0.path.isEmpty }
        let middle = Point2D(100, 100)
        let (long, short) = (reach(parts[0], middle), reach(parts[1], middle))
        #expect(near(long.upperBound, 75, 0.02) && near(long.lowerBound, 69, 0.02))
        #expect(near(short.upperBound, 75, 0.02) && near(short.lowerBound, 71, 0.02))
        #expect(near(Double(parts[2].path.boundingRect.width), 2 * 94, 0.06))
        let widths = parts.prefix(2).map { drawing in
            let corners = SuperellipseShapeTests.points(drawing.path)
            return (corners[2] - corners[1]).length
        }
        #expect(near(widths[0], 1.5) && near(widths[1], 1))
    }

    /// Half the sides of the boxes of a knob's marks, disc and pointer.
    @Test(arguments: [(ControlSize.mini, 5.0, 11.0), (.regular, 10, 22), (.large, 14, 30)])
    func `a knob is four points inside its marks, and its pointer is half a track inside it`(
        size: ControlSize,
        track: Double,
        thumb: Double
    ) throws {
        let parts = host(.knob, size).drawings
        let disc = try #require(parts.first { $0.style as? Color == .white }).path.boundingRect
        let marks = parts.prefix(2).map { reach($0, Point2D(disc.midX, disc.midY)) }
        let radius = Double(disc.width) / 2 + 4 + track
        #expect(near(marks[0].upperBound, radius, 0.05) && near(marks[0].lowerBound, radius - track, 0.05))
        #expect(near(marks[1].lowerBound, radius - track / 2, 0.05))
        func width(_ drawing: StandInDrawing) -> Double {
            let corners = SuperellipseShapeTests.points(drawing.path)
            return (corners[2] - corners[1]).length
        }
        #expect(near(width(parts[0]), max(1.5, track / 5)) && near(width(parts[1]), max(1.5, track / 5)))
        // The pointer is drawn to the right, and turned.
        let pointer = try #require(parts.last { $0.style is TintShapeStyle })
        #expect(near(width(pointer), max(2, track / 3)))
        let box = Rect2D(pointer.path.boundingRect)
        #expect(near(box.size.x, 0.8 * thumb))
        #expect(near(box.end.x, Double(disc.maxX) - track / 2))
    }

    /// In a narrow window, a dial is a square of the window's width, and the text is below it.
    @Test func `the texts of dials are four points below them, and below one another`() throws {
        let dial = RoundelSwiftUI.Dial(value: .constant(3.0), in: 0...9) {
            Text("Volume")
        } currentValueLabel: {
            Text("3")
        }
        .environment(\.controlSize, .mini)
        let window = CGSize(width: 100, height: 400)
        let ring = StandInHost(dial.dialStyle(.ring), size: window)
        let knob = StandInHost(dial.dialStyle(.knob), size: window)
        for host in [ring, knob] {
            let label = try #require(host.frame(of: "Volume"))
            let last = host === ring ? label : try #require(host.frame(of: "3"))
            let texts = host === ring ? Double(label.height) + 4 : Double(label.height + last.height) + 8
            // The stack is in the middle of the window.
            #expect(near(Double(last.maxY), 200 + (100 + texts) / 2, 0.01))
        }
    }

    @Test(arguments: [(360.0, 360.0), (-360, -360), (360.5, 144.2), (-361, -144.4)])
    func `colours run along the sweep up to a whole turn, and along the filled part beyond it`(
        sweep: Double,
        length: Double
    ) throws {
        let dial = RoundelSwiftUI.Dial(value: .constant(4.0), in: 0...10) { Text("Volume") }
            .dialStyle(.ring([.red, .blue]))
            .dialSweep(from: .zero, .degrees(sweep))
        let gradients = StandInHost(dial).drawings.compactMap { $0.style as? AngularGradient }
        let angles = try #require(gradients.first).standInAngles.map(\.degrees)
        #expect(near(abs(angles[1] - angles[0]), abs(length)))
    }
}
#endif
