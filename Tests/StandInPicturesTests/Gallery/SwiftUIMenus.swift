import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Menus and rings of SwiftUI with their notable settings.
@MainActor enum SwiftUIMenus {
    static let subjects: [Subject] = states + counts + positions + appearances + rings

    private static let symbols = [
        "scissors", "doc.on.doc", "doc.on.clipboard", "square.and.arrow.up", "pencil", "trash", "star",
        "heart",
    ]
    private static let words = ["Cut", "Copy", "Paste", "Share", "Edit", "Delete"]

    /// A symbol in a circle, which is pink at the pointer.
    private struct Disc: View {
        let symbol: String
        var side: CGFloat = 48
        @Environment(\.isAtPointer) private var isAtPointer

        var body: some View {
            Image(systemName: symbol)
                .foregroundStyle(.white)
                .frame(width: side, height: side)
                .background(isAtPointer ? .pink : .indigo, in: Circle())
        }
    }

    /// The initial state of a menu.
    private struct Setup {
        var count = 6
        var isOpen: Binding<Bool>? = .constant(true)
        var layout = RadialLayout()
        var pointer = Angle.degrees(-90)
        var behavior = MenuBehavior()
        var isEnabled = true
        var weights: [Double]?
        var angles: [Angle]?
    }

    private static func menu(
        _ name: String,
        size: CGSize = Subject.room,
        _ change: @escaping @MainActor (inout Setup) -> Void = { _ in },
        then drive: @escaping @MainActor (StandInHost) throws -> Void = { _ in }
    ) -> Subject {
        .swiftUI("menu-\(name)", size: size) {
            var setup = Setup()
            let _ = change(&setup)
            CircularMenu(
                Array(0..<setup.count),
                id: \.self,
                isOpen: setup.isOpen,
                layout: setup.layout,
                pointer: setup.pointer,
                behavior: setup.behavior
            ) { index in
                Disc(symbol: symbols[index % symbols.count])
            } center: {
                Disc(symbol: "plus", side: 56)
            }
            .itemWeight { setup.weights?[$0] ?? 1 }
            .itemAngle { setup.angles?[$0] }
            .disabled(!setup.isEnabled)
        } then: { host in
            try drive(host)
        }
    }

    private static func isMenu(_ element: StandInElement) -> Bool { element.value is MenuLayout }

    private static let states = [
        menu("ring"),
        menu("closed") { $0.isOpen = nil },
        menu("opening") {
            $0.isOpen = nil
        } then: { host in
            try host.tap(isMenu)
            host.wait(0.25)
        },
        menu("closing") {
            $0.isOpen = nil
        } then: { host in
            try host.tap(isMenu)
            host.settle()
            try host.tap(isMenu)
            host.wait(0.25)
        },
        menu("flick") { _ in
        } then: { host in
            host.flick(in: try #require(host.all.first(where: isMenu)).frame, from: -30, to: 60)
            host.wait(0.15)
        },
        menu("disabled") { $0.isEnabled = false },
    ]

    private static let counts = [
        menu("one") { $0.count = 1 }, menu("zero") { $0.count = 0 }, menu("forty") { $0.count = 40 },
        menu("twelve") { $0.count = 12 },
    ]

    private static let positions = [
        menu("arc", size: CGSize(width: 300, height: 200)) {
            ($0.count, $0.layout) = (
                5, RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180))
            )
        },
        menu("arc-fitted") { ($0.count, $0.layout) = (5, RadialLayout(sweep: .degrees(180))) },
        menu("corner", size: CGSize(width: 240, height: 240)) {
            ($0.count, $0.layout) = (
                4, RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(90))
            )
        },
        menu("exclusive") {
            ($0.count, $0.layout) = (5, RadialLayout(sweep: .radians(4), end: .exclusive))
        },
        menu("ellipse", size: CGSize(width: 360, height: 220)) {
            $0.layout = RadialLayout(radius: .ellipse(x: 136, y: 66))
        },
        menu("fixed") { $0.layout = RadialLayout(radius: .fixed(80)) },
        menu("step") { ($0.count, $0.layout) = (5, RadialLayout(spacing: .step(.degrees(36)))) },
        menu("angles") { ($0.count, $0.angles) = (3, [.degrees(-90), .zero, .degrees(180)]) },
        menu("weights") {
            ($0.weights, $0.layout) = (
                [1, 1, 1, 1, 2, 3], RadialLayout(spacing: .weighted(pad: .radians(0.1)))
            )
        },
        menu("counterclockwise") { $0.layout = RadialLayout(direction: .counterclockwise) },
        menu("wide", size: CGSize(width: 400, height: 220)),
        menu("pointer") { $0.pointer = .zero },
    ]

    /// A menu of words.
    private static func wordMenu(_ name: String, _ orientation: MenuBehavior.Orientation) -> Subject {
        .swiftUI("menu-\(name)") {
            CircularMenu(
                words,
                id: \.self,
                isOpen: .constant(true),
                behavior: MenuBehavior(orientation: orientation)
            ) { word in
                Text(verbatim: word)
            } center: {
                Disc(symbol: "plus", side: 56)
            }
            .itemDisabled { $0 == "Paste" && orientation == .upright }
        }
    }

    private static let appearances = [
        wordMenu("words", .upright), wordMenu("radial", .radial), wordMenu("tangential", .tangential),
    ]

    // MARK: Rings without a menu

    private static func ring(
        _ name: String,
        size: CGSize = Subject.room,
        count: Int = 12,
        _ layout: RadialLayout
    ) -> Subject {
        .swiftUI("ring-\(name)", size: size) {
            layout {
                ForEach(0..<count) { index in
                    Text(verbatim: "\(index + 1)").radialWeight(Double(1 + index % 3))
                }
            }
        }
    }

    private static let rings = [
        ring("fixed", RadialLayout(radius: .fixed(110), start: .degrees(-60))),
        ring("fitted", RadialLayout()),
        ring("one", count: 1, RadialLayout()), ring("zero", count: 0, RadialLayout()),
        ring("forty", count: 40, RadialLayout()),
        ring("arc", RadialLayout(start: .degrees(135), sweep: .degrees(270))),
        ring(
            "filling",
            size: CGSize(width: 300, height: 180),
            RadialLayout(radius: .filling, start: .degrees(180), sweep: .degrees(180))
        ),
        ring("weights", RadialLayout(spacing: .weighted())),
        ring("ellipse", size: CGSize(width: 360, height: 200), RadialLayout(radius: .ellipse(x: 150, y: 66))),
        ring("half-expanded", RadialLayout(expansion: 0.5)),
        ring("rotated", RadialLayout(direction: .counterclockwise, rotation: .degrees(45))),
    ]
}
