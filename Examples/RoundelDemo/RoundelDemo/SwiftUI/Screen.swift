import SwiftUI

/// The layout of every screen here: a square stage, and controls below it, or beside it on a wide screen.
struct Screen<Stage: View, Controls: View>: View {
    @ViewBuilder let stage: Stage
    @ViewBuilder let controls: Controls
    @State private var isWide = false

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 24))
        layout {
            stage.aspectRatio(1, contentMode: .fit).frame(maxWidth: 300, maxHeight: 300)
            VStack(spacing: 24) { controls }.frame(maxWidth: 320)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: Bool.self) { room in
            room.size.width > room.size.height
        } action: { isWide in
            self.isWide = isWide
        }
    }
}

extension LinearGradient {
    /// The gradient that the shapes are filled with.
    static var dusk: LinearGradient {
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}
