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
/// A controller belongs to one menu at a time; see <doc:Commands>. A command is refused, and
/// returns `false`, while no menu on the screen has the controller. A command that turns the menu
/// is also refused while a finger or a scroll holds the menu, if the menu cannot turn, and if an
/// angle or a velocity is not finite.
///
/// As an observable object, the controller changes when the menu opens or closes, begins to move, is
/// held or comes to rest, and when another item is selected or at the pointer. It does not change in
/// every frame.
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

    /// Sent when the menu starts or stops needing frames, or moves in another way.
    let motion = ChangeSignal()

    /// Sent when haptic feedback is to be played.
    let feedback = ChangeSignal()

    /// The number of items that passed the pointer with haptic feedback.
    var feedbackCount = 0

    /// The views that have the controller.
    let views = ConnectedViews<MenuLink<ID>>()

    /// The setup that was applied last.
    var setup: MenuSetup<ID>?

    /// The values written to the app's bindings that they do not read back yet.
    var (pendingSelection, pendingOpen) = (PendingWrites<ID?>?.none, PendingWrites<Bool>?.none)

    /// The number of writes to the app's bindings.
    var writes = 0

    /// The setters of the app's bindings that run now, by what is pending for them.
    var runningSetters: Set<AnyKeyPath> = []

    /// The item at the pointer that the app was last told.
    var toldPointed: ID?

    /// The size of the view, and of the largest item.
    var (size, itemSize) = (CGSize.zero, CGSize.zero)

    /// The item whose button is pressed, or an inner `nil` for the button in the centre, if the
    /// button style reports presses.
    var pressed: ID??

    /// Whether the app has selected an item that its data did not have yet, while the menu turned
    /// elsewhere: it is not to be replaced by the item at which the menu lands.
    var awaitsItem = false

    var drag = DragTrack()
    /// Whether the menu was made and no view has been told of it yet.
    var isUntold = false
    let waiters = RestWaiters()
    let eventQueue = EventQueue<Message>()

    /// What a command of the app writes to its binding, which may have refused the same before.
    enum Command {
        case selection
        case open
    }

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
    ///
    /// While the menu is held, this is where it comes to rest if it is released: at the item that the
    /// app has selected since it was last turned, if there is one and the finger does not flick the menu.
    public var restRotation: SwiftUI.Angle? { menu.restRotation(at: now).map { SwiftUI.Angle($0) } }

    /// The item that will be at the pointer when the menu comes to rest; `nil` while it spins, and
    /// if there are no items.
    public var restItem: ID? { id(menu.restItem(at: now)) }

    /// Waits until the menu neither moves nor is held.
    ///
    /// Lets other tasks run, and then returns if that is the case or if no menu on the screen has the
    /// controller, so that a task that turns it on and on, at once with Reduce Motion, does not block
    /// the app. Also returns when the task is cancelled or the menu disappears.
    public func rested() async {
        func isWaiting() -> Bool { views.isShown && isBusy }
        if !isWaiting() { await Task.yield() }
        if isWaiting() { await waiters.wait() }
    }

    var isBusy: Bool { menu.isMoving || menu.wheel.phase != .idle }

    func id(_ index: Int?) -> ID? {
        guard let index, ids.indices.contains(index) else { return nil }
        return ids[index]
    }
}
#endif
