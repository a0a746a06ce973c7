#if canImport(SwiftUI)
import SwiftUI

/// The words that a ``CircularMenu`` and a radial menu speak.
///
/// The default is English.
///
/// The words are not looked up in the app's string tables. A localised app has to look up the words
/// and pass them.
///
/// ```swift
/// CircularMenu(["Couper", "Copier", "Coller"], id: \.self) { name in
///     Text(name)
/// } center: {
///     Image(systemName: "plus")
/// }
/// .circularMenuWords(MenuWords(next: "Suivant", previous: "Précédent") { "\($0 + 1) sur \($1)" })
/// ```
public struct MenuWords: Sendable {
    /// The name of the action that turns to the next item.
    public var next: String

    /// The name of the action that turns to the previous item.
    public var previous: String

    /// The name of the action that opens a radial menu.
    public var showMenu: String

    /// Returns the text for the position of an item, from its index, counted from 0, and the number
    /// of items.
    public var position: @MainActor (_ index: Int, _ count: Int) -> String

    /// Creates words.
    ///
    /// Each parameter is described at its property.
    public init(
        next: String = "Next",
        previous: String = "Previous",
        showMenu: String = "Show menu",
        position: @escaping @MainActor (_ index: Int, _ count: Int) -> String = { "\($0 + 1) of \($1)" }
    ) {
        (self.next, self.previous, self.showMenu, self.position) = (next, previous, showMenu, position)
    }
}

private struct MenuWordsKey: EnvironmentKey {
    static var defaultValue: MenuWords { MenuWords() }
}

extension EnvironmentValues {
    /// The words that menus speak.
    var menuWords: MenuWords {
        get { self[MenuWordsKey.self] }
        set { self[MenuWordsKey.self] = newValue }
    }
}

extension View {
    /// Sets the words that the ``CircularMenu``s and the radial menus in this view speak.
    public nonisolated func circularMenuWords(_ words: MenuWords) -> some View {
        environment(\.menuWords, words)
    }
}
#endif
