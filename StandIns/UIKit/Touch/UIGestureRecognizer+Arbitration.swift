extension UIGestureRecognizer {
    private var delivery: TouchDelivery? { view?.window?.standInDelivery }

    /// UIKit acts on a new state after the touch method has returned.
    ///
    /// Here this happens immediately.
    ///
    /// A state that is set after the end is ignored.
    final func standInTransition(to new: State) {
        switch (current, new) {
        case (.possible, .began), (.possible, .ended): tryToRecognize(new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.possible, .changed): preconditionFailure("a gesture must begin before it changes")
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): finish(new)
        case (.began, .cancelled), (.changed, .cancelled): finish(.cancelled)
        // A continuous gesture cannot fail after it has begun.
        case (.began, .failed), (.changed, .failed): finish(.cancelled)
        default: break
        }
    }

    private func finish(_ state: State) { enter(state) }

    final func fail() {
        waiting = nil
        staysOpen = false
        enter(.failed)
        delivery?.recognizerFailed()
    }

    final func standInCancel() {
        if current.isActive { enter(.cancelled) } else if current == .possible, !touches.isEmpty { fail() }
        touches = []
        delivery?.settle()
    }

    final func tryToRecognize(_ new: State) {
        waiting = nil
        let others = delivery?.others(of: self) ?? []
        guard isEnabled, mayBegin else { return fail() }
        let required = others.filter { waits(for: $0) }
        if required.contains(where: { $0.current.isActive || $0.current == .ended }) { return fail() }
        if required.contains(where: { $0.current == .possible }) {
            waiting = new
            return
        }
        let winners = others.filter { $0.current.isActive || $0.current == .ended }
        if winners.contains(where: { $0.excludes(self) }) { return fail() }
        enter(new)
        guard current == new else { return }
        for other in others where other.current == .possible && excludes(other) { other.fail() }
        delivery?.claim(self)
    }

    /// The views from the hit view up to the recogniser's view are asked, and then the delegate.
    ///
    /// Apple's documentation mentions only the recogniser's view, but Apple's controls depend on
    /// the hit view being asked.
    private var mayBegin: Bool {
        let hit = touches.compactMap(\.view)
        for view in hit.isEmpty ? [view].compactMap({ $0 }) : hit {
            for asked in sequence(first: view, next: \.superview) {
                if !asked.gestureRecognizerShouldBegin(self) { return false }
                if asked === self.view { break }
            }
        }
        return standInShouldBegin() && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0 === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
    }

    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together && canPrevent(other) && other.canBePrevented(by: self)
    }

    final func receive(_ set: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard isEnabled, !current.isTerminal else { return }
        switch phase {
        case .began:
            touches += set.sorted { $0.order < $1.order }
            touchesBegan(set, with: event)
        case .moved: touchesMoved(set, with: event)
        case .ended: touchesEnded(set, with: event)
        case .cancelled: touchesCancelled(set, with: event)
        case .stationary: break
        }
        if phase == .ended || phase == .cancelled { touches.removeAll { set.contains($0) } }
    }

    final func startAnew() {
        (touches, waiting) = ([], nil)
        reset()
        current = .possible
    }
}

extension UIView {
    /// Adds a recogniser to the view.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    /// Removes a recogniser from the view.
    @available(iOS 3.2, tvOS 9, visionOS 1, *)
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.standInCancel()
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
