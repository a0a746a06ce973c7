#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Hands drags and the Digital Crown to what is turned.
///
/// A drag begins in a zone. No shape limits what can be touched inside the view: what lies outside the zone can be
/// tapped, and where there is nothing, touches go to what is behind.
struct TurnInput: ViewModifier {
    let target: any TurnTarget
    let gesture: TurnGesture
    let zone: ZoneShape

    /// Whether it may be turned now.
    let isActive: Bool

    @GestureState private var isTouched = false

    func body(content: Content) -> some View {
        touchable(content)
            .onValueChange(of: isTouched) { isTouched in
                if !isTouched { target.dragReset() }
            }
            .turnScroll(target, zone: zone, isActive: isActive)
            .turnCrown(target, isActive: isActive)
    }

    /// Has one type for all gestures, so that the content keeps its state when the gesture changes.
    private func touchable(_ content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content
            .background { sensitive(gesture != .immediate) }
            .overlay { sensitive(gesture == .immediate).gesture(dragging, including: mask(.inFront)) }
            .highPriorityGesture(dragging, including: mask(.first))
            .simultaneousGesture(dragging, including: mask(.beside))
        #endif
    }
}

#if !os(tvOS)
extension TurnInput {
    private func mask(_ rank: TurnGesture.Rank) -> GestureMask {
        isActive && gesture.rank == rank ? .all : .subviews
    }

    /// The zone, which can be touched where there is nothing in front.
    private func sensitive(_ isThere: Bool) -> some View {
        Color.clear
            .contentShape(zone, eoFill: true)
            .allowsHitTesting(isActive && isThere)
            .accessibilityHidden(true)
    }

    /// A drag that ends in success has ended for the target when `isTouched` is reset; any other is cancelled.
    private var dragging: some Gesture {
        DragGesture(minimumDistance: gesture.distance)
            .updating($isTouched) { _, isTouched, _ in
                if !isTouched { target.drag.isNew = true }
                isTouched = true
            }
            .onChanged { target.dragChanged($0) }
            .onEnded { target.dragEnded($0) }
    }
}
#endif

/// The ring in which a drag may begin.
struct ZoneShape: Shape {
    /// The zone in a view of a size.
    let zone: @Sendable (CGSize) -> TouchZone

    func path(in rect: CGRect) -> Path {
        let zone = zone(rect.size)
        return Path { path in
            for radius in [zone.outerRadius, zone.innerRadius] where radius > 0 && radius.isFinite {
                let middle = CGPoint(x: rect.minX + zone.center.x, y: rect.minY + zone.center.y)
                let corner = CGPoint(x: middle.x - radius, y: middle.y - radius)
                path.addEllipse(
                    in: CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius))
                )
            }
        }
    }
}

// MARK: - The Digital Crown

/// Turns by the Digital Crown: 15° for each whole number that the crown goes on at its high sensitivity.
private struct CrownInput: ViewModifier {
    /// How far each whole number of the crown turns.
    static var unit: Roundel.Angle { Wheel.stepWithoutDetents }

    /// The greatest number: no crown gets there, which is forty thousand turns.
    static var end: Double { 1e6 }

    let target: any TurnTarget
    let isActive: Bool

    @State private var crown = 0.0
    @State private var offset = 0.0

    func body(content: Content) -> some View {
        // The stand-in for SwiftUI, on Linux, has the input of every system.
        #if os(watchOS) || os(Linux)
        focusable(content)
            .digitalCrownRotation(
                $crown,
                from: -Self.end,
                through: Self.end,
                sensitivity: .high,
                isContinuous: false,
                isHapticFeedbackEnabled: false,
                onChange: { event in turn(to: event.offset) },
                onIdle: { target.scrollEnded() }
            )
            // Without the focus nobody tells that the crown has come to rest.
            .onValueChange(of: isActive) { isActive in
                if !isActive { target.scrollCancelled() }
            }
        #else
        content
        #endif
    }

    /// Elsewhere it is focusable for its keys.
    @ViewBuilder private func focusable(_ content: Content) -> some View {
        #if os(watchOS)
        content.focusable(isActive)
        #else
        content
        #endif
    }

    private func turn(to newOffset: Double) {
        let way = newOffset - offset
        offset = newOffset
        if isActive { target.scrolled(by: Self.unit * way) }
    }
}

extension View {
    /// Turns by the Digital Crown, while it may be turned.
    fileprivate func turnCrown(_ target: any TurnTarget, isActive: Bool) -> some View {
        modifier(CrownInput(target: target, isActive: isActive))
    }
}

// MARK: - Frames

/// Moves what is turned on to the time of each frame, while it moves on its own.
struct FrameClock: View {
    let target: any TurnTarget
    @ObservedObject var motion: Pulse

    var body: some View {
        TimelineView(.animation(paused: !target.isMoving)) { context in
            Color.clear.onValueChange(of: context.date) { target.advance(to: $0.seconds) }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Plays what is to be felt.
struct Feedback: View {
    let count: @MainActor () -> Int
    @ObservedObject var pulse: Pulse

    var body: some View {
        Color.clear.selectionFeedback(trigger: count()).allowsHitTesting(false).accessibilityHidden(true)
    }
}
#endif
