#if canImport(SwiftUI)
import Roundel
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Which item of a menu a tap chooses where no button recognises it.
@MainActor @Suite(.standIn) struct PressedItemTests {
    private nonisolated static let gestures: [TurnGesture] = [.immediate, .afterMoving(5), .afterMoving(10)]

    /// The items after the change, and those that a tap on "b" then chooses.
    private nonisolated static let changes: [(names: [String], selected: [String])] = [
        (["a", "c", "b", "d"], []), (["a", "x", "c", "d"], []), (["a", "b", "d", "c"], ["b"]),
        (["x", "b", "c", "y"], ["b"]), (["a", "x", "b", "x2", "c", "x3", "d", "x4"], ["b"]),
        (["a", "b", "x", "x2", "c", "x3", "d", "x4"], []),
    ]

    @Test(arguments: changes, gestures)
    func `an item that takes the place of the one under a finger is not chosen`(
        change: (names: [String], selected: [String]),
        gesture: TurnGesture
    ) {
        let scene = MenuScene { $0.turning = TurnSettings(gesture: gesture) }
        let point = scene.position(of: "b")
        let near = CGPoint(x: point.x - 6, y: point.y)
        let touch = scene.host.touch(at: CGPoint(x: point.x, y: point.y), time: 0.1)
        scene.host.move(touch, to: near, time: 0.2)
        scene.change { $0.names = change.names }
        scene.host.lift(touch, at: near, time: 0.3)
        #expect(scene.model.selected == change.selected)
    }

    /// A menu with one long item, whose sizes may change.
    private struct Long: View {
        @ObservedObject var model: Model
        let gesture: TurnGesture

        @MainActor final class Model: ObservableObject {
            @Published var width = 40.0
            var told: [String] = []
            nonisolated init() {}
        }

        var body: some View {
            let (model, width) = (model, model.width)
            CircularMenu(
                ["a long name", "a", "b", "c", "d"],
                id: \.self,
                isOpen: .constant(true),
                layout: RadialLayout(radius: .fixed(80), start: .degrees(90)),
                turning: TurnSettings(gesture: gesture),
                behavior: MenuBehavior(landsOnItems: false, turnsSelectionToPointer: false),
                onSelect: { model.told.append($0) }
            ) {
                Text($0).frame(width: $0.count > 1 ? 200 : width, height: 24)
            } center: {
                Text("+")
            }
            .environment(\.turnClock, TurnClock { 0.1 })
        }
    }

    @Test(arguments: gestures)
    func `a tap on a small item beside a long one chooses it, and one beside it none`(
        gesture: TurnGesture
    ) throws {
        let model = Long.Model()
        let size = CGSize(width: 400, height: 400)
        let host = StandInHost(Long(model: model, gesture: gesture), size: size)
        func tap(_ name: String, _ distance: Double) throws -> [String] {
            let frame = try #require(host.frame(of: name))
            let point = CGPoint(x: frame.midX + distance, y: frame.midY)
            let touch = host.touch(at: point, time: 0)
            host.move(touch, to: CGPoint(x: point.x, y: point.y + 6), time: 0.05)
            host.lift(touch, at: CGPoint(x: point.x, y: point.y + 6), time: 0.1)
            defer { model.told = [] }
            return model.told
        }
        for name in ["a", "b", "c", "d"] {
            #expect(try tap(name, 0) == [name] && tap(name, 19) == [name] && tap(name, -19) == [name])
            #expect(try tap(name, 21) != [name])
        }
        #expect(try tap("a long name", 99) == ["a long name"])
        model.width = 50
        host.update()
        #expect(try tap("b", 24) == ["b"])
        // Also if it grows under the finger.
        guard gesture != .afterMoving(10) else { return }
        let frame = try #require(host.frame(of: "b"))
        let touch = host.touch(at: CGPoint(x: frame.midX + 23, y: frame.midY), time: 0)
        model.width = 70
        host.update()
        host.lift(touch, at: CGPoint(x: frame.midX + 30, y: frame.midY), time: 0.1)
        #expect(model.told == ["b"])
    }

    /// A menu whose items are 100 by 20 points, 100 points from its middle.
    private func longItems(
        _ orientation: MenuBehavior.Orientation,
        _ turning: MenuBehavior.Turning,
        start: SwiftUI.Angle,
        _ gesture: TurnGesture,
        onSelect: @escaping @Sendable (String) -> Void
    ) -> StandInHost {
        StandInHost(
            CircularMenu(
                ["a", "b", "c", "d"],
                id: \.self,
                isOpen: .constant(true),
                layout: RadialLayout(radius: .fixed(100), start: start),
                turning: TurnSettings(gesture: gesture),
                behavior: MenuBehavior(
                    turning: turning,
                    landsOnItems: false,
                    turnsSelectionToPointer: false,
                    orientation: orientation
                ),
                onSelect: onSelect
            ) {
                Text($0).frame(width: 100, height: 20)
            } center: {
                EmptyView()
            }
            .environment(\.turnClock, TurnClock { 0 }),
            size: CGSize(width: 400, height: 400)
        )
    }

    /// A menu of items of 100 by 20 points on a circle about the middle, and the items that a tap
    /// beside the middle of the first one chooses.
    private func taps(
        _ orientation: MenuBehavior.Orientation,
        _ turning: MenuBehavior.Turning,
        start: SwiftUI.Angle
    ) -> (Double, Double) -> [String] {
        nonisolated(unsafe) var told: [String] = []
        let host = longItems(orientation, turning, start: start, .immediate) { told.append($0) }
        return { x, y in
            let item = Point2D(200, 200) + Point2D(direction: Roundel.Angle(start)) * 100 + Point2D(x, y)
            host.lift(host.touch(at: CGPoint(item), time: 0), at: CGPoint(item), time: 0.1)
            defer { told = [] }
            return told
        }
    }

    @Test(
        arguments: [MenuBehavior.Orientation.radial, .tangential, .upright],
        [MenuBehavior.Turning.always, .never]
    )
    func `a tap hits an item as it is turned`(
        orientation: MenuBehavior.Orientation,
        turning: MenuBehavior.Turning
    ) {
        let above = taps(orientation, turning, start: .degrees(-90))
        let isHigh = orientation == .radial
        #expect(above(0, 0) == ["a"])
        #expect(above(0, 40) == (isHigh ? ["a"] : []) && above(0, -40) == (isHigh ? ["a"] : []))
        #expect(above(40, 0) == (isHigh ? [] : ["a"]) && above(-40, 0) == (isHigh ? [] : ["a"]))
        // Outward, and along the circle.
        let upperRight = taps(orientation, turning, start: .degrees(-45))
        #expect(upperRight(28, -28) == (orientation == .radial ? ["a"] : []))
        #expect(upperRight(28, 28) == (orientation == .tangential ? ["a"] : []))
    }

    @Test func `the sizes of items that are gone are forgotten`() {
        let sizes = ViewSizes()
        for id in 0..<9 { sizes.items[id] = CGSize(width: id, height: 1) }
        sizes.keep(itemsOf: [7, 3, 12])
        #expect(sizes.items == [7: CGSize(width: 7, height: 1), 3: CGSize(width: 3, height: 1)])
    }

    @Test func `a tap that trembles on the end of a turned item is a tap, also of a button`() {
        nonisolated(unsafe) var told: [String] = []
        let host = longItems(.radial, .always, start: .degrees(-90), .alongside(0)) { told.append($0) }
        // "a" is upright on its end, from 50 to 150 points below the top.
        let touch = host.touch(at: CGPoint(x: 200, y: 60), time: 0)
        host.move(touch, to: CGPoint(x: 202, y: 60), time: 0.05)
        host.lift(touch, at: CGPoint(x: 202, y: 60), time: 0.1)
        #expect(told == ["a"])
    }
}
#endif
