#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Items as the app makes them, and the keys that find them.
@MainActor @Suite struct RadialMenuItemTests {
    private func image(_ item: RadialMenuItem) -> String? {
        if case .image(let image) = item.label { image.standInName } else { nil }
    }

    @Test func `an action has the title, the image and the role it was given`() {
        let name = "Copy"
        let items = [
            RadialAction("Copy", systemImage: "doc") {}, RadialAction("Copy", image: "doc") {},
            RadialAction(name, systemImage: "doc") {}, RadialAction(name, image: "doc") {},
            RadialAction(Text("Copy"), action: {}, label: { Color.red }),
        ].map(\.item)
        #expect(items.map(\.title.standInString) == Array(repeating: "Copy", count: 5))
        // SwiftUI does not tell what a key is translated to.
        #expect(items.map(\.typed) == [nil, nil, "Copy", "Copy", nil])
        #expect(items.map { image($0) } == ["doc", "doc", "doc", "doc", nil])
        #expect(items.allSatisfy { $0.role == nil && $0.isEnabled && !$0.isSelected })
        let destructive = [
            RadialAction("Delete", systemImage: "trash", role: .destructive) {},
            RadialAction("Delete", image: "trash", role: .destructive) {},
            RadialAction(name, systemImage: "trash", role: .destructive) {},
            RadialAction(name, image: "trash", role: .destructive) {},
            RadialAction(Text("Delete"), role: .destructive, action: {}, label: { Color.red }),
        ].map(\.item)
        #expect(destructive.allSatisfy { $0.role == .destructive })
    }

    @Test func `an action does what it was given`() {
        let name = "Copy"
        var done: [Int] = []
        let items = [
            RadialAction("Copy", systemImage: "doc") { done.append(0) },
            RadialAction("Copy", image: "doc") { done.append(1) },
            RadialAction(name, systemImage: "doc") { done.append(2) },
            RadialAction(name, image: "doc") { done.append(3) },
            RadialAction(Text("Copy"), action: { done.append(4) }, label: { Color.red }),
        ].map(\.item)
        for item in items {
            #expect(item.children.isEmpty)
            if case .action(let action) = item.content { action() }
        }
        #expect(done == [0, 1, 2, 3, 4])
    }

    @Test func `a submenu has the title, the image and the items it was given`() {
        let name = "Share"
        @RadialSubmenuBuilder func inner() -> [RadialMenuItem] {
            RadialAction("Mail", systemImage: "envelope") {}
            RadialAction("Print", systemImage: "printer") {}
        }
        let items = [
            RadialSubmenu("Share", systemImage: "square", items: inner),
            RadialSubmenu("Share", image: "square", items: inner),
            RadialSubmenu(name, systemImage: "square", items: inner),
            RadialSubmenu(name, image: "square", items: inner),
            RadialSubmenu(Text("Share"), items: inner, label: { Color.red }),
        ].map(\.item)
        #expect(items.map(\.title.standInString) == Array(repeating: "Share", count: 5))
        #expect(items.map(\.typed) == [nil, nil, "Share", "Share", nil])
        #expect(items.map { image($0) } == ["square", "square", "square", "square", nil])
        for item in items {
            #expect(item.children.map(\.title.standInString) == ["Mail", "Print"])
            #expect(Set(item.children.map(\.number)).count == 2 && item.role == nil && item.isEnabled)
        }
    }

    @Test func `a change makes another item, and leaves the first as it is`() {
        let action = RadialAction("Copy", systemImage: "doc") {}
        #expect(!action.disabled(true).item.isEnabled && action.disabled(false).item.isEnabled)
        #expect(action.disabled(true).disabled(false).item.isEnabled)
        #expect(action.selected(true).item.isSelected && !action.selected(false).item.isSelected)
        #expect(action.typed("Kopie").item.typed == "Kopie")
        #expect(action.id(7).item.id == action.id(7).item.id && action.id(7).item.id != action.id(8).item.id)
        #expect(action.item.isEnabled && !action.item.isSelected && action.item.typed == nil)
        let submenu = RadialSubmenu("More", systemImage: "dots") {
            RadialAction("Mail", systemImage: "envelope") {}
        }
        #expect(!submenu.disabled(true).item.isEnabled && submenu.disabled(false).item.isEnabled)
        #expect(submenu.typed("Mehr").item.typed == "Mehr" && submenu.item.typed == nil)
        #expect(submenu.id("a").item.id != submenu.id("b").item.id)
        #expect(submenu.id("a").item.children.count == 1)
    }

    @Test func `a letter finds the beginning of a title, in either case`() {
        let name = "copy"
        let small = RadialAction(name, systemImage: "doc") {}.item
        let large = RadialAction("Copy", systemImage: "doc") {}.typed("COPY").item
        for item in [small, large] {
            #expect(item.begins(with: "c") && item.begins(with: "C"))
            #expect(!item.begins(with: "o") && !item.begins(with: "p"))
        }
        #expect(!RadialAction("Copy", systemImage: "doc") {}.item.begins(with: "c"))
    }

    @Test func `digits find items, and other characters are left to the views around`() {
        let scene = RadialScene {
            $0.entries = ["1 star", "2 stars", "2 moons"].map { RadialEntry(name: $0) }
        }
        scene.model.controller.open()
        scene.run(1)
        #expect(scene.host.press(KeyEquivalent("2")) == .handled && scene.title == "2 stars")
        // A letter that is held down finds no further item, and an arrow that is held down does.
        #expect(scene.host.press(KeyEquivalent("2"), .repeat) == .handled && scene.title == "2 stars")
        #expect(scene.host.press(KeyEquivalent(".")) == .ignored && scene.title == "2 stars")
        #expect(scene.host.press(KeyEquivalent("9")) == .ignored && scene.title == "2 stars")
        #expect(scene.host.press(KeyEquivalent("9"), .repeat) == .ignored)
        #expect(scene.host.press(.downArrow, .repeat) == .handled && scene.title == "2 moons")
    }

    @Test func `regression: a title that changes while it is shown is shown`() throws {
        final class Model: ObservableObject {
            @Published var isOn = false
            let controller = RadialMenuController()
            nonisolated init() {}
        }
        struct App: View {
            @ObservedObject var model: Model
            var body: some View {
                Color.white.radialMenu(controller: model.controller) {
                    RadialAction(model.isOn ? "Unfavorite" : "Favorite", systemImage: "star") {}.id(1)
                }
                .radialMenuContainer()
            }
        }
        let model = Model()
        let host = StandInHost(App(model: model), size: CGSize(width: 400, height: 800))
        host.update()
        model.controller.open()
        host.update()
        for second in 1...3 { host.frame(at: Double(second)) }
        host.press(.downArrow)
        func isShown(_ title: String) -> Bool { host.all(Text.self).contains { $0.standInString == title } }
        #expect(isShown("Favorite"))
        model.isOn = true
        host.update()
        #expect(isShown("Unfavorite") && !isShown("Favorite"))
    }

    @Test func `keys of SwiftUI are those of the menu`() {
        let keys: [(KeyEquivalent, RadialMenuKey?)] = [
            (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
            (.return, .choose), (.space, .choose), (.escape, .leave), (.tab, nil), (.home, nil),
            (KeyEquivalent("x"), .letter("x")), (KeyEquivalent("7"), .letter("7")),
            (KeyEquivalent("-"), nil),
        ]
        for (key, expected) in keys { #expect(RadialMenuKey(key) == expected) }
        let repeating: [RadialMenuKey] = [.left, .right, .up, .down]
        let single: [RadialMenuKey] = [.choose, .leave, .letter("a")]
        #expect(repeating.allSatisfy { $0.repeats } && !single.contains { $0.repeats })
        #expect(repeating.map(\.coreKey) == [.left, .right, .up, .down])
        #expect(single.map(\.coreKey) == [.choose, .leave, nil])
    }

    @Test func `the keys of a ring and of a dial, and the edges of a remote control`() {
        let ring: [(KeyEquivalent, RingMenu.Key?)] = [
            (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
            (.return, .choose), (.escape, .leave), (.home, nil), (KeyEquivalent("x"), nil),
        ]
        for (key, expected) in ring { #expect(RingMenu.Key(key) == expected) }
        #expect([RingMenu.Key.left, .right, .up, .down].allSatisfy { $0.repeats })
        #expect(![RingMenu.Key.choose, .leave].contains { $0.repeats })
        let dial: [(KeyEquivalent, Roundel.Dial.Key?)] = [
            (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
            (.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .home), (.end, .end), (.return, nil),
        ]
        for (key, expected) in dial { #expect(Roundel.Dial.Key(key) == expected) }
        #expect(Roundel.Dial.Key.allCases.allSatisfy { $0.repeats })
        let edges: [(MoveCommandDirection, RadialMenuKey)] = [
            (.up, .up), (.down, .down), (.left, .left), (.right, .right),
        ]
        for (edge, expected) in edges { #expect(RadialMenuKey(edge) == expected) }
    }

    @Test func `conditions and loops make the items of a submenu too`() {
        func names(_ isOn: Bool, _ extra: [String]) -> [String] {
            items(isOn, extra).map(\.title.standInString)
        }
        #expect(names(true, ["x", "y"]) == ["first", "always", "x", "y", "yes", "new"])
        #expect(names(false, []) == ["always", "no", "new"])
        let (on, off) = (items(true, ["x"]).map(\.id), items(false, ["x"]).map(\.id))
        #expect(Set(on).count == 5 && on[1] == off[0] && on[2] == off[1] && on[4] == off[3])
        #expect(on[3] != off[2], "the branches of a condition are different items")
    }

    private func items(_ isOn: Bool, _ extra: [String]) -> [RadialMenuItem] {
        RadialSubmenu("More", systemImage: "dots") {
            if isOn { RadialAction("first", systemImage: "star") {} }
            RadialAction("always", systemImage: "star") {}
            for name in extra { RadialAction(name, systemImage: "star") {}.id(name) }
            if isOn {
                RadialAction("yes", systemImage: "star") {}
            } else {
                RadialAction("no", systemImage: "star") {}
            }
            if #available(iOS 16, macOS 13, *) { RadialAction("new", systemImage: "star") {} }
        }
        .item.children
    }
}
#endif
