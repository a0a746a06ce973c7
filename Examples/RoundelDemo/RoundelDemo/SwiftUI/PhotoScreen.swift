import RoundelSwiftUI
import SwiftUI

/// A photo with tools around it.
///
/// The slider belongs to the tool at the top, and a tap on the photo hides the tools.
struct PhotoScreen: View {
    @State private var photo = Photo()
    @State private var tool = Tool.exposure
    @State private var isOpen = true
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Screen { side in
            CircularMenu(Tool.allCases, id: \.self, isOpen: $isOpen, onEvent: follow) { tool in
                ToolDisc(tool: tool)
            } center: {
                DrawingCanvas(drawing: photo.drawing)
                    .clipShape(Circle())
                    .frame(width: photoSize(in: side), height: photoSize(in: side))
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
                title: tool.name,
                text: photo.text(of: tool),
                value: $photo[tool],
                range: Photo.range
            )
        }
    }

    /// Gives the slider to the tool that has come to the top.
    private func follow(_ event: MenuEvent<Tool>) {
        if case .pointed(let tool?) = event { self.tool = tool }
    }

    /// The size of the photo: the part of the stage that the tools leave, or all of it.
    private func photoSize(in side: CGFloat) -> CGFloat { isOpen ? max(0, side - 2 * Disc.size - 24) : side }
}

/// A tool on a disc, which is filled while the tool is at the top.
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
