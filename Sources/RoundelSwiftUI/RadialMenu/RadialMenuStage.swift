#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Where radial menus are shown: a container, or the view itself without one.
@MainActor final class RadialMenuStage {
    /// Sent when another menu is shown, or none.
    let signal = ChangeSignal()

    /// The menu that is shown.
    private(set) weak var shown: RadialMenuController?

    /// The menus whose views are on the screen.
    private var members: [ObjectIdentifier: Member] = [:]

    private struct Member {
        weak var controller: RadialMenuController?
    }

    /// The size of the container.
    private(set) var size = CGSize.zero

    /// Where the container is; `nil` before its first layout.
    private(set) var geometry: RadialMenuGeometry?

    /// Tells in which window or sheet the container is; see ``RadialMenuSeat``.
    weak var seat: (any RadialMenuSeatView)?

    nonisolated init() {}

    /// A point of the window in the coordinates of the container.
    ///
    /// Effects such as `scaleEffect` change the size of the container in the window. A rotation cannot
    /// be seen there: only the middle of the container is exact then.
    func point(_ point: CGPoint) -> CGPoint {
        guard let geometry else { return point }
        let (size, frame) = (geometry.size, geometry.frame)
        func along(_ position: CGFloat, from start: CGFloat, _ shown: CGFloat, _ length: CGFloat) -> CGFloat {
            let scale = length / shown
            return (position - start) * (scale > 0 && scale.isFinite ? scale : 1)
        }
        return CGPoint(
            x: along(point.x, from: frame.minX, frame.width, size.width),
            y: along(point.y, from: frame.minY, frame.height, size.height)
        )
    }

    /// Where the menu of the view that this container is, is shown if the environment names a container.
    ///
    /// A sheet has the environment of the view that presents it, but the container there is behind it.
    func stage(in container: RadialMenuStage?) -> RadialMenuStage {
        guard let container, isPresented(with: container) else { return self }
        return container
    }

    /// The container was laid out.
    func place(_ geometry: RadialMenuGeometry) {
        self.geometry = geometry
        resize(geometry.size)
        // Those that wait for the first layout.
        for member in members.values { member.controller?.placed() }
    }

    func join(_ controller: RadialMenuController) {
        members[ObjectIdentifier(controller)] = Member(controller: controller)
    }

    func leave(_ controller: RadialMenuController) {
        members[ObjectIdentifier(controller)] = nil
        show(controller, false)
    }

    /// A menu is shown, or no longer.
    func show(_ controller: RadialMenuController, _ isShown: Bool) {
        guard isShown != (shown === controller) else { return }
        if isShown {
            let other = shown
            shown = controller
            other?.dismissAtOnce()
        } else {
            shown = nil
        }
        signal.send()
    }

    /// The container has another size; NaN counts as zero.
    func resize(_ size: CGSize) {
        let finite = CGSize(
            width: size.width.isNaN ? 0 : size.width,
            height: size.height.isNaN ? 0 : size.height
        )
        guard finite != self.size else { return }
        self.size = finite
        for member in members.values { member.controller?.follow() }
    }
}

private struct RadialMenuStageKey: EnvironmentKey {
    static var defaultValue: RadialMenuStage? { nil }
}

extension EnvironmentValues {
    /// The container that shows radial menus; `nil` without one.
    var radialMenuStage: RadialMenuStage? {
        get { self[RadialMenuStageKey.self] }
        set { self[RadialMenuStageKey.self] = newValue }
    }
}

/// Shows the menu of a stage in front of its content.
struct RadialMenuFrame: ViewModifier {
    let stage: RadialMenuStage
    /// Called when the view has got another window.
    var moved: @MainActor () -> Void = {}
    /// Called when the view was laid out, with whether it is elsewhere but has its size.
    var placed: @MainActor (Bool) -> Void = { _ in }

    func body(content: Content) -> some View {
        content
            .seated(stage, moved: moved)
            .overlay { RadialMenuCurtain(stage: stage, signal: stage.signal) }
            .onGeometryChange(
                for: RadialMenuGeometry.self,
                of: { RadialMenuGeometry($0) },
                action: { geometry in
                    let isScrolled = stage.geometry?.size == geometry.size
                    stage.place(geometry)
                    placed(isScrolled)
                }
            )
    }
}

/// The menu of a stage, if one is shown.
private struct RadialMenuCurtain: View {
    let stage: RadialMenuStage
    @ObservedObject var signal: ChangeSignal

    var body: some View {
        // Another menu gets new views.
        ForEach([stage.shown].compactMap { $0 }, id: \.identity) { controller in
            RadialMenuLayer(controller: controller, state: controller.state)
        }
    }
}

/// Makes a view a container of radial menus.
struct RadialMenuContainer: ViewModifier {
    @StateObject private var holder = ObjectHolder(RadialMenuStage())

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .environment(\.radialMenuStage, holder.object)
            .modifier(RadialMenuFrame(stage: holder.object))
    }
}
#endif
