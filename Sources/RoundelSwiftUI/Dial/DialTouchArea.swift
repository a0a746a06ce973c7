#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The dial around a view that can be touched.
struct DialTouch {
    let controller: DialController
    let gesture: TurnGesture
    /// Whether touches begin on the whole disc.
    let isPlanar: Bool
    let isActive: Bool

    @MainActor init(controller: DialController, link: DialLink, options: DialOptions) {
        self.controller = controller
        gesture = options.behavior.gesture
        isPlanar = if case .planar = options.behavior.drag { true } else { false }
        isActive = link.setup.isEnabled
    }
}

private struct DialTouchKey: EnvironmentKey {
    static var defaultValue: DialTouch? { nil }
}

extension EnvironmentValues {
    /// The dial around a view.
    var dialTouch: DialTouch? {
        get { self[DialTouchKey.self] }
        set { self[DialTouchKey.self] = newValue }
    }
}

extension View {
    /// Lets the user turn the dial by touches on this view, which is a part of a ``DialStyle``.
    ///
    /// The centre of the dial is that of the view, and touches begin on a ring whose outer edge
    /// lies on the largest circle in the view; planar drags begin anywhere in that circle. Assistive
    /// technologies find the two thumbs of a range there, without regard to effects such as
    /// `scaleEffect` and `rotationEffect`. A style has one such view at a time. Outside a dial, this has
    /// no effect.
    ///
    /// - Parameter thickness: The width of the ring, in points; touches begin on at least 44
    ///   points. `nil` is the whole disc, apart from its very middle.
    public nonisolated func dialTouchArea(thickness: CGFloat? = nil) -> some View {
        modifier(DialTouchArea(thickness: thickness))
    }
}

/// Passes the touches on a view to the dial around it.
private struct DialTouchArea: ViewModifier {
    let thickness: CGFloat?
    @Environment(\.dialTouch) private var touch
    @StateObject private var holder = ObjectHolder(DialArea())

    nonisolated init(thickness: CGFloat?) { self.thickness = thickness }

    func body(content: Content) -> some View {
        if let touch {
            let (controller, area) = (touch.controller, holder.object)
            let (thickness, isPlanar) = (thickness, touch.isPlanar)
            let _ = controller.setThickness(thickness)
            content
                .onGeometryChange(
                    for: DialArea.Place.self,
                    of: { DialArea.Place($0, in: controller.space) },
                    action: { controller.show(area, at: $0) }
                )
                .modifier(
                    TurnInput(
                        target: controller,
                        gesture: touch.gesture,
                        zone: ZoneShape {
                            let zone = TouchZone(ofDial: $0, thickness: thickness)
                            return isPlanar ? zone.withoutDeadZone : zone
                        },
                        isActive: touch.isActive
                    )
                )
                // The geometry of a view that appears again need not have changed.
                .onAppear { controller.show(area, at: area.place) }
                .onDisappear { controller.hide(area) }
        } else {
            content
        }
    }
}

/// A view of a dial that can be touched.
@MainActor final class DialArea {
    /// Where it is in the dial, if it is laid out.
    var place: Place?

    nonisolated init() {}

    /// The size of the view and its centre in the dial; numbers that are not finite are zero.
    ///
    /// The frame of a view that is turned would be larger.
    struct Place: Equatable {
        let size: CGSize
        let center: CGPoint

        init(_ proxy: GeometryProxy, in dial: CoordinateSpace) {
            func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
            let frame = proxy.frame(in: dial)
            size = CGSize(width: finite(proxy.size.width), height: finite(proxy.size.height))
            center = CGPoint(x: finite(frame.midX), y: finite(frame.midY))
        }
    }
}

extension TouchZone {
    /// The disc of the zone.
    fileprivate var withoutDeadZone: TouchZone {
        TouchZone(center: center, innerRadius: 0, outerRadius: outerRadius)
    }

    /// The zone of a dial in a view of a size, with a band of a thickness or the whole disc.
    ///
    /// Outside are the views around the dial.
    init(ofDial size: CGSize, thickness: CGFloat?) {
        let half = Double(min(size.width, size.height)) / 2
        let width = min(thickness.map { Double($0) } ?? .infinity, half)
        let center = Point2D(Double(size.width), Double(size.height)) / 2
        self = ArcBand(center: center, radius: half - width / 2, thickness: width).touchZone(within: half)
    }
}
#endif
