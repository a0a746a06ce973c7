#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// A radial menu that is shown: a scrim, a surface that takes touches, the items and the title.
struct RadialMenuLayer: View {
    let controller: RadialMenuController
    @ObservedObject var state: ChangeSignal
    @AccessibilityFocusState private var spoken: PressMenu.ItemPath?

    var body: some View {
        ZStack {
            RadialMenuScrim(controller: controller, frames: controller.frames)
            surface
            if controller.menu.fan != nil {
                RadialMenuItems(controller: controller, frames: controller.frames, content: content)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(controller.isOpen ? .isModal : [])
        .accessibilityAction(.escape) { _ = controller.press(.leave) }
        .onAppear { spoken = controller.menu.spokenItem }
        .onValueChange(of: level) { _ in spoken = controller.menu.spokenItem }
    }

    /// The level that is open, the menu or the submenu of an item, and what keys did there.
    private var level: Level {
        let menu = controller.menu
        return Level(isOpen: menu.isOpen, submenu: menu.submenu, keyHighlights: controller.keyHighlights)
    }

    private struct Level: Equatable {
        let isOpen: Bool
        let submenu: Int?
        let keyHighlights: Int
    }

    /// Takes every touch while the menu is open: on an item, in the middle and outside.
    private var surface: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).ignoresSafeArea()
            Color.clear.contentShape(RadialMenuSurface(menu: controller.menu))
        }
        // The coordinates are those of the container, without its safe area.
        .modifier(RadialMenuTouches(target: controller.surfaceFinger, stage: nil, isActive: true))
        .pointer { controller.hover(at: $0) }
        .allowsHitTesting(controller.isOpen)
        .accessibilityHidden(true)
    }

    /// The items and the title, which are made when a level opens or closes.
    @ViewBuilder private var content: some View {
        ForEach(RadialMenuEntry.all(of: controller), id: \.id) { entry in
            RadialMenuItemView(
                entry: entry,
                controller: controller,
                frames: controller.frames,
                spoken: $spoken
            )
        }
        RadialMenuTitle(controller: controller, frames: controller.frames)
    }
}

/// What takes touches while a menu is open: the container, and the items beyond its edges.
private struct RadialMenuSurface: Shape {
    let menu: PressMenu

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let fans = [menu.fan, menu.submenuFan].compactMap { $0 }
        let box = fans.reduce(rect) { box, fan in
            let half = fan.itemSize / 2 + Point2D(repeating: fan.radius)
            let (first, size) = (fan.center - half, half * 2)
            let items = CGRect(x: first.x, y: first.y, width: size.x, height: size.y)
            return box.union(items.offsetBy(dx: rect.minX, dy: rect.minY))
        }
        return Path(box)
    }
}

/// Places the views of a menu; in each frame this view alone places them anew.
private struct RadialMenuItems<Content: View>: View {
    let controller: RadialMenuController
    @ObservedObject var frames: ChangeSignal
    let content: Content

    var body: some View { RadialMenuLayout(menu: controller.menu) { content } }
}

/// Dims what is behind a menu.
private struct RadialMenuScrim: View {
    let controller: RadialMenuController
    @ObservedObject var frames: ChangeSignal

    var body: some View {
        Color.black
            .opacity(controller.link?.behavior.showsScrim == true ? 0.25 * controller.menu.openness : 0)
            .ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// The title of the highlighted item.
private struct RadialMenuTitle: View {
    let controller: RadialMenuController
    @ObservedObject var frames: ChangeSignal

    var body: some View {
        (title ?? Text(verbatim: ""))
            .font(.headline)
            .multilineTextAlignment(.center)
            .padding(12)
            .background(.background, in: Superellipse(exponent: 5))
            .shadow(radius: 6)
            .opacity(title == nil ? 0 : controller.menu.openness)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .layoutValue(key: RadialMenuRoleKey.self, value: .title)
    }

    private var title: Text? {
        guard let link = controller.link, link.behavior.showsTitle, controller.isOpen else { return nil }
        return controller.menu.highlighted.flatMap { link.items[$0]?.title }
    }
}

extension View {
    /// Tells where the pointer is in the view; `nil` outside.
    @ViewBuilder fileprivate func pointer(_ moved: @escaping @MainActor (CGPoint?) -> Void) -> some View {
        #if os(watchOS)
        self
        #else
        onContinuousHover(coordinateSpace: CoordinateSpace.local) { phase in
            if case .active(let point) = phase { moved(point) } else { moved(nil) }
        }
        #endif
    }
}
#endif
