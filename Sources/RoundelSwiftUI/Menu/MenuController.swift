#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Opens, closes and turns a ``CircularMenu`` from code.
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
/// A controller belongs to one menu at a time. A command is refused, and returns `false`, while no
/// menu on the screen has the controller. A command that turns the menu is also refused while a
/// finger or a scroll holds the menu, and if the menu cannot turn.
///
/// As an observable object, the controller changes when the menu opens or closes, begins to move or
/// comes to rest, and when another item is selected or at the pointer. It does not change in every
/// frame.
@MainActor public final class MenuController<ID: Hashable>: ObservableObject {
    /// The menu.
    var menu = RingMenu()

    /// The items of the menu, and the index of each.
    var ids: [ID] = []
    var indices: [ID: Int] = [:]

    /// Sent when the rotation, the progress of the opening or the items change.
    let frames = ChangeSignal()

    /// Sent when the progress of the opening changes.
    let opening = ChangeSignal()

    /// Sent when the menu opens or closes, when the item at the pointer or the selection changes,
    /// and when the menu can turn or no longer can.
    let state = ChangeSignal()

    /// Sent when the size of the view, or of its largest item, changes.
    let sizes = ChangeSignal()

    /// Sent when the menu starts or stops needing frames.
    let motion = ChangeSignal()

    /// Sent when haptic feedback is to be played.
    let feedback = ChangeSignal()

    /// The number of items that passed the pointer with haptic feedback.
    var feedbackCount = 0

    /// The connected view, if there is one.
    var link: MenuLink<ID>?

    /// The view that had the menu and disappeared.
    ///
    /// If it is evaluated while off the screen, it does not reconnect.
    var hidden: ObjectIdentifier?

    /// Whether the view is on the screen.
    var isShown = false

    /// The setup that was applied last.
    var setup: MenuSetup<ID>?

    /// The values written to the app's bindings that they do not read back yet.
    var (pendingSelection, pendingOpen) = (PendingWrites<ID?>?.none, PendingWrites<Bool>?.none)

    /// The number of writes to the app's bindings.
    var writes = 0

    /// The size of the view, and of the largest item.
    var (size, itemSize) = (CGSize.zero, CGSize.zero)

    /// The item whose button is pressed, or an inner `nil` for the button in the centre, if the
    /// button style reports presses.
    var pressed: ID??

    var drag = DragTrack()
    let waiters = RestWaiters()
    let eventQueue = EventQueue<Message>()

    /// A message to the app.
    enum Message {
        case activate(ID)
        case event(MenuEvent<ID>)
    }

    /// Creates a controller.
    ///
    /// It has no effect until it is passed to a menu.
    public nonisolated init() {}

    /// Whether the menu is open or opening.
    public var isOpen: Bool { menu.isOpen }

    /// Whether the menu moves by itself: it turns, opens or closes.
    public var isMoving: Bool { menu.isMoving }

    /// Whether a finger or a scroll holds the menu.
    public var isHeld: Bool { menu.wheel.isHeld }

    /// The rotation of the menu, clockwise if positive, including all whole turns.
    public var rotation: SwiftUI.Angle { SwiftUI.Angle(menu.wheel.rotation) }

    /// The item that was last activated, landed on, or selected by the app.
    public var selection: ID? { id(menu.selection) }

    /// The item at the pointer, or the one nearest to it; `nil` if there are no items.
    public var pointed: ID? { id(menu.pointed) }

    /// The rotation at which the menu comes to rest if it is not touched, or `nil` while it spins.
    public var restRotation: SwiftUI.Angle? { menu.restRotation.map { SwiftUI.Angle($0) } }

    /// The item that will be at the pointer when the menu comes to rest; `nil` while it spins, and
    /// if there are no items.
    public var restItem: ID? { id(menu.restItem) }

    /// Waits until the menu neither moves nor is held.
    ///
    /// Returns immediately if that is already the case or if no menu on the screen has the
    /// controller. Also returns when the task is cancelled or the menu disappears.
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

// MARK: - Commands

extension MenuController {
    /// Opens the menu.
    ///
    /// - Parameter animated: Whether the items move to their positions. With Reduce Motion they are
    ///   there at once.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func open(animated: Bool = true) -> Bool { setOpen(true, animated: animated) }

    /// Closes the menu.
    ///
    /// - Parameter animated: Whether the items move to the centre. With Reduce Motion they are
    ///   there at once.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func close(animated: Bool = true) -> Bool { setOpen(false, animated: animated) }

    /// Opens a closed menu, and closes an open one.
    ///
    /// - Parameter animated: As for ``open(animated:)`` and ``close(animated:)``.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func toggle(animated: Bool = true) -> Bool { setOpen(!isOpen, animated: animated) }

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
        guard link != nil, id.map({ indices[$0] != nil }) ?? true else { return false }
        send { $0.select(id.flatMap { indices[$0] }, time: now) }
        writeSelection()
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
    ///     as zero.
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
        guard let index = indices[id] else { return false }
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
    /// Steps in quick succession add up. Refused while the menu is closed, disabled or empty.
    ///
    /// - Parameter count: The number of items, backward if negative.
    /// - Returns: Whether the command was accepted.
    @discardableResult
    public func step(by count: Int) -> Bool {
        guard link != nil else { return false }
        return send { $0.step(by: count, time: now) }.isHandled
    }

    /// Spins the menu; see ``TurnController/spin(_:)``.
    @discardableResult
    public func spin(_ speed: SwiftUI.Angle) -> Bool {
        perform { $0.spin(velocity: speed.radians, time: $1) }
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

    /// Stops a turning menu at its present rotation.
    ///
    /// It settles if it may not rest there.
    ///
    /// - Returns: Whether the menu was turning and the command was accepted.
    @discardableResult
    public func stop() -> Bool {
        guard menu.wheel.isMoving else { return false }
        return perform { $0.stop(time: $1) }
    }

    private func setOpen(_ isOpen: Bool, animated: Bool) -> Bool {
        guard link != nil else { return false }
        send { $0.setOpen(isOpen, animated: animated, time: now) }
        return true
    }

    private func perform(_ command: (inout RingMenu, Double) -> RingMenu.Update) -> Bool {
        guard link != nil else { return false }
        return send { command(&$0, now) }.wheel.touch != .refused
    }
}
#endif
