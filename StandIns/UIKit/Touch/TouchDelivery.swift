/// Delivers the touches of a window to recognisers first and then to views.
@MainActor final class TouchDelivery {
    private var touches: [UITouch] = []
    private var event: UIEvent?
    /// The recognisers that have received a touch since their last reset.
    private var tracked: [UIGestureRecognizer] = []

    func deliver(_ event: UIEvent) {
        self.event = event
        if let scroll = event as? StandInScrollEvent { return deliver(scroll) }
        let all = (event.allTouches ?? []).sorted { $0.order < $1.order }
        for touch in all where touch.phase == .began { begin(touch, event) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let set = Set(all.filter { $0.phase == phase })
            if !set.isEmpty { deliver(set, phase, event) }
        }
        touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        settle()
    }

    // MARK: Receivers

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let hit = touch.window?.hitTest(touch.point, with: event) else { return }
        touch.view = hit
        let views = Array(sequence(first: hit, next: \.superview))
        let chain = touch.window?.standInTouchesOuterViewsFirst == true ? views.reversed() : views
        let kind = NSNumber(value: touch.type.rawValue)
        touch.gestureRecognizers = chain.flatMap { $0.gestureRecognizers ?? [] }.filter {
            $0.isEnabled && !($0 is IndicatorPress) && $0.allowedTouchTypes.contains(kind)
                && !($0 is ScrollPan && touch.type == .indirectPointer)
                && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
                && $0.delegate?.gestureRecognizer($0, shouldReceive: event) ?? true
        }
        if isExcluded(hit) { touch.viewDelivery = .over }
        touches.append(touch)
        for recognizer in touch.gestureRecognizers ?? [] where !tracked.contains(where: { $0 === recognizer })
        {
            tracked.append(recognizer)
        }
    }

    /// A view without multiple touch receives no second touch.
    ///
    /// While an exclusive view has a touch, no other view receives one.
    private func isExcluded(_ hit: UIView) -> Bool {
        let busy = touches.filter { $0.viewDelivery != .over }.compactMap(\.view)
        if !hit.isMultipleTouchEnabled, busy.contains(where: { $0 === hit }) { return true }
        return busy.contains { $0 !== hit && ($0.isExclusiveTouch || hit.isExclusiveTouch) }
    }

    func others(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        (tracked + scrolling).filter { other in
            other !== recognizer
                && (other.staysOpen || recognizer.staysOpen || touches.isEmpty
                    || touches.contains { touch in
                        let receivers = touch.gestureRecognizers ?? []
                        return receivers.contains { $0 === other } && receivers.contains { $0 === recognizer }
                    })
        }
    }

    // MARK: Delivery

    private func deliver(_ set: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        for recognizer in tracked {
            let own = set.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
            if !own.isEmpty { recognizer.receive(own, phase, event) }
        }
        let views = set.compactMap(\.view).reduce(into: [UIView]()) { list, view in
            if !list.contains(where: { $0 === view }) { list.append(view) }
        }
        for view in views { deliver(set.filter { $0.view === view }, phase, to: view, event) }
    }

    private func deliver(_ set: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
        if phase == .began { return beginInView(set, view, event) }
        if phase == .ended { release(set.filter { $0.viewDelivery == .pending }) }
        let receivers = set.filter { $0.viewDelivery == .begun }
        guard !receivers.isEmpty else { return }
        switch phase {
        case .moved: view.touchesMoved(receivers, with: event)
        case .ended: view.touchesEnded(receivers, with: event)
        default: view.touchesCancelled(receivers, with: event)
        }
        if phase != .moved { for touch in receivers { touch.viewDelivery = .over } }
    }

    private func beginInView(_ set: Set<UITouch>, _ view: UIView, _ event: UIEvent) {
        let fresh = set.filter { $0.viewDelivery == .pending }
        let scroll = sequence(first: view.superview, next: { $0?.superview }).lazy
            .compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
        if let scroll, scroll.delaysContentTouches {
            StandInClock.schedule(after: UIScrollView.standInContentDelay) { [weak self] in
                self?.release(fresh)
            }
        } else if !fresh.contains(where: isHeldBack) {
            release(fresh)
        }
    }

    private func isHeldBack(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.current == .possible } ?? false
    }

    /// Delivers the delayed touches to views.
    private func release(_ set: Set<UITouch>) {
        for touch in set.sorted(by: { $0.order < $1.order }) where touch.viewDelivery == .pending {
            guard let view = touch.view, let event else { continue }
            let scrolls = sequence(first: view.superview, next: { $0?.superview }).compactMap {
                $0 as? UIScrollView
            }
            guard scrolls.allSatisfy({ $0.touchesShouldBegin([touch], with: event, in: view) }) else {
                touch.viewDelivery = .over
                continue
            }
            touch.viewDelivery = .begun
            inPhase(.began, touch) { view.touchesBegan([touch], with: event) }
        }
    }

    private func inPhase(_ phase: UITouch.Phase, _ touch: UITouch, _ body: () -> Void) {
        let real = touch.phase
        touch.phase = phase
        body()
        touch.phase = real
    }

    // MARK: Results

    /// Cancels the touches of a recogniser in their views.
    func claim(_ recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.touches { cancelInView(touch) }
    }

    private func cancelInView(_ touch: UITouch) {
        let hadBegun = touch.viewDelivery == .begun
        touch.viewDelivery = .over
        guard hadBegun, let view = touch.view else { return }
        inPhase(.cancelled, touch) { view.touchesCancelled([touch], with: event) }
    }

    func recognizerFailed() {
        for recognizer in tracked + scrolling {
            if let state = recognizer.waiting { recognizer.tryToRecognize(state) }
        }
        let held = touches.filter { touch in
            touch.gestureRecognizers?.contains { $0.delaysTouchesBegan } ?? false && !isHeldBack(touch)
        }
        release(Set(held))
        settle()
    }

    /// Resets the recognisers all of whose fingers were lifted.
    func settle() {
        for recognizer in tracked {
            let isDown = touches.contains { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
            guard !isDown, !recognizer.staysOpen, recognizer.waiting == nil else { continue }
            if recognizer.current.isActive { continue }
            tracked.removeAll { $0 === recognizer }
            recognizer.startAnew()
        }
    }

    /// A view leaves the window: its touches are cancelled, and its recognisers receive nothing
    /// more.
    ///
    /// Apple does not document this. Views that are removed under a finger do get the call.
    func forget(_ view: UIView) {
        for touch in touches where touch.view?.isDescendant(of: view) ?? false { cancelInView(touch) }
        guard view.window?.standInResetsRemovedRecognizers != false else {
            tracked.removeAll { $0.view?.isDescendant(of: view) ?? false }
            return
        }
        for recognizer in tracked where recognizer.view?.isDescendant(of: view) ?? false {
            for touch in touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
            recognizer.standInCancel()
        }
    }

    // MARK: Pointers

    @available(tvOS, unavailable)
    private var hovering: [UIHoverGestureRecognizer] {
        get { hovered.compactMap { $0 as? UIHoverGestureRecognizer } }
        set { hovered = newValue }
    }
    private var hovered: [UIGestureRecognizer] = []

    /// Moves a pointer without a pressed button, or takes it away.
    @available(tvOS, unavailable)
    func hover(at point: CGPoint?, in window: UIWindow) {
        let hit = point.flatMap { window.hitTest($0, with: nil) }
        let chain = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let now = chain.flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
            .compactMap { $0 as? UIHoverGestureRecognizer }
        for old in hovering where !now.contains(where: { $0 === old }) { old.leave() }
        hovering = now
        for recognizer in now { point.map(recognizer.hover) }
    }

    // MARK: Scrolls

    private var scrolling: [UIPanGestureRecognizer] = []

    @available(tvOS, unavailable)
    private func deliver(_ scroll: StandInScrollEvent) {
        if scroll.step == .began { scrolling = receivers(of: scroll) }
        for pan in scrolling { pan.receive(scroll) }
        if scroll.step == .ended || scroll.step == .cancelled {
            for pan in scrolling { pan.startAnew() }
            scrolling = []
        }
    }

    /// The innermost recogniser for such scrolls, and those that recognise simultaneously.
    @available(tvOS, unavailable)
    private func receivers(of scroll: StandInScrollEvent) -> [UIPanGestureRecognizer] {
        guard let window = scroll.window, let hit = window.hitTest(scroll.point, with: scroll) else {
            return []
        }
        let pans = sequence(first: hit, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIPanGestureRecognizer }
        return pans.filter {
            $0.isEnabled && $0.accepts(scroll.scrollType)
                && $0.delegate?.gestureRecognizer($0, shouldReceive: scroll) ?? true
        }
    }
}
