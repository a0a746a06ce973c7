import RoundelSwiftUI
import SwiftUI

/// Rectangles with shaped corners of SwiftUI.
@MainActor enum SwiftUICorners {
    static let styles: [CornerShape] = [
        .round, .squircle, .smooth(0.6), .bevel, .scoop, .notch, .superellipse(exponent: 0.3), .smooth(1),
        .square,
    ]

    static let tab = ShapedRectangle(
        topLeading: Corner(radius: 40, shape: .smooth(0.6)),
        bottomLeading: Corner(radius: 24, shape: .scoop),
        bottomTrailing: .square,
        topTrailing: Corner(radii: [60, 20], shape: .bevel)
    )

    private struct Changing: View {
        @State private var style = CornerShape.notch

        var body: some View {
            Button {
                withAnimation(.linear(duration: 1)) { style = .smooth(1) }
            } label: {
                ShapedRectangle(cornerRadius: 60, style: style).fill(.indigo).frame(width: 200, height: 160)
            }
        }
    }

    /// Insets take a while, and look the same in other variants.
    private static func plain(_ subject: Subject) -> Subject {
        var subject = subject
        subject.variants = [Variant(), Variant(isDark: true)]
        return subject
    }

    static let subjects: [Subject] = [
        .swiftUIGrid("corners-shapes", count: 9) {
            ShapedRectangle(cornerRadius: 30, style: styles[$0]).fill(.indigo)
        },
        .swiftUIGrid("corners-wide", count: 9, aspect: 2) {
            ShapedRectangle(cornerRadius: 30, style: styles[$0]).fill(.indigo)
        },
        plain(
            .swiftUIGrid("corners-borders", count: 3) { index in
                let shape = ShapedRectangle(cornerRadius: 30, style: styles[2 * index + 1])
                ZStack {
                    shape.fill(.indigo)
                    shape.strokeBorder(.pink, lineWidth: 8)
                    shape.inset(by: -8).strokeBorder(.red, lineWidth: 2)
                }
            }
        ),
        plain(
            .swiftUIGrid("corners-insets", count: 6) { index in
                let shape = ShapedRectangle(cornerRadius: 40, style: styles[index])
                ZStack {
                    shape.stroke(.indigo, lineWidth: 1)
                    shape.inset(by: 16).fill(.indigo)
                }
            }
        ),
        .swiftUI("corners-uneven", size: CGSize(width: 260, height: 200)) {
            [-135.0, -45, 45, 135].reduce(AnyView(tab.fill(.indigo))) { host, degrees in
                AnyView(
                    host.circumferenceBadge(at: .degrees(degrees), of: .corners(tab.corners)) {
                        Circle().fill(.red).frame(width: 16, height: 16)
                    }
                )
            }
            .frame(width: 180, height: 120)
        },
        .swiftUI("corners-clipped", size: CGSize(width: 260, height: 200)) {
            LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                .clipShape(tab)
                .shadow(radius: 6, y: 4)
                .frame(width: 180, height: 120)
        },
        .swiftUI("corners-changing") {
            Changing()
        } then: { host in
            host.tap(CGPoint(x: 150, y: 150))
            host.wait(0.5)
        },
    ]
}
