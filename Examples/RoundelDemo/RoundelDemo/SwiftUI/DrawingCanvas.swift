import SwiftUI

/// A view that shows a picture in all the space that it is given.
struct DrawingCanvas: View {
    let drawing: Drawing

    var body: some View {
        ZStack {
            if !drawing.background.isEmpty {
                LinearGradient(
                    colors: drawing.background.map { Color(uiColor: $0) },
                    startPoint: .top,
                    endPoint: .bottom
                )
            }
            ForEach(drawing.parts.indices, id: \.self) { index in
                OutlineShape(outline: drawing.parts[index].outline)
                    .fill(Color(uiColor: drawing.parts[index].color))
            }
        }
    }
}

/// An outline as a SwiftUI shape.
private struct OutlineShape: Shape {
    let outline: Outline

    @available(iOS 17, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path { Path(outline.path(rect)) }
}
