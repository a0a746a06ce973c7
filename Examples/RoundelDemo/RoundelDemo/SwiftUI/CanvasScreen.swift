import RoundelSwiftUI
import SwiftUI
import UIKit

/// Paper with the tools under the finger.
///
/// A drag draws. A finger that is held opens the tools where it is. On the button in the corner a
/// quick stroke chooses one as well.
struct CanvasScreen: View {
    @State private var sketch = Sketch()
    @State private var drag = Drag.none
    @GestureState private var isDragging = false
    @State private var isChoosing = false
    @StateObject private var menu = RadialMenuController()

    /// What the finger on the paper does.
    private enum Drag { case none, draws, chooses }

    var body: some View {
        Screen { side in
            ZStack(alignment: .bottomTrailing) {
                paper(side)
                button.padding(Sketch.margin)
            }
        } controls: {
            VStack(spacing: 4) {
                Text(sketch.title).font(.title2)
                Text(Words.drawing).foregroundStyle(Color(uiColor: .quiet))
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
        }
        .radialMenuContainer()
    }

    private func paper(_ side: CGFloat) -> some View {
        DrawingCanvas(drawing: sketch.drawing)
            .clipShape(Superellipse(exponent: Sketch.exponent))
            .contentShape(Rectangle())
            .gesture(drawing(side))
            // Also when the system has cancelled the drag.
            .onChange(of: isDragging) { isDragging in if !isDragging { drag = .none } }
            .accessibilityElement()
            .accessibilityLabel(Text(Words.canvas))
            .accessibilityValue(Text(sketch.title))
            .radialMenu(
                RadialMenuBehavior(acceptsStrokes: false),
                onOpenChange: { isChoosing = $0 },
                items: tools
            )
    }

    /// Draws with the finger, unless it has opened the menu.
    private func drawing(_ side: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: Sketch.slop).onChanged { value in
            func point(_ location: CGPoint) -> CGPoint { CGPoint(x: location.x / side, y: location.y / side) }
            if drag == .none {
                drag = isChoosing ? .chooses : .draws
                if drag == .draws { sketch.begin(at: point(value.startLocation)) }
            }
            if drag == .draws { sketch.extend(to: point(value.location)) }
        }
        .updating($isDragging) { _, isDragging, _ in isDragging = true }
    }

    private var button: some View {
        Button {
            menu.open()
        } label: {
            Disc(symbol: sketch.brush.symbol, name: Words.drawingTools, fill: sketch.ink.color)
        }
        .buttonStyle(.plain)
        .radialMenu(controller: menu, items: tools)
    }

    @RadialMenuBuilder private func tools() -> [RadialMenuItem] {
        for brush in Brush.allCases {
            RadialAction(brush.name, systemImage: brush.symbol) { sketch.brush = brush }
                .selected(brush == sketch.brush)
        }
        RadialSubmenu(Words.color, systemImage: "paintpalette") {
            for ink in Ink.allCases {
                RadialAction(Text(ink.name)) {
                    sketch.ink = ink
                } label: {
                    InkLabel(ink: ink)
                }
            }
        }
        RadialAction(Words.clear, systemImage: "trash", role: .destructive) { sketch.clear() }
            .disabled(sketch.lines.isEmpty)
    }
}

/// A colour of the submenu, which is larger while it is highlighted.
private struct InkLabel: View {
    let ink: Ink
    @Environment(\.isHighlightedInRadialMenu) private var isHighlighted

    var body: some View {
        ZStack {
            Circle().fill(Color(uiColor: .systemBackground)).shadow(radius: 4)
            Circle().fill(Color(uiColor: ink.color)).padding(isHighlighted ? 2 : 10)
        }
    }
}
