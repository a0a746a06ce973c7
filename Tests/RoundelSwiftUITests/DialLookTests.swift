#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// How the two styles of dials look.
@MainActor @Suite struct DialLookTests {
    /// A dial from 0 to 4 that begins at 3 o'clock and goes all round, at 1: 6 o'clock.
    private func quarter(_ style: some DialStyle & Sendable, sweep: Double = 360) -> StandInHost {
        let dial = RoundelSwiftUI.Dial(value: .constant(1.0), in: 0...4) { Text("Volume") }
        return StandInHost(dial.dialStyle(style).dialSweep(from: .zero, .degrees(sweep)))
    }

    /// A dial from 0 to 4 with a thumb at 9 o'clock, if not at another value, and one at 12 o'clock.
    private func range(_ style: some DialStyle & Sendable, from lower: Double = 2) -> StandInHost {
        let dial = RoundelSwiftUI.Dial(lowerValue: .constant(lower), upperValue: .constant(3.0), in: 0...4) {
            Text("Hours")
        }
        return StandInHost(dial.dialStyle(style).dialSweep(from: .zero, .degrees(360)))
    }

    private func boxes<Style>(
        _ host: StandInHost,
        _ style: Style.Type,
        where isIt: (Style) -> Bool = { _ in true }
    )
        -> [CGRect]
    {
        host.drawings.filter { $0.lineWidth == nil && ($0.style as? Style).map(isIt) == true }
            .map(\.path.boundingRect)
    }

    private func marks(_ drawing: StandInDrawing) -> Int {
        SuperellipseShapeTests.elements(drawing.path).count / 5
    }

    // MARK: The ring

    @Test func `the thumb is on the middle of the track, and the track is filled up to it`() throws {
        let host = quarter(.ring)
        let filled = try #require(boxes(host, TintShapeStyle.self).first)
        let thumb = try #require(boxes(host, Color.self) { $0 == .white }.first)
        #expect(boxes(host, TintShapeStyle.self).count == 1)
        // Both ends of the filled part have caps of half the width of the track.
        let half = 100 - Double(filled.minY)
        #expect(half > 2 && near(100 - Double(filled.minX), half, 0.06))
        let middle = Double(filled.maxX) - half
        #expect(near(Double(thumb.midX), 100, 0.06) && near(Double(thumb.midY), middle, 0.06))
        #expect(near(Double(thumb.width), Double(thumb.height), 0.06))
        #expect(Double(thumb.width) > 2 * half && near(Double(thumb.maxY), 200, 0.06))
        // The dial is in the middle of the window, and the whole track behind the filled part.
        let track = host.drawings.map(\.path.boundingRect).first {
            near(Double($0.minX), 200 - Double($0.maxX), 0.1)
        }
        #expect(near(Double(track?.maxX ?? 0), Double(filled.maxX), 0.06))
    }

    @Test func `a range is filled between its thumbs, of which each is shown`() {
        let host = range(.ring)
        let thumbs = boxes(host, Color.self) { $0 == .white }
        #expect(thumbs.count == 2)
        #expect(thumbs[0].minX < 0.1 && near(Double(thumbs[0].midY), 100, 0.06))
        #expect(thumbs[1].minY < 0.1 && near(Double(thumbs[1].midX), 100, 0.06))
        let filled = boxes(host, TintShapeStyle.self)
        #expect(filled.count == 1 && filled[0].maxX < 120 && filled[0].maxY < 120)
        let wide = boxes(range(.ring, from: 1), TintShapeStyle.self)
        #expect(wide.count == 1 && wide[0].maxX < 120 && wide[0].maxY > 180, "the left half, from 6 o'clock")
    }

    @Test(arguments: [(270.0, 0.0, 270.0), (-270, -270, 0), (360, 0, 360), (-360, -360, 0)])
    func `colours run along the whole sweep, from the least value on`(
        sweep: Double,
        first: Double,
        last: Double
    ) throws {
        let host = quarter(.ring([.red, .blue]), sweep: sweep)
        let gradient = try #require(host.drawings.compactMap { $0.style as? AngularGradient }.first)
        let angles = gradient.standInAngles.map(\.degrees)
        #expect(near(angles[0], first) && near(angles[1], last))
        // A gradient runs clockwise.
        #expect(gradient.standInColors == (sweep > 0 ? [.red, .blue] : [.blue, .red]))
        #expect(boxes(host, TintShapeStyle.self).isEmpty)
    }

    @Test(arguments: [360.0, -360]) func `the round start of a ring has the first colour`(sweep: Double) {
        let host = quarter(.ring([.red, .blue]), sweep: sweep)
        // The start is at 3 o'clock, and a half-disc lies before it.
        let cap = CGPoint(x: 189, y: sweep > 0 ? 98 : 102)
        let drawings = host.drawings.filter { $0.path.contains(cap) && ($0.style as? Color) != .white }
        #expect(drawings.last?.style as? Color == .red)
    }

    @Test func `with several laps the colours run along the filled part`() throws {
        let host = quarter(.ring([.red, .blue]), sweep: 720)
        let gradient = try #require(host.drawings.compactMap { $0.style as? AngularGradient }.first)
        #expect(near(gradient.standInAngles[0].degrees, 0) && near(gradient.standInAngles[1].degrees, 180))
        #expect(gradient.standInColors == [.red, .blue])
    }

    @Test func `more contrast gives the thumbs an outline, and makes every part twice as dark`() {
        func opacities(_ host: StandInHost) -> [Double] {
            let parts = host.drawings.compactMap { $0.style as? Color }.map {
                $0.standInComponents(in: .light)
            }
            return parts.filter { $0.prefix(3) == [0, 0, 0] && $0[3] < 1 }.map { $0[3] }
        }
        let host = range(.ring)
        #expect(host.drawings.allSatisfy { $0.lineWidth == nil })
        // The track of a ring; the long and the short marks of a knob, and its outline.
        for (host, count) in [(host, 1), (quarter(.knob), 3)] {
            let plain = opacities(host)
            host.increasesContrast = true
            let strong = opacities(host)
            #expect(plain.count == count && strong.count == count)
            for (plain, strong) in zip(plain, strong) { #expect(strong >= 2 * plain && strong < 0.8) }
        }
        #expect(host.drawings.filter { $0.lineWidth != nil && $0.style as? Color == .black }.count == 2)
    }

    @Test func `a disabled dial is pale`() {
        func opacities(_ style: some DialStyle & Sendable, _ isEnabled: Bool) -> [Double] {
            let dial = RoundelSwiftUI.Dial(value: .constant(1.0), in: 0...4) { Text("Volume") }
            return StandInHost(dial.dialStyle(style).disabled(!isEnabled)).values("opacity", as: Double.self)
        }
        #expect(opacities(.ring, true) == [1] && opacities(.knob, true) == [1])
        #expect(opacities(.ring, false).allSatisfy { $0 < 0.7 && $0 > 0 })
        #expect(opacities(.knob, false).allSatisfy { $0 < 0.7 && $0 > 0 })
    }

    // MARK: Labels and sizes

    private func labelled(_ style: some DialStyle & Sendable, _ size: ControlSize) -> StandInHost {
        let dial = RoundelSwiftUI.Dial(value: .constant(3.0), in: 0...9) {
            Text("Volume")
        } currentValueLabel: {
            Text("3")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        return StandInHost(dial.dialStyle(style).environment(\.controlSize, size))
    }

    private func texts(_ host: StandInHost) -> [String] { host.all(Text.self).map(\.standInString).sorted() }

    @Test func `the digits of a value have the same width, and its label another font`() {
        func font(_ text: String, _ host: StandInHost) -> Font? {
            host.all.last { ($0.value as? Text)?.standInString == text }?.environment.standInFont
        }
        for size in [ControlSize.mini, .small, .regular, .large] {
            let isSmall = size == .mini || size == .small
            let (ring, knob) = (labelled(.ring, size), labelled(.knob, size))
            #expect(font("3", ring) == (isSmall ? Font.subheadline : .title2).monospacedDigit())
            #expect(font("3", knob) == .subheadline.monospacedDigit())
            for text in ["Volume", "0", "9"] where !isSmall || text == "Volume" {
                #expect(font(text, ring) == .subheadline && font(text, knob) == .subheadline)
            }
        }
    }

    @Test func `small dials have the label below, and no labels of the ends`() throws {
        for size in [ControlSize.mini, .small, .regular, .large] {
            let isSmall = size == .mini || size == .small
            let host = labelled(.ring, size)
            #expect(texts(host) == (isSmall ? ["3", "Volume"] : ["0", "3", "9", "Volume"]))
            let label = try #require(host.frame(of: "Volume"))
            #expect(isSmall ? label.minY > 150 : label.maxY < 140, "\(size)")
            let knob = labelled(.knob, size)
            #expect(texts(knob) == (isSmall ? ["3", "Volume"] : ["0", "3", "9", "Volume"]))
            let below = try #require(knob.frame(of: "Volume"))
            let value = try #require(knob.frame(of: "3"))
            #expect(below.minY > 120 && value.minY >= below.maxY)
        }
    }

    @Test func `a ring without a label for its value has the other label in its middle`() throws {
        for size in [ControlSize.mini, .regular] {
            let dial = RoundelSwiftUI.Dial(value: .constant(3.0), in: 0...9) { Text("Volume") }
            let host = StandInHost(dial.dialStyle(.ring).environment(\.controlSize, size))
            #expect(texts(host) == ["Volume"])
            let label = try #require(host.frame(of: "Volume"))
            #expect(near(Double(label.midX), 100, 1) && near(Double(label.midY), 100, 1))
        }
    }

    @Test func `each control size is larger than the one before`() {
        let sizes = [ControlSize.mini, .small, .regular, .large].map { DialMeasures($0) }
        for (less, more) in zip(sizes, sizes.dropFirst()) {
            #expect(less.side < more.side && less.track < more.track && less.thumb < more.thumb)
        }
        #expect(sizes.allSatisfy { $0.thumb > $0.track && $0.side > 4 * $0.thumb })
        #expect(sizes.map(\.isRoomy) == [false, false, true, true])
    }

    // MARK: Marks and the knob

    @Test func `a knob has eleven marks, with the tint colour up to the value, and a pointer`() {
        let host = quarter(.knob)
        let tinted = host.drawings.filter { $0.style is TintShapeStyle }.map(marks)
        // Marks at 0, a tenth and two tenths of the sweep; no minor ones; and the pointer.
        #expect(tinted == [3, 0, 1])
        let rest = host.drawings.prefix(2).map(marks)
        #expect(rest == [8, 0])
        #expect(near(host.values("rotationEffect", as: SwiftUI.Angle.self)[0].degrees, 90))
        let pair = range(.knob).values("rotationEffect", as: SwiftUI.Angle.self).map(\.degrees)
        #expect(pair.count == 2 && near(pair[0], 180) && near(pair[1], 270))
    }

    @Test(arguments: [(0.0...7, 1), (0...3, 2), (-60...6, 3)])
    func `the mark at the value of a knob is filled`(range: ClosedRange<Double>, step: Int) {
        let tenth = (range.upperBound - range.lowerBound) / 10
        let value = DialScale(range, step: tenth).value(ofStep: step)
        let dial = RoundelSwiftUI.Dial(value: .constant(value), in: range, step: tenth) { Text("Volume") }
        let host = StandInHost(dial.dialStyle(.knob))
        #expect(host.drawings.filter { $0.style is TintShapeStyle }.map(marks) == [step + 1, 0, 1])
    }

    @Test(arguments: [false, true]) func `major marks are longer than minor ones`(isKnob: Bool) {
        let dial = RoundelSwiftUI.Dial(value: .constant(0.0), in: 0...10) { Text("Volume") }
            .dialTicks(.every(5, minor: 1))
            .dialSweep(from: .zero, .degrees(360))
        let host = isKnob ? StandInHost(dial.dialStyle(.knob)) : StandInHost(dial.dialStyle(.ring))
        let drawings = host.drawings.prefix(2)
        // 0 and 10 are at 3 o'clock, and 5 is at 9 o'clock. The knob's mark at 0 is filled.
        #expect(drawings.map(marks) == [isKnob ? 2 : 3, 8])
        // The longer side of the first mark.
        let lengths = drawings.map { drawing in
            let corners = SuperellipseShapeTests.points(drawing.path)
            return max((corners[1] - corners[0]).length, (corners[2] - corners[1]).length)
        }
        #expect(lengths[0] > lengths[1] && lengths[1] > 2)
        #expect(isKnob || (near(lengths[0], 6) && near(lengths[1], 4)))
    }
}
#endif
