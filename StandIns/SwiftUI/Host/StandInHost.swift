/// A window without a screen.
///
/// It evaluates a view, lays it out, and delivers the events that a test sends.
@MainActor public final class StandInHost {
    /// The elements of the view.
    public var elements: [StandInElement] { tree.roots }
    private(set) var tree = ElementTree([])
    /// The current time: that of the last frame or touch.
    public internal(set) var date: Date
    /// How long after the beginning of a frame, or after a touch, the view is updated, in seconds.
    public var updateDelay = 0.0
    /// The time of an update, in seconds.
    var present: Double { date.timeIntervalSinceReferenceDate + updateDelay }
    /// How far the uptime of the device is ahead of the time of the host, in seconds.
    ///
    /// Apple does not document what the time of a drag is. On devices it was measured as the uptime,
    /// counted from the reference date; the dates of timelines are those of the calendar.
    public static let uptimeAdvance = 4096.0
    /// The number of dates that timelines have gone through.
    public var timelineSteps = 0.0
    /// The date that the timeline of the view has now; with several timelines, that of the last one.
    ///
    /// A timeline has no new date in a frame that is too near to the last one.
    public internal(set) var timelineDate: Date?
    /// Whether any timeline needs frames.
    public internal(set) var isAnimating = false
    /// Whether any value is being animated.
    public internal(set) var isInterpolating = false
    /// Whether hit testing uses the presented positions instead of the final ones.
    ///
    /// Assumption: SwiftUI uses the final ones.
    public var touchesWhatIsShown = false
    /// Whether a scroll view takes a finger that has moved by a distance.
    ///
    /// The last argument tells whether a gesture follows the finger; that gesture then loses it.
    ///
    /// Apple does not document this. Assumption: it takes the finger after 10 points along one of
    /// its axes, unless a gesture was first. From iOS 18 on it has been observed to take fingers
    /// from gestures too.
    public var scrollPolicy: (_ translation: CGSize, _ axes: Axis.Set, _ isTaken: Bool) -> Bool =
        scrollsFreeFingers
    /// Whether simultaneous gestures of views inside are told of a finger before those of views
    /// around.
    ///
    /// Apple does not document the order.
    public var tellsInnerGesturesFirst = false
    /// Whether gestures keep a finger that a scroll view follows, as it has been observed for
    /// simultaneous ones from iOS 18 on.
    public var scrollsWithGestures = false
    /// Whether gestures wait until the finger is lifted, as for a gesture around them that fails then.
    ///
    /// Apple does not document what happens. From iOS 18 on, state of gestures is reset first, and then
    /// each event finds it as it was when the event came.
    public var holdsGestures = false
    /// The number of updates of the view.
    public private(set) var evaluations = 0
    /// The number of evaluations of bodies and closures, by the type of their view or modifier.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The environment of the window.
    public var environment = EnvironmentValues() { didSet { update() } }
    /// The size of the window.
    public var size: CGSize { didSet { update() } }
    /// The insets of the safe area, into which the view is placed.
    public var safeAreaInsets = StandInInsets() { didSet { update() } }

    /// The number of changes of state that the elements show.
    private var knownChanges = 0
    private var seenTransactions = Transactions.latest.number
    var pending: [() -> Void] = []
    var afterLayout: [() -> Void] = []
    private var leaving: [() -> Void] = []
    /// The fingers that are down.
    var touches: [Touch] = []
    /// The focus.
    let focus = FocusKeeper()
    /// The focus of VoiceOver.
    let voice = VoiceKeeper()
    private let node = GraphNode()
    private let root: any View
    #if canImport(UIKit) && !os(watchOS)
    private let seats = StandInSeats()
    #endif
    /// Whether views appear before they are told of their geometry.
    private let appearsBeforeLayout: Bool

    /// Shows a view in a window.
    ///
    /// Apple does not document whether views appear before they are told of their geometry.
    public init<V: View>(
        _ root: V,
        size: CGSize = CGSize(width: 200, height: 200),
        time: Double = 0,
        appearsBeforeLayout: Bool = false
    ) {
        (self.root, self.size, self.appearsBeforeLayout) = (root, size, appearsBeforeLayout)
        date = Date(timeIntervalSinceReferenceDate: time)
        update()
    }

    /// Whether the window is on the screen.
    ///
    /// Its views disappear and appear with it, and keep their state; touches are cancelled.
    public var isShown = true {
        didSet {
            guard isShown != oldValue else { return }
            guard !isShown else { return update() }
            for touch in touches { cancel(touch) }
            let actions = node.leaving(forGood: false)
            node.hide()
            (isAnimating, isInterpolating) = (false, false)
            for action in actions { action() }
        }
    }

    /// Sets Reduce Motion, as the user does in Settings.
    public var reducesMotion: Bool {
        get { environment.accessibilityReduceMotion }
        set { environment.accessibilityReduceMotion = newValue }
    }

    /// Sets Increase Contrast, as the user does in Settings.
    public var increasesContrast: Bool {
        get { environment.colorSchemeContrast == .increased }
        set { environment.colorSchemeContrast = newValue ? .increased : .standard }
    }

    /// Turns VoiceOver on or off, as the user does in Settings.
    public var isVoiceOverRunning: Bool {
        get { environment[VoiceOverKey.self] }
        set { environment[VoiceOverKey.self] = newValue }
    }

    /// Turns Switch Control on or off, as the user does in Settings.
    public var isSwitchControlRunning: Bool {
        get { environment[SwitchControlKey.self] }
        set { environment[SwitchControlKey.self] = newValue }
    }

    /// Evaluates and lays out until nothing changes any more.
    public func update() {
        guard isShown else { return }
        for _ in 0..<50 {
            let changes = StandInChanges.count
            evaluate()
            focus.settle(in: tree)
            voice.settle(in: tree, isRunning: isVoiceOverRunning)
            cancelLostTouches()
            // Assumption: new views appear before removed ones disappear.
            let actions =
                (appearsBeforeLayout ? pending + afterLayout : afterLayout + pending) + seating
                + leaving
            (afterLayout, pending, leaving) = ([], [], [])
            for action in actions { action() }
            if changes == StandInChanges.count { return knownChanges = changes }
        }
        preconditionFailure("The view changes its state in every evaluation.")
    }

    private func evaluate() {
        (evaluations, isAnimating, isInterpolating) = (evaluations + 1, false, false)
        let latest = Transactions.latest
        Transactions.ofEvaluation = latest.number > seenTransactions ? latest.transaction : Transaction()
        seenTransactions = latest.number
        tree = ElementTree(EvaluationContext(node, environment, self).elements(of: root))
        leaving += node.prune()
        place()
        guard isInterpolating else { return }
        StandInElement.isShowing = true
        place()
        StandInElement.isShowing = false
    }

    /// Puts the views of UIKit into the window.
    ///
    /// Apple does not document when that happens. Assumption, as in reconstructions of SwiftUI: after the
    /// views were told that they appear and where they are.
    private var seating: [() -> Void] {
        #if canImport(UIKit) && !os(watchOS)
        [{ [self] in seats.settle(in: tree) }]
        #else
        []
        #endif
    }

    private func place() {
        let window = CGRect(origin: .zero, size: size)
        let safe = safeAreaInsets.rest(of: window)
        (SafeAreaLayout.window, SafeAreaLayout.safe) = (window, safe)
        let middle = CGPoint(x: safe.midX, y: safe.midY)
        for element in elements { element.place(around: middle, ProposedViewSize(safe.size)) }
    }

    func count(_ input: Any) { counts[ObjectIdentifier(type(of: input)), default: 0] += 1 }

    /// The number of evaluations of the body of a view, modifier or style of a type.
    public func evaluations(of type: Any.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }

    /// The number of calls of all closures of `ForEach`.
    public var evaluationsOfForEach: Int { counts[ObjectIdentifier(EachInput.self)] ?? 0 }

    /// Presents a frame, at a time in seconds.
    ///
    /// As in SwiftUI, a view that has no timeline, no animation and no new state is not updated.
    public func frame(at time: Double) {
        date = Date(timeIntervalSinceReferenceDate: time)
        if isAnimating || isInterpolating || knownChanges != StandInChanges.count { update() }
    }
}

extension StandInHost {
    /// The default policy of scroll views.
    nonisolated private static func scrollsFreeFingers(
        _ translation: CGSize,
        _ axes: Axis.Set,
        _ isTaken: Bool
    ) -> Bool {
        let axis = abs(translation.width) > abs(translation.height) ? Axis.Set.horizontal : .vertical
        return !isTaken && axes.contains(axis) && hypot(translation.width, translation.height) >= 10
    }
}

// MARK: - Reading the content

extension StandInHost {
    /// All elements, from the top down and from back to front.
    public var all: [StandInElement] { tree.all }

    /// All views or modifiers of a type.
    public func all<T>(_ type: T.Type) -> [T] { all.compactMap { $0.value as? T } }

    /// The arguments of modifiers with a name.
    public func values<T>(_ name: String, as type: T.Type = T.self) -> [T] {
        all(StandInRecord.self).filter { $0.name == name }.compactMap { $0.value as? T }
    }

    /// The presented arguments of modifiers with a name.
    public func shownValues<T>(_ name: String, as type: T.Type = T.self) -> [T] {
        all(StandInRecord.self).filter { $0.name == name }.compactMap { $0.shown as? T }
    }

    /// The presented frame of a text.
    public func shownFrame(of text: String) -> CGRect? {
        all.first { ($0.value as? Text)?.standInString == text }?.shownFrame
    }

    /// The frame of a text.
    public func frame(of text: String) -> CGRect? {
        all.first { ($0.value as? Text)?.standInString == text }?.frame
    }

    /// The outlines of shapes, from back to front.
    public var drawings: [StandInDrawing] {
        all.compactMap { ($0.value as? any DrawingElement)?.drawing(in: $0.frame, isShown: false) }
    }

    /// The presented outlines of shapes.
    public var shownDrawings: [StandInDrawing] {
        all.compactMap { ($0.value as? any DrawingElement)?.drawing(in: $0.shownFrame, isShown: true) }
    }

    /// The accessibility information of the views.
    public var accessibility: [StandInAccessibility] {
        all(AccessibilityAttachmentModifier.self).map(\.attachment)
    }
}
