/// The pointer, the mouse wheel and the trackpad of a test.
@MainActor public final class StandInPointer {
    private let window: UIWindow
    /// Makes a pointer for a window.
    public init(_ window: UIWindow) { self.window = window }

    /// A scroll with two fingers on a trackpad, by translations of the content in steps of 1/60 s.
    ///
    /// After each step the closure is called with its index.
    public func scroll(
        _ translations: [CGVector],
        at point: CGPoint,
        cancelled: Bool = false,
        then: (Int) -> Void = { _ in }
    ) {
        for (index, translation) in translations.enumerated() {
            StandInClock.advance(by: 1.0 / 60)
            send(index == 0 ? .began : .changed, .continuous, point, translation)
            then(index)
        }
        send(cancelled ? .cancelled : .ended, .continuous, point, .zero)
    }

    /// One step of a mouse wheel.
    ///
    /// Assumption: it is a separate gesture.
    public func notch(_ translation: CGVector, at point: CGPoint) {
        send(.began, .discrete, point, translation)
        send(.ended, .discrete, point, .zero)
    }

    /// Moves the pointer without a pressed button; `nil` takes it away.
    @available(tvOS, unavailable)
    public func hover(at point: CGPoint?) {
        window.standInDelivery.hover(at: point, in: window)
        StandIn.commit()
    }

    /// A click with the secondary button, or with the primary one and a key.
    ///
    /// A click with Control is one with the primary button for UIKit.
    @available(tvOS, unavailable)
    public func secondaryClick(at point: CGPoint, withControl: Bool = false) {
        if StandIn.isMacCatalystApp, !withControl { return contextMenu(at: point) }
        let button = withControl ? UIEvent.ButtonMask.primary : .secondary
        let (touch, event) = (UITouch(window: window, point: point, order: -1), UIEvent())
        touch.type = .indirectPointer
        event.modifierFlags = withControl ? .control : []
        for phase in [UITouch.Phase.began, .ended] {
            (touch.phase, touch.timestamp) = (phase, CACurrentMediaTime())
            event.pressedButtons = phase == .began ? button.rawValue : 0
            event.allTouches = [touch]
            window.sendEvent(event)
            StandIn.commit()
            if phase == .began { StandInClock.advance(by: 0.05) }
        }
    }

    /// Asks the context menus of the view under the pointer, from the innermost one on.
    @available(tvOS, unavailable)
    private func contextMenu(at point: CGPoint) {
        let hit = window.hitTest(point, with: nil)
        let views = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let menus = views.flatMap(\.interactions).compactMap { $0 as? UIContextMenuInteraction }
        if let menu = menus.first { menu.open(at: window.convert(point, to: menu.view)) }
        StandIn.commit()
    }

    @available(tvOS, unavailable)
    private func send(
        _ step: StandInScrollEvent.Step,
        _ type: UIScrollType,
        _ point: CGPoint,
        _ translation: CGVector
    ) {
        let event = StandInScrollEvent(
            step,
            type,
            in: window,
            at: point,
            translation: CGPoint(x: translation.dx, y: translation.dy)
        )
        event.timestamp = CACurrentMediaTime()
        window.sendEvent(event)
        StandIn.commit()
    }
}
