#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// The items of the menu, their room and the settings.

extension RadialMenuDriver {
    /// Reads the menu for a point of the view; an open menu changes under the finger.
    func load(at location: CGPoint) {
        self.location = location
        load(provider(location).map(RadialMenuEntry.entries) ?? [])
    }

    /// Reads the menu again if it is in use.
    func reload() {
        guard core.phase != .closed else { return }
        applySettings()
        load(at: location)
    }

    func load(_ entries: [RadialMenuEntry]) {
        let hasChanged = entries.identities != self.entries.identities
        let entries = entries.numbered(like: self.entries, last: &lastNumber)
        let (items, size, bounds) = (entries.map(\.item), grownItemSize, room)
        let isOther = hasChanged || items != core.items || size != core.itemSize || bounds != core.bounds
        // A menu that still closes goes before its actions are replaced: with them it would forget
        // the new ones, which are for the touch or the choice that follows.
        if isOther, isClosing { end() }
        let numbers = levelNumbers
        self.entries = entries
        revision += 1
        guard isOther else { return show() }
        let update = sendChange { $0.update(items: items, itemSize: size, bounds: bounds, time: $1) }
        // VoiceOver stays at an item that is still there. Of another level it was told.
        if core.isOpen, !update.submenuChanged, !numbers.isSubset(of: levelNumbers) {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }

    /// The numbers of the items of the open level.
    private var levelNumbers: Set<Int> {
        let level = core.submenu.map { entries[PressMenu.ItemPath($0)]?.children ?? [] } ?? entries
        return Set(level.compactMap(\.number))
    }

    /// Whether the menu has an item for a point of the view.
    func offersMenu(at location: CGPoint) -> Bool {
        core.isEnabled && provider(location).map { !RadialMenuEntry.entries(of: $0).isEmpty } == true
    }

    /// Places a menu anew whose room or items have changed their size: with the window, its safe
    /// area, the keyboard or the text size.
    ///
    /// It closes if it would be outside.
    func followRoom() {
        guard isInUse else { return }
        let (room, size) = (room, grownItemSize)
        guard room != core.bounds || size != core.itemSize else { return }
        isClosing || core.liesOutside(room) ? end() : load(entries)
    }

    /// The size of every item at the user's text size, in points.
    private var grownItemSize: Point2D {
        // Scaled values are rounded to the pixels of the screen.
        let growth = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: view?.traitCollection) / 100
        func side(_ length: CGFloat) -> Double { PressMenu.side(Double(length), growth: Double(growth)) }
        return Point2D(side(itemSize.width), side(itemSize.height))
    }

    /// The safe area of the window above the keyboard, without a margin.
    var room: Rect2D {
        guard let window = view?.window else { return core.bounds }
        let keyboard = KeyboardFrame.shared.height(in: window) - Double(window.safeAreaInsets.bottom)
        let margin = Self.margin
        return window.safeRoom
            .inset(top: margin, left: margin, bottom: margin + max(keyboard, 0), right: margin)
    }

    func applySettings() {
        let settings = effectiveSettings
        if settings != core.settings { sendChange { $0.apply(settings, time: $1) } }
    }

    /// The settings in effect: strokes may belong to others, and VoiceOver finds items only where
    /// they are shown.
    private var effectiveSettings: PressMenu.Settings {
        var settings = settings
        settings.acceptsStrokes = acceptsStrokes
        if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning {
            settings.reducesMotion = true
        }
        settings.fan.isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return settings
    }
}
#endif
