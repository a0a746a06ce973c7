/// What a context menu shows.
@available(iOS 13, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIContextMenuConfiguration: NSObject {}

/// What supplies a context menu.
@available(iOS 13, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Supplies the menu for a point of the view; `nil` opens none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// An interaction that opens a context menu where a finger is held, and on a Mac at a click with the
/// secondary button.
@available(iOS 13, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    public private(set) weak var view: UIView?
    /// Supplies the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let recognizer = StandInHoldRecognizer()
    /// How often it has opened its menu, for tests.
    public private(set) final var standInCount = 0
    /// The time after which it does, in seconds.
    public final var standInDuration: TimeInterval {
        get { recognizer.duration }
        set { recognizer.duration = newValue }
    }

    /// Makes an interaction with a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        listen()
    }

    /// Makes an interaction without a delegate, which opens wherever it can.
    public init(standIn: Void) {
        super.init()
        listen()
    }

    private func listen() {
        recognizer.standInAddAction { [weak self] in
            if $0.state == .began { self?.open(at: $0.location(in: self?.view)) }
        }
    }

    /// Opens the menu, if there is one for the point.
    final func open(at location: CGPoint) {
        let isRefused =
            delegate.map {
                $0.contextMenuInteraction(self, configurationForMenuAtLocation: location) == nil
            } ?? false
        if !isRefused { standInCount += 1 }
    }

    /// Removes the recogniser from the former view.
    public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }
    /// Adds the recogniser to the view: a pointer that is held opens no menu on a Mac.
    public func didMove(to view: UIView?) {
        self.view = view
        if !StandIn.isMacCatalystApp { view?.addGestureRecognizer(recognizer) }
    }
}

/// An interaction that lifts a view where a finger is held, to drag it.
@available(iOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    public private(set) weak var view: UIView?
    /// Whether it responds to touches.
    open var isEnabled = true { didSet { recognizer.isEnabled = isEnabled } }
    private let recognizer = StandInHoldRecognizer()
    /// How often it has lifted its view, for tests.
    public private(set) final var standInCount = 0
    /// The time after which it does, in seconds.
    public final var standInDuration: TimeInterval {
        get { recognizer.duration }
        set { recognizer.duration = newValue }
    }

    /// Makes an interaction without a delegate, which lifts its view wherever it can.
    public init(standIn: Void) {
        super.init()
        recognizer.standInAddAction { [weak self] in
            if $0.state == .began { self?.standInCount += 1 }
        }
    }

    /// Removes the recogniser from the former view.
    public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }
    /// Adds the recogniser to the view.
    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }
}
