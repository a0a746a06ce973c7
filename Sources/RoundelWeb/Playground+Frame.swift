import Roundel
import RoundelExport

// Writes what the page draws as numbers into the frame.

extension Playground {
    /// Writes all numbers.
    func writeFrame() {
        if let design = design.menu {
            for index in 0..<menu.count {
                frame.setTurn(of: index, menu.ring.turn(of: index, design.orientation), count: menu.count)
            }
        }
        writeScene()
        writeMotion()
    }

    /// Writes the numbers that change while something moves.
    func writeMotion() {
        if design.isDial { writeKnob() }
        let wheel = wheel
        frame[.rotation] = wheel.rotation.radians
        frame[.velocity] = wheel.velocity
        frame[.phase] = Double(Frame.Phase(wheel.phase).rawValue)
        frame[.restRotation] = (wheel.restRotation ?? wheel.rotation).radians
        guard let design = design.menu else { return }
        menu.positions(into: frame.positions(menu.count))
        for index in 0..<min(menu.count, Frame.mostButtons) {
            frame.setOpenness(of: index, menu.openness(of: index), count: menu.count)
        }
        frame[.pointed] = Double(menu.pointed ?? Frame.noItem)
        frame[.selected] = Double(menu.selection ?? Frame.noItem)
        frame[.current] = Double(menu.current ?? Frame.noItem)
        frame[.pressed] =
            switch menu.pressed {
            case nil: Double(Frame.noItem)
            case .center: Double(Frame.centerItem)
            case .item(let index): Double(index)
            }
        frame[.isOpen] = menu.isOpen ? 1 : 0
        frame[.isTurnable] = menu.isTurnable ? 1 : 0
        frame[.itemTurn] = design.orientation == .upright ? 0 : wheel.rotation.radians
    }

    private func writeScene() {
        switch design {
        case .menu: writeRing()
        case .wheel(let design): write(design)
        case .dial: writeKnob()
        case .superellipse(let design): write(design)
        case .badge(let design): write(design)
        }
    }

    private func writeRing() {
        let (center, radii) = (menu.ring.center, menu.ring.radii)
        frame[Frame.MenuSlot.itemDiameter] = menu.itemSize.x
        frame[Frame.MenuSlot.centerX] = center.x
        frame[Frame.MenuSlot.centerY] = center.y
        frame[Frame.MenuSlot.radiusX] = radii.x
        frame[Frame.MenuSlot.radiusY] = radii.y
    }

    private func write(_ design: WheelDesign) {
        frame[Frame.WheelSlot.detents] = Double(design.detents)
        frame[Frame.WheelSlot.lowerLimit] = design.limits?.lowerBound ?? -.infinity
        frame[Frame.WheelSlot.upperLimit] = design.limits?.upperBound ?? .infinity
        frame[Frame.WheelSlot.deadZoneRadius] = dial.zone.innerRadius
    }

    private func write(_ design: BadgeDesign) {
        let center = Playground.stageRect(design.size).origin + design.size * design.anchor
        let helper = design.helper
        frame[Frame.BadgeSlot.hostWidth] = design.size.x
        frame[Frame.BadgeSlot.hostHeight] = design.size.y
        frame[Frame.BadgeSlot.centerX] = center.x
        frame[Frame.BadgeSlot.centerY] = center.y
        frame[Frame.BadgeSlot.radius] = design.radius
        frame[Frame.BadgeSlot.widthMultiplier] = helper.widthMultiplier
        frame[Frame.BadgeSlot.heightMultiplier] = helper.heightMultiplier
        frame[Frame.BadgeSlot.meetsCenter] = helper.kind == .cornerToCenter ? 1 : 0
        frame[Frame.BadgeSlot.angle] = design.angle
    }

    /// A rectangle of a size in the middle of the stage.
    static func stageRect(_ size: Point2D) -> Rect2D { Rect2D(origin: center - size / 2, size: size) }
}
