import Foundation
import Roundel
import RoundelTestSupport
import Testing

/// The numbers in the JSON of every command, which read back as the same numbers.
@Suite(.long) struct JSONNumberTests {
    /// All numbers of a JSON text that are not in strings, in their order, read by `Double`, which
    /// rounds correctly.
    private func numbers(_ json: String) -> [Double] {
        json.replacing(#/"[^"]*"/#, with: "").matches(of: #/-?[0-9][0-9.]*(e[-+]?[0-9]+)?/#)
            .compactMap { Double($0.output.0) }
    }

    private func check(_ arguments: [String], _ expected: [Double]) throws {
        let result = try run(arguments + ["--format", "json"])
        #expect(result.code == 0)
        #expect(numbers(result.output) == expected, "\(arguments)")
    }

    private func check(_ arguments: String, _ expected: [Double]) throws {
        try check(arguments.split(separator: " ").map(String.init), expected)
    }

    @Test func `a layout, a badge and a superellipse`() throws {
        let ring = Ring(center: Point2D(0.1, 1e-9), radius: 1.0 / 3, spacing: .even(7))
        let rows = (0..<7).map { index in
            let position = ring.positions(rotation: .degrees(0.7))[index]
            let angle = ring.angle(of: index, rotation: .degrees(0.7))
            return [Double(index), angle.degrees, position.x, position.y]
        }
        try check(
            "layout --count 7 --radius \(1.0 / 3) --center 0.1,1e-9 --rotation 0.7",
            rows.flatMap { $0 }
        )
        let host = Circumference.circle
        let helper = host.helper(at: .degrees(45), ratio: 0.1)
        let center = host.anchor(at: .degrees(45))
        try check(
            "badge --angle 45 --ratio 0.1 --host circle",
            [center.x, center.y, helper.widthMultiplier, helper.heightMultiplier]
        )
        let path = Superellipse(exponent: 10.0 / 3).path(
            in: Rect2D(x: 0, y: 0, width: 9, height: 7),
            tolerance: 0.1
        )
        try check(
            "superellipse --exponent \(10.0 / 3) --size 9,7 --tolerance 0.1",
            [10.0 / 3, Double(path.segmentsPerQuadrant), path.errorBound]
        )
    }

    @Test func `corners as they are drawn, and a dial`() throws {
        let corners = Corners(radius: 22.0 / 3, shape: .smooth(0.37))
        let rect = Rect2D(x: 0, y: 0, width: 40, height: 13)
        let path = corners.path(in: rect, tolerance: 0.01)
        let fitted = corners.fitted(in: rect)
        let each = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft].map {
            [$0.radii.x, $0.radii.y, $0.shape.exponent, $0.shape.smoothing]
        }
        #expect(each[0][3] != 0.37)
        let cubics = path.elements.filter { if case .cubic = $0 { true } else { false } }
        try check(
            "corners --radius \(22.0 / 3) --smoothing 0.37 --size 40,13 --tolerance 0.01",
            each.flatMap { $0 } + [Double(cubics.count), path.errorBound]
        )
        let scale = DialScale(0...0.7, start: .degrees(100), sweep: .degrees(250))
        func row(_ value: Double) -> [Double] {
            [value, scale.rotation(of: value).degrees, scale.direction(of: value).degrees]
        }
        let marks = scale.ticks(.every(0.1)).flatMap { row($0.value) }
        #expect(marks.count == 3 * 8)
        try check(
            "dial --range 0,0.7 --start 100 --sweep 250 --value \(1.0 / 3) --every 0.1",
            row(1.0 / 3) + marks
        )
    }

    @Test func `a decay, stepped frame by frame`() throws {
        let coast = Coast(from: .zero, releaseVelocity: 5.1, decay: Decay(factor: 0.93))
        let rates = [30, 59.94].map { rate in
            var (step, frames) = (coast, 0.0)
            while step.duration > 0 { (step, frames) = (step.advanced(by: 1 / rate), frames + 1) }
            return [rate, frames, step.start.radians]
        }
        try check(
            "decay --factor 0.93 --velocity 5.1 --rates 30,59.94",
            [coast.restRotation.radians, coast.duration] + rates.flatMap { $0 }
        )
    }

    @Test func `a replayed trace`() throws {
        let file = CommandLineTool.trace("flick-across-nine")
        var wheel = Wheel(zone: TouchZone(in: Rect2D(x: 0, y: 0, width: 300, height: 300)))
        var expected: [Double] = []
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst() {
            let fields = line.split(separator: ",")
            let numbers = fields.compactMap { Double($0) }
            let (time, point) = (numbers[0], Point2D(numbers[2], numbers[3]))
            wheel.advance(to: time)
            switch fields[1] {
            case "began": wheel.touchBegan(1, at: point, time: time)
            case "moved": wheel.touchMoved(1, to: point, time: time)
            default: wheel.touchEnded(1, at: point, time: time)
            }
            expected += [time, wheel.rotation.radians]
        }
        let rest = try #require(wheel.restRotation)
        expected += [
            wheel.rotation.radians, wheel.rotation.normalized.radians, Double(wheel.rotation.wholeTurns),
            wheel.velocity, rest.radians,
        ]
        #expect(expected.count == 2 * 27 + 5)
        try check(["replay", file, "--size", "300,300"], expected)
    }
}
