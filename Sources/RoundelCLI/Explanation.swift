import Roundel
import RoundelExport

/// Derives the positions of a ring from its count and radius, step by step.
struct Explanation {
    let ring: Ring
    let rotation: Angle

    /// The number of items that are derived at most.
    private static let longest = 24

    var text: String {
        let rest = ring.count > 0 ? ["", start] + angles + ratios + distances + positions : []
        return (opening + rest).joined(separator: "\n") + "\n"
    }

    private var shown: Range<Int> { 0..<min(ring.count, Self.longest) }

    private var opening: [String] {
        var lines = [
            "1. A full circle is 2 × π = 6.28319 radians = 360°.",
            "   0 points right (3 o'clock), and y grows downward: a positive angle is clockwise.",
            "",
        ]
        switch ring.spacing {
        case _ where ring.count == 0: lines += ["2. There are no items."]
        case .angles where ring.count == 1: lines += ["2. The angle of the only item is given."]
        case .weights(let weights, let sweep, let pad) where !weights.contains { $0 > 0 }:
            lines += [
                "2. No weight is positive: the sectors are empty, and only pads of \(used(pad, sweep)) are left.",
                "   Each item stands in the middle of its pad.",
            ]
        case .weights(_, let sweep, _) where ring.count == 1:
            lines += ["2. The only item stands in the middle of \(extent(sweep))."]
        case _ where ring.count == 1: lines += ["2. The only item stands at the start."]
        case .even(let count):
            lines += ["2. Divided among \(count) items: 6.28319 ÷ \(count) = \(step) apart."]
        case .arc(let count, let sweep, .inclusive) where sweep.magnitude < .fullTurn:
            lines += [
                "2. \(count) items on an arc of \(extent(sweep)), its end included: one gap fewer than items, \(step) apart."
            ]
        case .arc(let count, let sweep, _):
            lines += [
                "2. \(count) items on an arc of \(extent(sweep)), its end left free: as many gaps as items, \(step) apart."
            ]
        case .step(let step, let count):
            lines += ["2. \(count) items, each \(full(step.magnitude)) after the one before."]
        case .angles(let angles):
            lines += ["2. The \(angles.count) angles are given, one for each item."]
        case .weights(let weights, let sweep, let pad):
            lines += [
                "2. \(weights.count) sectors share \(extent(sweep)), less a pad of \(used(pad, sweep)) for each, by their weights.",
                "   Each item stands in the middle of its sector, which has half a pad at either end.",
            ]
        }
        return lines
    }

    private var start: String {
        if case .angles = ring.spacing { return "3. Given angles have no common start." }
        let start = "3. The start is at \(full(ring.start))"
        guard ring.count > 1 else { return "\(start)." }
        return "\(start), and the items follow \(ring.isClockwise ? "clockwise" : "counterclockwise")."
    }

    private var angles: [String] {
        let turned = rotation == .zero ? "" : ", turned by \(full(rotation))"
        return ["", "4. The angle of each item\(turned):"]
            + rows { index in full(ring.angle(of: index, rotation: rotation)) }
    }

    private var ratios: [String] {
        ["", "5. Its shares of the radius: cos across, sin down."]
            + rows { index in
                let unit = Point2D(direction: ring.angle(of: index, rotation: rotation))
                return "cos = \(number(unit.x, 7, 4))   sin = \(number(unit.y, 7, 4))"
            }
    }

    private var distances: [String] {
        let (across, down) = (number(ring.radii.x, 0, 1), number(ring.radii.y, 0, 1))
        return ["", "6. Times the radius, \(across) across and \(down) down:"]
            + rows { index in
                let offset = ring.position(of: index, rotation: rotation) - ring.center
                return "across \(number(offset.x, 8, 1))   down \(number(offset.y, 8, 1))"
            }
    }

    private var positions: [String] {
        let (x, y) = (number(ring.center.x, 0, 1), number(ring.center.y, 0, 1))
        return ["", "7. Plus the centre (\(x), \(y)):"]
            + rows { index in
                let position = ring.position(of: index, rotation: rotation)
                return "x = \(number(position.x, 8, 1))   y = \(number(position.y, 8, 1))"
            }
    }

    private func rows(_ text: (Int) -> String) -> [String] {
        let rows = shown.map { "   item \($0):  \(text($0))" }
        return ring.count > Self.longest ? rows + ["   … and so on for all \(ring.count)."] : rows
    }

    private var step: String {
        guard ring.count > 1 else { return "0°" }
        return full((ring.angle(of: 1) - ring.angle(of: 0)).magnitude)
    }

    /// The extent of an arc, at most a full turn.
    private func extent(_ sweep: Angle) -> String { full(min(sweep.magnitude, .fullTurn)) }

    /// The pad that the ring uses: all pads together are at most the whole sweep.
    private func used(_ pad: Angle, _ sweep: Angle) -> String {
        let greatest = min(sweep.magnitude, .fullTurn) / Double(max(ring.count, 1))
        return degrees(min(max(pad, .zero), greatest))
    }

    private func full(_ angle: Angle) -> String {
        "\(number(angle.radians, 0, 4)) radians = \(degrees(angle))"
    }

    private func degrees(_ angle: Angle) -> String {
        var text = UTF8Text()
        text.append(angle, decimals: 2)
        return text.description
    }

    /// A number with all its decimals, at least `width` characters wide.
    private func number(_ value: Double, _ width: Int, _ decimals: Int) -> String {
        var text = UTF8Text()
        text.append(value, decimals: decimals, width: width)
        return text.description
    }
}
