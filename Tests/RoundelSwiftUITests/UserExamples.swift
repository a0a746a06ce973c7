#if canImport(SwiftUI)
// Only what an app imports: here `Angle` is SwiftUI's.
import RoundelSwiftUI
import SwiftUI

/// A dial that turns with one finger and clicks at every hour.
struct HourWheel: View {
    @State private var rotation = Angle.zero
    @State private var direction: Angle = .degrees(90)

    var body: some View {
        ZStack {
            Image(systemName: "dial.low")
                .turnable(rotation: $rotation, TurnSettings(decay: .smooth, detents: .count(12))) { event in
                    if case .passed(let detent) = event { print("hour", detent) }
                }
            Image(systemName: "arrow.up").turnable(
                angle: $direction,
                TurnSettings(
                    decay: TurnDecay(factor: 0.9),
                    detents: .at([.zero, .degrees(90), Angle(degrees: 200)]),
                    limits: -Angle.degrees(135) ... .degrees(135),
                    gesture: .afterMoving(10)
                )
            )
        }
    }
}

/// Views on a circle, with one at a given angle.
struct Clock: View {
    var start: Angle = .degrees(-60)

    var body: some View {
        RadialLayout(radius: .fixed(120), start: start, sweep: .degrees(360)) {
            ForEach(1..<13) { hour in Text("\(hour)") }
            Text("you").radialAngle(start + .degrees(15))
        }
        .background(.blue, in: Superellipse(exponent: 3.5))
        .clipShape(Superellipse(handle: 0.75))
        .circumferenceBadge(at: .degrees(-45), of: .superellipse(exponent: 3.5), placement: .inside) {
            Text("3")
        }
    }
}

/// Values of the core's types, written without importing the core.
struct Compass: View {
    @State private var heading = Angle.zero
    @StateObject private var compass = TurnController()

    var body: some View {
        RadialLayout(sweep: .degrees(180), end: .exclusive, direction: .counterclockwise) {
            ForEach(["N", "W", "S", "E"], id: \.self) { Text($0) }
        }
        .turnable(angle: $heading, controller: compass)
        .onAppear { compass.turn(to: .degrees(90), .clockwise) }
        .background {
            CircularMenu(["N"], id: \.self, behavior: MenuBehavior(turning: .never, orientation: .radial)) {
                Text($0)
            } center: {
                Text("+")
            }
        }
    }
}

/// A menu around a button.
struct EditMenu: View {
    @State private var selection: String?

    var body: some View {
        CircularMenu(["Cut", "Copy", "Paste"], id: \.self, selection: $selection) { name in
            Text(name)
        } center: {
            Image(systemName: "plus")
        }
    }
}

/// A menu of actions, of which none stays selected.
struct Tools: View {
    let act: @MainActor (String) -> Void

    var body: some View {
        CircularMenu(["Cut", "Copy", "Paste"], id: \.self, selection: .constant(nil), onSelect: act) { name in
            Text(name)
        } center: {
            Image(systemName: "wrench")
        }
    }
}

/// A dial for a value that is a range.
struct OpeningHours: View {
    @Binding var hours: ClosedRange<Double>

    private var opening: Binding<Double> {
        Binding(get: { hours.lowerBound }, set: { hours = $0...max($0, hours.upperBound) })
    }
    private var closing: Binding<Double> {
        Binding(get: { hours.upperBound }, set: { hours = min($0, hours.lowerBound)...$0 })
    }

    var body: some View {
        RoundelSwiftUI.Dial(lowerValue: opening, upperValue: closing, in: 0...24, step: 0.25) {
            Text("Open")
        }
    }
}

/// The words of an app, which in new projects are on the main actor as all its code.
enum Words {
    static func position(_ number: Int, _ count: Int) -> String { "\(number) sur \(count)" }
}

/// A menu that speaks the app's words.
struct FrenchMenu: View {
    var body: some View {
        EditMenu().circularMenuWords(
            MenuWords(next: "Suivant", previous: "Précédent", position: { Words.position($0 + 1, $1) })
        )
    }
}

/// Rectangles of SwiftUI beside those with corners of the core's shapes.
struct Cards: View {
    var isOpen = false

    private let tab = ShapedRectangle(
        topLeading: Corner(radius: 16, shape: .superellipse(curvature: 1.5)),
        bottomLeading: .square,
        bottomTrailing: .square,
        topTrailing: Corner(radii: [16, 8], shape: .bevel)
    )

    var body: some View {
        VStack {
            Text("plain").background(.blue, in: .rect(cornerRadius: 20))
            Text("continuous").clipShape(.rect(cornerRadius: 20, style: .continuous))
            Text("smooth").clipShape(.rect(cornerRadius: 20, style: isOpen ? .round : .smooth(0.6)))
            Text("uneven").background(
                .blue,
                in: .rect(cornerRadii: RectangleCornerRadii(topLeading: 9), style: .scoop)
            )
            tab.strokeBorder(.red, lineWidth: 2)
                .circumferenceBadge(at: .degrees(-45), of: .corners(tab.corners)) { Text("3") }
            Text("even").circumferenceBadge(
                at: .degrees(45),
                of: .corners(Corners(radius: 20, shape: .squircle))
            ) {
                Text("4")
            }
        }
    }
}
#endif
