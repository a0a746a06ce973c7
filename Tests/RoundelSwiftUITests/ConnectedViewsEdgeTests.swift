#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Edges of which view a controller drives.
@MainActor @Suite struct ConnectedViewsEdgeTests {
    /// Views that are evaluated, appear and disappear, with a clock whose time is given by hand.
    @MainActor private final class Screen {
        struct Link: ViewLink {
            weak var owner: ViewOwner?
            let clock: TurnClock
            let name: String
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

        func link(_ name: String) -> Link {
            let clock = TurnClock(now: { 0 }, later: { self.later.append($0) })
            return Link(owner: owner(name), clock: clock, name: name)
        }

        func evaluate(_ names: String...) { for name in names { views.connect(link(name)) } }

        func appear(_ name: String) {
            evaluate(name)
            views.appear(link(name))
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
        var arriving: String? { views.arriving?.name }
    }

    @Test func `while no view is on the screen the one evaluated last has the controller`() {
        let screen = Screen()
        #expect(screen.current == nil && !screen.views.acceptsCommands && !screen.views.isShown)
        #expect(!screen.views.drivesOther(than: screen.link("a").owner))
        screen.evaluate("a")
        #expect(screen.current == "a" && screen.views.acceptsCommands)
        screen.evaluate("b")
        #expect(screen.current == "b")
        screen.evaluate("a")
        #expect(screen.current == "a" && !screen.views.isShown && screen.arriving == nil)
        #expect(screen.views.drivesOther(than: screen.link("b").owner))
        screen.release("a")
        #expect(screen.current == nil)
    }

    @Test func `a view that disappears behind another one does not get it again`() {
        let screen = Screen()
        screen.appear("a")
        screen.appear("b")
        #expect(!screen.disappear("a") && screen.current == "b")
        #expect(screen.disappear("b") && screen.current == nil && !screen.views.isShown)
        // They may be evaluated once more while they go.
        screen.evaluate("a")
        #expect(screen.current == nil)
        screen.evaluate("b")
        #expect(screen.current == nil)
        screen.appear("a")
        #expect(screen.current == "a" && screen.views.acceptsCommands)
    }

    @Test func `each of several alternatives is new only once`() {
        let screen = Screen()
        screen.appear("a")
        screen.evaluate("b", "c")
        #expect(screen.arriving == "c")
        screen.runLater()
        screen.evaluate("b", "c", "b")
        #expect(screen.arriving == nil)
    }

    @Test func `a view that was new while the screen became empty keeps the controller`() {
        let screen = Screen()
        screen.appear("a")
        screen.evaluate("b")
        screen.disappear("a")
        #expect(screen.current == "b")
        screen.runLater()
        #expect(screen.current == "b")
    }

    @Test func `only the views that did not appear as expected are ended, once`() {
        let screen = Screen()
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
