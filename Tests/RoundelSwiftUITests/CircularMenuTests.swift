#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircularMenuTests {
    final class Model {
        var selection: String?
        var isOpen = true
        var selected: [String] = []
        var now = 0.0
        init() {}
    }

    /// Says in the item whether it stands at the pointer.
    struct Item: View {
        let name: String
        @Environment(\.isAtPointer) var isAtPointer
        var body: some View { Text(isAtPointer ? "[\(name)]" : name) }
    }

    static let names = ["a", "b", "c", "d"]

    static func host(
        _ model: Model,
        turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10)),
        layout: RadialLayout = RadialLayout(radius: .fixed(80)),
        direction: LayoutDirection = .leftToRight,
        ownsOpening: Bool = false
    ) -> StandInHost {
        let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
        let isOpen = Binding(get: { model.isOpen }, set: { model.isOpen = $0 })
        let menu = CircularMenu(
            names,
            id: \.self,
            selection: selection,
            isOpen: ownsOpening ? nil : isOpen,
            layout: layout,
            turning: turning,
            onSelect: { model.selected.append($0) },
            item: { Item(name: $0) },
            center: { Image(systemName: "plus") }
        )
        let clock = TurnClock { model.now }
        return StandInHost(menu.environment(\.turnClock, clock).environment(\.layoutDirection, direction))
    }

    static func settle(_ host: StandInHost, _ model: Model) {
        while host.isAnimating, model.now < 100 {
            model.now += 1.0 / 20
            host.frame(at: model.now)
        }
    }

    static func place(_ name: String, _ host: StandInHost) -> Point2D {
        let frame = host.frame(of: name) ?? host.frame(of: "[\(name)]") ?? .null
        return Point2D(frame.midX, frame.midY)
    }

    static func tap(_ name: String, _ host: StandInHost) {
        let point = place(name, host)
        host.tap(CGPoint(x: point.x, y: point.y))
    }

    @Test func `items stand on the circle, the first at the pointer`() {
        let host = Self.host(Model())
        #expect(near(Self.place("a", host), Point2D(100, 20)))
        #expect(near(Self.place("b", host), Point2D(180, 100)))
        #expect(host.frame(of: "[a]") != nil && host.frame(of: "b") != nil)
    }

    @Test func `a tap selects and turns the item to the pointer`() {
        let model = Model()
        let host = Self.host(model)
        Self.tap("b", host)
        #expect(model.selected == ["b"] && model.selection == "b")
        #expect(host.isAnimating)
        Self.settle(host, model)
        #expect(near(Self.place("b", host), Point2D(100, 20)))
        #expect(host.frame(of: "[b]") != nil)
        #expect(model.selected == ["b"] && model.selection == "b")
    }

    @Test func `a drag that begins on an item turns the menu and selects what rests at the pointer`() {
        let model = Model()
        let host = Self.host(model)
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        for step in 1...10 {
            let angle = Double(step) * -8 * .pi / 180
            let point = CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
            host.move(touch, to: point, time: Double(step) / 60)
        }
        let last = -80 * Double.pi / 180
        model.now = 1
        host.lift(touch, at: CGPoint(x: 100 + 80 * cos(last), y: 100 + 80 * sin(last)), time: 1)
        #expect(model.selected.isEmpty)
        Self.settle(host, model)
        #expect(model.selection == "b")
        #expect(near(Self.place("b", host), Point2D(100, 20)))
        #expect(host.values("sensoryFeedback", as: Int.self).reduce(0, +) > 0)
    }

    @Test func `the app's selection turns the menu`() {
        let model = Model()
        model.selection = "c"
        let host = Self.host(model)
        #expect(near(Self.place("c", host), Point2D(100, 20)))
        model.selection = "d"
        host.update()
        Self.settle(host, model)
        #expect(near(Self.place("d", host), Point2D(100, 20)))
        model.selection = "nothing"
        host.update()
        #expect(!host.isAnimating)
    }

    @Test func `the button in the middle opens and closes`() {
        let model = Model()
        let host = Self.host(model, ownsOpening: true)
        #expect(host.values("opacity", as: Double.self) == [0])
        #expect(near(Self.place("b", host), Point2D(100, 100)))
        let size = host.elements[0].frame.size
        let before = StandInAnimations.asked.count
        host.tap(CGPoint(x: 100, y: 100))
        #expect(host.values("opacity", as: Double.self) == [1])
        #expect(near(Self.place("b", host), Point2D(180, 100)))
        #expect(StandInAnimations.asked.dropFirst(before).contains { $0 != nil })
        #expect(host.elements[0].frame.size == size)
        host.tap(CGPoint(x: 100, y: 100))
        #expect(host.values("opacity", as: Double.self) == [0])
        Self.tap("b", host)
        #expect(model.selected.isEmpty)
    }

    @Test func `escape closes, in every way there is`() {
        for close in [
            { (host: StandInHost) in _ = host.press(.escape) },
            { (host: StandInHost) in host.exit() },
            { (host: StandInHost) in _ = host.perform(.escape) },
        ] {
            let model = Model()
            let host = Self.host(model)
            close(host)
            #expect(!model.isOpen)
            close(host)
            #expect(!model.isOpen)
        }
    }

    @Test func `a closed menu does nothing`() {
        let model = Model()
        model.isOpen = false
        let host = Self.host(model)
        for key in [KeyEquivalent.return, .rightArrow, .escape] { #expect(host.press(key) == .ignored) }
        host.perform(AccessibilityActionKind(named: Text("Next")))
        #expect(model.selected.isEmpty && model.selection == nil && !host.isAnimating)
    }

    @Test func `return selects the item at the pointer, arrows turn by an item`() {
        let model = Model()
        let host = Self.host(model)
        host.press(.return)
        #expect(model.selected == ["a"])
        host.press(.rightArrow)
        Self.settle(host, model)
        #expect(model.selection == "d")
        #expect(near(Self.place("d", host), Point2D(100, 20)))
    }

    @Test func `next and previous go round`() {
        let model = Model()
        let host = Self.host(model)
        let (next, previous) = ("Next", "Previous")
        for (name, expected) in [(next, "b"), (next, "c"), (previous, "b"), (previous, "a"), (previous, "d")]
        {
            #expect(host.perform(AccessibilityActionKind(named: Text(verbatim: name))))
            #expect(model.selection == expected)
            Self.settle(host, model)
            #expect(near(Self.place(expected, host), Point2D(100, 20)))
        }
    }

    @Test func `items tell their position and whether they are selected`() {
        let model = Model()
        model.selection = "b"
        let host = Self.host(model)
        let values = host.accessibility.compactMap { attachment in
            if case .value(let text) = attachment { text.standInString } else { nil }
        }
        #expect(values == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"])
        let traits = host.accessibility.compactMap { attachment in
            if case .traits(let traits) = attachment { traits } else { nil }
        }
        #expect(traits == [[], .isSelected, [], []])
    }

    @Test func `a menu that does not turn selects by taps alone`() {
        let model = Model()
        let host = Self.host(model, turning: nil)
        Self.tap("c", host)
        #expect(model.selection == "c" && model.selected == ["c"])
        #expect(near(Self.place("c", host), Point2D(100, 180)))
        let touch = host.touch(at: CGPoint(x: 180, y: 100), time: 0)
        host.move(touch, to: CGPoint(x: 100, y: 180), time: 0.1)
        host.lift(touch, at: CGPoint(x: 100, y: 180), time: 0.2)
        host.press(.rightArrow)
        host.perform(AccessibilityActionKind(named: Text("Next")))
        #expect(near(Self.place("c", host), Point2D(100, 180)))
        #expect(model.selection == "d")
    }

    @Test func `right to left runs the other way, and still turns under the finger`() {
        let model = Model()
        let host = Self.host(model, direction: .rightToLeft)
        #expect(near(Self.place("b", host), Point2D(20, 100)))
        let touch = host.touch(at: CGPoint(x: 20, y: 100), time: 0)
        let corner = 100 - 80 * 0.5.squareRoot()
        host.move(touch, to: CGPoint(x: corner, y: corner), time: 0.1)
        #expect(near(Self.place("b", host), Point2D(corner, corner)))
        host.move(touch, to: CGPoint(x: 100, y: 20), time: 0.2)
        model.now = 1
        host.lift(touch, at: CGPoint(x: 100, y: 20), time: 1)
        Self.settle(host, model)
        #expect(model.selection == "b")
        #expect(near(Self.place("b", host), Point2D(100, 20)))
    }

    @Test func `with Reduce Motion it opens and turns at once`() {
        let model = Model()
        let host = Self.host(model)
        host.reducesMotion = true
        Self.tap("c", host)
        #expect(!host.isAnimating)
        #expect(near(Self.place("c", host), Point2D(100, 20)))
        host.tap(CGPoint(x: 100, y: 100))
        #expect(!model.isOpen)
        #expect(StandInAnimations.asked.contains { $0 == nil })
    }
}
#endif
