import SwiftUI
import Testing
import UIKit

/// Views that are added, removed and added again.
@MainActor @Suite struct LifeTests {
    final class Log {
        var lines: [String] = []
        init() {}
    }

    struct Child: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            Button {
                count += 1
            } label: {
                Text("\(name)\(count)").frame(width: 100, height: 100)
            }
            .onAppear { log.lines.append("+\(name)") }
            .onDisappear { log.lines.append("-\(name)") }
        }
    }

    struct Switch: View {
        let log: Log
        @State private var isFirst = true
        var body: some View {
            ZStack {
                if isFirst { Child(name: "a", log: log) } else { Child(name: "b", log: log) }
            }
            .focusable().onKeyPress { _ in
                isFirst.toggle()
                return .handled
            }
            .onAppear { log.lines.append("+all") }
            .onDisappear { log.lines.append("-all") }
        }
    }

    private let middle = CGPoint(x: 100, y: 100)

    @Test func `views appear, disappear and lose their state`() {
        let log = Log()
        let host = StandInHost(Switch(log: log))
        host.tap(middle)
        #expect(host.frame(of: "a1") != nil)
        host.press(.return)
        #expect(log.lines == ["+all", "+a", "+b", "-a"])
        host.press(.return)
        #expect(log.lines.suffix(2) == ["+a", "-b"] && host.frame(of: "a0") != nil)
    }

    @Test func `a window that is shown again has its state`() {
        let log = Log()
        let host = StandInHost(Switch(log: log))
        host.tap(middle)
        log.lines = []
        host.isShown = false
        #expect(log.lines == ["-all", "-a"])
        host.tap(middle)
        host.frame(at: 1)
        #expect(log.lines == ["-all", "-a"])
        host.isShown = true
        #expect(log.lines == ["-all", "-a", "+all", "+a"] && host.frame(of: "a1") != nil)
    }

    @Test func `a removed view disappears once`() {
        let log = Log()
        let host = StandInHost(Switch(log: log))
        host.isShown = false
        host.isShown = true
        host.press(.return)
        #expect(log.lines.filter { $0 == "-a" }.count == 2)
    }

    @Test func `a covered view keeps its state`() {
        let log = Log()
        let host = StandInHost(
            NavigationStack {
                ZStack {
                    Child(name: "root", log: log)
                    NavigationLink {
                        Text("top")
                    } label: {
                        Text("go").frame(width: 20, height: 20)
                    }
                }
            }
        )
        host.tap(CGPoint(x: 60, y: 100))
        host.tap(middle)
        #expect(host.frame(of: "top") != nil && host.frame(of: "root1") == nil)
    }

    @Test func `the settings of a window reach the views that read them`() {
        struct Phase: View {
            @Environment(\.scenePhase) private var phase
            var body: some View { Text("\(phase)") }
        }
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(size.isAccessibilitySize)") }
        }
        struct Motion: View {
            @Environment(\.accessibilityReduceMotion) private var isReduced
            var body: some View { Text("reduced \(isReduced)") }
        }
        let host = StandInHost(
            ZStack {
                Phase()
                Size()
                Motion()
            }
        )
        host.environment.scenePhase = .background
        #expect(host.frame(of: "background") != nil && host.evaluations(of: Size.self) == 1)
        host.environment.dynamicTypeSize = .accessibility2
        #expect(host.frame(of: "true") != nil && host.evaluations(of: Phase.self) == 2)
        host.reducesMotion = true
        #expect(host.frame(of: "reduced true") != nil && host.evaluations(of: Size.self) == 2)
        #expect(host.evaluations(of: Motion.self) == 2)
    }

    /// A UIKit view that records the calls it gets.
    struct Native: UIViewRepresentable {
        let name: String
        let log: Log
        @Environment(\.layoutDirection) private var direction

        final class Coordinator {
            let log: Log
            init(log: Log) { self.log = log }
        }

        func makeCoordinator() -> Coordinator {
            log.lines.append("coordinator")
            return Coordinator(log: log)
        }
        func makeUIView(context: Context) -> UIView {
            log.lines.append("make \(direction)")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {
            context.coordinator.log.lines.append("update \(name)")
        }
        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
            coordinator.log.lines.append("dismantle")
        }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 30, height: 20)
        }
    }

    @Test func `a UIKit view is made once and updated when it changes`() {
        struct Holder: View {
            let log: Log
            @State private var step = 0
            var body: some View {
                ZStack {
                    Text("\(step)").frame(width: 50, height: 50)
                    if step < 3 { Native(name: step < 2 ? "old" : "new", log: log) }
                }
                .focusable().onKeyPress { _ in
                    step += 1
                    return .handled
                }
            }
        }
        let log = Log()
        let host = StandInHost(Holder(log: log))
        #expect(log.lines == ["coordinator", "make leftToRight", "update old"])
        let view = host.all(StandInUIView.self).first?.view
        #expect(host.all.first { $0.value is StandInUIView }?.frame.size == CGSize(width: 30, height: 20))
        host.press(.return)
        host.isShown = false
        host.isShown = true
        #expect(log.lines.count == 3)
        host.press(.return)
        #expect(log.lines.last == "update new" && host.all(StandInUIView.self).first?.view === view)
        host.environment.layoutDirection = .rightToLeft
        #expect(log.lines.count == 5)
        host.press(.return)
        #expect(log.lines.last == "dismantle" && log.lines.count == 6)
    }
}
