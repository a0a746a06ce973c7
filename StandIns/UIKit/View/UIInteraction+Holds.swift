/// An interaction that opens a context menu where a finger is held.
@available(iOS 13, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    public private(set) weak var view: UIView?
    private let recognizer = StandInHoldRecognizer()
    /// How often it has opened its menu, for tests.
    public private(set) final var standInCount = 0
    /// The time after which it does, in seconds.
    public final var standInDuration: TimeInterval {
        get { recognizer.duration }
        set { recognizer.duration = newValue }
    }

    /// Makes an interaction without a delegate, which opens wherever it can.
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
