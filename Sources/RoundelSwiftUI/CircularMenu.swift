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
/// A drag turns the items about the middle, and they coast until one rests at the pointer: that one becomes the
/// selection. So does one that is tapped, and the menu turns it to the pointer; `onSelect` hears of taps alone. A
/// drag that begins on an item turns the menu and does not press it. Items stay upright, and each knows from ``SwiftUI/EnvironmentValues/isAtPointer``
/// whether it stands at the pointer.
///
/// Arrow keys turn the menu by an item, Return selects the one at the pointer, Escape closes. Each item is an
/// accessibility element, in order and with its position; the menu has the actions "Next" and "Previous" and
/// closes with the escape gesture. With Reduce Motion it opens, closes and turns at once.
public struct CircularMenu<Data: RandomAccessCollection, ID: Hashable, Item: View, Center: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    @Binding var selection: ID?
    let givenIsOpen: Binding<Bool>?
    let layout: RadialLayout
    let pointer: SwiftUI.Angle
    let turning: TurnSettings?
    let onSelect: (Data.Element) -> Void
    let item: (Data.Element) -> Item
    let center: Center

    @State var ownIsOpen = false
    @State var wheel: Wheel
    @State var passedItems = 0
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.turnClock) var clock

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - data: What the items show, in order.
    ///   - id: How to tell the items apart.
    ///   - selection: The item that was tapped, or that the menu came to rest at, whichever was last; `nil` for
    ///     none. A change turns the menu to that item.
    ///   - isOpen: Whether the items are shown; the menu keeps that itself, and begins closed, if it is `nil`.
    ///   - layout: Where the items stand; its rotation and expansion are the menu's.
    ///   - pointer: Where the selected item rests: an angle on the screen, clockwise from 3 o'clock. 12 o'clock
    ///     unless told otherwise.
    ///   - turning: How a drag turns the menu; its detents are the items. `nil` for a menu that does not turn.
    ///   - onSelect: Called when an item is tapped, or Return is pressed.
    ///   - item: Makes the label of an item.
    ///   - center: Makes the label of the button in the middle.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<ID?>,
        isOpen: Binding<Bool>? = nil,
        layout: RadialLayout = RadialLayout(),
        pointer: SwiftUI.Angle = .degrees(-90),
        turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10)),
        onSelect: @escaping (Data.Element) -> Void = { _ in },
        @ViewBuilder item: @escaping (Data.Element) -> Item,
        @ViewBuilder center: () -> Center
    ) {
        (self.data, self.id, self.layout, self.pointer, self.turning) = (data, id, layout, pointer, turning)
        _selection = selection
        givenIsOpen = isOpen
        (self.onSelect, self.item, self.center) = (onSelect, item, center())
        _wheel = State(initialValue: Wheel(zone: TouchZone(in: Rect2D(CGRect.zero))))
    }

    /// The items around the button.
    public var body: some View {
        ZStack {
            items
            Button(action: toggle) { center }.buttonStyle(.plain)
        }
        .onKeys(isOpen.wrappedValue ? [.choose] : []) { _ in pointed.map(select) }
        .onEscape(isActive: isOpen.wrappedValue, perform: close)
        .accessibilityElement(children: .contain)
        .accessibilityAction(named: Text("Next")) { turn(by: 1) }
        .accessibilityAction(named: Text("Previous")) { turn(by: -1) }
        .accessibilityAction(.escape, close)
    }

    private var items: some View {
        turned {
            ForEach(data, id: id) { element in
                let index = index(of: element[keyPath: id]) ?? 0
                Button {
                    select(index)
                } label: {
                    item(element)
                }
                .buttonStyle(.plain)
                .environment(\.isAtPointer, index == pointed)
                .accessibilityValue(Text("\(index + 1) of \(data.count)"))
                .accessibilityAddTraits(element[keyPath: id] == selection ? .isSelected : [])
            }
        }
        .opacity(isOpen.wrappedValue ? 1 : 0)
        .allowsHitTesting(isOpen.wrappedValue)
        .accessibilityHidden(!isOpen.wrappedValue)
        .modifier(WheelDriver(wheel: $wheel, settings: settings, isActive: isTurnable, respond: respond))
        .onValueChange(of: selection) { _ in follow() }
        .onAppear(perform: begin)
        .selectionFeedback(trigger: settings.playsFeedback ? passedItems : 0)
    }

    /// The layout as it is turned and opened now.
    private var turned: RadialLayout {
        var layout = layout
        layout.rotation = SwiftUI.Angle(wheel.rotation)
        layout.expansion = isOpen.wrappedValue ? 1 : 0
        return layout
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
