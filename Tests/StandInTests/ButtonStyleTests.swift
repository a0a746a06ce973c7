import SwiftUI
import Testing

/// Button styles, in a window of 200 by 200 points with a button at its centre.
@MainActor @Suite struct ButtonStyleTests {
    /// A label with a name that shows tests whether the button is pressed.
    struct Telling: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : "idle")
                if configuration.role == .destructive { Text("destructive") }
            }
        }
    }

    /// A style that runs the action twice as soon as a finger moves on the button.
    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.simultaneousGesture(
                DragGesture(minimumDistance: 0).onEnded { _ in
                    configuration.trigger()
                    configuration.trigger()
                }
            )
        }
    }

    /// A style that shows the button with a text beside it.
    struct Marked: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                Text("marked")
                Button(configuration)
            }
        }
    }

    struct Counter: View {
        var role: ButtonRole?
        @State private var count = 0
        var body: some View {
            Button(role: role) {
                count += 1
            } label: {
                Text("count \(count)").frame(width: 60, height: 60)
            }
        }
    }

    private let middle = CGPoint(x: 100, y: 100)

    @Test func `a button shows the body of its style`() {
        let host = StandInHost(Counter().buttonStyle(Telling()))
        #expect(host.frame(of: "idle") != nil && host.frame(of: "count 0") != nil)
        #expect(host.frame(of: "destructive") == nil)
        #expect(StandInHost(Counter()).frame(of: "idle") == nil)
    }

    @Test func `a style gets the role of its button`() {
        let host = StandInHost(Counter(role: .destructive).buttonStyle(Telling()))
        #expect(host.frame(of: "destructive") != nil)
        #expect(StandInHost(Counter(role: .cancel).buttonStyle(Telling())).frame(of: "destructive") == nil)
    }

    @Test func `a button is pressed while a finger is on it`() {
        let host = StandInHost(Counter().buttonStyle(Telling()))
        let touch = host.touch(at: middle, time: 0)
        #expect(host.frame(of: "pressed") != nil)
        host.move(touch, to: CGPoint(x: 190, y: 100), time: 0.1)
        #expect(host.frame(of: "idle") != nil)
        host.move(touch, to: middle, time: 0.2)
        #expect(host.frame(of: "pressed") != nil)
        host.lift(touch, at: middle, time: 0.3)
        #expect(host.frame(of: "idle") != nil && host.frame(of: "count 1") != nil)
    }

    @Test func `a cancelled touch presses nothing`() {
        let host = StandInHost(Counter().buttonStyle(Telling()))
        let touch = host.touch(at: middle, time: 0)
        host.cancel(touch)
        #expect(host.frame(of: "idle") != nil && host.frame(of: "count 0") != nil)
    }

    @Test func `a gesture that takes the finger ends the press`() {
        let view = Counter().buttonStyle(Telling())
            .highPriorityGesture(DragGesture(minimumDistance: 10).onEnded { _ in })
        let host = StandInHost(view)
        let touch = host.touch(at: middle, time: 0)
        #expect(host.frame(of: "pressed") != nil)
        host.move(touch, to: CGPoint(x: 115, y: 100), time: 0.1)
        #expect(host.frame(of: "idle") != nil)
        host.lift(touch, at: CGPoint(x: 115, y: 100), time: 0.2)
        #expect(host.frame(of: "count 0") != nil)
    }

    @Test func `a button is pressed until the last finger leaves`() {
        let host = StandInHost(Counter().buttonStyle(Telling()))
        let (first, second) = (host.touch(at: middle, time: 0), host.touch(at: middle, time: 0))
        host.cancel(first)
        #expect(host.frame(of: "pressed") != nil)
        host.cancel(second)
        #expect(host.frame(of: "idle") != nil)
    }

    @Test func `a disabled button is not pressed`() {
        let host = StandInHost(Counter().buttonStyle(Telling()).disabled(true))
        let touch = host.touch(at: middle, time: 0)
        #expect(host.frame(of: "idle") != nil)
        host.lift(touch, at: middle, time: 0.1)
        #expect(host.frame(of: "count 0") != nil)
    }

    @Test func `a primitive style triggers the action itself`() {
        let host = StandInHost(Counter().buttonStyle(Twice()))
        host.tap(middle)
        #expect(host.frame(of: "count 2") != nil)
    }

    @Test func `a button in a primitive style has the style around that one`() {
        let host = StandInHost(Counter().buttonStyle(Marked()).buttonStyle(Telling()))
        #expect(host.frame(of: "marked") != nil && host.frame(of: "idle") != nil)
        host.tap(middle)
        #expect(host.frame(of: "count 1") != nil)
    }

    @Test func `a button has the innermost style`() {
        let host = StandInHost(Counter().buttonStyle(.plain).buttonStyle(Telling()))
        #expect(host.frame(of: "idle") == nil)
        host.tap(middle)
        #expect(host.frame(of: "count 1") != nil)
        #expect(host.frame(of: "count 1") == StandInHost(Counter()).frame(of: "count 0"))
    }
}
