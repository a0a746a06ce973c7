// For tests alone, which run on Linux: every system lacks some of this input.
#if os(Linux)
/// An element under a finger, and the point in coordinates that no transform above it turns.
private struct Hit {
    let element: StandInElement
    let toWindow: (CGPoint) -> CGPoint
}

extension StandInHost {
    /// A finger that went down and has not been lifted.
    public final class Touch {
        fileprivate let hits: [Hit]
        fileprivate let start: CGPoint
        fileprivate var taker: Int?
        fileprivate var others: Set<Int> = []
        fileprivate var last: DragGesture.Value?

        fileprivate init(hits: [Hit], start: CGPoint) { (self.hits, self.start) = (hits, start) }
    }

    /// Puts a finger down, at a time in seconds.
    public func touch(at point: CGPoint, time: Double) -> Touch {
        let hits = elements.hits(point) { $0 } ?? []
        let touch = Touch(hits: hits, start: point)
        move(touch, to: point, time: time)
        return touch
    }

    /// Moves a finger.
    public func move(_ touch: Touch, to point: CGPoint, time: Double) {
        date = max(date, Date(timeIntervalSinceReferenceDate: time))
        let way = hypot(point.x - touch.start.x, point.y - touch.start.y)
        recognize(touch, way)
        press(touch, button(of: touch, at: point))
        send(touch, point, time) { .changed($0) }
    }

    /// Lifts a finger: ends its gesture, or presses the button under it if no gesture took the touch.
    public func lift(_ touch: Touch, at point: CGPoint, time: Double) {
        date = max(date, Date(timeIntervalSinceReferenceDate: time))
        press(touch, nil)
        send(touch, point, time) { .ended($0) }
        guard let button = button(of: touch, at: point) else { return }
        button.action()
        update()
    }

    /// The button that a finger is on, unless a gesture took the finger.
    private func button(of touch: Touch, at point: CGPoint) -> (any ButtonElement)? {
        let button = touch.hits.last { $0.element.value is any ButtonElement }
        guard touch.taker == nil, let button, button.element.environment.isEnabled else { return nil }
        // Assumption: a button is not pressed by a finger that has left it.
        guard button.element.frame.contains(button.toWindow(point)) else { return nil }
        return button.element.value as? any ButtonElement
    }

    /// Says to each button that a finger met whether it is on it.
    private func press(_ touch: Touch, _ pressed: (any ButtonElement)?) {
        let finger = ObjectIdentifier(touch)
        for case let button as any ButtonElement in touch.hits.map(\.element.value) {
            guard let fingers = button.fingers else { continue }
            let isOn = fingers === pressed?.fingers
            if isOn != fingers.value.contains(finger) {
                if isOn { fingers.value.insert(finger) } else { fingers.value.remove(finger) }
            }
        }
    }

    /// Takes a finger away, as the system does for a call or an alert.
    public func cancel(_ touch: Touch) {
        press(touch, nil)
        send(touch, touch.start, 0) { _ in .cancelled }
    }

    /// Touches a point and lifts at once.
    public func tap(_ point: CGPoint) {
        let time = date.timeIntervalSinceReferenceDate
        lift(touch(at: point, time: time), at: point, time: time)
    }

    /// Assumption, in the order that SwiftUI's documentation of the three modifiers suggests: the outermost
    /// high-priority gesture comes first, then the innermost normal one unless a button lies inside it.
    private func recognize(_ touch: Touch, _ way: CGFloat) {
        func candidates(_ rank: StandInGestureRank) -> [Int] {
            touch.hits.indices.filter { index in
                guard let gesture = touch.hits[index].element.value as? StandInGesture else { return false }
                guard gesture.rank == rank, gesture.mask.contains(.gesture) else { return false }
                return touch.hits[index].element.environment.isEnabled && way >= gesture.distance
            }
        }
        touch.others.formUnion(candidates(.simultaneous))
        guard touch.taker == nil else { return }
        let button = touch.hits.lastIndex { $0.element.value is any ButtonElement } ?? -1
        touch.taker = candidates(.high).first ?? candidates(.normal).last { $0 > button }
    }

    private func send(
        _ touch: Touch,
        _ point: CGPoint,
        _ time: Double,
        _ event: (DragGesture.Value) -> DragEvent
    ) {
        for index in touch.others.union(touch.taker.map { [$0] } ?? []).sorted() {
            let hit = touch.hits[index]
            let origin = hit.element.frame.origin
            func local(_ point: CGPoint) -> CGPoint {
                let point = hit.toWindow(point)
                return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            }
            let value = DragGesture.Value(
                time: Date(timeIntervalSinceReferenceDate: time),
                location: local(point),
                startLocation: local(touch.start)
            )
            let gesture = (hit.element.value as? StandInGesture)?.gesture
            (gesture as? any DragReceiver)?.receive(event(value))
        }
        update()
    }
}

extension StandInElement {
    /// The elements under a point, from this one down to the innermost; `nil` where the point misses.
    @MainActor fileprivate func hits(_ point: CGPoint, _ map: @escaping (CGPoint) -> CGPoint) -> [Hit]? {
        let own = Hit(element: self, toWindow: map)
        var map = map
        if let record = value as? StandInRecord {
            if record.name == "allowsHitTesting", record.value as? Bool == false { return nil }
            if record.name == "rotationEffect", let angle = record.value as? Angle {
                let (outer, frame) = (map, frame)
                map = { outer($0).turned(by: -angle.radians, around: CGPoint(x: frame.midX, y: frame.midY)) }
            }
        }
        let inner = children.hits(point, map)
        if let shape = value as? ContentShapeModifier {
            guard shape.shape.path(in: frame).contains(map(point), eoFill: shape.eoFill) else { return nil }
            return [own] + (inner ?? [])
        }
        if let inner { return [own] + inner }
        return children.isEmpty && frame.contains(map(point)) ? [own] : nil
    }
}

extension [StandInElement] {
    /// The elements under a point in the first of these, from the front, that it does not miss.
    @MainActor fileprivate func hits(_ point: CGPoint, _ map: @escaping (CGPoint) -> CGPoint) -> [Hit]? {
        for element in reversed() {
            if let hits = element.hits(point, map) { return hits }
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
#endif
