#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A menu whose items stand around a button in the middle, which opens and closes it.
///
/// ```swift
/// CircularMenu(["Cut", "Copy", "Paste"], id: \.self, selection: $selection) { name in
///     Text(name)
/// } center: {
///     Image(systemName: "plus")
/// }
/// ```
///
/// A menu begins closed and with nothing selected, unless its bindings say otherwise. A drag turns the items about the
/// middle, and they coast until one rests at the pointer: that one becomes the selection. So does one that is tapped, and
/// the menu turns it to the pointer; `onSelect` hears of taps and keys alone. A drag that begins on an item turns the menu
/// and does not press it, and a tap that stops a moving menu does nothing else. A full circle turns, and so does an arc
/// whose items stay in the menu's room; every other arc stands still, and its items are selected where they are
/// (``MenuBehavior/Turning-swift.enum``). Each item knows from ``SwiftUI/EnvironmentValues/isAtPointer`` whether it stands at
/// the pointer.
///
/// Arrow keys go on by an item (right and down to the next), Return selects the one at the pointer, Escape closes. Each
/// item is an accessibility element, in order and with its position; the menu has the actions "Next" and
/// "Previous" (``MenuWords``) and closes with the escape gesture. With Reduce Motion it opens, closes and turns at once.
///
/// The labels of items are made when the view that holds the menu is evaluated, never for a frame.
public struct CircularMenu<Data: RandomAccessCollection, ID: Hashable, Item: View, Center: View>: View {
    // Unsafe, for values that may be of any isolation: the initializers have none, as those of Apple's views.
    nonisolated(unsafe) let data: Data
    nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
    nonisolated(unsafe) let selection: Binding<ID?>?
    let isOpen: Binding<Bool>?
    let layout: RadialLayout
    let pointer: SwiftUI.Angle
    let turning: TurnSettings?
    let behavior: MenuBehavior
    let given: MenuController<ID>?
    let onSelect: @MainActor (Data.Element) -> Void
    let onEvent: @MainActor (MenuEvent<ID>) -> Void
    nonisolated(unsafe) let item: (Data.Element) -> Item
    nonisolated(unsafe) let center: Center
    nonisolated(unsafe) var angle: ((Data.Element) -> SwiftUI.Angle?)?
    nonisolated(unsafe) var weight: ((Data.Element) -> Double)?
    nonisolated(unsafe) var isItemDisabled: ((Data.Element) -> Bool)?

    @StateObject private var kept = Kept(MenuController<ID>())
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.turnClock) var clock

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - data: What the items show, in order.
    ///   - id: How to tell the items apart.
    ///   - selection: The item that was activated, or that the menu came to rest at, whichever was last; `nil` for
    ///     none. A change turns an open menu to that item. Without a binding the menu keeps that itself. A binding
    ///     may refuse what it is given, or read it back a little later: the menu follows what it reads after 0.1 s.
    ///   - isOpen: Whether the items are shown; the menu keeps that itself, and begins closed, if it is `nil`. A
    ///     binding that refuses what it is given is followed after 0.1 s: for a menu that is always open give a middle
    ///     that is not to be tapped.
    ///   - layout: Where the items stand; its rotation and expansion are the menu's.
    ///   - pointer: Where the selected item rests: an angle on the screen, clockwise from 3 o'clock. 12 o'clock
    ///     unless told otherwise.
    ///   - turning: How a drag turns the menu; its detents are the items, and its reach is theirs. `nil` for a menu
    ///     that does not turn.
    ///   - behavior: What else the menu does.
    ///   - controller: Opens, closes and turns the menu by orders of the app.
    ///   - onSelect: Called when an item is activated: by a tap, by Return, or by an assistive technology.
    ///   - onEvent: Called for everything that happens, after the bindings have changed.
    ///   - item: Makes the label of an item.
    ///   - center: Makes the label of the button in the middle.
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
        given = controller
        self.onSelect = onSelect
        self.onEvent = onEvent
        self.item = item
        self.center = center()
    }

    /// Makes a menu of data that tell themselves apart.
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

    /// The items around the button.
    public var body: some View {
        let controller = given ?? kept.object
        let setup = setup
        let link = link(setup, of: ObjectIdentifier(kept))
        let _ = controller.connect(link)
        MenuRing(
            controller: controller,
            layout: layout,
            places: setup.places,
            frames: controller.frames,
            content: content(setup, controller)
        )
        .background { attendants(controller, link) }
        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { controller.resize($0) })
        .modifier(MenuInput(controller: controller, gesture: gesture, state: controller.state))
        .onValueChange(of: setup) { _ in controller.follow() }
        .accessibilityElement(children: .contain)
        .modifier(MenuActions(controller: controller, state: controller.state))
    }
}

// MARK: - What items ask of the menu

extension CircularMenu {
    /// Gives items angles of their own; see ``SwiftUI/View/radialAngle(_:)``.
    ///
    /// - Parameter angle: The angle of an item, clockwise from 3 o'clock; `nil` to be spaced with the others.
    public nonisolated func itemAngle(_ angle: @escaping (Data.Element) -> SwiftUI.Angle?) -> CircularMenu {
        var menu = self
        menu.angle = angle
        return menu
    }

    /// Says how wide the sectors of items are where the layout's spacing is weighted; see
    /// ``SwiftUI/View/radialWeight(_:)``.
    public nonisolated func itemWeight(_ weight: @escaping (Data.Element) -> Double) -> CircularMenu {
        var menu = self
        menu.weight = weight
        return menu
    }

    /// Says which items cannot be activated; the menu lands on them all the same.
    public nonisolated func itemDisabled(
        _ isDisabled: @escaping (Data.Element) -> Bool
    ) -> CircularMenu {
        var menu = self
        menu.isItemDisabled = isDisabled
        return menu
    }
}

extension EnvironmentValues {
    /// Whether a view is in an item of a ``CircularMenu`` that stands at the menu's pointer.
    public internal(set) var isAtPointer: Bool {
        get { self[PointerKey.self] }
        set { self[PointerKey.self] = newValue }
    }
}

private struct PointerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
#endif
