import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Radial menus of SwiftUI where they are opened, and on the way.
@MainActor enum SwiftUIRadialMenus {
    private static let room = CGSize(width: 390, height: 420)

    static let subjects: [Subject] = [
        menu("open") { host in
            let touch = hold(host, CGPoint(x: 195, y: 210))
            host.move(touch, to: CGPoint(x: 245, y: 180), time: now(host) + 0.1)
        },
        menu("opening") { host in
            let time = now(host)
            _ = host.touch(at: CGPoint(x: 195, y: 210), time: time)
            host.frame(at: time + 0.5)
            host.frame(at: time + 0.56)
        },
        menu("corner") { host in
            let touch = hold(host, CGPoint(x: 350, y: 380))
            host.move(touch, to: CGPoint(x: 300, y: 345), time: now(host) + 0.1)
        },
        menu("edge") { host in
            let touch = hold(host, CGPoint(x: 30, y: 60))
            host.move(touch, to: CGPoint(x: 90, y: 75), time: now(host) + 0.1)
        },
        menu("submenu") { host in
            let touch = hold(host, CGPoint(x: 195, y: 210))
            let side: CGFloat =
                host.all(RadialMenuLayout.self).first?.menu.settings.fan.isMirrored == true ? -1 : 1
            let time = now(host)
            host.move(touch, to: CGPoint(x: 195 + side * 42, y: 268), time: time + 0.1)
            host.frame(at: time + 0.5)
            host.frame(at: time + 1.2)
            host.move(touch, to: CGPoint(x: 195 + side * 90, y: 290), time: time + 1.3)
        },
        .swiftUI("radial-labels", size: room) {
            Photos(controller: RadialMenuController()).radialMenu {
                for name in ["Red", "Pink", "Indigo"] {
                    RadialAction(Text(verbatim: name)) {
                    } label: {
                        Swatch(name: name)
                    }
                }
            }
            .radialMenuContainer()
        } then: { host in
            let touch = hold(host, CGPoint(x: 195, y: 210))
            host.move(touch, to: CGPoint(x: 195, y: 150), time: now(host) + 0.1)
        },
    ]

    private static func menu(
        _ name: String,
        then drive: @escaping @MainActor (StandInHost) throws -> Void
    ) -> Subject {
        .swiftUI("radial-\(name)", size: room) {
            Photos(controller: RadialMenuController()).radialMenu {
                RadialAction("Copy", systemImage: "doc.on.doc") {}
                RadialAction("Favorite", systemImage: "heart") {}
                RadialSubmenu("Share", systemImage: "square.and.arrow.up") {
                    RadialAction("Mail", systemImage: "envelope") {}
                    RadialAction("Message", systemImage: "message") {}
                    RadialAction("Print", systemImage: "printer") {}
                }
                RadialAction("Edit", systemImage: "pencil") {}.disabled(true)
                RadialAction("Delete", systemImage: "trash", role: .destructive) {}
            }
            .radialMenuContainer()
        } then: { host in
            try drive(host)
        }
    }

    private static func now(_ host: StandInHost) -> Double { host.date.timeIntervalSinceReferenceDate }

    /// Holds a finger until the menu is open and rests.
    private static func hold(_ host: StandInHost, _ point: CGPoint) -> StandInHost.Touch {
        let time = now(host)
        let touch = host.touch(at: point, time: time)
        for step in 1...12 { host.frame(at: time + Double(step) / 8) }
        return touch
    }

    /// What is behind the menu.
    private struct Photos: View {
        let controller: RadialMenuController

        var body: some View {
            LinearGradient(colors: [.pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }

    /// A label of an app's own.
    private struct Swatch: View {
        let name: String
        @Environment(\.isHighlightedInRadialMenu) private var isHighlighted

        var body: some View {
            Superellipse(exponent: 4)
                .fill(name == "Red" ? Color.red : name == "Pink" ? .pink : .indigo)
                .scaleEffect(x: isHighlighted ? 1 : 0.8, y: isHighlighted ? 1 : 0.8)
        }
    }
}
