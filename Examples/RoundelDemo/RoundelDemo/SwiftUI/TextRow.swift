import SwiftUI

/// Texts with buttons beside them, or below them with large text.
struct TextRow<Texts: View, Buttons: View>: View {
    @ViewBuilder let texts: Texts
    @ViewBuilder let buttons: Buttons
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let row =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 12))
            : AnyLayout(HStackLayout(spacing: 16))
        row {
            VStack(spacing: 4) { texts.frame(maxWidth: .infinity, alignment: .leading) }
            HStack(spacing: 12) { buttons }
        }
    }
}
