#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Opens, closes and turns a ``CircularMenu``, by orders of the app.
///
/// ```swift
/// struct Tools: View {
///     @StateObject private var menu = MenuController<String>()
///
///     var body: some View {
///         CircularMenu(["Cut", "Copy", "Paste"], id: \.self, controller: menu) { name in
///             Text(name)
///         } center: {
///             Image(systemName: "plus")
///         }
///         Button {
///             menu.open()
///             menu.turn(to: "Paste", .clockwise, extraTurns: 1)
///         } label: {
///             Text("Show “Paste”")
///         }
///     }
/// }
/// ```
///
/// It belongs to one menu at a time. An order is refused, and answers `false`, while no menu has the controller; one that
/// turns the menu also while something holds the menu and while it stands still.
///
/// As an observable object it changes when the menu opens or closes, begins to move, comes to rest, or has another item
/// at the pointer or selected; not in every frame.
@MainActor public final class MenuController<ID: Hashable>: ObservableObject {
    /// The menu that is turned.
    var menu = RingMenu()

    /// The items of the menu, and where each is among them.
    var ids: [ID] = []
    var indices: [ID: Int] = [:]

    /// Changes with every rotation, with every step of the opening, and with the items.
    let frames = Pulse()

    /// Changes with every step of the opening.
    let opening = Pulse()

    /// Changes with what is open, at the pointer, selected or turnable.
    let state = Pulse()

    /// Changes when the view, or its largest item, has another size.
    let sizes = Pulse()

    /// Changes when frames are wanted, and when they are no longer.
    let motion = Pulse()

    /// Changes when there is something to be felt.
    let feedback = Pulse()

    /// How many items have passed that are to be felt.
    var feltItems = 0

    /// The view, while there is one.
    var link: MenuLink<ID>?

    /// The view that had the menu and has disappeared; evaluated out of sight, it does not take it back.
    var hidden: ObjectIdentifier?

    /// Whether the view is on the screen.
    var isShown = false

    /// What was last followed.
    var setup: MenuSetup<ID>?

    /// What the app's bindings were given and do not read back yet.
    var (unreadSelection, unreadOpen) = (Unread<ID?>?.none, Unread<Bool>?.none)

    /// How often the app's bindings were given something.
    var writes = 0

    /// The size of the view, and of the largest item.
    var (size, itemSize) = (CGSize.zero, CGSize.zero)

    /// The button that a finger is on, if it tells of it: that of an item, or `nil` in the middle.
    var pressed: ID??

    var drag = DragTrack()
    let waiters = RestWaiters()
    let outbox = Outbox<Message>()

    /// Something to tell the app.
    enum Message {
        case activate(ID)
        case event(MenuEvent<ID>)
    }

    /// Makes a controller, which turns nothing until a menu has it.
    public nonisolated init() {}

    /// Whether the items are shown, or on their way there.
    public var isOpen: Bool { menu.isOpen }

    /// Whether the menu moves on its own: it turns, opens or closes.
    public var isMoving: Bool { menu.isMoving }

    /// Whether a finger or a scroll holds the menu.
    public var isHeld: Bool { menu.wheel.isHeld }

    /// How far the menu is turned, clockwise if positive, with all turns.
    public var rotation: SwiftUI.Angle { SwiftUI.Angle(menu.wheel.rotation) }

    /// The item that was activated, landed on, or selected by the app, whichever was last.
    public var selection: ID? { id(menu.selection) }

    /// The item at the pointer, or the nearest one; `nil` where there are none.
    public var pointed: ID? { id(menu.pointed) }

    /// Where the menu comes to rest if nobody touches it, or `nil` while it spins.
    public var restRotation: SwiftUI.Angle? { menu.restRotation.map { SwiftUI.Angle($0) } }

    /// The item at the pointer where the menu comes to rest; `nil` while it spins, and where there are none.
    public var restItem: ID? { id(menu.restItem) }

    /// Returns when the menu neither moves nor is held.
    ///
    /// It returns at once where that is so and while no menu on the screen has the controller, and also when the task is
    /// cancelled or the menu goes away.
    public func rested() async {
        guard isShown, isBusy else { return }
        await waiters.wait()
    }

    var isBusy: Bool { menu.isMoving || menu.wheel.phase != .idle }

    func id(_ index: Int?) -> ID? {
        guard let index, ids.indices.contains(index) else { return nil }
        return ids[index]
    }
}

// MARK: - Orders

extension MenuController {
    /// Opens the menu.
    ///
    /// - Parameter animated: Whether the items move to their places; with Reduce Motion they do not.
    @discardableResult
    public func open(animated: Bool = true) -> Bool { setOpen(true, animated: animated) }

    /// Closes the menu.
    ///
    /// - Parameter animated: Whether the items move to the middle; with Reduce Motion they do not.
    @discardableResult
    public func close(animated: Bool = true) -> Bool { setOpen(false, animated: animated) }

    /// Opens a closed menu and closes an open one.
    @discardableResult
    public func toggle(animated: Bool = true) -> Bool { setOpen(!isOpen, animated: animated) }

    /// Selects an item, as a change of the menu's binding does: an open menu turns there, a closed one is there at
    /// once.
    ///
    /// Nothing is activated, and nothing is to be felt.
    ///
    /// - Parameter id: An item; `nil` for none, and one that the menu does not have is refused.
    @discardableResult
    public func select(_ id: ID?) -> Bool {
        guard link != nil, id.map({ indices[$0] != nil }) ?? true else { return false }
        send { $0.select(id.flatMap { indices[$0] }, time: now) }
        writeSelection()
        return true
    }

    /// Turns an item to the pointer, which is selected when it is there if the menu lands on items.
    ///
    /// - Parameters:
    ///   - id: An item; one that the menu does not have is refused.
    ///   - direction: Which way round; ``TurnDirection/direct`` counts as the shorter way.
    ///   - extraTurns: How many turns to add in that direction; below zero counts as zero.
    ///   - duration: The time it takes, in seconds; zero or less is a leap. `nil` takes as long as a flick that
    ///     coasts as far.
    /// - Returns: Whether it goes there.
    @discardableResult
    public func turn(
        to id: ID,
        _ direction: TurnDirection = .shortest,
        extraTurns: Int = 0,
        duration: TimeInterval? = nil
    ) -> Bool {
        guard let index = indices[id] else { return false }
        return order {
            $0.turn(toItem: index, direction.core, extraTurns: extraTurns, duration: duration, time: $1)
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
        order {
            $0.turn(
                to: Roundel.Angle(rotation),
                direction.core,
                extraTurns: extraTurns,
                duration: duration,
                time: $1
            )
        }
    }

    /// Goes on by items, as "Next" and "Previous" do; quick steps add up.
    ///
    /// Refused while the menu is closed, disabled or empty.
    ///
    /// - Parameter count: The number of items, backward if negative.
    @discardableResult
    public func step(by count: Int) -> Bool {
        guard link != nil else { return false }
        return send { $0.step(by: count, time: now) }.isHandled
    }

    /// Keeps the menu turning, at a speed that it takes up gradually; see ``TurnController/spin(_:)``.
    @discardableResult
    public func spin(_ speed: SwiftUI.Angle) -> Bool { order { $0.spin(velocity: speed.radians, time: $1) } }

    /// Spins the menu to an item drawn by lot; see ``TurnController/spinAtRandom(seed:_:turns:duration:)``.
    @discardableResult
    public func spinAtRandom(
        seed: UInt64? = nil,
        _ direction: TurnDirection = .clockwise,
        turns: ClosedRange<Int> = 3...6,
        duration: TimeInterval? = nil
    ) -> Bool {
        let seed = seed ?? .random(in: 0 ... .max)
        return order {
            $0.spinAtRandom(seed: seed, direction.core, turns: turns, duration: duration, time: $1)
        }
    }

    /// Stops a turning menu where it is; it settles if it may not rest there.
    ///
    /// - Returns: Whether it turned.
    @discardableResult
    public func stop() -> Bool {
        guard menu.wheel.isMoving else { return false }
        return order { $0.stop(time: $1) }
    }

    private func setOpen(_ isOpen: Bool, animated: Bool) -> Bool {
        guard link != nil else { return false }
        send { $0.setOpen(isOpen, animated: animated, time: now) }
        return true
    }

    private func order(_ order: (inout RingMenu, Double) -> RingMenu.Update) -> Bool {
        guard link != nil else { return false }
        return send { order(&$0, now) }.wheel.touch != .refused
    }
}
#endif
