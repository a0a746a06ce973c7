import Roundel
import RoundelExport

// Writes what the page draws as numbers into the frame.

extension Playground {
    /// Writes all numbers.
    func writeFrame() {
        guard press == nil else { return writePress() }
        switch design {
        case .menu(let design): writeRing(design.orientation)
        case .wheel(let design): write(design)
        case .dial(let design): write(design)
        case .superellipse(let design): write(design)
        case .badge(let design): write(design)
        }
        writeMotion()
    }

    /// Writes the numbers that an event can change.
    func writeMotion() {
        guard press == nil else { return writePress() }
        guard !isDial else { return writeValues() }
        writeTurn()
        if isMenu { writeState(&menu) } else { writeRest(dial.restRotation) }
    }

    /// Writes the numbers that change while something turns by itself and comes to rest where it
    /// was going to.
    func writeTurn() {
        if isMenu { write(&menu) } else { write(&dial) }
        frame[.itemTurn] = isUpright ? 0 : frame[.rotation]
    }

    // These three change nothing. They take what they write as `inout`, because Swift otherwise copies
    // it, which takes longer than the rest of a frame.

    private func write(_ menu: inout RingMenu) {
        frame[.rotation] = menu.wheel.rotation.radians
        frame[.velocity] = menu.wheel.velocity
        frame[.phase] = Double(Frame.Phase(menu.wheel.phase).rawValue)
        menu.positions(into: frame.positions(menu.count))
        frame[.pointed] = Double(menu.pointed ?? Frame.noItem)
    }

    private func write(_ wheel: inout Wheel) {
        frame[.rotation] = wheel.rotation.radians
        frame[.velocity] = wheel.velocity
        frame[.phase] = Double(Frame.Phase(wheel.phase).rawValue)
    }

    private func writeState(_ menu: inout RingMenu) {
        writeRest(menu.restRotation)
        for index in 0..<min(menu.count, Frame.mostButtons) {
            frame.setOpenness(of: index, menu.openness(of: index), count: menu.count)
        }
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
    }

    /// Writes where it comes to rest; `nil` while it spins.
    private func writeRest(_ rotation: Angle?) {
        frame[.restRotation] = rotation?.radians ?? frame[.rotation]
    }

    private func writeRing(_ orientation: Ring.Orientation) {
        let ring = menu.ring
        for index in 0..<menu.count {
            frame.setTurn(of: index, ring.turn(of: index, orientation), count: menu.count)
        }
        frame[Frame.MenuSlot.itemDiameter] = menu.itemSize.x
        frame[Frame.MenuSlot.centerX] = ring.center.x
        frame[Frame.MenuSlot.centerY] = ring.center.y
        frame[Frame.MenuSlot.radiusX] = ring.radii.x
        frame[Frame.MenuSlot.radiusY] = ring.radii.y
    }

    private func write(_ design: WheelDesign) {
        frame[Frame.WheelSlot.detents] = Double(design.detents)
        frame[Frame.WheelSlot.lowerLimit] = design.limits?.lowerBound ?? -.infinity
        frame[Frame.WheelSlot.upperLimit] = design.limits?.upperBound ?? .infinity
        frame[Frame.WheelSlot.deadZoneRadius] = dial.zone.innerRadius
    }

    private func write(_ design: BadgeDesign) {
        let (center, helper) = (center(of: design), design.helper)
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

    /// The centre of a badge on the stage.
    func center(of design: BadgeDesign) -> Point2D {
        let center = Playground.stageRect(design.size).origin + design.size * design.anchor
        return isRightToLeft ? Point2D(Playground.stageSize - center.x, center.y) : center
    }

    /// A rectangle of a size in the middle of the stage.
    static func stageRect(_ size: Point2D) -> Rect2D { Rect2D(origin: center - size / 2, size: size) }
}
