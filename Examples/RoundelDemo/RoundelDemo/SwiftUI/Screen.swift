import SwiftUI

/// The layout of every SwiftUI screen: a square stage, and controls that scroll if they do not fit.
struct Screen<Stage: View, Controls: View>: View {
    /// Makes the stage, given the length of its side.
    @ViewBuilder let stage: (CGFloat) -> Stage
    @ViewBuilder let controls: Controls
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var size = CGSize.zero
    @State private var controlsHeight: CGFloat = 0

    var body: some View {
        let plan = ScreenPlan(size: size, textIsLarge: textSize.isAccessibilitySize)
        let layout =
            plan.isWide
            ? AnyLayout(HStackLayout(spacing: ScreenPlan.gap))
            : AnyLayout(VStackLayout(spacing: ScreenPlan.gap))
        layout {
            stage(plan.side).frame(width: plan.side, height: plan.side)
            ScrollView {
                VStack(spacing: ScreenPlan.spacing) { controls }
                    .onGeometryChange(for: CGFloat.self) { controls in
                        controls.size.height
                    } action: { height in
                        controlsHeight = height
                    }
            }
            .frame(maxWidth: ScreenPlan.controlsWidth, maxHeight: controlsHeight)
        }
        .padding(ScreenPlan.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGSize.self) { screen in
            screen.size
        } action: { size in
            self.size = size
        }
    }
}
