import RoundelSwiftUI
import SwiftUI

/// A photo with its tools around it: the one on top has the slider, and a tap on the photo puts them away.
struct PhotoScreen: View {
    @State private var photo = Photo()
    @State private var tool: Tool? = .exposure
    @State private var isOpen = true
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Screen { side in
            CircularMenu(Tool.allCases, id: \.self, selection: $tool, isOpen: $isOpen) { tool in
                ToolDisc(tool: tool)
            } center: {
                DrawingCanvas(drawing: photo.drawing)
                    .clipShape(Circle())
                    .frame(width: photoSize(in: side), height: photoSize(in: side))
                    .scaleEffect(isOpen ? 1 : side / max(1, photoSize(in: side)))
                    .animation(
                        reducesMotion ? nil : .spring(response: 0.4, dampingFraction: 0.85, blendDuration: 0),
                        value: isOpen
                    )
                    .accessibilityElement()
                    .accessibilityLabel(Text(Words.tools))
            }
            .circularMenuWords(
                MenuWords(next: Words.next, previous: Words.previous, position: Words.position)
            )
        } controls: {
            LabeledSlider(
                title: shown.name,
                text: photo.text(of: shown),
                value: $photo[shown],
                range: Photo.range
            )
        }
    }

    private var shown: Tool { tool ?? .exposure }

    /// What the tools leave of the stage.
    private func photoSize(in side: CGFloat) -> CGFloat { max(0, side - 2 * Disc.size - 24) }
}

/// A tool, which is filled at the top.
private struct ToolDisc: View {
    let tool: Tool
    @Environment(\.isAtPointer) private var isAtPointer

    var body: some View {
        Disc(
            symbol: tool.symbol,
            name: tool.name,
            color: isAtPointer ? .white : .action,
            fill: isAtPointer ? .disc : .chip
        )
    }
}
