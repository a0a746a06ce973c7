import SwiftUI
import Testing

/// Which SwiftUI gesture gets a finger, and when it loses the finger.
@MainActor @Suite struct FingerTests {
    final class Log {
        var lines: [String] = []
        init() {}
    }

    /// A square that records the drags on it.
    struct Pad: View {
        let name: String
        let log: Log
        var distance: CGFloat = 5
        @GestureState private var isHeld = false
        @State private var changes = 0
        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .overlay { Text("\(name) \(isHeld) \(changes)").allowsHitTesting(false) }
                .gesture(
                    DragGesture(minimumDistance: distance)
                        .updating($isHeld) { _, isHeld, _ in isHeld = true }
                        .onChanged { value in
                            changes += 1
                            log.lines.append("\(name) \(changes) \(Int(value.location.x))")
                        }
                        .onEnded { _ in log.lines.append("\(name) ended") }
                )
        }
    }

    struct Leaving: View {
        let log: Log
        @State private var step = 0
        let isRemoved: Bool
        var body: some View {
            ZStack {
                if !(isRemoved && step > 0) {
                    Pad(name: "pad", log: log).disabled(!isRemoved && step == 1)
                }
                Text("step \(step)").allowsHitTesting(false)
            }
            .focusable().onKeyPress { _ in
                step += 1
                return .handled
            }
        }
    }

    private let middle = CGPoint(x: 100, y: 100)
    private func right(_ x: CGFloat) -> CGPoint { CGPoint(x: 100 + x, y: 100) }

    @Test func `a gesture follows one finger at a time`() {
        let log = Log()
        let host = StandInHost(Pad(name: "pad", log: log))
        let first = host.touch(at: middle, time: 0)
        let second = host.touch(at: middle, time: 0)
        host.move(first, to: right(10), time: 0.1)
        host.move(second, to: right(20), time: 0.2)
        host.lift(second, at: right(20), time: 0.3)
        #expect(log.lines == ["pad 1 60"])
        host.lift(first, at: right(12), time: 0.4)
        #expect(log.lines.last == "pad ended")
        let third = host.touch(at: middle, time: 0.5)
        host.move(third, to: right(30), time: 0.6)
        #expect(log.lines.last == "pad 2 80")
    }

    @Test func `fingers on two views drag both`() {
        let log = Log()
        let host = StandInHost(
            HStackLayout(spacing: 0) {
                Pad(name: "a", log: log)
                Pad(name: "b", log: log)
            }
        )
        let (first, second) = (
            host.touch(at: CGPoint(x: 50, y: 100), time: 0), host.touch(at: CGPoint(x: 150, y: 100), time: 0)
        )
        host.move(first, to: CGPoint(x: 60, y: 100), time: 0.1)
        host.move(second, to: CGPoint(x: 170, y: 100), time: 0.1)
        #expect(log.lines == ["a 1 60", "b 1 70"])
    }

    @Test func `a gesture is cancelled when its view is removed`() {
        let log = Log()
        let host = StandInHost(Leaving(log: log, isRemoved: true))
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(10), time: 0.1)
        host.press(.return)
        host.move(touch, to: right(20), time: 0.2)
        host.lift(touch, at: right(20), time: 0.3)
        #expect(log.lines == ["pad 1 60"])
    }

    @Test func `a gesture is cancelled, and its state reset, when its view is disabled`() {
        let log = Log()
        let host = StandInHost(Leaving(log: log, isRemoved: false))
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(10), time: 0.1)
        #expect(host.frame(of: "pad true 1") != nil)
        host.press(.return)
        #expect(host.frame(of: "step 1") != nil && host.frame(of: "pad false 1") != nil)
        host.lift(touch, at: right(20), time: 0.3)
        #expect(log.lines == ["pad 1 60"])
    }

    @Test func `a window that is closed cancels its touches`() {
        let log = Log()
        let host = StandInHost(Pad(name: "pad", log: log))
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(10), time: 0.1)
        host.isShown = false
        host.isShown = true
        #expect(host.frame(of: "pad false 1") != nil)
        host.lift(touch, at: middle, time: 0.2)
        #expect(log.lines == ["pad 1 60"])
    }

    @Test func `the most recent action of a gesture is called`() {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                let present = count
                return Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        log.lines.append("\(present)")
                        count += 1
                    }
                )
                .opacity(Double(count))
            }
        }
        let log = Log()
        let host = StandInHost(Counter(log: log))
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(1), time: 0.1)
        host.move(touch, to: right(2), time: 0.2)
        #expect(log.lines == ["0", "1", "2"])
    }

    @Test func `gestures of high priority come first, and simultaneous ones run in parallel`() {
        let log = Log()
        func drag(_ name: String) -> some Gesture {
            DragGesture(minimumDistance: 5).onChanged { _ in log.lines.append(name) }
        }
        let host = StandInHost(
            Pad(name: "pad", log: log).simultaneousGesture(drag("beside")).gesture(drag("around"))
        )
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(10), time: 0.1)
        #expect(log.lines == ["beside", "pad 1 60"])
        log.lines = []
        let other = StandInHost(Pad(name: "pad", log: log).highPriorityGesture(drag("high")))
        other.move(other.touch(at: middle, time: 0), to: right(10), time: 0.1)
        #expect(log.lines == ["high"])
    }

    @Test func `a content shape limits hit testing inside it`() {
        let log = Log()
        let host = StandInHost(Pad(name: "pad", log: log, distance: 0).contentShape(Circle()))
        _ = host.touch(at: CGPoint(x: 52, y: 52), time: 0)
        #expect(log.lines.isEmpty)
        _ = host.touch(at: middle, time: 0)
        #expect(log.lines == ["pad 1 50"])
    }

    @Test func `a tap goes to the innermost enabled view, and a drag is not a tap`() {
        let log = Log()
        let host = StandInHost(
            Color.red.frame(width: 60, height: 60)
                .onTapGesture { log.lines.append("inner") }
                .frame(width: 100, height: 100)
                .onTapGesture { log.lines.append("outer") }
                .gesture(DragGesture(minimumDistance: 5).onChanged { _ in log.lines.append("drag") })
        )
        host.tap(middle)
        #expect(log.lines == ["inner"])
        let touch = host.touch(at: middle, time: 0)
        host.move(touch, to: right(10), time: 0.1)
        host.lift(touch, at: right(10), time: 0.2)
        #expect(log.lines == ["inner", "drag"])
    }

    struct Column: View {
        let log: Log
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Pad(name: "pad", log: log)
                    Text("below").frame(width: 100, height: 300)
                }
            }
        }
    }

    @Test func `a scroll view moves its content within its bounds`() {
        let host = StandInHost(Column(log: Log()))
        let start = host.frame(of: "below")?.minY ?? .nan
        let touch = host.touch(at: CGPoint(x: 100, y: 180), time: 0)
        host.move(touch, to: CGPoint(x: 100, y: 130), time: 0.1)
        #expect(host.frame(of: "below")?.minY == start - 50)
        host.move(touch, to: CGPoint(x: 100, y: -900), time: 0.2)
        #expect(host.frame(of: "below")?.minY == start - 200)
    }

    @Test func `a scroll view takes a finger only if its policy allows it`() {
        let log = Log()
        let host = StandInHost(Column(log: log))
        func drag() {
            let touch = host.touch(at: CGPoint(x: 100, y: 50), time: 0)
            host.move(touch, to: CGPoint(x: 100, y: 42), time: 0.1)
            host.move(touch, to: CGPoint(x: 100, y: 20), time: 0.2)
            host.lift(touch, at: CGPoint(x: 100, y: 20), time: 0.3)
        }
        let start = host.frame(of: "below")?.minY ?? .nan
        drag()
        #expect(log.lines == ["pad 1 50", "pad 2 50", "pad ended"] && host.frame(of: "below")?.minY == start)
        log.lines = []
        host.scrollPolicy = { translation, _, _ in hypot(translation.width, translation.height) >= 10 }
        drag()
        #expect(log.lines == ["pad 3 50"] && host.frame(of: "pad false 3") != nil)
        #expect(host.frame(of: "below")?.minY == start - 30)
    }

    @Test func `hit testing uses the final or the presented positions, as set`() {
        struct Turning: View {
            let log: Log
            @State private var isTurned = false
            var body: some View {
                HStackLayout(spacing: 0) {
                    Color.red.onTapGesture { log.lines.append("first") }
                    Color.blue.onTapGesture {
                        log.lines.append("second")
                        withAnimation(.linear(duration: 1)) { isTurned = true }
                    }
                }
                .rotationEffect(.degrees(isTurned ? 180 : 0))
            }
        }
        let log = Log()
        let host = StandInHost(Turning(log: log))
        host.tap(CGPoint(x: 150, y: 100))
        host.tap(CGPoint(x: 150, y: 100))
        host.touchesWhatIsShown = true
        host.tap(CGPoint(x: 150, y: 100))
        #expect(log.lines == ["second", "first", "second"])
    }
}
