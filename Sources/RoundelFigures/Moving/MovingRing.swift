import Roundel
import RoundelExport

/// The animated picture: a ring of items that is flicked, coasts and lands, with the curve of its
/// rotation.
///
/// A style sheet animates it. The ring is still in renderers that do not read style sheets, and for
/// readers who prefer less motion.
struct MovingRing {
    /// The largest distance of a straight line between two frames from the core's motion, in
    /// degrees.
    ///
    /// Rounding to two decimals adds to it.
    static let tolerance = 0.1

    private static let size = Point2D(720, 392)
    private static let curve = Rect2D(x: 466, y: 88, width: 212, height: 216)
    private let menu = FlickedMenu()
    let rotations: [(step: Int, value: Double)]

    /// The document.
    static var picture: UTF8Text { MovingRing().document() }

    private init() {
        let degrees = menu.rotations.map { (step: $0.step, value: $0.rotation.degrees) }
        rotations = KeyFrames.reduced(degrees, within: MovingRing.tolerance)
    }

    private func document() -> UTF8Text {
        var svg = SVG(
            width: MovingRing.size.x,
            height: MovingRing.size.y,
            title: UTF8Text(
                "A ring of items that a finger flicks: it coasts, slows down and lands on an item"
            ),
            rules: UTF8Text(rules)
        )
        drawCurve(&svg)
        drawRing(&svg)
        drawFinger(&svg)
        return svg.document()
    }

    // MARK: Motion

    private var rules: String {
        let all = [turning, keepingUpright, touching, travelling, unrolling] + (0..<8).map(showing)
        let uses = all.map(\.use).joined()
        return all.map(\.rule).joined() + "@media (prefers-reduced-motion: no-preference) {\n\(uses)}\n"
    }

    private var turning: KeyFrames {
        KeyFrames("turning", rotations) { "transform:rotate(\(KeyFrames.number($0))deg)" }
    }

    private var keepingUpright: KeyFrames {
        KeyFrames("upright", rotations) { "transform:rotate(\(KeyFrames.number(-$0))deg)" }
    }

    private var travelling: KeyFrames {
        KeyFrames("travelling", rotations.map { ($0.step, curvePoint($0)) }) {
            "transform:translate(\(KeyFrames.number($0.x))px,\(KeyFrames.number($0.y))px)"
        }
    }

    /// The part of the curve that is not drawn yet: an offset of 1 hides all of it.
    private var unrolling: KeyFrames {
        let points = rotations.map(curvePoint)
        let lengths = zip(points, points.dropFirst()).map { ($1 - $0).length }
        let whole = lengths.reduce(0, +)
        var (left, frames) = (whole, [(step: 0, value: 1.0)])
        for (length, rotation) in zip(lengths, rotations.dropFirst()) {
            left -= length
            frames.append((rotation.step, max(0, left / whole)))
        }
        return KeyFrames("unrolling", frames) {
            "stroke-dashoffset:\(UTF8Text(number: $0, decimals: 4))"
        }
    }

    /// The animation of an item that is lit while it is at the pointer.
    private func showing(_ item: Int) -> KeyFrames {
        let ends = menu.pointed.dropFirst().map(\.step) + [FlickedMenu.steps]
        let spans = zip(menu.pointed, ends).filter { $0.0.item == item }.map { $0.step..<$1 }
        return KeyFrames("item-\(item)", shownIn: spans, fade: FlickedMenu.step(at: 0.08))
    }

    /// The animation of the finger: it touches the ring, moves along it, and is lifted.
    private var touching: KeyFrames {
        var frames: [(step: Int, value: (angle: Angle, scale: Double, opacity: Double))] = []
        for flick in FlickedMenu.flicks {
            func add(_ time: Double, _ scale: Double, _ opacity: Double) {
                frames.append((FlickedMenu.step(at: time), (flick.angle(at: time), scale, opacity)))
            }
            add(flick.start - 0.3, 1.5, 0)
            add(flick.start - 0.04, 1, 1)
            let steps = stride(
                from: FlickedMenu.step(at: flick.start),
                through: FlickedMenu.step(at: flick.end),
                by: 1
            )
            let angles = steps.map { (step: $0, value: flick.angle(at: FlickedMenu.time(of: $0)).degrees) }
            for frame in KeyFrames.reduced(angles, within: MovingRing.tolerance) {
                frames.append((frame.step, (.degrees(frame.value), 1, 1)))
            }
            add(flick.end + 0.08, 1.15, 0.7)
            add(flick.end + 0.25, 1.5, 0)
        }
        if let first = frames.first, let last = frames.last {
            frames.insert((0, first.value), at: 0)
            frames.append((FlickedMenu.steps, last.value))
        }
        return KeyFrames("touching", frames) { frame in
            let (angle, scale) = (KeyFrames.number(frame.angle.degrees), KeyFrames.number(frame.scale))
            let radius = KeyFrames.number(FlickedMenu.ring.radii.x)
            return "transform:rotate(\(angle)deg) translate(\(radius)px) scale(\(scale));"
                + "opacity:\(KeyFrames.number(frame.opacity))"
        }
    }

    /// Returns the point of the curve at a step, for a rotation in degrees.
    func curvePoint(_ rotation: (step: Int, value: Double)) -> Point2D {
        let across = Double(rotation.step) / Double(FlickedMenu.steps)
        return MovingRing.curve.origin + MovingRing.curve.size * Point2D(across, 1 - rotation.value / 180)
    }
}
