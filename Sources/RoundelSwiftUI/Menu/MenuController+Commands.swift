#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension MenuController {
    /// Opens the menu.
    ///
    /// - Parameter animated: Whether the items move to their positions. With Reduce Motion they are
    ///   there at once.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func open(animated: Bool = true) -> Bool { setOpen(animated: animated) { _ in true } }

    /// Closes the menu.
    ///
    /// - Parameter animated: Whether the items move to the centre. With Reduce Motion they are
    ///   there at once.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func close(animated: Bool = true) -> Bool { setOpen(animated: animated) { _ in false } }

    /// Opens a closed menu, and closes an open one.
    ///
    /// - Parameter animated: As for ``open(animated:)`` and ``close(animated:)``.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func toggle(animated: Bool = true) -> Bool { setOpen(animated: animated) { !$0 } }

    /// Selects an item, as a change of the menu's binding does: an open menu turns to the item, and
    /// a closed one is there at once.
    ///
    /// The item is not activated, and there is no haptic feedback.
    ///
    /// - Parameter id: The item, or `nil` to select none. An item that the menu does not have is
    ///   refused.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func select(_ id: ID?) -> Bool {
        guard acceptsCommands(), id.map({ indices[$0] != nil }) ?? true else { return false }
        send(publishing: .selection) { $0.select(id.flatMap { indices[$0] }, time: now) }
        return true
    }

    /// Turns an item to the pointer.
    ///
    /// If the menu lands on items, the item is selected when it arrives.
    ///
    /// - Parameters:
    ///   - id: The item; one that the menu does not have is refused.
    ///   - direction: The direction of the turn; `direct` counts as `shortest`.
    ///   - extraTurns: The number of whole turns to add in that direction; a negative number counts
    ///     as zero, and more than a million as a million. Turns that would lead beyond the limits are
    ///     left out.
    ///   - duration: The duration in seconds; zero or less moves the menu at once. `nil` takes as
    ///     long as a flick that coasts as far.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func turn(
        to id: ID,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        guard acceptsCommands(), let index = indices[id] else { return false }
        return perform {
            $0.turn(toItem: index, direction, extraTurns: extraTurns, duration: duration, time: $1)
        }
    }

    /// Turns the menu to a rotation; see ``TurnController/turn(to:_:extraTurns:duration:)``.
    @discardableResult
    public func turn(
        toRotation rotation: SwiftUI.Angle,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        perform {
            $0.turn(
                to: Roundel.Angle(rotation),
                direction,
                extraTurns: extraTurns,
                duration: duration,
                time: $1
            )
        }
    }

    /// Turns the menu by a number of items, as the actions "Next" and "Previous" do.
    ///
    /// Steps in quick succession add up. A menu that cannot turn selects the item instead. Refused
    /// while the menu is closed, disabled, empty or held.
    ///
    /// - Parameter count: The number of items, backward if negative.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func step(by count: Int) -> Bool {
        perform { $0.turn(byItems: count, time: $1) }
    }

    /// Spins the menu; see ``TurnController/spin(velocity:)``.
    @discardableResult
    public func spin(velocity: SwiftUI.Angle) -> Bool {
        perform { $0.spin(velocity: velocity.radians, time: $1) }
    }

    /// Spins the menu to a random item; see
    /// ``TurnController/spinAtRandom(seed:_:turns:duration:)``.
    @discardableResult
    public func spinAtRandom(
        seed: UInt64? = nil,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil
    ) -> Bool {
        let seed = seed ?? .random(in: 0 ... .max)
        return perform {
            $0.spinAtRandom(seed: seed, direction, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a turning menu at its current rotation.
    ///
    /// It settles if it may not rest there.
    ///
    /// - Returns: Whether the menu was turning and the command was accepted.
    @discardableResult
    public func stop() -> Bool {
        guard menu.wheel.isMoving else { return false }
        return perform { $0.stop(time: $1) }
    }

    private func setOpen(animated: Bool, _ isOpen: (Bool) -> Bool) -> Bool {
        let former = setup?.selection
        guard acceptsCommands() else { return false }
        // What the app has selected just before stays, though the menu comes to rest elsewhere.
        let keepsSelection = awaitsItem || former != setup?.selection
        send(publishing: .open, keepsSelection: keepsSelection) {
            $0.setOpen(isOpen($0.isOpen), animated: animated, time: now)
        }
        return true
    }

    private func perform(_ command: (inout RingMenu, Double) -> RingMenu.Update) -> Bool {
        guard acceptsCommands() else { return false }
        let update = send { menu in
            let update = command(&menu, now)
            if update.wheel.touch != .refused { awaitsItem = false }
            return update
        }
        return update.wheel.touch != .refused
    }
}
#endif
