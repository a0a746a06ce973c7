#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What the app is told of a radial menu.
@MainActor @Suite struct RadialMenuReportTests {
    @MainActor private final class Log {
        var opened: [String] = []
        let (first, second) = (RadialMenuController(), RadialMenuController())
    }

    private struct Pair: View {
        let log: Log
        var body: some View {
            VStack {
                Text("first").radialMenu(
                    controller: log.first,
                    onOpenChange: { isOpen in
                        log.opened.append("first \(isOpen)")
                        if !isOpen { log.second.dismiss() }
                    }
                ) { RadialAction("One", systemImage: "star") {} }
                Text("second").radialMenu(
                    controller: log.second,
                    onOpenChange: { log.opened.append("second \($0)") }
                ) { RadialAction("Two", systemImage: "star") {} }
            }
            .radialMenuContainer()
        }
    }

    @Test func `a menu that the app closes while another one closes for it tells a close only after an open`()
    {
        let log = Log()
        let host = StandInHost(Pair(log: log))
        log.first.open()
        host.update()
        log.second.open()
        host.update()
        let told = log.opened.filter { $0.hasPrefix("second") }
        #expect(told.isEmpty || told == ["second true", "second false"], "\(log.opened)")
    }

    @MainActor private final class Title: ObservableObject {
        @Published var text = "before"
        var told: [String] = []
        let controller = RadialMenuController()
        nonisolated init() {}
    }

    private struct Titled: View {
        @ObservedObject var title: Title
        var body: some View {
            let (title, text) = (title, title.text)
            Text(text).radialMenu(
                controller: title.controller,
                onOpenChange: { title.told.append("\(text) \($0)") }
            ) { RadialAction("One", systemImage: "star") {} }
        }
    }

    @Test func `a view is told that its menu has closed as it was last evaluated`() {
        let title = Title()
        let host = StandInHost(Titled(title: title))
        title.controller.open()
        host.update()
        title.text = "after"
        host.update()
        title.controller.dismiss()
        #expect(title.told == ["before true", "after false"])
    }
}
#endif
