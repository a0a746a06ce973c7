import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Dials, badges and superellipses of SwiftUI with their notable settings.
@MainActor enum SwiftUIShapes {
    static let subjects: [Subject] = dials + badges + shapes

    // MARK: Views that turn

    private struct Dial: View {
        let settings: TurnSettings
        @State var rotation: Angle

        var body: some View {
            Image(systemName: "steeringwheel")
                .resizable()
                .scaledToFit()
                .foregroundStyle(.indigo)
                .turnable(rotation: $rotation, settings)
        }
    }

    private static func dial(
        _ name: String,
        size: CGSize = Subject.room,
        _ settings: TurnSettings = TurnSettings(),
        rotation: Angle = .zero,
        isEnabled: Bool = true,
        then drive: @escaping @MainActor (StandInHost, CGRect) -> Void = { _, _ in }
    ) -> Subject {
        .swiftUI("dial-\(name)", size: size) {
            Dial(settings: settings, rotation: rotation).disabled(!isEnabled)
        } then: { host in
            drive(host, try #require(host.all.first { $0.value is StandInGesture }).frame)
        }
    }

    private static let dials = [
        dial("rest"), dial("turned", rotation: .degrees(30)),
        dial("flick") { host, frame in
            host.flick(in: frame, from: -90, to: 0)
            host.wait(0.2)
        },
        dial("flick-detents", TurnSettings(detents: .count(12))) { host, frame in
            host.flick(in: frame, from: -90, to: 0)
            host.wait(0.2)
        },
        dial(
            "stretched",
            TurnSettings(limits: .radians(-1) ... .radians(1), stretch: .radians(0.5))
        ) { host, _ in
            let points = [(150, 40), (228, 72), (260, 150), (228, 228)].map { CGPoint(x: $0.0, y: $0.1) }
            let touch = host.touch(at: points[0], time: 0)
            for (index, point) in points.enumerated() {
                host.move(touch, to: point, time: Double(index) / 10)
            }
        },
        dial("wide", size: CGSize(width: 400, height: 200)), dial("disabled", isEnabled: false),
    ]

    // MARK: Badges

    /// A shape with a number on it.
    private static func badge(
        _ name: String,
        size: CGSize = CGSize(width: 160, height: 160),
        exponent: Double = 2,
        at angles: [Double] = [-45],
        of outline: Circumference = .circle,
        placement: BadgePlacement = .on,
        ratio: Double? = nil,
        offset: CGFloat = 0
    ) -> Subject {
        .swiftUI("badge-\(name)", size: CGSize(width: size.width + 100, height: size.height + 100)) {
            angles.enumerated().reduce(AnyView(Superellipse(exponent: exponent).fill(.indigo))) {
                host,
                entry in
                AnyView(
                    host.circumferenceBadge(
                        at: .degrees(entry.element),
                        of: outline,
                        placement: placement,
                        ratio: ratio,
                        offset: offset
                    ) {
                        if ratio == nil {
                            Text(verbatim: angles.count == 1 ? "3" : "\(entry.offset)").padding(8)
                                .foregroundStyle(.white).background(.red, in: Circle())
                        } else {
                            Circle().fill(.red)
                        }
                    }
                )
            }
            .frame(width: size.width, height: size.height)
        }
    }

    private static let around = (0..<8).map { 45 * Double($0) }

    private static let badges = [
        badge("on"), badge("inside", placement: .inside), badge("outside", placement: .outside),
        badge("offset", offset: 12), badge("superellipse", exponent: 4, of: .superellipse(exponent: 4)),
        badge("around", exponent: 4, at: around, of: .superellipse(exponent: 4)),
        badge("ellipse", size: CGSize(width: 220, height: 120), of: .ellipse),
        badge("ratio", exponent: 4, of: .superellipse(exponent: 4), ratio: 0.25),
    ]

    // MARK: Superellipses

    private static let exponents: [Double] = [0.5, 1, 2, 3.5, 5, .infinity]

    private static func shapes<Content: View>(
        _ name: String,
        count: Int,
        aspect: CGFloat = 1,
        @ViewBuilder _ content: @escaping @MainActor (Int) -> Content
    ) -> Subject {
        .swiftUIGrid("superellipse-\(name)", count: count, aspect: aspect, content)
    }

    private struct Bending: View {
        @State private var exponent = 1.0

        var body: some View {
            Button {
                withAnimation(.linear(duration: 1)) { exponent = 5 }
            } label: {
                Superellipse(exponent: exponent).fill(.indigo).frame(width: 200, height: 200)
            }
        }
    }

    private static let shapes = [
        shapes("exponents", count: 6) { Superellipse(exponent: exponents[$0]).fill(.indigo) },
        shapes("wide", count: 6, aspect: 2) { Superellipse(exponent: exponents[$0]).fill(.indigo) },
        shapes("borders", count: 3) { index in
            let shape = Superellipse(exponent: 5)
            ZStack {
                shape.fill(.indigo)
                if index == 0 { shape.strokeBorder(.pink, lineWidth: 8) }
                if index == 1 { shape.stroke(.pink, lineWidth: 8) }
                if index == 2 { shape.inset(by: -8).strokeBorder(.pink, lineWidth: 8) }
            }
        },
        shapes("insets", count: 3) { index in
            let shape = Superellipse(exponent: 3.5)
            ZStack {
                shape.stroke(.indigo, lineWidth: 1)
                shape.inset(by: [4, 16, 40][index]).fill(.indigo)
            }
        },
        shapes("shadows", count: 3) { index in
            LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                .clipShape(Superellipse(exponent: 3.5))
                .shadow(radius: [0, 6, 12][index], y: 4)
        },
        shapes("handles", count: 3) { Superellipse(handle: [0, 0.75, 1.2][$0]).fill(.indigo) },
        .swiftUI("superellipse-bending") {
            Bending()
        } then: { host in
            host.tap(CGPoint(x: 150, y: 150))
            host.wait(0.5)
        },
    ]
}
