@testable import Roundel
import Testing

/// Which item is which after the items of a menu have changed.
@Suite struct PressMenuIdentityTests {
    typealias Path = PressMenu.ItemPath
    typealias Item = PressMenu.Item

    @Test func `without an identity an item is known by its index`() {
        var menu = PressMenu.sample()
        menu.open(at: PressMenu.middle, time: 0)
        menu.highlight(Path(2), time: 0)
        menu.update(items: [Item(), Item(), Item(isEnabled: true, children: [Item()])], time: 0)
        #expect(menu.highlighted == Path(2))
        menu.update(items: [Item(), Item(), Item(id: 5)], time: 0)
        #expect(menu.highlighted == nil, "that is another item")
        menu.highlight(Path(2), time: 0)
        menu.update(items: [Item(), Item(), Item()], time: 0)
        #expect(menu.highlighted == nil)
        menu.highlight(Path(2), time: 0)
        menu.update(items: [Item(), Item()], time: 0)
        #expect(menu.highlighted == nil)
    }

    @Test func `of items with the same identity the one with the same index counts, or the first`() {
        let same = [Item(id: 5), Item(id: 5), Item(id: 5)]
        var menu = PressMenu.sample(items: same)
        menu.open(at: PressMenu.middle, time: 0)
        menu.highlight(Path(1), time: 0)
        menu.update(items: same + [Item(id: 6)], time: 0)
        #expect(menu.highlighted == Path(1))
        menu.update(items: [Item(id: 4), Item(id: 4)] + same, time: 0)
        #expect(menu.highlighted == Path(2))
    }

    @Test func `long menus keep the identities of their items`() {
        let long = (0..<2_000).map { Item(id: $0, children: $0 == 3 ? [Item(id: 7)] : []) }
        let menu = PressMenu.sample(items: long)
        #expect(menu.items.map(\.id) == (0..<1_000).map { $0 } && menu.items[3].children[0].id == 7)
    }
}
