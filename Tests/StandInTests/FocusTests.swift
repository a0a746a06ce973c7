import SwiftUI
import Testing

/// Which view has the focus, and which views get keys.
@MainActor @Suite struct FocusTests {
    final class Log {
        var lines: [String] = []
        init() {}
    }

    /// A focusable view that records its keys.
    struct Field: View {
        let name: String
        let log: Log
        var handles = true
        var isFocusable = true
        var body: some View {
            Text(name).focusable(isFocusable).onKeyPress { press in
                log.lines.append("\(name) \(press.key.character)")
                return handles ? .handled : .ignored
            }
        }
    }

    private func name(_ host: StandInHost) -> String? {
        host.focusedElement?.all.compactMap { ($0.value as? Text)?.standInString }.first
    }

    @Test func `Tab moves through the focusable views and wraps around`() {
        let log = Log()
        let host = StandInHost(
            ZStack {
                Field(name: "a", log: log)
                Field(name: "none", log: log, isFocusable: false)
                Field(name: "disabled", log: log).disabled(true)
                Field(name: "b", log: log, handles: false)
                Text("plain")
            }
        )
        #expect(name(host) == "a")
        host.tab()
        #expect(name(host) == "b")
        #expect(host.press(.tab) == .ignored && name(host) == "a")
        host.tab(backward: true)
        #expect(name(host) == "b" && host.focusableElements.count == 2)
    }

    @Test func `keys go to the focused view and then to the views around it`() {
        let log = Log()
        let host = StandInHost(
            ZStack {
                Field(name: "a", log: log, handles: false)
                Field(name: "b", log: log)
            }.onKeyPress { _ in
                log.lines.append("outer")
                return .handled
            }
        )
        #expect(host.press(KeyEquivalent("x")) == .handled)
        #expect(log.lines == ["a x", "outer"])
        host.tab()
        log.lines = []
        host.press(KeyEquivalent("y"))
        #expect(log.lines == ["b y"])
    }

    @Test func `a key handler inside the focused view is not called`() {
        let log = Log()
        let host = StandInHost(
            Text("t").onKeyPress { _ in
                log.lines.append("inside")
                return .handled
            }.focusable()
        )
        #expect(host.press(.return) == .ignored && log.lines.isEmpty)
    }

    @Test func `a key handler is called only in its phases`() {
        let log = Log()
        let host = StandInHost(
            Text("t").focusable().onKeyPress(phases: .up) { press in
                log.lines.append(press.phase == .up ? "up" : "down")
                return .handled
            }
        )
        #expect(host.press(.return) == .ignored && host.press(.return, .up) == .handled)
        #expect(log.lines == ["up"])
    }

    @Test func `a command runs the action nearest to the focused view`() {
        let log = Log()
        let host = StandInHost(
            Text("t").focusable()
                .onMoveCommand(perform: nil)
                .onMoveCommand { _ in log.lines.append("inner") }
                .onExitCommand { log.lines.append("exit") }
                .onMoveCommand { _ in log.lines.append("outer") }
        )
        host.move(.left)
        host.exit()
        #expect(log.lines == ["inner", "exit"])
        host.unfocus()
        host.move(.left)
        #expect(log.lines == ["inner", "exit"])
    }

    @Test func `the crown turns only the focused view`() {
        struct Pair: View {
            let isOn: Bool
            @State private var first = 0.0
            @State private var second = 0.0
            var body: some View {
                ZStack {
                    Text("first \(first)").focusable(isOn).digitalCrownRotation($first)
                    Text("second \(second)").focusable().digitalCrownRotation($second)
                }
            }
        }
        let host = StandInHost(Pair(isOn: true))
        host.turnCrown(to: 2, time: 0)
        #expect(host.frame(of: "first 2.0") != nil && host.frame(of: "second 0.0") != nil)
        let other = StandInHost(Pair(isOn: false))
        other.turnCrown(to: 2, time: 0)
        #expect(other.frame(of: "first 0.0") != nil && other.frame(of: "second 2.0") != nil)
        other.unfocus()
        other.turnCrown(to: 3, time: 1)
        #expect(other.frame(of: "second 2.0") != nil)
    }

    @Test func `of two crown handlers the one nearest to the focused view is called`() {
        struct Nested: View {
            @State private var inner = 0.0
            @State private var outer = 0.0
            var body: some View {
                Text("inner \(inner) outer \(outer)").focusable()
                    .digitalCrownRotation($inner).digitalCrownRotation($outer)
            }
        }
        let host = StandInHost(Nested())
        host.turnCrown(to: 2, time: 0)
        #expect(host.frame(of: "inner 2.0 outer 0.0") != nil)
    }

    struct Form: View {
        var hasSecond = true
        @FocusState private var field: String?
        @FocusState private var isFirst: Bool
        var body: some View {
            ZStack {
                Text("field \(field ?? "none") \(isFirst)")
                Text("one").focusable().focused($field, equals: "one").focused($isFirst)
                if hasSecond { Text("two").focusable().focused($field, equals: "two") }
                Text("three").focusable()
            }
            .onKeyPress { press in
                switch press.key {
                case KeyEquivalent("2"): field = "two"
                case KeyEquivalent("1"): isFirst = true
                case KeyEquivalent("0"): field = nil
                case KeyEquivalent("?"): field = "nobody"
                default: return .ignored
                }
                return .handled
            }
        }
    }

    @Test func `a focus state is updated when the focus moves`() {
        let host = StandInHost(Form())
        #expect(host.frame(of: "field one true") != nil)
        host.tab()
        #expect(host.frame(of: "field two false") != nil)
        host.tab()
        #expect(host.frame(of: "field none false") != nil)
    }

    @Test func `the focus moves to the view that its state names`() {
        let host = StandInHost(Form())
        host.press(KeyEquivalent("2"))
        #expect(name(host) == "two" && host.frame(of: "field two false") != nil)
        host.press(KeyEquivalent("1"))
        #expect(name(host) == "one" && host.frame(of: "field one true") != nil)
        host.press(KeyEquivalent("?"))
        #expect(name(host) == "one" && host.frame(of: "field one true") != nil)
        host.press(KeyEquivalent("0"))
        #expect(name(host) == nil && host.frame(of: "field none false") != nil)
        host.tab()
        #expect(name(host) == "one")
    }

    @Test func `the focus leaves a view that is disabled or removed`() {
        struct Leaving: View {
            @State private var step = 0
            var body: some View {
                ZStack {
                    if step < 2 { Text("one").focusable().disabled(step == 1) }
                    Text("two").focusable()
                }
                .onKeyPress { _ in
                    step += 1
                    return .handled
                }
            }
        }
        let host = StandInHost(Leaving())
        #expect(name(host) == "one")
        host.press(.return)
        #expect(name(host) == "one" || name(host) == "two")
        host.press(.return)
        #expect(name(host) == "two")
    }
}
