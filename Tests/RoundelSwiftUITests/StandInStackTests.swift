#if canImport(SwiftUI)
import SwiftUI
import Testing

/// Stacks, lists, navigation and controls.
@MainActor @Suite struct StandInStackTests {
    @Test func `a view of fixed length gets that length, and flexible views divide the remainder`() {
        let stack = VStack(spacing: 10) {
            Color.red
            Text("fixed")
            Circle()
        }
        let host = StandInHost(stack, size: CGSize(width: 100, height: 221))
        #expect(host.all.first { $0.value is Color }?.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(host.frame(of: "fixed") == CGRect(x: 31, y: 100, width: 38, height: 21))
    }

    @Test func `a stack keeps the state of its views when its axis changes`() {
        struct Turning: View {
            @State private var isRow = false
            @State private var taps = 0
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Button {
                        isRow.toggle()
                    } label: {
                        Text("turn").frame(width: 50, height: 50)
                    }
                    StandInHostTests.Counter(name: "n")
                }
            }
        }
        let host = StandInHost(Turning(), size: CGSize(width: 90, height: 90))
        host.tap(CGPoint(x: 45, y: 70))
        #expect(host.frame(of: "n1")?.midY == 70)
        host.tap(CGPoint(x: 45, y: 25))
        #expect(host.frame(of: "n1")?.midX == 70)
    }

    @Test func `a square is as large as its bounds allow, up to a maximum`() {
        let view = Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: 60, maxHeight: 60).padding(5)
        func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
            let host = StandInHost(view, size: CGSize(width: width, height: height))
            return host.all.first { $0.value is Color }?.frame
        }
        #expect(frame(100, 100) == CGRect(x: 20, y: 20, width: 60, height: 60))
        #expect(frame(100, 40) == CGRect(x: 35, y: 5, width: 30, height: 30))
    }

    @Test func `a navigation link pushes its destination`() {
        struct Item: Identifiable { let id: String }
        let stack = NavigationStack {
            List([Item(id: "a"), Item(id: "b")]) { item in
                NavigationLink {
                    Text("shows " + item.id)
                } label: {
                    Text(item.id)
                }
            }
        }
        let host = StandInHost(stack)
        let row = host.frame(of: "b") ?? .null
        host.tap(CGPoint(x: row.midX, y: row.midY))
        #expect(host.frame(of: "shows b") != nil && host.frame(of: "a") == nil)
    }

    @Test func `a slider clamps its value to its range`() throws {
        let number = State(initialValue: 1.0)
        let host = StandInHost(Slider(value: number.projectedValue, in: 0...2) { Text("number") })
        let slider = try #require(host.all((any StandInSlider).self).first)
        slider.standInSlide(to: 3)
        #expect(number.wrappedValue == 2 && slider.standInValue == 2)
    }
}
#endif
