// Only for tests, which run on Linux: no system of Apple's has all of this input. The host itself
// uses what is not in this condition.
extension StandInHost {
    /// A finger on the screen.
    @MainActor public final class Touch {
        /// The positions in the tree under the finger when it went down, the outermost first.
        fileprivate let nodes: [GraphNode]
        fileprivate let start: CGPoint
        /// The gesture that follows the finger, and the simultaneous ones.
        fileprivate var taker: GraphNode?
        fileprivate var others: [GraphNode] = []
        /// The scroll view that follows the finger, and the offset of its content at the start.
        fileprivate var scroll: (view: any ScrollElement, start: CGPoint)?
        /// The gestures as they were at the last event of the finger.
        fileprivate var lastGestures: [ObjectIdentifier: any Gesture] = [:]
        fileprivate var isOver = false
        /// The places and times of which gestures that wait have not been told.
        fileprivate var held: [(point: CGPoint, time: Double)] = []

        fileprivate init(nodes: [GraphNode], start: CGPoint) { (self.nodes, self.start) = (nodes, start) }

        fileprivate var followers: [GraphNode] {
            nodes.filter { node in node === taker || others.contains { $0 === node } }
        }
    }

    /// Cancels gestures whose view was removed or disabled, or does not have them any more.
    ///
    /// Assumption: they are cancelled as by the system. Their gesture state is reset, and their end
    /// actions do not run.
    func cancelLostTouches() {
        for touch in touches {
            for node in touch.followers where gesture(at: node) == nil { cancel(touch, at: node) }
        }
    }

    /// Cancels a finger, as the system does for a call or an alert.
    public func cancel(_ touch: Touch) {
        press(touch, nil)
        end(touch)
        for node in touch.followers { cancel(touch, at: node) }
        update()
    }

    private func cancel(_ touch: Touch, at node: GraphNode) {
        let gesture = touch.lastGestures.removeValue(forKey: ObjectIdentifier(node))
        (gesture as? any DragReceiver)?.receive(.cancelled)
        touch.others.removeAll { $0 === node }
        // Nothing else follows a finger after that.
        if touch.taker === node { (touch.taker, touch.isOver) = (nil, true) }
    }

    private func end(_ touch: Touch) {
        touches.removeAll { $0 === touch }
        touch.isOver = true
    }

    /// The element at a point, and the elements around it with transforms.
    private func element(at node: GraphNode) -> Spot? {
        let path = tree.path(to: node)
        guard let last = path.last else { return nil }
        StandInElement.isShowing = touchesWhatIsShown
        defer { StandInElement.isShowing = false }
        return Spot(element: last, path: path)
    }

    /// The gesture at a position in the tree, if it is enabled.
    private func gesture(at node: GraphNode) -> (gesture: StandInGesture, spot: Spot)? {
        guard let spot = element(at: node), let gesture = spot.element.value as? StandInGesture else {
            return nil
        }
        guard gesture.mask.contains(.gesture), spot.element.environment.isEnabled else { return nil }
        return (gesture, spot)
    }

    /// Updates the pressed state of each button that a finger touched.
    private func press(_ touch: Touch, _ pressed: (any ButtonElement)?) {
        let finger = ObjectIdentifier(touch)
        for case let button as any ButtonElement in touch.nodes.map({ element(at: $0)?.element.value }) {
            guard let fingers = button.fingers else { continue }
            let isOn = fingers === pressed?.fingers
            if isOn != fingers.value.contains(finger) {
                if isOn { fingers.value.insert(finger) } else { fingers.value.remove(finger) }
            }
        }
    }
}

/// An element under a finger, and the map from the window to the coordinates of its layout.
private struct Spot {
    let element: StandInElement
    /// The elements from the outermost one down to this one.
    let path: [StandInElement]
    private let maps: [(frame: CGRect, toInside: (CGPoint) -> CGPoint)]

    @MainActor init(element: StandInElement, path: [StandInElement]) {
        (self.element, self.path) = (element, path)
        var toInside: (CGPoint) -> CGPoint = { $0 }
        maps = path.map { element in
            defer { toInside = element.turning(toInside) }
            return (element.presentFrame, toInside)
        }
    }

    func contains(_ point: CGPoint) -> Bool {
        maps.last.map { $0.frame.contains($0.toInside(point)) } ?? false
    }

    /// A point of the window in a coordinate space.
    @MainActor func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        guard let index = path.origin(of: space) else { return point }
        let (frame, inside) = (maps[index].frame, maps[index].toInside(point))
        return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
    }
}

#if os(Linux)
extension StandInHost {
    /// Puts a finger down, at a time in seconds.
    public func touch(at point: CGPoint, time: Double) -> Touch {
        StandInElement.isShowing = touchesWhatIsShown
        let hits = isShown ? elements.hits(point) { $0 } ?? [] : []
        StandInElement.isShowing = false
        let touch = Touch(nodes: hits.compactMap(\.node), start: point)
        touches.append(touch)
        move(touch, to: point, time: time)
        return touch
    }

    /// Moves a finger.
    public func move(_ touch: Touch, to point: CGPoint, time: Double) {
        date = max(date, Date(timeIntervalSinceReferenceDate: time))
        guard !touch.isOver else { return update() }
        let translation = CGSize(width: point.x - touch.start.x, height: point.y - touch.start.y)
        recognize(touch, hypot(translation.width, translation.height))
        scroll(touch, translation)
        press(touch, button(of: touch, at: point))
        guard !holdsGestures else { return touch.held.append((point, time)) }
        send(touch, point, time) { .changed($0) }
    }

    /// Lifts a finger: ends its gesture, or presses the button under it if no gesture took the
    /// touch.
    public func lift(_ touch: Touch, at point: CGPoint, time: Double) {
        date = max(date, Date(timeIntervalSinceReferenceDate: time))
        let wasOver = touch.isOver
        press(touch, nil)
        let button = wasOver ? nil : button(of: touch, at: point)
        end(touch)
        HeldGestures.areDelivered = holdsGestures
        if !wasOver {
            for (point, time) in touch.held { send(touch, point, time, updates: false) { .changed($0) } }
            send(touch, point, time) { .ended($0) }
        }
        HeldGestures.areDelivered = false
        guard let button else { return update() }
        button.action()
        update()
    }

    /// Touches a point and lifts immediately.
    public func tap(_ point: CGPoint) {
        let time = date.timeIntervalSinceReferenceDate
        lift(touch(at: point, time: time), at: point, time: time)
    }

    /// The button under a finger, unless a gesture took the finger.
    private func button(of touch: Touch, at point: CGPoint) -> (any ButtonElement)? {
        guard touch.taker == nil, touch.scroll == nil, !touch.isOver else { return nil }
        let spots = touch.nodes.compactMap { element(at: $0) }
        let spot = spots.last { $0.element.value is any ButtonElement }
        // Assumption: a finger that has left a button does not press it.
        guard let spot, spot.element.environment.isEnabled, spot.contains(point) else { return nil }
        return spot.element.value as? any ButtonElement
    }

    // Assumption, in the order that SwiftUI's documentation of the three modifiers suggests: the
    // outermost high-priority gesture comes first, then the innermost normal one unless a button
    // lies inside it. A gesture follows one finger at a time.
    private func recognize(_ touch: Touch, _ distance: CGFloat) {
        func candidates(_ rank: StandInGestureRank) -> [Int] {
            touch.nodes.indices.filter { index in
                let node = touch.nodes[index]
                guard let gesture = gesture(at: node)?.gesture, gesture.rank == rank else { return false }
                let isFree = !touches.contains { $0 !== touch && $0.followers.contains { $0 === node } }
                return isFree && distance >= gesture.distance
            }
        }
        for node in candidates(.simultaneous).map({ touch.nodes[$0] }) {
            if !touch.others.contains(where: { $0 === node }) { touch.others.append(node) }
        }
        guard touch.taker == nil, touch.scroll == nil else { return }
        let button = touch.nodes.lastIndex { node in
            element(at: node).map { ($0.element.value as? any ButtonElement)?.fingers != nil } ?? false
        }
        let taker = candidates(.high).first ?? candidates(.normal).last { $0 > button ?? -1 }
        touch.taker = taker.map { touch.nodes[$0] }
    }

    /// Lets the innermost scroll view follow the finger if the policy allows it.
    ///
    /// Gestures then lose the finger.
    private func scroll(_ touch: Touch, _ translation: CGSize) {
        if touch.scroll == nil {
            let views = touch.nodes.compactMap { element(at: $0)?.element.value as? any ScrollElement }
            let view = views.last { scrollPolicy(translation, $0.axes, touch.taker != nil) }
            guard let view else { return }
            touch.scroll = (view, view.offset.value)
            if !scrollsWithGestures {
                for node in touch.followers { cancel(touch, at: node) }
            }
            touch.isOver = false
        }
        guard let (view, start) = touch.scroll else { return }
        view.scroll(to: CGPoint(x: start.x - translation.width, y: start.y - translation.height))
    }

    private func send(
        _ touch: Touch,
        _ point: CGPoint,
        _ time: Double,
        updates: Bool = true,
        _ event: (DragGesture.Value) -> DragEvent
    ) {
        for node in tellsInnerGesturesFirst ? touch.followers.reversed() : touch.followers {
            guard let (gesture, spot) = gesture(at: node) else { continue }
            let space = (gesture.gesture as? any DragReceiver)?.space ?? .local
            let value = DragGesture.Value(
                time: Date(timeIntervalSinceReferenceDate: time + Self.uptimeAdvance),
                location: spot.point(point, in: space),
                startLocation: spot.point(touch.start, in: space)
            )
            touch.lastGestures[ObjectIdentifier(node)] = gesture.gesture
            (gesture.gesture as? any DragReceiver)?.receive(event(value))
        }
        if updates { update() }
    }
}
#endif

extension StandInElement {
    /// The elements under a point, from this one down to the innermost; `nil` if the point is
    /// outside.
    @MainActor func hits(_ point: CGPoint, _ toInside: @escaping (CGPoint) -> CGPoint) -> [StandInElement]? {
        if let record = value as? StandInRecord, record.name == "allowsHitTesting" {
            if record.value as? Bool == false { return nil }
        }
        if value is any ScrollElement, !presentFrame.contains(toInside(point)) { return nil }
        let toChildren = turning(toInside)
        let inner = children.hits(point, toChildren)
        if let shape = value as? ContentShapeModifier {
            let outline = shape.shape.standInOutline(in: presentFrame, environment.layoutDirection)
            guard outline.contains(toChildren(point), eoFill: shape.eoFill) else { return nil }
            return [self] + (inner ?? [])
        }
        if let inner { return [self] + inner }
        #if canImport(UIKit)
        // A view of UIKit does its own hit testing: with touches here, never with scrolls.
        if let view = (value as? StandInUIView)?.view, view.hitTest(.zero, with: nil) == nil { return nil }
        #endif
        let isSolid = children.isEmpty || value is any ScrollElement
        return isSolid && presentFrame.contains(toChildren(point)) ? [self] : nil
    }

    /// The map from the window to the coordinates inside this element, given the map for the
    /// element around it.
    @MainActor func turning(_ toInside: @escaping (CGPoint) -> CGPoint) -> (CGPoint) -> CGPoint {
        guard let record = value as? StandInRecord, record.name == "rotationEffect" else { return toInside }
        guard let angle = (Self.isShowing ? record.shown : record.value) as? Angle else { return toInside }
        let middle = CGPoint(x: presentFrame.midX, y: presentFrame.midY)
        return { toInside($0).turned(by: -angle.radians, around: middle) }
    }
}

extension [StandInElement] {
    /// The elements under a point in the frontmost of these that contains it.
    @MainActor func hits(_ point: CGPoint, _ toInside: @escaping (CGPoint) -> CGPoint) -> [StandInElement]? {
        for element in reversed() {
            if let hits = element.hits(point, toInside) { return hits }
        }
        return nil
    }
}

extension CGPoint {
    fileprivate func turned(by angle: CGFloat, around center: CGPoint) -> CGPoint {
        let (dx, dy) = (x - center.x, y - center.y)
        return CGPoint(
            x: center.x + dx * cos(angle) - dy * sin(angle),
            y: center.y + dx * sin(angle) + dy * cos(angle)
        )
    }
}
