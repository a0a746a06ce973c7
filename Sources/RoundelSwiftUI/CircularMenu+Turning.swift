#if canImport(SwiftUI)
import Roundel
import SwiftUI

extension CircularMenu {
    /// Whether the items are shown: the app's value, or the menu's own.
    var isOpen: Binding<Bool> { givenIsOpen ?? $ownIsOpen }

    /// Whether a drag turns the menu.
    var isTurnable: Bool { turning != nil && isOpen.wrappedValue }

    /// The items as they stand on the screen.
    var ring: Ring {
        layout.ring(of: data.map { _ in RadialLayout.Place() }, layoutDirection)
    }

    /// The settings of a menu, whose detents bring an item to the pointer each.
    var settings: TurnSettings {
        var settings = turning ?? TurnSettings()
        let ring = ring
        settings.detents = .at(
            (0..<ring.count).map { index in
                SwiftUI.Angle(ring.rotation(bringing: index, toPointer: Roundel.Angle(pointer)))
            }
        )
        return settings
    }

    /// The item at the pointer.
    var pointed: Int? { ring.item(atPointer: Roundel.Angle(pointer), rotation: wheel.rotation) }

    func index(of wanted: ID?) -> Int? {
        data.enumerated().first { $0.element[keyPath: id] == wanted }?.offset
    }

    private func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
}

extension CircularMenu {
    func toggle() {
        withAnimation(reducesMotion ? nil : .spring()) { isOpen.wrappedValue.toggle() }
    }

    func close() {
        if isOpen.wrappedValue { toggle() }
    }

    /// Selects an item, as a tap on it does.
    func select(_ index: Int) {
        guard isOpen.wrappedValue, isEnabled else { return }
        let element = element(at: index)
        selection = element[keyPath: id]
        onSelect(element)
        turn(to: index)
    }

    /// Goes on by items, in their order and round.
    func turn(by count: Int) {
        guard isOpen.wrappedValue, isEnabled, let present = index(of: selection) ?? pointed else { return }
        let next = (present + count + data.count) % data.count
        selection = element(at: next)[keyPath: id]
        turn(to: next)
    }

    /// Turns the menu to the selection that the app has made.
    func follow() {
        guard let index = index(of: selection) else { return }
        turn(to: index)
    }

    /// Shows the selection from the start.
    func begin() {
        guard turning != nil, let index = index(of: selection) else { return }
        wheel.setRotation(ring.rotation(bringing: index, toPointer: Roundel.Angle(pointer)))
    }

    /// Sends the wheel to an item, unless it is already on its way there.
    private func turn(to index: Int) {
        guard turning != nil else { return }
        let rest = wheel.restRotation ?? wheel.rotation
        guard ring.item(atPointer: Roundel.Angle(pointer), rotation: rest) != index else { return }
        var changed = wheel
        let update = changed.turn(toDetent: index, time: clock.now())
        wheel = changed
        respond(update)
    }

    /// Takes note of what the wheel did: an item that came to rest at the pointer is selected.
    func respond(_ update: Wheel.Update) {
        passedItems += update.passed.count
        guard update.cameToRest, turning != nil, let pointed else { return }
        selection = element(at: pointed)[keyPath: id]
    }
}
#endif
