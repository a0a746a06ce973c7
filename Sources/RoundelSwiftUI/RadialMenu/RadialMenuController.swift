#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Opens and closes a radial menu from code.
///
/// ```swift
/// struct Photo: View {
///     @StateObject private var menu = RadialMenuController()
///
///     var body: some View {
///         Image(systemName: "photo")
///             .radialMenu(controller: menu) {
///                 RadialAction("Copy", systemImage: "doc.on.doc") { print("copy") }
///             }
///         Button {
///             menu.open()
///         } label: {
///             Text("Edit")
///         }
///     }
/// }
/// ```
///
/// A controller belongs to one view at a time; see <doc:Commands>. A command is refused, and
/// returns `false`, while no view on the screen has the controller. As an observable object, the
/// controller changes when the menu opens or closes.
@MainActor public final class RadialMenuController: ObservableObject {
    /// The menu.
    var menu = PressMenu(items: [], itemSize: .zero, bounds: Rect2D(x: 0, y: 0, width: 0, height: 0))

    /// What the menu was last set to.
    var applied: Applied?

    /// The views that have the controller.
    let views = ConnectedViews<RadialMenuLink>()

    /// How often a view was connected.
    var connections = 0

    /// The container in which the menu is shown, or would be.
    var stage: RadialMenuStage?

    /// Where the menu opens as soon as the view has been laid out.
    var awaited: Awaited?

    /// The middle of the view when a finger touched it, in the window.
    var pressedMiddle: CGPoint?

    /// When a menu last asked for the keyboard focus, in seconds.
    static var focusTime = -Double.infinity

    /// How often the menu was given the keyboard focus back.
    var focusReturns = 0

    /// The menus around that have lost the finger to this one.
    var overruled: [RadialMenuController] = []

    /// The number of menus inside that have a finger.
    var innerFingers = 0

    /// When a finger on a menu inside was last lifted, in seconds.
    var innerLiftTime = -Double.infinity

    /// When the view was last tapped, in seconds.
    var tapTime = -Double.infinity

    /// The times to which frames move the menu.
    var pace = FramePace()

    /// Sent when what is shown changes.
    let frames = ChangeSignal()

    /// Sent when the menu or a submenu opens or closes, when the menu is enabled or disabled, and when a
    /// key highlights an item.
    let state = ChangeSignal()

    /// Sent when the menu starts or stops needing frames.
    let motion = ChangeSignal()

    /// Sent when haptic feedback is to be played.
    let feedback = ChangeSignal()

    /// The number of times that haptic feedback was given: a tick for each highlighted item, an
    /// impact when a menu opens and when an item is chosen.
    var (ticks, impacts) = (0, 0)

    /// The number of times that a key highlighted another item.
    var keyHighlights = 0

    /// The finger that opens the menu on its view, and the one on the open menu.
    let (contentFinger, surfaceFinger) = (RadialMenuFinger(0), RadialMenuFinger(1))

    let messages = EventQueue<Message>()

    /// The view that was told that the menu is open, unless it was told since that it is closed.
    var opener: RadialMenuLink?

    /// A message to the app.
    enum Message {
        case choose(@MainActor () -> Void)
        case openChange(Bool)
    }

    /// An opening that waits for the layout.
    struct Awaited {
        /// The point in the view; `nil` for its middle.
        let point: CGPoint?
    }

    /// What a menu was set to.
    struct Applied: Equatable {
        let setup: RadialMenuSetup
        let size: CGSize
    }

    /// Creates a controller.
    ///
    /// It has no effect until it is passed to a view.
    public nonisolated init() {}

    /// Whether the menu is open.
    public var isOpen: Bool { menu.isOpen }

    /// Opens the menu; it then waits for a tap, a key or an assistive technology.
    ///
    /// An open menu moves. A menu that is disabled or empty, or that a finger holds, refuses. Before
    /// the view is laid out, as in `onAppear`, it is not known where the menu is: it opens with the
    /// first layout. When the view appears again, use the modifier `task`; see <doc:Commands>.
    ///
    /// - Parameter point: The middle of the menu, in the coordinates of the view; `nil` for the
    ///   middle of the view.
    /// - Returns: Whether the menu opened, or will with the layout.
    @discardableResult
    public func open(at point: CGPoint? = nil) -> Bool {
        guard acceptsCommands() else { return false }
        guard let center = center(at: point) else { return openLater(at: point) }
        awaited = nil
        return send { $0.open(at: Point2D(center), time: $1) }.isHandled
    }

    /// Closes the menu; a finger on it has no effect any more.
    ///
    /// - Returns: Whether the menu was open, or a finger was about to open it.
    @discardableResult
    public func dismiss() -> Bool {
        awaited = nil
        return send { $0.dismiss(time: $1) }.isHandled
    }

    /// Tells the menus of a container apart.
    nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
#endif
