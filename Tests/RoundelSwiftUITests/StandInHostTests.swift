#if canImport(SwiftUI)
import RoundelTestSupport
import SwiftUI
import Testing

/// What the other tests rely on: the stand-in keeps state, mirrors layouts and performs hit
/// testing.
@MainActor @Suite struct StandInHostTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Button {
                count += 1
            } label: {
                Text("\(name)\(count)").frame(width: 40, height: 40)
            }
        }
    }

    struct Switch: View {
        @State private var isFirst = true
        @State private var changes: [String] = []
        var body: some View {
            ZStack {
                if isFirst { Counter(name: "first") } else { Counter(name: "second") }
                Text(changes.joined()).allowsHitTesting(false)
            }
            .focusable()
            .onKeyPress { _ in
                isFirst.toggle()
                return .handled
            }
            .onChange(of: isFirst) { old, new in changes.append("\(old)>\(new) ") }
        }
    }

    @Test func `state lives as long as its position in the view tree`() {
        let host = StandInHost(Switch())
        let middle = CGPoint(x: 100, y: 100)
        host.tap(middle)
        host.tap(middle)
        #expect(host.frame(of: "first2") != nil)
        #expect(host.frame(of: "") != nil)
        host.press(.return)
        #expect(host.frame(of: "second0") != nil)
        #expect(host.frame(of: "true>false ") != nil)
        host.press(.return)
        #expect(host.frame(of: "first0") != nil)
    }

    @Test func `state follows the identity of the data`() {
        let order = State(initialValue: ["a", "b"])
        struct List: View {
            let order: State<[String]>
            var body: some View {
                Row { ForEach(order.wrappedValue, id: \.self) { Counter(name: $0) } }
            }
        }
        let host = StandInHost(List(order: order), size: CGSize(width: 80, height: 40))
        host.tap(CGPoint(x: 20, y: 20))
        #expect(host.frame(of: "a1")?.midX == 20)
        order.wrappedValue = ["b", "a"]
        host.update()
        #expect(host.frame(of: "a1")?.midX == 60 && host.frame(of: "b0")?.midX == 20)
    }

    /// A row of views, in the coordinates of left-to-right environments.
    struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 40 * subviews.count, height: 40)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout Void
        ) {
            for (index, subview) in subviews.enumerated() {
                let corner = CGPoint(x: bounds.minX + 40 * CGFloat(index), y: bounds.minY)
                subview.place(at: corner, proposal: ProposedViewSize(width: 40, height: 40))
            }
        }
    }

    @Test func `right-to-left environments mirror the positions that a layout assigns`() {
        let row = Row {
            Counter(name: "a")
            Counter(name: "b")
        }
        let host = StandInHost(row, size: CGSize(width: 80, height: 40))
        #expect(host.frame(of: "a0")?.midX == 20)
        host.environment.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a0")?.midX == 60)
        host.tap(CGPoint(x: 60, y: 20))
        #expect(host.frame(of: "a1") != nil)
    }

    @Test func `hit testing accounts for rotation and for views in front`() {
        let row = Row {
            Counter(name: "a")
            Counter(name: "b")
        }
        let host = StandInHost(row.rotationEffect(.degrees(180)), size: CGSize(width: 80, height: 40))
        host.tap(CGPoint(x: 20, y: 20))
        #expect(host.frame(of: "b1") != nil)
        let covered = StandInHost(Counter(name: "a").overlay { Color.red })
        covered.tap(CGPoint(x: 100, y: 100))
        #expect(covered.frame(of: "a0") != nil)
    }

    @Test func `gesture state is reset after every drag, and onEnded is called for successful drags only`() {
        struct Pad: View {
            @GestureState private var isTouched = false
            @State private var ends = 0
            var body: some View {
                Color.red
                    .gesture(
                        DragGesture(minimumDistance: 5)
                            .updating($isTouched) { _, isTouched, _ in isTouched = true }
                            .onEnded { _ in ends += 1 }
                    )
                    .overlay { Text(verbatim: "\(isTouched) \(ends)").allowsHitTesting(false) }
            }
        }
        let host = StandInHost(Pad())
        func drag() -> StandInHost.Touch {
            let touch = host.touch(at: CGPoint(x: 50, y: 50), time: 0)
            #expect(host.frame(of: "true 0") == nil)
            host.move(touch, to: CGPoint(x: 60, y: 50), time: 0.1)
            #expect(host.frame(of: "true 0") != nil)
            return touch
        }
        host.cancel(drag())
        #expect(host.frame(of: "false 0") != nil)
        host.lift(drag(), at: CGPoint(x: 60, y: 50), time: 0.2)
        #expect(host.frame(of: "false 1") != nil)
    }
}
#endif
