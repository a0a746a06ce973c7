import Roundel
import RoundelExport

// What the page draws, as numbers in the frame.

extension Playground {
    /// Writes all numbers anew.
    func draw() {
        if case .menu(let menu) = design {
            for index in 0..<ring.count {
                frame.setTurn(of: index, ring.turn(of: index, menu.orientation), count: ring.count)
            }
        }
        frame[.passed] = 0
        drawShape()
        drawWheel()
    }

    /// Writes what a call changed.
    func draw(_ update: Wheel.Update) {
        frame[.passed] += Double(update.passed.count)
        drawWheel()
    }

    private func drawWheel() {
        frame[.rotation] = wheel.rotation.radians
        frame[.velocity] = wheel.velocity
        frame[.phase] =
            switch wheel.phase {
            case .idle: 0
            case .dragging: 1
            case .coasting: 2
            case .settling: 3
            }
        frame[.rest] = (wheel.restRotation ?? wheel.rotation).radians
        guard case .menu(let menu) = design else { return }
        ring.positions(rotation: wheel.rotation, into: frame.places(ring.count))
        frame[.pointed] = Double(ring.item(atPointer: .twelveOClock, rotation: wheel.rotation) ?? -1)
        frame[.itemTurn] = menu.orientation == .upright ? 0 : wheel.rotation.radians
    }

    private func drawShape() {
        switch design {
        case .superellipse(let design): drawSuperellipse(design)
        case .badge(let design): drawBadge(design)
        case .menu(let menu): setValue(0, menu.itemRadius(on: ring))
        case .wheel: break
        }
    }

    /// Exponent, handle, cubics a quarter, bound, measured error, and how much the drawn error is enlarged.
    private func drawSuperellipse(_ design: SuperellipseDesign) {
        let path = design.path(in: Rect2D(origin: .zero, size: design.size))
        let error = ErrorOutline(design)
        let shape = design.shape
        let values = [
            shape.exponent, shape.handle ?? Superellipse.bestHandle(forExponent: shape.exponent) ?? .nan,
            Double(path.segmentsPerQuadrant), path.errorBound, error.largest, error.magnification,
        ]
        for (index, value) in values.enumerated() { setValue(index, value) }
    }

    /// The badge's centre and radius on the stage, then the helper's multipliers, whether it is tied to the badge's
    /// centre, and the angle in degrees.
    private func drawBadge(_ design: BadgeDesign) {
        let center = Playground.stageRect(design.size).origin + design.size * design.anchor
        let helper = design.helper
        let values = [
            center.x, center.y, design.radius, helper.widthMultiplier, helper.heightMultiplier,
            helper.kind == .cornerToCenter ? 1 : 0, design.angle,
        ]
        for (index, value) in values.enumerated() { setValue(index, value) }
    }

    private func setValue(_ index: Int, _ value: Double) {
        frame.numbers[Frame.Slot.value0.rawValue + index] = value
    }

    /// A rectangle of a size in the middle of the stage.
    static func stageRect(_ size: Point2D) -> Rect2D { Rect2D(origin: center - size / 2, size: size) }
}
