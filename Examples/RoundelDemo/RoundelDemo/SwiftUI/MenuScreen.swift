import Foundation
import RoundelSwiftUI
import SwiftUI

/// A menu around a button: drag it, flick it, or tap a tool.
struct MenuScreen: View {
    @State private var selection: Tool? = .cut
    @State private var isOpen = true

    var body: some View {
        Screen {
            CircularMenu(Tool.allCases, id: \.self, selection: $selection, isOpen: $isOpen) { tool in
                Disc(symbol: tool.symbol, name: Text(tool.name))
            } center: {
                Disc(symbol: "plus", name: Text("Open or close"))
            }
            .circularMenuWords(.demo)
            .padding(8)
            .background(.indigo.opacity(0.12), in: Circle())
        } controls: {
            Text(selection?.name ?? "").font(.title2)
        }
    }
}

extension MenuWords {
    /// What the menu speaks, in the app's language.
    fileprivate static var demo: MenuWords {
        let position = NSLocalizedString("%lld of %lld", comment: "A place in the menu")
        return MenuWords(
            next: NSLocalizedString("Next", comment: "Turns the menu"),
            previous: NSLocalizedString("Previous", comment: "Turns the menu"),
            position: { .localizedStringWithFormat(position, $0 + 1, $1) }
        )
    }
}

/// A symbol in a circle, which is pink at the menu's pointer.
private struct Disc: View {
    let symbol: String
    let name: Text
    @Environment(\.isAtPointer) private var isAtPointer

    var body: some View {
        Image(systemName: symbol)
            .font(.title2)
            .foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .background(isAtPointer ? .pink : .indigo, in: Circle())
            .accessibilityLabel(name)
    }
}
