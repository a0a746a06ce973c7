#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Two fingers on a trackpad, or a mouse wheel, which SwiftUI has no gesture for.
///
/// A view of UIKit lies in front and is met by scrolls alone: every other touch goes through it.
struct ScrollInput: UIViewRepresentable {
    let target: any TurnTarget
    let zone: ZoneShape
    let isActive: Bool

    func makeUIView(context: Context) -> ScrollView { ScrollView() }

    func updateUIView(_ view: ScrollView, context: Context) {
        (view.target, view.zone, view.isActive) = (target, zone.zone, isActive)
    }

    /// The view that scrolls meet.
    final class ScrollView: UIView, UIGestureRecognizerDelegate {
        weak var target: (any TurnTarget)?
        var zone: (@Sendable (CGSize) -> TouchZone)?
        var isActive = false
        private var triggers: [ScrollTrigger] = []

        init() {
            super.init(frame: .zero)
            triggers = [trigger(.continuous), trigger(.discrete)]
        }

        required init?(coder: NSCoder) { nil }

        private func trigger(_ type: UIScrollTypeMask) -> ScrollTrigger {
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            pan.allowedScrollTypesMask = type
            pan.allowedTouchTypes = []
            pan.delegate = self
            let trigger = ScrollTrigger { [weak self, unowned pan] in
                if type == .discrete { self?.notch(pan) } else { self?.stroke(pan) }
            }
            trigger.listen(to: pan)
            addGestureRecognizer(pan)
            return trigger
        }

        private var ring: TouchZone? { zone?(bounds.size) }

        /// Only a scroll meets this view.
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            event?.type == .scroll && isActive ? super.hitTest(point, with: event) : nil
        }

        /// Scrolls turn where a finger could.
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            isActive && ring?.contains(Point2D(gestureRecognizer.location(in: self))) == true
        }

        /// How far the content would have moved since last asked: to the right and down count as clockwise.
        private func way(of pan: UIPanGestureRecognizer) -> Double {
            let translation = pan.translation(in: self)
            pan.setTranslation(.zero, in: self)
            return Double(translation.x + translation.y)
        }

        /// A notch of a mouse wheel is a step.
        private func notch(_ pan: UIPanGestureRecognizer) {
            let way = way(of: pan)
            if way != 0 { target?.notch(way > 0 ? 1 : -1) }
        }

        /// A stroke on a trackpad turns the rim as far as the content would have moved.
        private func stroke(_ pan: UIPanGestureRecognizer) {
            let angle = Roundel.Angle.radians(way(of: pan) / max(ring?.outerRadius ?? 0, 1))
            switch pan.state {
            case .began, .changed: target?.scrolled(by: angle)
            case .ended: target?.scrollEnded()
            default: target?.scrollCancelled()
            }
        }
    }
}

/// The target of a gesture recogniser: a closure.
@MainActor final class ScrollTrigger: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    // Linux has no selectors: there the stand-ins take closures instead.
    #if canImport(ObjectiveC)
    @objc private func fire() { action() }

    func listen(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(fire))
    }
    #else
    func listen(to recognizer: UIGestureRecognizer) {
        recognizer.standInAddAction { [weak self] _ in self?.action() }
    }
    #endif
}
#endif

extension View {
    /// Turns by a trackpad or a mouse wheel, on systems where a view can be met by scrolls alone: iPadOS and visionOS.
    ///
    /// On macOS a view of AppKit would have to take scrolls from the scroll views around it.
    @ViewBuilder func turnScroll(_ target: any TurnTarget, zone: ZoneShape, isActive: Bool) -> some View {
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        overlay {
            ScrollInput(target: target, zone: zone, isActive: isActive)
                .allowsHitTesting(isActive)
                .accessibilityHidden(true)
        }
        #else
        self
        #endif
    }
}
#endif
