#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// Whether ``turning`` is anything but `.never`.
    ///
    /// Setting `false` sets ``turning`` to `.never`; setting `true` replaces `.never` by
    /// `.automatic`.
    @IBInspectable public dynamic var isTurnable: Bool {
        get { turning != .never }
        set { turning = newValue ? (turning == .never ? .automatic : turning) : .never }
    }

    /// Whether the menu responds to its user.
    ///
    /// Disabling a menu cancels a touch or a scroll that holds it. A menu that moves goes on until
    /// it rests. The items and the view in the centre of a disabled menu are dimmed. A button that
    /// is pressed meanwhile still performs its own action, but is not selected.
    @IBInspectable public dynamic var isEnabled: Bool {
        get { core.isEnabled }
        set {
            guard newValue != isEnabled else { return }
            driver.send(.time) { $0.setEnabled(newValue, time: $1) }
            placeItems()
        }
    }

    /// The rotation of the menu in radians, clockwise if positive.
    ///
    /// It counts whole turns: two turns are 4π. Setting it moves the menu at once to that rotation,
    /// or to the nearest rotation at which it may rest. A value that is not finite is ignored.
    public var rotation: CGFloat {
        get {
            fitIfNeeded()
            return CGFloat(core.wheel.rotation)
        }
        set {
            fitIfNeeded()
            driver.command { core, _ in core.setRotation(Angle(newValue)) }
        }
    }

    /// The current state of the wheel that turns the menu.
    public var wheel: Wheel {
        fitIfNeeded()
        return core.wheel
    }

    /// The rotation at which the menu will come to rest if nobody touches it, in radians; `nil`
    /// while it spins.
    ///
    /// During a drag this is the rotation at which the menu would rest if it were released now. A finger
    /// that has not moved since the app selected an item, and does not flick the menu, lets it turn to
    /// that item.
    public var predictedRestRotation: CGFloat? {
        fitIfNeeded()
        return core.restRotation(at: CACurrentMediaTime()).map { CGFloat($0) }
    }

    /// The index of the selected item, `nil` if there is none.
    ///
    /// The user selects an item by a tap or a key, or by turning the menu until it rests at the
    /// item. ``onSelect`` and the delegate report activations only, as by a tap or Return, and not a
    /// drag or the arrow keys; read this in ``onRest``. Setting the index turns the menu to the item
    /// if ``turnsSelectionToPointer`` is `true` and the menu can turn, and reports nothing. Under a
    /// finger the menu turns when that is lifted, unless the finger has turned it. An index that no
    /// item has counts as `nil`.
    public var selectedIndex: Int? {
        get { core.selection }
        set {
            fitIfNeeded()
            driver.command { $0.select(newValue, time: $1) }
        }
    }

    /// The index of the item at the pointer; `nil` if there are no items.
    public var pointedIndex: Int? {
        fitIfNeeded()
        return core.pointed
    }

    /// Whether the menu or an enclosing scroll view gets a touch that begins on the ring.
    ///
    /// The default is the menu.
    public var scrollPolicy: ScrollPolicy {
        get { driver.recognizer.scrollPolicy }
        set { driver.recognizer.scrollPolicy = newValue }
    }

    /// Whether an item that passes the pointer gives haptic feedback, on devices that support it;
    /// `true` by default.
    @IBInspectable public dynamic var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }
}
#endif
