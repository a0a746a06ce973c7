import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

/// Properties of SwiftUI views, as they appear in the picture.
@MainActor @Suite(.standIn) struct ElementPictureTests {
    private func draw(
        _ view: some View,
        dark: Bool = false,
        mirrored: Bool = false,
        size: CGSize = CGSize(width: 200, height: 200)
    ) throws -> SVGNode {
        let host = StandInHost(view, size: size)
        var environment = host.environment
        environment.colorScheme = dark ? .dark : .light
        environment.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        host.environment = environment
        return try SVGNode.parse(Picture(of: host).svg)
    }

    /// By hand: the centre is (100, 100), and the corner of the square, (80, 80), is (−20, −20)
    /// from it.
    ///
    /// Rotated by 90° it is (20, −20); scaled by one half around the upper left corner of the
    /// square, it is (100, 80).
    @Test func `effects are composed from the inside out, each around its anchor`() throws {
        let view = Color.red.frame(width: 40, height: 40)
            .rotationEffect(.degrees(90))
            .scaleEffect(0.5, anchor: .topLeading)
        let path = try draw(view).only("path", ["fill": "#ff3b30"])
        #expect(path.attributes["d"] == "M80 80L120 80L120 120L80 120Z")
        #expect(isNear(path.onPage(80, 80), 100, 80) && isNear(path.onPage(120, 120), 80, 100))
    }

    @Test func `opacity applies to everything inside, and clear views are left out`() throws {
        let view = ZStack {
            Color.red.opacity(0.5)
            Color.blue.frame(width: 9, height: 9).opacity(0)
        }
        let svg = try draw(view.opacity(0.25))
        let path = try svg.only("path")
        #expect(path.attributes["fill-opacity"] == "0.5")
        #expect(try path.around("opacity").attributes["opacity"] == "0.25")
    }

    @Test func `backgrounds are behind and overlays in front`() throws {
        let view = Color.red.frame(width: 40, height: 40)
            .overlay { Color.white.frame(width: 20, height: 20) }
            .background { Color.blue.frame(width: 60, height: 60) }
        let fills = try draw(view).all("path").map { $0.attributes["fill"] ?? "" }
        #expect(fills == ["#007aff", "#ff3b30", "#ffffff"])
    }

    @Test func `a clip has its shape, and the shadow of the clipped view is outside it`() throws {
        let svg = try draw(Color.red.frame(width: 40, height: 40).clipShape(Circle()).shadow(radius: 3, y: 6))
        let path = try svg.only("path", ["fill": "#ff3b30"])
        let group = try path.around("clip-path")
        #expect(
            try group.referred(by: "clip-path").children.first?.attributes["d"]?.hasPrefix("M120 100C")
                == true
        )
        let steps = try group.around("filter").referred(by: "filter").children
        func step(_ name: String, _ attribute: String) -> String? {
            steps.first { $0.name == name }?.attributes[attribute]
        }
        #expect(step("feGaussianBlur", "stdDeviation") == "3" && step("feOffset", "dy") == "6")
        #expect(step("feFlood", "flood-opacity") == "0.33")
    }

    @Test func `shapes are filled or stroked, and a border is inside`() throws {
        let view = ZStack {
            Circle().fill(.indigo)
            Circle().stroke(.pink, lineWidth: 2)
            Circle().strokeBorder(.white, lineWidth: 10)
        }
        let paths = try draw(view).all("path")
        #expect(paths.map { $0.attributes["fill"] } == ["#5856d6", "none", "none"])
        #expect(paths.map { $0.attributes["stroke"] } == [nil, "#ff2d55", "#ffffff"])
        #expect(paths.map { $0.attributes["stroke-width"] } == [nil, "2", "10"])
        #expect(paths.map { $0.attributes["d"]?.prefix(9) } == ["M200 100C", "M200 100C", "M195 100C"])
    }

    @Test func `a gradient has its start and end points in the frame`() throws {
        let colors: [Color] = [.indigo, .pink]
        let gradient = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        let blend = try draw(gradient.frame(width: 100, height: 50)).only("path").referred(by: "fill")
        #expect(["x1", "y1", "x2", "y2"].map { blend.attributes[$0] } == ["50", "75", "150", "125"])
        #expect(blend.children.map { $0.attributes["stop-color"] } == ["#5856d6", "#ff2d55"])
        let dark = try draw(gradient, dark: true).only("path").referred(by: "fill")
        #expect(dark.children.map { $0.attributes["stop-color"] } == ["#5e5ce6", "#ff375f"])
    }

    @Test func `texts and symbols have the size of the font and the style around them`() throws {
        let view = VStack {
            Text("Title")
            Image(systemName: "plus")
        }
        let svg = try draw(view.font(.title2).foregroundStyle(.pink))
        #expect(try svg.only("text").attributes["font-size"] == "22")
        #expect(try svg.only("text").attributes["fill"] == "#ff2d55")
        let symbol = try svg.only("path", ["stroke": "#ff2d55"])
        #expect(abs(symbol.onPage(24, 0).x - symbol.onPage(0, 0).x - 26) < 0.05)
        #expect(try draw(Text("Text"), dark: true).only("text").attributes["fill"] == "#ffffff")
        #expect(try draw(Text("Text")).only("text").attributes["font-size"] == "17")
    }

    @Test(arguments: [false, true])
    func `a title is leading, and its value is trailing`(mirrored: Bool) throws {
        let svg = try draw(LabeledContent("Angle", value: "45"), mirrored: mirrored)
        let texts = svg.all("text")
        #expect(texts.map { $0.text.trimmingCharacters(in: .newlines) } == ["Angle", "45"])
        let (first, last) = (texts[0], texts[1])
        let ends = [first.number("x"), last.number("x") + last.number("textLength")]
        let mirroredEnds = [first.number("x") + first.number("textLength"), last.number("x")]
        // The frame of a text has the width of the text, rounded up.
        let near = zip(mirrored ? mirroredEnds : ends, mirrored ? [200, 0] : [0, 200]).map {
            abs($0 - Double($1))
        }
        #expect(near.allSatisfy { $0 < 1 })
    }

    @Test func `controls have the tint colour and show their values`() throws {
        let view = VStack {
            Slider(value: .constant(0.25), in: 0...1) { Text("Share") }
            Picker("Shape", selection: .constant(2)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            Button {
            } label: {
                Text("Press")
            }
        }
        let svg = try draw(view.tint(.pink), size: CGSize(width: 127, height: 200))
        #expect(abs(try svg.only("rect", ["width": "27"]).number("x") - 25) < 0.001)
        #expect(try svg.only("rect", ["fill": "#ff2d55"]).number("width") == 38.5)
        #expect(try svg.only("rect", ["rx": "7"]).number("x") > 63)
        #expect(try svg.only("text", ["fill": "#ff2d55"]).text.contains("Press"))
        let disabled = try draw(Slider(value: .constant(0.5), in: 0...1) { Text("Share") }.disabled(true))
        #expect(try disabled.only("rect", ["width": "27"]).around("opacity").attributes["opacity"] == "0.4")
    }

    private struct Row: Identifiable { let id: Int }

    @Test(arguments: [false, true])
    func `a list has its rows on a background below the bar, with symbols in the tint colour`(
        mirrored: Bool
    ) throws {
        let view = NavigationStack {
            List([Row(id: 1), Row(id: 2)]) { _ in
                NavigationLink {
                    Text("Inside")
                } label: {
                    Label("Topic", systemImage: "app")
                }
            }
            .navigationTitle("Topics")
        }
        let svg = try draw(view.tint(.pink), mirrored: mirrored, size: CGSize(width: 300, height: 400))
        let card = try svg.only("rect", ["fill": "#ffffff", "rx": "10"])
        #expect(
            [card.number("x"), card.number("y"), card.number("width"), card.number("height")] == [
                16, 112, 268, 88,
            ]
        )
        let title = try svg.only("text", ["font-size": "34", "font-weight": "700"])
        #expect(title.number("y") < 96 && (title.number("x") == 16) != mirrored)
        let names = svg.all("text").filter { $0.text.contains("Topic") && $0.attributes["font-size"] == "17" }
        let symbols = svg.all("path", ["stroke": "#ff2d55"])
        #expect(names.count == 2 && symbols.count == 2)
        #expect((symbols[0].onPage(12, 12).x > names[0].number("x")) == mirrored)
        #expect(names.allSatisfy { $0.attributes["fill"] == "#000000" })
    }

    @Test func `a pushed screen has a small title and a back button`() throws {
        let view = NavigationStack {
            NavigationLink {
                Color.red.navigationTitle("Inside").navigationBarTitleDisplayMode(.inline)
            } label: {
                Text("Go")
            }
        }
        let host = StandInHost(view, size: CGSize(width: 300, height: 200))
        #expect(!Picture(of: host).svg.contains("Back"))
        host.tap(CGPoint(x: 150, y: 100))
        let svg = try SVGNode.parse(Picture(of: host).svg)
        #expect(try svg.only("path", ["fill": "#ff3b30"]).attributes["d"] == "M0 44L300 44L300 200L0 200Z")
        let texts = svg.all("text").map { $0.text.trimmingCharacters(in: .newlines) }
        #expect(texts == ["Back", "Inside"])
    }

    private struct Opening: View {
        @State private var isOpen = false
        var body: some View {
            Button {
                withAnimation(.linear(duration: 1)) { isOpen.toggle() }
            } label: {
                Color.red.frame(width: isOpen ? 100 : 20, height: 20)
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
                    .opacity(isOpen ? 1 : 0)
            }
        }
    }

    @Test func `a picture during an animation shows the presented values`() throws {
        let host = StandInHost(Opening())
        host.tap(CGPoint(x: 100, y: 100))
        host.frame(at: 0.5)
        let path = try SVGNode.parse(Picture(of: host).svg).only("path", ["fill": "#ff3b30"])
        #expect(path.attributes["d"] == "M70 90L130 90L130 110L70 110Z")
        #expect(try path.around("opacity").attributes["opacity"] == "0.5")
        let half = 0.5.squareRoot()
        #expect(isNear(path.onPage(100, 90), 100 + 10 * half, 100 - 10 * half))
    }

    private struct Screen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemPink
            return controller
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `a view controller is in its position, in the same colour scheme`() throws {
        let svg = try draw(Screen().padding(20), dark: true)
        let rect = try svg.only("rect", ["fill": "#ff375f", "width": "160", "height": "160"])
        #expect(isNear(rect.onPage(0, 0), 20, 20))
    }

    private struct Tile: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .systemPink
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `a UIKit view is in its position, in the same colour scheme`() throws {
        let svg = try draw(Tile().padding(20), dark: true)
        let rect = try svg.only("rect", ["fill": "#ff375f", "width": "160", "height": "160"])
        #expect(isNear(rect.onPage(0, 0), 20, 20))
    }

    @Test func `a hosted UIKit view stays in its window from picture to picture`() throws {
        let host = StandInHost(Tile().padding(20))
        let element = try #require(host.all.first { $0.value is StandInUIView })
        let window = try #require(element.window)
        #expect(element.window === window && window.bounds.size == CGSize(width: 160, height: 160))
        #expect(host.all.compactMap(\.window).count == 1)
    }
}
