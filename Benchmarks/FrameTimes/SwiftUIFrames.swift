import Foundation
import RoundelSwiftUI
import SwiftUI

/// What a scene counts.
@MainActor final class Counter: ObservableObject {
    @Published var rotation = 0.0
    /// How often the closure of an item was called.
    var made = 0
    /// Later than the system's clock, by which the menu's commands are timed.
    var now = Date().timeIntervalSinceReferenceDate + 1_000
    nonisolated init() {}
}

/// The frames of a `CircularMenu` that spins.
@MainActor struct MenuFrames {
    let time: Double
    /// How many closures of items a frame calls.
    let made: Int

    init(_ count: Int) {
        let (counter, controller) = (Counter(), MenuController<Int>())
        let app = MenuApp(count: count, counter: counter, controller: controller)
        let host = StandInHost(app, size: CGSize(width: 400, height: 400))
        controller.open(animated: false)
        host.update()
        let isSpinning = controller.spin(velocity: .radians(3))
        precondition(isSpinning, "The menu turns.")
        let frame = {
            counter.now += 1.0 / 60
            host.frame(at: counter.now)
        }
        frame()
        let before = (counter.made, controller.rotation)
        frame()
        precondition(controller.rotation != before.1, "The menu turns.")
        made = counter.made - before.0
        time = FrameTimes.fastest(frame)
    }
}

private struct MenuApp: View {
    let count: Int
    let counter: Counter
    let controller: MenuController<Int>

    var body: some View {
        let counter = counter
        CircularMenu(
            0..<count,
            id: \.self,
            layout: RadialLayout(radius: .fixed(180)),
            controller: controller,
            item: { number in
                counter.made += 1
                return Text("\(number)").frame(width: 2, height: 2)
            },
            center: { Text("+") }
        )
    }
}

/// The frames of straightforward code: a rotation in the model, by which each item
/// is turned about the centre.
@MainActor struct PlainFrames {
    let time: Double
    let made: Int

    init(_ count: Int) {
        let counter = Counter()
        let app = PlainApp(count: count, counter: counter)
        let host = StandInHost(app, size: CGSize(width: 400, height: 400))
        let frame = {
            counter.now += 1.0 / 60
            counter.rotation += 0.05
            host.frame(at: counter.now)
        }
        frame()
        let before = counter.made
        frame()
        made = counter.made - before
        time = FrameTimes.fastest(frame)
    }
}

private struct PlainApp: View {
    let count: Int
    @ObservedObject var counter: Counter

    var body: some View {
        let slice = 2 * Double.pi / Double(count)
        ZStack {
            ForEach(0..<count, id: \.self) { number in
                let _ = counter.made += 1
                Text("\(number)").frame(width: 2, height: 360)
                    .rotationEffect(.radians(counter.rotation + slice * Double(number)))
            }
        }
    }
}
