extension PressMenu {
    /// An item of a menu, or of a submenu.
    public struct Item: Hashable, Sendable {
        /// What tells the item apart from the others of its level when the items change; `nil` if
        /// its index does.
        ///
        /// Of two items with the same number, the first counts, unless the other has kept its index.
        public var id: Int?

        /// Whether the item can be chosen, or its submenu be opened.
        public var isEnabled: Bool

        /// The items of its submenu; none for an item that is chosen itself.
        ///
        /// A menu has two levels: submenus of these items are ignored.
        public var children: [Item]

        /// Makes an item.
        public init(id: Int? = nil, isEnabled: Bool = true, children: [Item] = []) {
            (self.id, self.isEnabled, self.children) = (id, isEnabled, children)
        }
    }

    /// Which item of a menu or of its submenus.
    public struct ItemPath: Hashable, Sendable {
        /// The index of an item of the menu.
        public let item: Int

        /// The index of an item of that item's submenu, or `nil` for the item itself.
        public let child: Int?

        /// Makes a path; indices without an item are possible, and refused where they are used.
        public init(_ item: Int, child: Int? = nil) { (self.item, self.child) = (item, child) }
    }
}
