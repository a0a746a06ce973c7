// swift-format-ignore-file

import RoundelSwiftUI
import SwiftUI

// The examples of the README with the same text. `ReadmePictureTests` compares them, so no
// formatter may change their lines.

struct EditMenu: View {
    @State private var selection: String?

    var body: some View {
        CircularMenu(["Cut", "Copy", "Paste"], id: \.self, selection: $selection) { Text($0) } center: {
            Image(systemName: "plus")
        }
    }
}

struct HourWheel: View {
    @State private var rotation = Angle.zero

    var body: some View {
        Image(systemName: "dial.low").resizable().scaledToFit()
            .turnable(rotation: $rotation, TurnSettings(decay: .smooth, detents: .count(12))) { event in
                if case .passed(let detent) = event { print("hour", detent) }
            }
        Text("\(Int(rotation.degrees.rounded()))°")
    }
}

struct Volume: View {
    @State private var volume = 40.0

    var body: some View {
        Dial(value: $volume, in: 0...100, step: 1) {
            Text("Volume")
        } currentValueLabel: {
            Text("\(Int(volume))")
        }
    }
}

struct Photo: View {
    var body: some View {
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            .radialMenu {
                RadialAction("Copy", systemImage: "doc.on.doc") { print("copy") }
                RadialSubmenu("Share", systemImage: "square.and.arrow.up") {
                    RadialAction("Mail", systemImage: "envelope") { print("mail") }
                    RadialAction("Message", systemImage: "message") { print("message") }
                }
                RadialAction("Delete", systemImage: "trash", role: .destructive) { print("delete") }
            }
            .radialMenuContainer()
    }
}

struct Portrait: View {
    @State private var exponent = 3.5

    var body: some View {
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            .clipShape(Superellipse(exponent: exponent))
            .overlay { Superellipse(exponent: exponent).strokeBorder(.white, lineWidth: 4) }
        Slider(value: $exponent, in: 1...8) { Text("Exponent") }
    }
}

struct Card: View {
    @State private var isNotched = false

    var body: some View {
        let shape = ShapedRectangle(cornerRadius: 24, style: isNotched ? .notch : .smooth(0.6))
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            .clipShape(shape)
            .overlay { shape.strokeBorder(.white, lineWidth: 4) }
            .onTapGesture { withAnimation { isNotched.toggle() } }
    }
}

struct Avatar: View {
    var body: some View {
        Circle().fill(.indigo)
            .circumferenceBadge(at: .degrees(-45)) {
                Text("3").foregroundStyle(.white).padding(8).background(.red, in: Circle())
            }
    }
}

struct Clock: View {
    var body: some View {
        RadialLayout(radius: .fixed(120), start: .degrees(-60), mirrorsInRightToLeft: false) {
            ForEach(1..<13) { hour in Text("\(hour)") }
        }
    }
}
