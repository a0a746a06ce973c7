#if canImport(SwiftUI)

/// A view that a controller drives, as it was last evaluated.
protocol ViewLink {
    /// Identifies the view among those that have or had the controller; `nil` once it is released.
    ///
    /// SwiftUI need not tell a view of a closed window that it disappears.
    var owner: ViewOwner? { get }

    /// The clock of the view.
    var clock: TurnClock { get }
}

/// A controller, as the views see it that come and go.
@MainActor protocol ViewDriver: AnyObject {
    associatedtype Link: ViewLink

    var views: ConnectedViews<Link> { get }

    /// Ends what a view has begun that loses the controller.
    ///
    /// - Parameter disappears: Whether the view leaves the screen; otherwise another one appears.
    func endInput(disappears: Bool)

    /// Follows the view that has the controller now, if there is one.
    ///
    /// - Parameter wasAway: Whether no view was on the screen before.
    func begin(wasAway: Bool)

    /// Applies what the view that has the controller has changed.
    func follow()
}

extension ViewDriver {
    /// The view that has the controller, if there is one.
    var link: Link? { views.current }

    /// The view appeared, for the first time or again.
    func appear(_ link: Link) {
        if views.drivesOther(than: link.owner) {
            // A command of an app that is told of an end would be meant for the view that loses the
            // controller.
            views.isChanging = true
            endInput(disappears: false)
            views.isChanging = false
        }
        let wasAway = !views.isShown
        views.appear(link)
        begin(wasAway: wasAway)
    }

    /// The view disappeared.
    ///
    /// Unless another view has the controller by now, what it has begun ends.
    func disappear(_ owner: ViewOwner) {
        guard views.hide(owner) else { return }
        // An app that is told of an end cannot use the controller again meanwhile.
        endInput(disappears: true)
        views.remove(owner)
        // Another view may still be on the screen.
        begin(wasAway: false)
    }

    /// Whether a view has the controller that is not just disappearing.
    ///
    /// A command is for what the view was last evaluated with, also in an action of the app that runs
    /// before the view follows its new values.
    func acceptsCommands() -> Bool {
        if let view = views.arriving {
            appear(view)
            views.expect(view) { [weak self] in self?.disappear($0) }
        }
        if views.acceptsCommands { follow() }
        return views.acceptsCommands
    }
}

/// The views that were given the same controller, which drives one of them at a time.
///
/// It is the one that appeared last of those on the screen. SwiftUI also evaluates views that are
/// not on the screen: pages behind others, and alternatives that do not fit. They do not take the
/// controller. While no view is on the screen, it is the one that was evaluated last and has never
/// disappeared: the app may give commands in `onAppear`, before the view is known to have appeared.
@MainActor final class ConnectedViews<Link: ViewLink> {
    /// The views on the screen, in the order in which they appeared.
    private var shown: [Link] = []

    /// The view that was evaluated last of those that have not appeared yet.
    private var newcomer: Link?

    /// Whether the newcomer was evaluated for the first time while another view was on the screen.
    private var isArriving = false

    /// The views that were given the controller because they are expected to appear.
    private var expected: [WeakOwner] = []

    /// The views that disappeared.
    private var hidden: [WeakOwner] = []

    /// The views that were evaluated, whether or not they have appeared.
    private var evaluated: [WeakOwner] = []

    /// Whether the controller goes over to another view.
    var isChanging = false

    private struct WeakOwner {
        weak var owner: ViewOwner?
    }

    nonisolated init() {}

    /// The view that the controller drives, if there is one.
    var current: Link? { shown.last { $0.owner != nil } ?? livingNewcomer }

    /// The newcomer, unless it was released.
    private var livingNewcomer: Link? { newcomer?.owner == nil ? nil : newcomer }

    /// Whether a view is on the screen.
    var isShown: Bool { shown.contains { $0.owner != nil } }

    /// Whether several views are on the screen.
    var isShared: Bool { shown.count { $0.owner != nil } > 1 }

    /// Whether the controller drives a view that is not just disappearing.
    ///
    /// A view that disappears ends its touches, and the app is told.
    var acceptsCommands: Bool { !isChanging && current.map { !isHidden($0.owner) } ?? false }

    /// A view that was just evaluated for the first time while another one is on the screen.
    ///
    /// A command of the app is meant for it: it will appear in the same update.
    var arriving: Link? { acceptsCommands && isShown && isArriving ? livingNewcomer : nil }

    /// Whether the controller drives another view.
    func drivesOther(than owner: ViewOwner?) -> Bool { current.map { $0.owner !== owner } ?? false }

    /// A view was evaluated.
    func connect(_ link: Link) {
        if let index = shown.firstIndex(where: { $0.owner === link.owner }) { return shown[index] = link }
        guard !isHidden(link.owner) else { return }
        let isNew = !evaluated.contains { $0.owner === link.owner }
        // An alternative that does not fit is evaluated again and again.
        guard isNew || !isShown || newcomer?.owner === link.owner else { return }
        if isNew {
            evaluated.removeAll { $0.owner == nil }
            evaluated.append(WeakOwner(owner: link.owner))
        }
        isArriving = isNew ? isShown : isArriving && newcomer?.owner === link.owner
        newcomer = link
        if isNew, isShown { forgetLater(link) }
    }

    /// Forgets a view that has not appeared soon after another one is on the screen.
    private func forgetLater(_ link: Link) {
        link.clock.later { [weak self, weak owner = link.owner] in
            guard let self, isShown, newcomer?.owner === owner else { return }
            newcomer = nil
        }
    }

    /// Expects a view that has the controller to appear.
    ///
    /// It may be a picture of a view, which never does.
    ///
    /// - Parameter end: Called if it has not appeared soon.
    func expect(_ link: Link, orElse end: @escaping @MainActor (ViewOwner) -> Void) {
        expected.append(WeakOwner(owner: link.owner))
        link.clock.later { [weak self, weak owner = link.owner] in
            guard let self, let owner, expected.contains(where: { $0.owner === owner }) else { return }
            expected.removeAll { $0.owner === owner }
            end(owner)
        }
    }

    /// A view appeared.
    func appear(_ link: Link) {
        expected.removeAll { $0.owner == nil || $0.owner === link.owner }
        isArriving = false
        remove(link.owner)
        hidden.removeAll { $0.owner === link.owner }
        shown.append(link)
        if let newcomer { forgetLater(newcomer) }
    }

    /// A view begins to disappear.
    ///
    /// - Returns: Whether the controller drives it, which it does until ``remove(_:)``.
    func hide(_ owner: ViewOwner) -> Bool {
        if !isHidden(owner) { hidden.append(WeakOwner(owner: owner)) }
        if drivesOther(than: owner) { remove(owner) }
        return current?.owner === owner
    }

    /// A view has disappeared.
    func remove(_ owner: ViewOwner?) {
        shown.removeAll { $0.owner == nil || $0.owner === owner }
        hidden.removeAll { $0.owner == nil }
        if newcomer?.owner === owner { newcomer = nil }
    }

    private func isHidden(_ owner: ViewOwner?) -> Bool { hidden.contains { $0.owner === owner } }
}
#endif
