import SwiftUI

/// The side of a square, which a test changes.
@MainActor final class Growing: ObservableObject {
    @Published var side: CGFloat = 20
    nonisolated init() {}
}

/// A square that grows by itself, without an update of the views around it.
struct GrowingSquare: View {
    @ObservedObject var growing: Growing
    var body: some View { Color.red.frame(width: growing.side, height: growing.side) }
}
