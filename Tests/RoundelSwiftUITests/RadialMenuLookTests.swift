#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What a radial menu shows: discs, labels of the app's, check marks, the scrim and the title.
@MainActor @Suite struct RadialMenuLookTests {
    /// A menu with labels of the app's, which show whether they are highlighted.
    private struct Labelled: View {
        struct Probe: View {
            let name: String
            @Environment(\.isHighlightedInRadialMenu) private var isHighlighted

            var body: some View { Text(isHighlighted ? "\(name) is lit" : "\(name) is dark") }
        }

        let controller: RadialMenuController

        var body: some View {
            ZStack {
                Color.white
                Text("photo").frame(width: 100, height: 100).contentShape(Rectangle())
                    .radialMenu(controller: controller) {
                        RadialAction(Text("Copy"), action: {}, label: { Probe(name: "copy") })
                        RadialAction(Text("Fill"), action: {}, label: { Color.pink }).selected(true)
                        RadialSubmenu(Text("More")) {
                            RadialAction(Text("Mail"), action: {}, label: { Probe(name: "mail") })
                        } label: {
                            Probe(name: "more")
                        }
                    }
                    // Outside a menu nothing is highlighted.
                    .overlay { Probe(name: "outside") }
            }
            .radialMenuContainer()
        }
    }

    /// The discs of the items, without the title.
    private func discs(_ host: StandInHost) -> [StandInElement] {
        let layer = host.all.last { $0.value is RadialMenuLayout }
        return Array((layer?.children ?? []).dropLast())
    }

    private func arguments<T>(_ name: String, in element: StandInElement) -> [T] {
        element.all.compactMap { $0.value as? StandInRecord }.filter { $0.name == name }
            .compactMap { $0.value as? T }
    }

    private func colors(_ host: StandInHost) -> [[Color]] {
        discs(host).map { arguments("foregroundStyle", in: $0) }
    }

    @Test func `labels of the app's have the place of a disc, and know whether they are highlighted`() {
        let controller = RadialMenuController()
        let host = StandInHost(Labelled(controller: controller), size: CGSize(width: 400, height: 400))
        host.reducesMotion = true
        controller.open()
        host.update()
        #expect(host.frame(of: "copy is dark") != nil && host.frame(of: "more is dark") != nil)
        #expect(host.frame(of: "mail is dark") == nil)
        let fill = host.all.first { ($0.value as? Color) == .pink }
        #expect(fill?.frame.size == CGSize(width: 52, height: 52))
        host.press(.downArrow)
        #expect(host.frame(of: "copy is lit") != nil && host.frame(of: "more is dark") != nil)
        host.press(.upArrow)
        #expect(host.frame(of: "copy is dark") != nil && host.frame(of: "more is lit") != nil)
        host.press(.return)
        #expect(host.frame(of: "mail is lit") != nil)
        #expect(host.frame(of: "outside is dark") != nil)
        // A label of the app's has no check mark, and no disc.
        #expect(host.all(Image.self).isEmpty)
    }

    @Test func `a tap on a label of the app's that is a button chooses the item, and does not press it`() {
        @MainActor final class Log { var told: [String] = [] }
        struct Photo: View {
            let (controller, log): (RadialMenuController, Log)
            var body: some View {
                Color.white
                    .radialMenu(controller: controller) {
                        RadialAction(Text("Copy"), action: { log.told.append("chosen") }) {
                            Button {
                                log.told.append("pressed")
                            } label: {
                                Color.pink
                            }
                        }
                    }
                    .radialMenuContainer()
            }
        }
        let (controller, log) = (RadialMenuController(), Log())
        let host = StandInHost(
            Photo(controller: controller, log: log),
            size: CGSize(width: 400, height: 400)
        )
        host.reducesMotion = true
        #expect(controller.open())
        host.update()
        host.tap(CGPoint(x: 200, y: 200 - 72))
        #expect(log.told == ["chosen"])
    }

    @Test func `a symbol is white while its item is highlighted, and otherwise red if it destroys`() {
        let scene = RadialScene { $0.entries[3].isEnabled = true }
        scene.model.controller.open()
        scene.run(1)
        #expect(colors(scene.host) == [[.primary], [.primary], [.primary], [.red]])
        scene.host.hover(at: scene.point(-90, 72))
        #expect(colors(scene.host) == [[.white], [.primary], [.primary], [.red]])
        scene.host.hover(at: scene.point(180, 72))
        #expect(colors(scene.host) == [[.primary], [.primary], [.primary], [.white]])
    }

    @Test func `a disc fills its square, with the tint colour or red while it is highlighted`() {
        let scene = RadialScene { $0.entries[3].isEnabled = true }
        scene.model.controller.open()
        scene.run(1)
        scene.host.hover(at: scene.point(90, 72))
        let shown = discs(scene.host).map { arguments("opacity", in: $0) as [Double] }
        #expect(shown == [[1, 0], [1, 0], [1, 1], [1, 0]])
        let drawings = scene.host.drawings
        #expect(drawings.filter { $0.style is TintShapeStyle }.count == 3)
        #expect(drawings.filter { ($0.style as? Color) == .red }.count == 1)
        for drawing in drawings where drawing.style is TintShapeStyle {
            #expect(near(Double(drawing.path.boundingRect.width), 52, 0.01))
            #expect(near(Double(drawing.path.boundingRect.height), 52, 0.01))
        }
    }

    @Test func `a disabled item is pale, and items recede behind an open submenu`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        func opacities() -> [Double] {
            discs(scene.host).map { (arguments("opacity", in: $0) as [Double]).first ?? .nan }
        }
        let plain = opacities()
        #expect(plain.prefix(3) == [1, 1, 1] && plain[3] > 0 && plain[3] < 0.7)
        scene.model.controller.choose(PressMenu.ItemPath(1))
        scene.run(1)
        // The items of the submenu follow the item that they belong to.
        let receded = opacities()
        #expect(receded.count == 7 && receded[0] < 0.7 && receded[1...4] == [1, 1, 1, 1])
        #expect(receded[5] < 0.7 && receded[6] < plain[3])
    }

    @Test func `at its start an item has a scale that is not zero, and at its end its own size`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.host.update()
        func scales() -> [CGSize] {
            discs(scene.host).flatMap { arguments("scaleEffect(x:y:)", in: $0) as [CGSize] }
        }
        #expect(scales().count == 4)
        #expect(scales().allSatisfy { $0.width > 0 && $0.width < 0.1 && $0.width == $0.height })
        scene.run(0.05)
        #expect(scales()[0].width > scales()[3].width && scales()[0].width < 1)
        scene.run(1)
        #expect(scales() == Array(repeating: CGSize(width: 1, height: 1), count: 4))
    }

    @Test func `an action that is on has a check mark at its upper corner, in inverted colours`() throws {
        struct Toggle: View {
            let controller: RadialMenuController
            var body: some View {
                Color.white.radialMenu(controller: controller) {
                    RadialAction("Grid", systemImage: "grid") {}.selected(true)
                }
                .radialMenuContainer()
            }
        }
        let controller = RadialMenuController()
        let host = StandInHost(Toggle(controller: controller), size: CGSize(width: 400, height: 400))
        host.reducesMotion = true
        controller.open()
        host.update()
        #expect(host.all(Image.self).map(\.standInName) == ["grid", "checkmark"])
        func mark() -> StandInDrawing? { host.drawings.first { $0.path.boundingRect.width < 20 } }
        let disc = try #require(host.drawings.first).path.boundingRect
        let small = try #require(mark()).path.boundingRect
        #expect(near(Double(small.maxX), Double(disc.maxX), 0.01))
        #expect(near(Double(small.minY), Double(disc.minY), 0.01))
        #expect(try #require(mark()).style is TintShapeStyle && colors(host) == [[.primary, .white]])
        host.press(.downArrow)
        #expect(try #require(mark()).style as? Color == .white && colors(host) == [[.white, .black]])
    }

    @Test func `a menu may have no scrim, and no title`() {
        for (hasScrim, hasTitle) in [(true, false), (false, true), (false, false)] {
            let scene = RadialScene {
                ($0.behavior.showsScrim, $0.behavior.showsTitle) = (hasScrim, hasTitle)
            }
            scene.model.controller.open()
            scene.run(1)
            scene.host.press(.downArrow)
            #expect(scene.menu.highlighted == PressMenu.ItemPath(0))
            #expect(scene.title == (hasTitle ? "Copy" : nil) && scene.scrim == (hasScrim ? 0.25 : 0))
        }
    }

    @Test func `the title is for eyes alone, and takes no touches`() throws {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        scene.host.press(.downArrow)
        let layer = try #require(scene.host.all.last { $0.value is RadialMenuLayout })
        let title = try #require(layer.children.last)
        #expect(scene.title == "Copy" && title.frame.height > 20 && title.heard.isEmpty)
        // The container closes the menu.
        scene.tap(CGPoint(x: title.frame.midX, y: title.frame.midY))
        #expect(!scene.menu.isOpen && scene.model.chosen.isEmpty)
    }

    @Test func `the scrim and the title go with the menu`() {
        let scene = RadialScene()
        scene.model.controller.open()
        scene.run(1)
        scene.host.press(.downArrow)
        scene.model.controller.dismiss()
        scene.host.update()
        #expect(scene.title == nil)
        scene.run(0.05)
        #expect(scene.scrim > 0 && scene.scrim < 0.25)
    }
}
#endif
