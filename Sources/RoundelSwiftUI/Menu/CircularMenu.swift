#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A menu of items on a ring about a central button, which opens and closes it.
///
/// ```swift
/// CircularMenu(["Cut", "Copy", "Paste"], id: \.self, selection: $selection) { name in
///     Text(name)
/// } center: {
///     Image(systemName: "plus")
/// }
/// ```
///
/// A menu is initially closed, with no selection, unless its bindings have other values. A drag
/// turns the items about the centre, and they coast until one comes to rest at the pointer, which
/// selects it. A tap on an item activates it, selects it and turns it to the pointer. Activation by
/// a tap, by Return or by an assistive technology calls `onSelect`; landing on an item does not. A
/// drag that begins on an item turns the menu without pressing the item, and a tap that stops a
/// moving menu has no other effect.
///
/// A full circle turns freely. An arc turns between the rotations at which its first and its last
/// item are at the pointer, if its items stay inside the menu's bounds at every angle and the
/// pointer lies on the arc at rotation zero. An arc that cannot turn selects its items at their
/// positions; see ``MenuBehavior/Turning-swift.typealias``. An item can read
/// ``SwiftUI/EnvironmentValues/isAtPointer`` to find out whether it is at the pointer.
///
/// The arrow keys turn the menu by one item, right and down to the next one. Return activates the
/// item at the pointer, and Escape closes the menu. Each item is an accessibility element, in order
/// and with its position. The menu has the actions "Next" and "Previous" (``MenuWords``), and the
/// escape gesture closes it. With Reduce Motion it opens, closes and turns at once.
///
/// A menu without items ignores keys and the escape gesture, also while it is open. Items that are
/// added to an open menu are at their positions at once, without a motion.
///
/// The labels of items are made when the view that contains the menu is evaluated, not in every
/// frame.
public struct CircularMenu<Data: RandomAccessCollection, ID: Hashable, Item: View, Center: View>: View {
    // `unsafe` because these values may have any isolation, while the initializers are nonisolated,
    // as those of Apple's views are.
    nonisolated(unsafe) let data: Data
    nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
    nonisolated(unsafe) let selection: Binding<ID?>?
    let isOpen: Binding<Bool>?
    let layout: RadialLayout
    let pointer: SwiftUI.Angle
    let turning: TurnSettings?
    let behavior: MenuBehavior
    let providedController: MenuController<ID>?
    let onSelect: @MainActor (Data.Element) -> Void
    let onEvent: @MainActor (MenuEvent<ID>) -> Void
    nonisolated(unsafe) let item: (Data.Element) -> Item
    nonisolated(unsafe) let center: Center
    nonisolated(unsafe) var angle: ((Data.Element) -> SwiftUI.Angle?)?
    nonisolated(unsafe) var weight: ((Data.Element) -> Double)?
    nonisolated(unsafe) var isItemDisabled: ((Data.Element) -> Bool)?

    @StateObject private var holder = ObjectHolder(MenuController<ID>())
    @StateObject private var sizes = ObjectHolder(ViewSizes())
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.turnClock) var clock

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - data: The data of the items, in order.
    ///   - id: The key path to the identity of an item.
    ///   - selection: The item that was last activated, landed on, or selected by the app; `nil`
    ///     for none. A change turns an open menu to that item, and one under a finger when that is
    ///     lifted, unless the finger has turned it. Without a binding the menu keeps the
    ///     selection itself. A binding may have an item that is not in the data: the menu selects
    ///     none until it is, and if the selected item is removed, the binding keeps it. A binding
    ///     may refuse a value, or return it only a little later: after 0.1 s the menu follows the
    ///     value that the binding then has.
    ///   - isOpen: Whether the items are shown. Without a binding the menu keeps this state itself
    ///     and is closed at first. If a binding refuses a value, the menu follows the binding after
    ///     0.1 s. For a menu that is always open, provide a centre that is not meant to be tapped.
    ///   - layout: The positions of the items. The menu replaces the layout's rotation and
    ///     expansion.
    ///   - pointer: The direction in which the selected item rests, as an angle clockwise from 3
    ///     o'clock. The default is 12 o'clock. It is mirrored together with the layout.
    ///   - turning: How the menu responds to a drag; `nil` for a menu that does not turn. While it
    ///     lands on items (``MenuBehavior/landsOnItems``), these replace the detents and the limits;
    ///     otherwise detents of the settings apply, and should be at items if there are any. The touch
    ///     radius follows from the ring and the items.
    ///   - behavior: How the menu behaves apart from that.
    ///   - controller: Opens, closes and turns the menu from code.
    ///   - onSelect: Called when an item is activated: by a tap, by Return or by an assistive
    ///     technology.
    ///   - onEvent: Called for each event, after the bindings have changed.
    ///   - item: Creates the label of an item.
    ///   - center: Creates the label of the central button.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<ID?>? = nil,
        isOpen: Binding<Bool>? = nil,
        layout: RadialLayout = RadialLayout(),
        pointer: SwiftUI.Angle = .degrees(-90),
        turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10)),
        behavior: MenuBehavior = MenuBehavior(),
        controller: MenuController<ID>? = nil,
        onSelect: @escaping @MainActor (Data.Element) -> Void = { _ in },
        onEvent: @escaping @MainActor (MenuEvent<ID>) -> Void = { _ in },
        @ViewBuilder item: @escaping (Data.Element) -> Item,
        @ViewBuilder center: () -> Center
    ) {
        self.data = data
        self.id = id
        self.selection = selection
        self.isOpen = isOpen
        self.layout = layout
        self.pointer = pointer
        self.turning = turning
        self.behavior = behavior
        providedController = controller
        self.onSelect = onSelect
        self.onEvent = onEvent
        self.item = item
        self.center = center()
    }

    /// Creates a menu of identifiable data.
    ///
    /// Each parameter is described at the other initializer.
    public nonisolated init(
        _ data: Data,
        selection: Binding<ID?>? = nil,
        isOpen: Binding<Bool>? = nil,
        layout: RadialLayout = RadialLayout(),
        pointer: SwiftUI.Angle = .degrees(-90),
        turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10)),
        behavior: MenuBehavior = MenuBehavior(),
        controller: MenuController<ID>? = nil,
        onSelect: @escaping @MainActor (Data.Element) -> Void = { _ in },
        onEvent: @escaping @MainActor (MenuEvent<ID>) -> Void = { _ in },
        @ViewBuilder item: @escaping (Data.Element) -> Item,
        @ViewBuilder center: () -> Center
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            data,
            id: \.id,
            selection: selection,
            isOpen: isOpen,
            layout: layout,
            pointer: pointer,
            turning: turning,
            behavior: behavior,
            controller: controller,
            onSelect: onSelect,
            onEvent: onEvent,
            item: item,
            center: center
        )
    }

    /// The items and the central button.
    public var body: some View {
        let (controller, sizes) = (providedController ?? holder.object, sizes.object)
        let setup = setup
        let link = link(setup, of: holder.owner, sizes)
        let _ = controller.connect(link)
        MenuRing(
            controller: controller,
            layout: layout,
            items: setup.items,
            frames: controller.frames,
            content: content(setup, controller, sizes)
        )
        .background { lifecycleViews(controller, link, holder.owner) }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) {
            sizes.view = $0
            if controller.link?.sizes === sizes { controller.resize($0) }
        }
        .modifier(
            MenuInput(
                controller: controller,
                owner: holder.owner,
                gesture: gesture,
                state: controller.state
            )
        )
        .onValueChange(of: setup) { _ in controller.follow() }
        .accessibilityElement(children: .contain)
        .modifier(MenuActions(controller: controller, state: controller.state))
    }
}

// MARK: - Values of items

extension CircularMenu {
    /// Sets the angles of individual items; see ``SwiftUI/View/radialAngle(_:)``.
    ///
    /// - Parameter angle: Returns the angle of an item, clockwise from 3 o'clock, or `nil` to space
    ///   the item with the others.
    public nonisolated func itemAngle(_ angle: @escaping (Data.Element) -> SwiftUI.Angle?) -> CircularMenu {
        var menu = self
        menu.angle = angle
        return menu
    }

    /// Sets the widths of the items' sectors, for a layout whose spacing is weighted; see
    /// ``SwiftUI/View/radialWeight(_:)``.
    ///
    /// - Parameter weight: Returns the weight of an item; a weight that is negative or not finite
    ///   counts as zero.
    public nonisolated func itemWeight(_ weight: @escaping (Data.Element) -> Double) -> CircularMenu {
        var menu = self
        menu.weight = weight
        return menu
    }

    /// Sets which items cannot be activated.
    ///
    /// The menu can still land on them.
    ///
    /// - Parameter isDisabled: Returns whether an item is disabled.
    public nonisolated func itemDisabled(
        _ isDisabled: @escaping (Data.Element) -> Bool
    ) -> CircularMenu {
        var menu = self
        menu.isItemDisabled = isDisabled
        return menu
    }
}

extension EnvironmentValues {
    /// Whether the view is inside the item of a ``CircularMenu`` that is at the menu's pointer.
    public internal(set) var isAtPointer: Bool {
        get { self[PointerKey.self] }
        set { self[PointerKey.self] = newValue }
    }
}

private struct PointerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
#endif
