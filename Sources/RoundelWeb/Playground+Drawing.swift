import Roundel
import RoundelExport

// What the page draws, as numbers in the frame.

extension Playground {
    /// Writes all numbers anew.
    func drawAll() {
        if let design = design.menu {
            for index in 0..<menu.count {
                frame.setTurn(of: index, menu.ring.turn(of: index, design.orientation), count: menu.count)
            }
        }
        drawShape()
        draw()
    }

    /// Writes what moves.
    func draw() {
        let wheel = wheel
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
        guard let design = design.menu else { return }
        menu.positions(into: frame.places(menu.count))
        for index in 0..<min(menu.count, Frame.mostShades) {
            frame.setShade(of: index, menu.openness(of: index), count: menu.count)
        }
        frame[.pointed] = Double(menu.pointed ?? -1)
        frame[.selected] = Double(menu.selection ?? -1)
        frame[.current] = Double(menu.current ?? -1)
        frame[.pressed] =
            switch menu.pressed {
            case nil: -1
            case .center: -2
            case .item(let index): Double(index)
            }
        frame[.open] = menu.isOpen ? 1 : 0
        frame[.turnable] = menu.isTurnable ? 1 : 0
        frame[.itemTurn] = design.orientation == .upright ? 0 : wheel.rotation.radians
    }

    private func drawShape() {
        switch design {
        case .superellipse(let design): drawSuperellipse(design)
        case .badge(let design): drawBadge(design)
        case .menu: drawRing()
        case .wheel: break
        }
    }

    /// The items' diameter, then the middle and the radii of the ring.
    private func drawRing() {
        let (center, radii) = (menu.ring.center, menu.ring.radii)
        setValues([menu.itemSize.x, center.x, center.y, radii.x, radii.y])
    }

    /// Exponent, handle, cubics a quarter, bound, measured error, and how much the drawn error is enlarged.
    private func drawSuperellipse(_ design: SuperellipseDesign) {
        let path = design.path(in: Rect2D(origin: .zero, size: design.size))
        let error = ErrorOutline(design)
        let shape = design.shape
        setValues([
            shape.exponent, shape.handle ?? Superellipse.bestHandle(forExponent: shape.exponent) ?? .nan,
            Double(path.segmentsPerQuadrant), path.errorBound, error.largest, error.magnification,
        ])
    }

    /// The badge's centre and radius on the stage, then the helper's multipliers, whether it is tied to the badge's
    /// centre, and the angle in degrees.
    private func drawBadge(_ design: BadgeDesign) {
        let center = Playground.stageRect(design.size).origin + design.size * design.anchor
        let helper = design.helper
        setValues([
            center.x, center.y, design.radius, helper.widthMultiplier, helper.heightMultiplier,
            helper.kind == .cornerToCenter ? 1 : 0, design.angle,
        ])
    }

    private func setValues(_ values: [Double]) {
        for (index, value) in values.enumerated() {
            frame.numbers[Frame.Slot.value0.rawValue + index] = value
        }
    }

    /// A rectangle of a size in the middle of the stage.
    static func stageRect(_ size: Point2D) -> Rect2D { Rect2D(origin: center - size / 2, size: size) }
}
