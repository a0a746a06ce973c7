#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// An interaction that opens a menu of round items where a finger is held on its view.
///
/// ```swift
/// let view = UIImageView(image: UIImage(systemName: "photo"))
/// view.isUserInteractionEnabled = true
/// let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in print("copy") }
/// let mail = UIAction(title: "Mail", image: UIImage(systemName: "envelope")) { _ in print("mail") }
/// let share = UIMenu(title: "Share", children: [mail])
/// view.addInteraction(RadialMenuInteraction(menu: UIMenu(children: [copy, share])))
/// ```
///
/// A finger that is held still opens the menu; it moves in the direction of an item and chooses it
/// by being lifted. A quick stroke in that direction chooses the same item before the menu has
/// opened, without anything being shown. A release in the middle leaves the menu open, and then taps
/// choose items. A tap on the view itself, and a finger that scrolls a scroll view inside or around
/// it, are left to others; in such a scroll view strokes choose nothing. `PressMenu` of the module
/// Roundel decides all of this, and ``settings`` changes it. The innermost view with a use for a
/// finger gets it; see <doc:RadialMenus#Other-gestures>.
///
/// The menu is shown above everything in the window. The items are on an arc about the finger that
/// stays within the safe area and above the keyboard. It closes when another one opens in the same
/// window, when something that takes touches comes in front of it there, when the view leaves the
/// window, and when its middle is outside after the window was turned or resized, or a keyboard
/// appeared. A press or a stroke ends then as well, but for what comes in front only if that covers
/// the place where the finger touched down.
///
/// The menu shows `UIAction`s and other leaves of a `UIMenu` with their title, image, state and
/// attributes. An item without an image shows the first letter of its title. Submenus with the
/// option `displayInline` are replaced by their elements, and so are submenus of submenus: the menu
/// has two levels. Deferred elements, hidden actions and empty submenus are left out. The attribute
/// `keepsMenuPresented` has no effect.
///
/// No drag is required. A click with the secondary button of a pointer opens the menu, and a
/// pointer highlights the item that it is at. While the menu is open and waits, arrow keys, the
/// first letters of titles, Return and Escape have an effect. For VoiceOver the view has a custom
/// action for each item and one that opens the menu, whose items are then buttons; VoiceOver's
/// escape gesture closes it. With Reduce Motion or VoiceOver the menu opens and closes at once. On
/// a television, where there are no touches, the app opens the menu with ``open(at:)``.
///
/// Do not add it to a view that has a `UIContextMenuInteraction`, which opens with the same gesture:
/// the radial menu wins, also over a drag and a long press of that view.
@MainActor public final class RadialMenuInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    public private(set) weak var view: UIView?

    /// The menu; `nil` if a closure supplies it, which setting a menu replaces.
    ///
    /// A menu with the same `identifier` also replaces one that is open. Another menu closes it, and
    /// ends a press that has not opened it yet: the view may be a cell that shows something else
    /// from now on, for which the finger is not meant. A menu that is made without an identifier
    /// differs from all others.
    public var menu: UIMenu? {
        didSet {
            let menu = menu
            (driver.provider, dependsOnPoint) = ({ _ in menu }, false)
            if menu?.identifier != oldValue?.identifier { driver.dismiss() }
            reloadMenu()
        }
    }

    /// How the menu responds to input, and how its items are placed.
    ///
    /// The layout direction of the view determines `fan.isMirrored`, whatever is set here. Reduce
    /// Motion, VoiceOver and a scroll view around the view restrict the settings further.
    public var settings: PressMenu.Settings {
        get { driver.settings }
        set { driver.settings = newValue }
    }

    /// The width and height of each item at the default text size, in points, 48 by default; at
    /// least 44 points are recommended.
    ///
    /// The items grow with the user's text size, up to one and a quarter times this size. Lengths
    /// that are negative, infinite or NaN count as 0.
    public var itemSize: CGSize {
        get { driver.itemSize }
        set { driver.itemSize = newValue }
    }

    /// Whether the menu can be opened.
    ///
    /// Disabling closes it.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            driver.setEnabled(isEnabled)
            updateActions()
        }
    }

    /// Whether the menu gives haptic feedback on devices that support it; `true` by default.
    public var playsHaptics: Bool {
        get { driver.haptics.isEnabled }
        set { driver.haptics.isEnabled = newValue }
    }

    /// The words that VoiceOver speaks.
    public var words: Words {
        get { driver.words }
        set {
            driver.words = newValue
            updateActions()
        }
    }

    /// Called when the menu has opened (`true`) or closed (`false`), at the beginning of the
    /// animation and before an action is performed.
    public var onOpenChange: ((RadialMenuInteraction, Bool) -> Void)?

    let driver = RadialMenuDriver()

    /// The custom actions that the view has from this interaction.
    var customActions: [UIAccessibilityCustomAction] = []

    /// Whether a closure supplies the menu.
    private(set) var dependsOnPoint = true

    /// Whether the custom actions were made before the view had a size, so that its middle, for which
    /// a closure supplies the menu, was not known.
    var actionsLackMiddle = false

    /// The times at which an assistive technology begins to need the custom actions.
    private var observations: [Observation] = []

    /// Makes an interaction with a menu.
    public convenience init(menu: UIMenu) {
        self.init { _ in menu }
        self.menu = menu
    }

    /// Makes an interaction whose menu depends on the point at which it opens.
    ///
    /// - Parameter provider: Supplies the menu for a point of the view, or `nil` for none. It is
    ///   called whenever a finger touches the view, so it should be quick, and with the middle of
    ///   the view for VoiceOver.
    public init(provider: @escaping (CGPoint) -> UIMenu?) {
        super.init()
        driver.provider = provider
        driver.notify = { [weak self] isOpen in self.map { $0.onOpenChange?($0, isOpen) } }
        observations = accessibilityObservations()
    }

    /// Ends the use of the former view.
    public func willMove(to view: UIView?) {
        // Closes the menu, and lets go of the view before the app could open it there again. The app
        // may read it again when it is told, so that the actions go last.
        driver.move(to: nil)
        removeActions()
    }

    /// Begins the use of the view.
    public func didMove(to view: UIView?) {
        self.view = view
        driver.move(to: view)
        updateActions()
    }

    /// Whether the menu is open, and not closing.
    public var isOpen: Bool { driver.core.isOpen }

    /// Opens the menu, which then waits for a tap, a key or a pointer.
    ///
    /// An open menu moves to the point.
    ///
    /// - Parameter point: The middle of the menu, in the coordinates of the view; `nil` for the
    ///   middle of the view.
    /// - Returns: Whether the menu has opened: not without items or a window, while it is disabled,
    ///   and while a finger holds it.
    @discardableResult
    public func open(at point: CGPoint? = nil) -> Bool { driver.open(at: point ?? middle) }

    /// Closes the menu, also if a finger holds it.
    public func dismiss() { driver.dismiss() }

    /// Reads the menu again: an open one changes, and so do the custom actions for VoiceOver.
    ///
    /// The highlight and an open submenu stay with their items, which are recognised by the element,
    /// by the identifier of the action or menu, or by the title, in this order.
    ///
    /// Call it when titles or attributes have changed, and when the app has set the custom actions
    /// of the view.
    public func reloadMenu() {
        driver.reload()
        updateActions()
    }

    /// The middle of the view.
    var middle: CGPoint { view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
}
#endif
