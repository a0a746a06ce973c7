#if canImport(SwiftUI)
import Roundel
import SwiftUI

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Scrolling with two fingers on a trackpad or with a mouse wheel, for which SwiftUI has no
/// gesture.
///
/// A UIKit view lies in front and receives scroll events only. Every other touch passes through it.
struct ScrollInput: UIViewRepresentable {
    let target: any TurnTarget
    /// The target that a stroke holds.
    let turned: TurnedTarget
    let zone: ZoneShape

    func makeUIView(context: Context) -> ScrollView { ScrollView(turned) }

    func updateUIView(_ view: ScrollView, context: Context) {
        (view.target, view.zone) = (target, zone.zone)
    }

    /// The view that receives scroll events.
    final class ScrollView: UIView, UIGestureRecognizerDelegate {
        weak var target: (any TurnTarget)? {
            // The stroke held the old one, which is told when SwiftUI has evaluated the views: what the app
            // writes to its state before that is lost.
            didSet { if oldValue !== target { isStroking = false } }
        }
        var zone: (@Sendable (CGSize) -> TouchZone)?
        /// Whether a stroke on a trackpad is going on.
        private var isStroking = false
        private let turned: TurnedTarget
        private var triggers: [ScrollTrigger] = []

        init(_ turned: TurnedTarget) {
            self.turned = turned
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
                if type == .discrete { self?.notch(pan) } else { self?.scroll(pan) }
            }
            trigger.listen(to: pan)
            addGestureRecognizer(pan)
            return trigger
        }

        private var ring: TouchZone? { zone?(bounds.size) }

        /// Only scroll events hit this view.
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            event?.type == .scroll ? super.hitTest(point, with: event) : nil
        }

        /// A scroll turns the target where a drag could begin.
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            ring?.contains(Point2D(gestureRecognizer.location(in: self))) == true
        }

        /// How far the content would have moved since the last call, in points.
        private func displacement(of pan: UIPanGestureRecognizer) -> Point2D {
            let translation = pan.translation(in: self)
            pan.setTranslation(.zero, in: self)
            return Point2D(translation)
        }

        /// Each notch of a mouse wheel is one step.
        private func notch(_ pan: UIPanGestureRecognizer) {
            let displacement = displacement(of: pan)
            if displacement != .zero { target?.notch(along: displacement) }
        }

        private func scroll(_ pan: UIPanGestureRecognizer) {
            let (translation, outer) = (displacement(of: pan), ring?.outerRadius ?? 0)
            let radius = outer.isFinite ? outer : Rect2D(bounds).shorterSide / 2
            if pan.state == .began { (isStroking, turned.target) = (true, target) }
            // Something else may have ended the drag that the stroke began.
            isStroking = isStroking && (pan.state == .began || target?.isHeld == true)
            guard isStroking else {
                if turned.target === target { turned.target = nil }
                return
            }
            switch pan.state {
            case .began, .changed: target?.scrolled(by: translation, radius: radius)
            case .ended: turned.end()
            default: turned.cancel()
            }
        }
    }
}

/// The view that receives scrolls, and lets go of a target that the view around it loses.
private struct ScrollLayer: View {
    let target: any TurnTarget
    let zone: ZoneShape
    @StateObject private var turned = ObjectHolder(TurnedTarget())

    var body: some View {
        ScrollInput(target: target, turned: turned.object, zone: zone)
            .onValueChange(of: ObjectIdentifier(target)) { _ in
                if turned.object.target !== target { turned.object.cancel() }
            }
            .onDisappear { turned.object.cancel() }
    }
}

/// The target of a gesture recogniser, which calls a closure.
@MainActor final class ScrollTrigger: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    // Linux has no selectors, so the stand-in for UIKit takes a closure.
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
    /// Turns the target by trackpad and mouse wheel, on the systems where a view can receive scroll
    /// events only: iPadOS 18 and visionOS 2.
    ///
    /// Before iOS 18 and visionOS 2, SwiftUI gives a UIKit view in front all touches in its frame,
    /// whatever its `hitTest` says. On macOS an AppKit view would take the scroll events away from the
    /// scroll views around it.
    @ViewBuilder func turnScroll(_ target: any TurnTarget, zone: ZoneShape, isActive: Bool) -> some View {
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        if #available(iOS 18, visionOS 2, *) {
            // Pictures have a placeholder in the place of a view of UIKit.
            overlay {
                if isActive { ScrollLayer(target: target, zone: zone).accessibilityHidden(true) }
            }
        } else {
            self
        }
        #else
        self
        #endif
    }
}
#endif
