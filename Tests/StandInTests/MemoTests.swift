import SwiftUI
import Testing

/// Which views are evaluated again after a change.
@MainActor @Suite struct MemoTests {
    /// A view that is evaluated again with each tap, around another one.
    struct Outer<Content: View>: View {
        @State private var count = 0
        let content: (Int) -> Content
        var body: some View {
            Button {
                count += 1
            } label: {
                ZStack {
                    content(count)
                    Text("\(count)").frame(width: 100, height: 100)
                }
            }
        }
    }

    struct Leaf: View {
        var name: String
        @State private var state = 0
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(name) }
    }

    struct Padded: View {
        var flag = true
        var number = 1.5
        var body: some View { Text("\(number)") }
    }

    struct WithAction: View {
        let action: () -> Void
        var body: some View { Text("action") }
    }

    struct Rows: View {
        let names: [String]
        let content: (String) -> Text
        var body: some View { ForEach(names, id: \.self) { content($0) } }
    }

    struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
    }

    struct Loud: View, Equatable {
        let name: String
        let action: () -> Void
        nonisolated static func == (left: Loud, right: Loud) -> Bool { left.name == right.name }
        var body: some View { Text(name) }
    }

    struct Frame: ViewModifier {
        func body(content: Content) -> some View { content.padding(1) }
    }

    private func tap(_ host: StandInHost) { host.tap(CGPoint(x: 100, y: 100)) }

    @Test func `a view with equal values is not evaluated again`() {
        let host = StandInHost(
            Outer { _ in
                ZStack {
                    Leaf(name: "a name that is too long to be kept in place")
                    Padded()
                }
            }
        )
        tap(host)
        #expect(host.frame(of: "1") != nil)
        #expect(host.evaluations(of: Leaf.self) == 1 && host.evaluations(of: Padded.self) == 1)
    }

    @Test func `a view with other values is evaluated`() {
        let host = StandInHost(Outer { Leaf(name: "leaf \($0)") })
        tap(host)
        #expect(host.frame(of: "leaf 1") != nil && host.evaluations(of: Leaf.self) == 2)
    }

    @Test func `two closures are equal if their captured values are`() {
        let fixed = {}
        let same = StandInHost(Outer { _ in WithAction(action: fixed) })
        tap(same)
        #expect(same.evaluations(of: WithAction.self) == 1)
        let other = StandInHost(Outer { count in WithAction { _ = count } })
        tap(other)
        #expect(other.evaluations(of: WithAction.self) == 2)
    }

    @Test func `a change of state evaluates the view and not its parent`() {
        let host = StandInHost(Outer { _ in Text("inner") }.padding(1).modifier(Frame()))
        tap(host)
        #expect(host.evaluations(of: Outer<Text>.self) == 2 && host.evaluations(of: Frame.self) == 1)
        host.update()
        #expect(host.evaluations(of: Outer<Text>.self) == 2)
    }

    @Test func `state that no body reads evaluates nothing`() {
        struct Silent: View {
            @State private var count = 0
            var body: some View {
                Button {
                    count += 1
                } label: {
                    Text("silent").frame(width: 100, height: 100)
                }
            }
        }
        let host = StandInHost(Silent())
        tap(host)
        #expect(host.evaluations(of: Silent.self) == 1)
    }

    @Test func `state that is set to an equal value evaluates nothing`() {
        struct Same: View {
            @State private var name = "same"
            var body: some View {
                Button {
                    name = "same"
                } label: {
                    Text(name).frame(width: 100, height: 100)
                }
            }
        }
        let host = StandInHost(Same())
        tap(host)
        #expect(host.evaluations(of: Same.self) == 1)
    }

    @Test func `a change of a binding evaluates the views that read it`() {
        struct Child: View {
            @Binding var count: Int
            var body: some View {
                Button {
                    count += 1
                } label: {
                    Text("child \(count)").frame(width: 100, height: 100)
                }
            }
        }
        struct Parent: View {
            @State private var count = 0
            var body: some View { Child(count: $count) }
        }
        let host = StandInHost(Parent())
        tap(host)
        #expect(host.frame(of: "child 1") != nil)
        #expect(host.evaluations(of: Child.self) == 2 && host.evaluations(of: Parent.self) == 1)
    }

    @Test func `closures of ForEach run when the data change`() {
        let names = Array(repeating: 0, count: 12).indices.map { "row \($0)" }
        func content(_ name: String) -> Text { Text(name) }
        let fixed: (String) -> Text = content
        let host = StandInHost(
            Outer { count in Rows(names: count < 2 ? names : names + ["last"], content: fixed) }
        )
        #expect(host.evaluationsOfForEach == 12)
        tap(host)
        #expect(host.evaluationsOfForEach == 12 && host.evaluations(of: Rows.self) == 1)
        tap(host)
        #expect(host.frame(of: "last") != nil && host.evaluationsOfForEach == 25)
    }

    @Test func `closures of ForEach run when an object has changed that the body around observes`() {
        final class Album: ObservableObject {
            @Published var photos = ["a", "b"]
            @Published var mark = ""
        }
        struct Grid: View {
            @ObservedObject var album: Album
            var body: some View {
                VStack {
                    ForEach(0..<1, id: \.self) { _ in
                        HStack { ForEach(album.photos, id: \.self) { Text($0 + album.mark) } }
                    }
                }
            }
        }
        let album = Album()
        let host = StandInHost(Grid(album: album))
        #expect(host.frame(of: "a") != nil && host.frame(of: "b") != nil)
        album.photos = ["b", "c"]
        host.update()
        #expect(host.frame(of: "a") == nil && host.frame(of: "b") != nil && host.frame(of: "c") != nil)
        #expect(host.evaluations(of: Grid.self) == 2)
        album.mark = "!"
        host.update()
        #expect(host.frame(of: "b") == nil && host.frame(of: "b!") != nil && host.frame(of: "c!") != nil)
    }

    /// Nothing observes it, and a `ForEach` that was made once is passed on.
    private final class Store {
        var names = ["x", "y"]
    }

    private final class Signal: ObservableObject {
        @Published var count = 0
    }

    @Test func `closures of a ForEach that another body made do not run for a change of the body around`() {
        struct Turning<Content: View>: View {
            @ObservedObject var signal: Signal
            let content: Content
            var body: some View { VStack { content } }
        }
        struct Page: View {
            let signal: Signal
            let store: Store
            var body: some View {
                Turning(
                    signal: signal,
                    content: ForEach(0..<2, id: \.self) { [store] in Text(store.names[$0]) }
                )
            }
        }
        let (signal, store) = (Signal(), Store())
        let host = StandInHost(Page(signal: signal, store: store))
        store.names = ["z", "w"]
        for _ in 0..<3 {
            signal.count += 1
            host.update()
        }
        #expect(host.evaluationsOfForEach == 2 && host.frame(of: "x") != nil && host.frame(of: "z") == nil)
        #expect(host.evaluations(of: Page.self) == 1)
    }

    @Test func `closures of ForEach run when the body that makes it runs for a new value`() {
        struct Rows: View {
            let store: Store
            let title: String
            var body: some View {
                VStack {
                    Text(title)
                    ForEach(0..<2, id: \.self) { [store] in Text(store.names[$0]) }
                }
            }
        }
        struct Page: View {
            @ObservedObject var signal: Signal
            let store: Store
            var body: some View { Rows(store: store, title: "title \(signal.count)") }
        }
        let (signal, store) = (Signal(), Store())
        let host = StandInHost(Page(signal: signal, store: store))
        store.names = ["z", "w"]
        signal.count += 1
        host.update()
        #expect(host.frame(of: "title 1") != nil && host.frame(of: "x") == nil && host.frame(of: "z") != nil)
    }

    @Test func `closures of ForEach run when the modifier that makes it runs for a change of its own`() {
        struct Names: ViewModifier {
            @ObservedObject var signal: Signal
            let store: Store
            func body(content: Content) -> some View {
                content.overlay {
                    VStack { ForEach(0..<2, id: \.self) { [store] in Text(store.names[$0]) } }
                }
            }
        }
        let (signal, store) = (Signal(), Store())
        let host = StandInHost(Color.red.modifier(Names(signal: signal, store: store)))
        #expect(host.frame(of: "x") != nil)
        store.names = ["z", "w"]
        signal.count += 1
        host.update()
        #expect(host.frame(of: "x") == nil && host.frame(of: "z") != nil)
    }

    @Test func `content that was built once is not evaluated in each frame`() {
        struct Turning<Content: View>: View {
            let content: Content
            var body: some View {
                TimelineView(.animation()) { context in
                    content.rotationEffect(.radians(context.date.timeIntervalSinceReferenceDate))
                }
            }
        }
        let names = ["one", "two"]
        let host = StandInHost(Turning(content: ForEach(names, id: \.self) { Leaf(name: $0) }))
        for frame in 1...30 { host.frame(at: Double(frame) / 60) }
        #expect(host.evaluationsOfForEach == 2 && host.evaluations(of: Leaf.self) == 2)
        #expect(host.values("rotationEffect", as: Angle.self).first?.radians == 0.5)
    }

    @Test func `a change of the environment evaluates only views that read it`() {
        let host = StandInHost(
            ZStack {
                Reader()
                Padded()
            }
        )
        host.environment.isEnabled = false
        #expect(host.frame(of: "off") != nil)
        #expect(host.evaluations(of: Reader.self) == 2 && host.evaluations(of: Padded.self) == 1)
        host.environment.layoutDirection = .rightToLeft
        #expect(host.evaluations(of: Reader.self) == 2)
    }

    @Test func `a change of an object evaluates only views that observe it`() {
        final class Model: ObservableObject {
            @Published var count = 0
        }
        struct Observer: View {
            @ObservedObject var model: Model
            var body: some View { Text("observed") }
        }
        struct Holder: View {
            let model: Model
            var body: some View { Text("holds") }
        }
        let model = Model()
        let host = StandInHost(
            ZStack {
                Observer(model: model)
                Holder(model: model)
            }
        )
        model.count = 0
        host.update()
        #expect(host.evaluations(of: Observer.self) == 2 && host.evaluations(of: Holder.self) == 1)
    }

    @Test func `an equatable view is compared with its operator`() {
        let host = StandInHost(Outer { count in Loud(name: "loud") { _ = count }.equatable() })
        tap(host)
        #expect(host.evaluations(of: Loud.self) == 1)
    }

    @Test func `modified content is updated though the modifier is equal`() {
        let host = StandInHost(Outer { Text("shown \($0)").modifier(Frame()) })
        tap(host)
        #expect(host.frame(of: "shown 1") != nil && host.evaluations(of: Frame.self) == 1)
    }

    @Test func `a new identity begins with new state`() {
        let kept = StandInHostCounter()
        let host = StandInHost(Outer { $0 == 2 ? nil : kept.allowsHitTesting(false) })
        kept.raise()
        host.update()
        #expect(host.frame(of: "kept 1") != nil)
        tap(host)
        tap(host)
        tap(host)
        #expect(host.frame(of: "kept 0") != nil)
    }

    struct StandInHostCounter: View {
        @State private var count = 0
        func raise() { count += 1 }
        var body: some View { Text("kept \(count)") }
    }
}
