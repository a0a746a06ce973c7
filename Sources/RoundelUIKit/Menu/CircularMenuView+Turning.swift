#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Where it stands

extension CircularMenuView {
    /// How far the menu is turned, in radians; clockwise if positive, and two turns are 4π.
    ///
    /// Setting it moves the menu there at once, or to the nearest place where it may rest; a number that is not
    /// finite is ignored.
    public var rotation: CGFloat {
        get { CGFloat(driver.wheel.rotation) }
        set {
            layoutIfNeeded()
            driver.put(Angle(newValue))
            placeItems()
            updatePointed()
        }
    }

    /// The wheel that turns the menu, as it is now.
    public var wheel: Wheel { driver.wheel }

    /// Gives the wheel an order, such as to spin or to turn to an item, whose detents have the items' indices.
    ///
    /// ```swift
    /// menu.perform { $0.turn(toDetent: 2, .clockwise, extraTurns: 2, minimumDuration: 3, time: $1) }
    /// ```
    ///
    /// - Parameter order: Takes the wheel and the present time, and returns what the order answers.
    /// - Returns: What the order did at once.
    @discardableResult
    public func perform(_ order: (inout Wheel, TimeInterval) -> Wheel.Update) -> Wheel.Update {
        layoutIfNeeded()
        return driver.send(order)
    }

    /// Turns an item to the pointer, the shorter way round.
    ///
    /// - Parameters:
    ///   - index: An item; one that is not in the menu is a programming error.
    ///   - animated: Whether it moves there; otherwise it is there at once.
    public func turn(toItemAt index: Int, animated: Bool = true) {
        layoutIfNeeded()
        let target = ring.rotation(bringing: index, toPointer: pointer)
        driver.send { $0.turn(to: target, duration: animated ? nil : 0, time: $1) }
    }

    /// Who gets a touch that begins on the ring, if the menu is in a scroll view: the menu, by default.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }

    /// Whether an item that passes the pointer can be felt, on devices that can do that.
    public var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }

    /// Turns on by items, in their order and round, from where the menu comes to rest.
    func turn(byItems count: Int, animated: Bool = true) {
        layoutIfNeeded()
        let rest = driver.wheel.restRotation ?? driver.wheel.rotation
        guard isOpen, isTurnable, let present = ring.item(atPointer: pointer, rotation: rest) else { return }
        turn(toItemAt: (present + count + items.count) % items.count, animated: animated)
    }

    func press(_ key: TurnKey) {
        switch key {
        case .next: turn(byItems: 1)
        case .previous: turn(byItems: -1)
        case .choose: pointedIndex.map(activate)
        case .leave: _ = accessibilityPerformEscape()
        }
    }

    func respond(to update: Wheel.Update) {
        if update.turned != .zero {
            placeItems()
            updatePointed()
        }
        guard update.cameToRest else { return }
        if landsOnItems, let pointedIndex { selectedIndex = pointedIndex }
        if UIAccessibility.isVoiceOverRunning { updateElementFrames() }
        delegate?.circularMenuViewDidComeToRest(self)
        onRest?(self)
    }

    func updatePointed() {
        let pointed = ring.item(atPointer: pointer, rotation: driver.wheel.rotation)
        guard pointed != pointedIndex else { return }
        pointedIndex = pointed
        delegate?.circularMenuView(self, didPointAtItemAt: pointed)
        onPoint?(self, pointed)
    }
}
#endif
