extension UIView {
    /// Puts a view in front.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Inserts a view at an index, counted from the back.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view behind another.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Puts a view in front of another.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let others = subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count)
    }
    /// Brings a subview to the front.
    public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
    /// Sends a subview to the back.
    public func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        guard let parent = superview else { return }
        let hadWindow = window
        willMove(toSuperview: nil)
        if hadWindow != nil { standInForEach { $0.willMove(toWindow: nil) } }
        hadWindow?.standInDelivery.forget(self)
        parent.willRemoveSubview(self)
        detach()
        parent.setNeedsLayout()
        standInUpdateTraits()
        if hadWindow != nil { standInForEach { $0.standInMovedToWindow() } }
        didMoveToSuperview()
    }

    /// Whether the view is a given one or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The view in this one with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be in itself")
        if view.superview === self { return reorder(view) { $0.insert(view, at: min(index, $0.count)) } }
        let (oldWindow, newWindow) = (view.window, window)
        let moves = oldWindow !== newWindow
        view.willMove(toSuperview: self)
        if moves { view.standInForEach { $0.willMove(toWindow: newWindow) } }
        if moves { oldWindow?.standInDelivery.forget(view) }
        view.superview?.willRemoveSubview(view)
        view.detach()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        orderLayers()
        setNeedsLayout()
        view.setNeedsLayout()
        view.standInUpdateTraits()
        if moves { view.standInForEach { $0.standInMovedToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// As in UIKit, constraints between the view and views outside it are removed as well.
    private func detach() {
        guard let parent = superview else { return }
        if let holder = window?.standInFirstResponder as? UIView, holder.isDescendant(of: self) {
            window?.standInFirstResponder = nil
        }
        for ancestor in sequence(first: parent, next: \.superview) {
            for constraint in ancestor.heldConstraints where constraint.reaches(into: self) {
                constraint.isActive = false
            }
        }
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
    }

    private func reorder(_ view: UIView, _ change: (inout [UIView]) -> Void) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        change(&subviews)
        orderLayers()
        setNeedsLayout()
    }

    /// The layers of subviews have the order of the views, and are in front of other sublayers.
    private func orderLayers() {
        for view in subviews { layer.addSublayer(view.layer) }
    }

    final func standInForEach(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.standInForEach(body) }
    }

    final var standInRoot: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }
}

extension UIView {
    /// Notifies the view and its view controller.
    ///
    /// There is no transition to wait for.
    final func standInMovedToWindow() {
        didMoveToWindow()
        standInController?.standInMoved(toWindow: window)
    }
}
