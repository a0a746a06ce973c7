#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Which view a controller drives: views that appear, are evaluated and disappear, without content.
@MainActor @Suite struct ConnectedViewsTests {
    /// The views of a controller by name, with a clock that runs later actions by hand.
    @MainActor private final class Screen {
        struct Link: ViewLink {
            weak var owner: ViewOwner?
            let clock: TurnClock
            let name: String
            let number: Int
        }

        let views = ConnectedViews<Link>()
        private(set) var later: [@MainActor () -> Void] = []
        private(set) var ended: [String] = []
        private var owners: [String: ViewOwner] = [:]

        private func owner(_ name: String) -> ViewOwner {
            let owner = owners[name] ?? ViewOwner()
            owners[name] = owner
            return owner
        }

        func link(_ name: String, _ number: Int = 0) -> Link {
            let clock = TurnClock(now: { 0 }, later: { self.later.append($0) })
            return Link(owner: owner(name), clock: clock, name: name, number: number)
        }

        func evaluate(_ names: String..., number: Int = 0) {
            for name in names { views.connect(link(name, number)) }
        }

        func appear(_ name: String, number: Int = 0) {
            evaluate(name, number: number)
            views.appear(link(name, number))
        }

        /// Whether the controller loses its view.
        @discardableResult func disappear(_ name: String) -> Bool {
            let isLost = views.hide(owner(name))
            if isLost { views.remove(owner(name)) }
            return isLost
        }

        func expect(_ name: String) {
            views.expect(link(name)) { owner in
                self.ended += self.owners.filter { $0.value === owner }.map(\.key)
            }
        }

        func release(_ name: String) { owners[name] = nil }

        func runLater() {
            let actions = later
            later = []
            for action in actions { action() }
        }

        var current: String? { views.current?.name }
        var number: Int? { views.current?.number }
        var arriving: String? { views.arriving?.name }
        var acceptsCommands: Bool { views.acceptsCommands }
        var isShown: Bool { views.isShown }
    }

    private let screen = Screen()

    @Test func `a view that is evaluated refreshes its own entry alone`() {
        screen.appear("a")
        screen.appear("b")
        screen.evaluate("a", number: 1)
        #expect(screen.current == "b" && screen.number == 0)
        screen.evaluate("b", number: 2)
        #expect(screen.number == 2)
        screen.disappear("b")
        #expect(screen.current == "a" && screen.number == 1)
        screen.evaluate("b", number: 3)
        screen.disappear("a")
        #expect(screen.current == nil && !screen.isShown)
        screen.evaluate("b", number: 4)
        #expect(screen.current == nil)
        screen.views.appear(screen.link("b", 5))
        #expect(screen.number == 5 && screen.acceptsCommands)
    }

    @Test func `an alternative that was evaluated before another one appeared is not about to appear`() {
        screen.evaluate("a", "b")
        screen.views.appear(screen.link("a"))
        #expect(screen.arriving == nil)
        screen.evaluate("b")
        #expect(screen.arriving == nil)
        screen.evaluate("c", "c")
        #expect(screen.arriving == "c")
        screen.evaluate("d")
        screen.views.appear(screen.link("c"))
        #expect(screen.arriving == nil, "an alternative to the one that appeared")
    }

    @Test func `a view that is expected and appears keeps the controller`() {
        for name in ["a", "b"] {
            screen.views.appear(screen.link(name))
            screen.expect(name)
        }
        screen.views.appear(screen.link("b"))
        for _ in 0..<2 {
            screen.runLater()
            #expect(screen.ended == ["a"])
        }
    }

    @Test func `a view that is just disappearing has the controller but accepts no commands`() throws {
        screen.evaluate("a")
        #expect(screen.acceptsCommands && !screen.isShown)
        screen.views.appear(screen.link("a"))
        let owner = try #require(screen.link("a").owner)
        #expect(screen.views.hide(owner) && screen.current == "a" && !screen.acceptsCommands)
        screen.evaluate("b")
        #expect(screen.arriving == nil)
        screen.views.remove(owner)
        #expect(screen.current == "b" && screen.acceptsCommands)
    }

    @Test func `commands are for a view that was just evaluated, but not if it does not appear`() {
        screen.views.appear(screen.link("a"))
        screen.evaluate("b")
        #expect(screen.current == "a" && screen.arriving == "b")
        // That of the view evaluated before does not forget the one evaluated after it.
        let early = screen.later
        screen.evaluate("c")
        for action in early { action() }
        #expect(screen.arriving == "c")
        screen.runLater()
        #expect(screen.arriving == nil && screen.current == "a")
        screen.disappear("a")
        #expect(screen.current == nil)
    }

    @Test func `an alternative that does not fit never takes the controller`() {
        screen.evaluate("fitting", "wide")
        screen.views.appear(screen.link("fitting"))
        screen.runLater()
        #expect(screen.arriving == nil)
        for number in 1..<9 {
            screen.evaluate("wide", "fitting", number: number)
            #expect(screen.arriving == nil && screen.current == "fitting")
        }
        screen.disappear("fitting")
        #expect(!screen.isShown && screen.current == nil)
        screen.evaluate("wide", number: 9)
        #expect(screen.number == 9)
    }

    @Test func `a view that was evaluated and released is not arriving`() {
        screen.views.appear(screen.link("a"))
        screen.evaluate("b")
        #expect(screen.arriving == "b")
        screen.release("b")
        #expect(screen.arriving == nil && screen.current == "a")
    }

    @Test func `a view that is released gives the controller back without having disappeared`() {
        screen.views.appear(screen.link("a"))
        for hasAppeared in [true, false] {
            for _ in 0..<100 {
                // It may have the address of the one before.
                screen.evaluate("next")
                #expect(screen.arriving == "next")
                if hasAppeared {
                    screen.views.appear(screen.link("next"))
                    #expect(screen.current == "next")
                } else {
                    screen.disappear("next")
                }
                screen.release("next")
            }
            #expect(screen.current == "a")
        }
        screen.disappear("a")
        #expect(screen.current == nil && !screen.isShown)
    }

    @Test func `while no view is on the screen the one evaluated last has the controller`() {
        #expect(screen.current == nil && !screen.acceptsCommands && !screen.isShown)
        #expect(!screen.views.drivesOther(than: screen.link("a").owner))
        screen.evaluate("a")
        #expect(screen.current == "a" && screen.acceptsCommands)
        screen.evaluate("b")
        #expect(screen.current == "b")
        screen.evaluate("a")
        #expect(screen.current == "a" && !screen.isShown && screen.arriving == nil)
        #expect(screen.views.drivesOther(than: screen.link("b").owner))
        screen.release("a")
        #expect(screen.current == nil)
    }

    @Test func `a view that disappears behind another one does not get it again`() {
        screen.appear("a")
        screen.appear("b")
        #expect(!screen.disappear("a") && screen.current == "b")
        #expect(screen.disappear("b") && screen.current == nil && !screen.isShown)
        // They may be evaluated once more while they go.
        screen.evaluate("a")
        #expect(screen.current == nil)
        screen.evaluate("b")
        #expect(screen.current == nil)
        screen.appear("a")
        #expect(screen.current == "a" && screen.acceptsCommands)
    }

    @Test func `each of several alternatives is new only once`() {
        screen.appear("a")
        screen.evaluate("b", "c")
        #expect(screen.arriving == "c")
        screen.runLater()
        screen.evaluate("b", "c", "b")
        #expect(screen.arriving == nil)
    }

    @Test func `a view that appears when it has the controller already is as it was last evaluated`() {
        for _ in 0..<2 { screen.appear("a") }
        screen.evaluate("a", number: 1)
        #expect(screen.current == "a" && screen.number == 1)
        #expect(screen.disappear("a") && screen.current == nil)
    }

    @Test func `a view that was new while the screen became empty keeps the controller`() {
        screen.appear("a")
        screen.evaluate("b")
        screen.disappear("a")
        #expect(screen.current == "b")
        screen.runLater()
        #expect(screen.current == "b")
    }

    @Test func `only the views that did not appear as expected are ended, once`() {
        for name in ["a", "b", "a"] { screen.expect(name) }
        screen.views.appear(screen.link("b"))
        #expect(screen.ended.isEmpty)
        screen.runLater()
        #expect(screen.ended == ["a"])
        screen.expect("c")
        screen.release("c")
        screen.runLater()
        #expect(screen.ended == ["a"])
    }
}
#endif
