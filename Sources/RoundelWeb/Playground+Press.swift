import Roundel
import RoundelExport

// The menu under the finger, `Playground.press`. In the frame, the items of its submenu follow those
// of the menu.

extension Playground {
    /// The rectangle in which its items are.
    static let pressBounds = Rect2D(x: 4, y: 4, width: 392, height: 392)
    /// The width and height of its items.
    static let pressItemSize = Point2D(54, 54)
    /// The size of the title of the highlighted item, for which room is kept.
    static let titleSize = Point2D(110, 30)

    /// Makes the menu under the finger anew, closed.
    func open(press design: MenuDesign) {
        var settings = design.pressSettings
        settings.fan.isMirrored = isRightToLeft
        settings.reducesMotion = reducesMotion
        if press?.items != design.pressItems { chosen = Frame.noItem }
        press = PressMenu(
            items: design.pressItems,
            itemSize: Playground.pressItemSize,
            bounds: Playground.pressBounds,
            settings: settings
        )
    }

    /// The number of items of the menu and of its submenu.
    var pressCount: Int { (press?.items.count ?? 0) + childCount }

    private var childCount: Int { press?.items[submenuIndex].children.count ?? 0 }

    private var submenuIndex: Int { design.menu?.submenuIndex ?? 0 }

    private func path(_ index: Int) -> PressMenu.ItemPath {
        let count = press?.items.count ?? 0
        return index < count
            ? PressMenu.ItemPath(index) : PressMenu.ItemPath(submenuIndex, child: index - count)
    }

    private func index(_ path: PressMenu.ItemPath?) -> Int {
        guard let path, let press else { return Frame.noItem }
        return path.child.map { press.items.count + $0 } ?? path.item
    }
}

// MARK: - Input

extension Playground {
    func touchPress(_ phase: TouchPhase, _ finger: Int, at point: Point2D, time: Double) -> Bool {
        switch phase {
        case .began: return note(press?.touchBegan(finger, at: point, time: time))?.touch == .began
        case .moved: note(press?.touchMoved(finger, to: point, time: time))
        case .ended: note(press?.touchEnded(finger, at: point, time: time))
        case .cancelled: note(press?.touchCancelled(finger, time: time))
        case .hovered: return note(press?.hover(at: point, time: time))?.isHandled == true
        case .left: return note(press?.hover(at: nil, time: time))?.isHandled == true
        case .clicked: return note(press?.open(at: point, time: time))?.isHandled == true
        }
        return true
    }

    func advancePress(to time: Double) -> Bool {
        note(press?.advance(to: time))
        return press?.isMoving == true || press?.nextDeadline != nil
    }

    func pressKey(_ key: RingMenu.Key, _ time: Double) -> Bool {
        note(press?.press(key, opensAt: Playground.center, time: time))?.isHandled == true
    }

    /// Chooses an item, as an assistive technology does, and moves the highlight, and with it the focus,
    /// to the first item of a submenu that this opens.
    func choose(_ index: Int, _ time: Double) {
        let path = path(index)
        note(press?.choose(path, time: time))
        if press?.submenu != nil, press?.highlighted == nil { note(press?.moveHighlight(by: 1, time: time)) }
    }

    /// Opens the menu in the middle, or closes it.
    func togglePress(_ time: Double) {
        if press?.isOpen == true {
            note(press?.dismiss(time: time))
        } else {
            note(press?.open(at: Playground.center, time: time))
        }
    }

    /// Notes the item that was chosen.
    @discardableResult
    private func note(_ update: PressMenu.Update?) -> PressMenu.Update? {
        if let path = update?.chosen { (chosen, choices) = (index(path), choices + 1) }
        return update
    }
}

// MARK: - The frame

extension Playground {
    /// Writes all numbers of the menu under the finger.
    func writePress() {
        guard let press else { return }
        let (count, highlighted) = (pressCount, index(press.highlighted))
        let positions = frame.positions(count)
        for index in 0..<count {
            let look = press.appearance(of: path(index))
            positions[index] = look?.position ?? Playground.center
            frame.setTurn(of: index, .radians(look?.scale ?? 0), count: count)
            frame.setOpenness(of: index, look?.opacity ?? 0, count: count)
        }
        frame[.pointed] = Double(highlighted)
        frame[.current] = Double(highlighted)
        frame[.selected] = Double(chosen)
        frame[.isOpen] = press.isOpen ? 1 : 0
        (frame[.isTurnable], frame[.velocity]) = (0, 0)
        let fan = press.submenu == nil ? press.fan : press.submenuFan
        let title = press.titlePosition(size: Playground.titleSize) ?? Playground.center
        frame[Frame.PressSlot.items] = Double(press.items.count)
        frame[Frame.PressSlot.parent] = Double(submenuIndex)
        frame[Frame.PressSlot.isSubmenuOpen] = press.submenu == nil ? 0 : 1
        frame[Frame.PressSlot.itemDiameter] = press.itemSize.x
        frame[Frame.PressSlot.centerX] = fan?.center.x ?? 0
        frame[Frame.PressSlot.centerY] = fan?.center.y ?? 0
        frame[Frame.PressSlot.titleX] = title.x
        frame[Frame.PressSlot.titleY] = title.y
        frame[Frame.PressSlot.openness] = press.openness
        frame[Frame.PressSlot.choices] = Double(choices)
    }
}
