#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Passes drags and scrolls to a turnable target.
///
/// A drag begins in a zone. No content shape limits what can be touched inside the view: content
/// outside the zone can be tapped, and touches where there is no content go to the views behind.
struct TurnInput: ViewModifier {
    let target: any TurnTarget
    let gesture: TurnGesture
    let zone: ZoneShape

    /// Whether the target may be turned now.
    let isActive: Bool

    /// Tells a target that several views may have that this view has disappeared; `nil` if only this
    /// view has it.
    var disappear: (@MainActor () -> Void)?

    @GestureState private var isTouched = false
    @StateObject private var touched = ObjectHolder(TouchedTarget())

    func body(content: Content) -> some View {
        touchable(content)
            .letsGo(of: touched.object, isTouched: isTouched, target: target, disappear: disappear)
            .turnScroll(target, zone: zone, isActive: isActive)
    }

    /// Returns one type for all gestures, so that the content keeps its state when the gesture
    /// changes.
    private func touchable(_ content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content
            .background { touchArea(gesture != .immediate) }
            .overlay { touchArea(gesture == .immediate).gesture(dragging, including: mask(.overlay)) }
            .highPriorityGesture(dragging, including: mask(.high))
            .simultaneousGesture(dragging, including: mask(.simultaneous))
        #endif
    }
}

#if !os(tvOS)
extension TurnInput {
    private func mask(_ priority: TurnGesture.Priority) -> GestureMask {
        isActive && gesture.priority == priority ? .all : .subviews
    }

    /// A clear area of the zone's shape that receives touches.
    private func touchArea(_ isPresent: Bool) -> some View {
        Color.clear
            .contentShape(zone, eoFill: true)
            .allowsHitTesting(isActive && isPresent)
            .accessibilityHidden(true)
    }

    private var dragging: some Gesture {
        DragGesture(minimumDistance: gesture.distance).passed(to: target, $isTouched, touched.object)
    }
}
#endif

/// The ring in which a drag may begin; without an end, the whole view outside the dead zone.
struct ZoneShape: Shape {
    /// The zone in a view of a size.
    let zone: @Sendable (CGSize) -> TouchZone

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let zone = zone(rect.size)
        var path = zone.outerRadius.isFinite ? Path() : Path(rect)
        for radius in [zone.outerRadius, zone.innerRadius] where radius > 0 && radius.isFinite {
            let middle = CGPoint(x: rect.minX + zone.center.x, y: rect.minY + zone.center.y)
            let corner = CGPoint(x: middle.x - radius, y: middle.y - radius)
            path.addEllipse(in: CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius)))
        }
        return path
    }
}

// MARK: - The Digital Crown

/// Turns the target by the Digital Crown: 15° for each unit of the crown's value at high
/// sensitivity.
private struct CrownInput: ViewModifier {
    /// How far each unit of the crown's value turns the target.
    static var unit: Roundel.Angle { Wheel.stepWithoutDetents }

    /// The greatest value of the crown.
    ///
    /// It corresponds to more than forty thousand turns, so that the crown does not reach it.
    static var end: Double { 1e6 }

    let target: any TurnTarget
    let isActive: Bool
    let wantsFocus: Bool
    let prepare: @MainActor () -> Void

    @State private var crown = 0.0
    @State private var offset = 0.0
    @StateObject private var turned = ObjectHolder(TurnedTarget())
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        // The stand-in for SwiftUI on Linux has the input of every system.
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
                onIdle: { turned.object.end() }
            )
            .focused($isFocused)
            .onValueChange(of: wantsFocus) { if $0 { isFocused = true } }
            // Without the focus, no event reports that the crown has come to rest.
            .onValueChange(of: isFocused) { isFocused in
                if !isFocused { turned.object.end() }
            }
            .onValueChange(of: isActive) { isActive in
                if !isActive { turned.object.cancel() }
            }
            // The target may be that of another view as well, and hears no more of the crown.
            .onLoss(of: target) { turned.object.cancel(of: target) }
        #else
        content
        #endif
    }

    /// On systems other than watchOS the view is focusable already, for its keys.
    @ViewBuilder private func focusable(_ content: Content) -> some View {
        #if os(watchOS)
        content.focusable(isActive)
        #else
        content
        #endif
    }

    private func turn(to newOffset: Double) {
        let delta = newOffset - offset
        offset = newOffset
        guard isActive else { return }
        prepare()
        turned.object.target = target
        target.scrolled(by: Self.unit * delta)
    }
}

extension View {
    /// Turns the target by the Digital Crown while it is active and this view has the focus.
    ///
    /// - Parameters:
    ///   - target: What the crown turns.
    ///   - isActive: Whether it may be turned now.
    ///   - wantsFocus: The view requests the focus when this becomes `true`.
    ///   - prepare: Called before each turn.
    func turnCrown(
        _ target: any TurnTarget,
        isActive: Bool,
        wantsFocus: Bool = false,
        prepare: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(CrownInput(target: target, isActive: isActive, wantsFocus: wantsFocus, prepare: prepare))
    }
}

// MARK: - Frames

/// Advances the target to the time of each frame while it moves by itself.
struct FrameClock: View {
    let target: any FrameTarget
    @ObservedObject var motion: ChangeSignal
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.scenePhase) private var scenePhase
    /// Whether the scene was seen, and is not any more: a timeline would make up for all dates until then.
    @State private var isAway = false

    var body: some View {
        // By default SwiftUI rounds the dates down to 1/120 s, counted from the start of the motion. Where
        // frames come near such a date, some would pass in no time, and the next ones in twice their time.
        TimelineView(.animation(minimumInterval: 1.0 / 240, paused: isAway || !target.isMoving)) { context in
            Color.clear.onValueChange(of: context.date) { _ in target.advance(to: target.now) }
        }
        // A motion may begin where no frames follow, and a spin may get its end there.
        .onValueChange(of: hasNoFrames && target.isMoving && !target.isSpinning) {
            if $0 { target.endMotion() }
        }
        // The system may end the app in the background: what it keeps of the value is at once where the
        // motion goes.
        .onValueChange(of: scenePhase) {
            isAway = $0 == .background
            if isAway { target.endMotion() }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    /// Whether nobody sees the target move.
    ///
    /// A watch whose wrist is lowered shows the app without frames, and a scene in the background has none;
    /// but another scene may have a view of the same target.
    private var hasNoFrames: Bool { isLuminanceReduced || (isAway && !target.isShared) }
}

/// Plays haptic feedback each time a count changes.
struct Feedback: View {
    let count: @MainActor () -> Int
    @ObservedObject var signal: ChangeSignal

    var body: some View {
        Color.clear.selectionFeedback(trigger: count()).allowsHitTesting(false).accessibilityHidden(true)
    }
}
#endif
