#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

/// Radial menus of views in hosting views of their own: the pages of a navigation stack, the rows of
/// a list, and sheets in front of them.
@MainActor @Suite struct RadialMenuPagesTests {
    private enum Place: CaseIterable { case root, pushed, row }

    @MainActor private final class Model {
        let (controller, sheet, outer) =
            (RadialMenuController(), RadialMenuController(), RadialMenuController())
        var (chosen, opened): ([String], [Bool]) = ([], [])
        var hasSheet = false
        var now = 0.0
    }

    /// A view of 100 by 60 points with a menu.
    private struct Photo: View {
        let (model, controller): (Model, RadialMenuController)
        var behavior = RadialMenuBehavior()

        var body: some View {
            Text("photo").frame(width: 100, height: 60).contentShape(Rectangle())
                .radialMenu(behavior, controller: controller, onOpenChange: { model.opened.append($0) }) {
                    for name in ["Up", "Right", "Down", "Left"] {
                        RadialAction(name, systemImage: "star") { model.chosen.append(name) }
                    }
                }
        }
    }

    private struct Item: Identifiable { let id: Int }

    /// A container around everything, and a view inside a page.
    private struct Window: View {
        let (model, place): (Model, Place)
        var hasContainer = true

        var body: some View {
            let clock = TurnClock(now: { model.now }, later: { $0() })
            if hasContainer {
                pages.radialMenuContainer().environment(\.turnClock, clock)
            } else {
                pages.radialMenu(controller: model.outer) { RadialAction("Outer", systemImage: "star") {} }
                    .environment(\.turnClock, clock)
            }
        }

        private var pages: some View {
            NavigationStack {
                switch place {
                case .root: page.navigationTitle("Root")
                case .pushed:
                    NavigationLink {
                        page
                    } label: {
                        Text("next")
                    }
                case .row:
                    List([Item(id: 0), Item(id: 1)]) { item in
                        if item.id == 1 { page } else { Text("first") }
                    }
                }
            }
        }

        private var page: some View {
            ZStack {
                if place != .row { Color.white }
                Photo(model: model, controller: model.controller)
                if model.hasSheet { Photo(model: model, controller: model.sheet).standInHosted() }
            }
        }
    }

    private static let size = CGSize(width: 400, height: 800)

    private func host(
        _ model: Model,
        in place: Place,
        hasContainer: Bool = true,
        inset: CGFloat = 59,
        appearsBeforeLayout: Bool = false
    ) throws -> StandInHost {
        let host = StandInHost(
            Window(model: model, place: place, hasContainer: hasContainer),
            size: Self.size,
            appearsBeforeLayout: appearsBeforeLayout
        )
        host.reducesMotion = true
        host.safeAreaInsets = StandInInsets(top: inset)
        if place == .pushed { host.tap(try middle(of: "next", in: host)) }
        return host
    }

    private func middle(of text: String, in host: StandInHost) throws -> CGPoint {
        let frame = try #require(host.frame(of: text))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The middle of the items on the screen.
    private func middleOfItems(_ host: StandInHost) throws -> Point2D {
        let layouts = host.all.filter { $0.value is RadialMenuLayout }
        #expect(layouts.count == 1)
        let frames = try #require(layouts.first).children.prefix(4).map(\.frame)
        let sum = frames.reduce(Point2D.zero) { $0 + Point2D($1.midX, $1.midY) }
        return sum / Double(frames.count)
    }

    @Test(arguments: Place.allCases, [false, true])
    private func `a menu in a page is shown in the container around the pages, where its view is`(
        place: Place,
        appearsBeforeLayout: Bool
    ) throws {
        let model = Model()
        let host = try host(model, in: place, appearsBeforeLayout: appearsBeforeLayout)
        #expect(model.controller.open())
        host.update()
        #expect(model.controller.stage?.size == CGSize(width: 400, height: 741))
        let middle = Point2D(try middle(of: "photo", in: host))
        #expect(model.controller.menu.fan?.center == middle - Point2D(0, 59))
        // On all sides there is room for a whole circle, but not above a row.
        if place != .row { #expect(near(try middleOfItems(host), middle)) }
        #expect(model.opened == [true])
    }

    @Test(arguments: Place.allCases)
    private func `in a page, a menu opens around the finger, and an item is chosen where it is shown`(
        place: Place
    ) throws {
        let model = Model()
        let host = try host(model, in: place)
        let middle = try middle(of: "photo", in: host)
        let finger = CGPoint(x: middle.x + 10, y: middle.y + 5)
        let touch = host.touch(at: finger, time: 0)
        for _ in 0..<40 {
            model.now += 1 / 60
            host.frame(at: model.now)
        }
        #expect(model.controller.menu.phase == .held)
        #expect(model.controller.menu.fan?.center == Point2D(finger) - Point2D(0, 59))
        let layer = try #require(host.all.last { $0.value is RadialMenuLayout })
        let item = layer.children[1].frame
        host.move(touch, to: CGPoint(x: item.midX, y: item.midY), time: model.now + 0.1)
        host.lift(touch, at: CGPoint(x: item.midX, y: item.midY), time: model.now + 0.15)
        #expect(model.chosen == ["Right"])
    }

    @Test(arguments: Place.allCases)
    private func `a key in a page belongs to the open menu of the view around the pages`(
        place: Place
    ) throws {
        let model = Model()
        let host = try host(model, in: place, hasContainer: false)
        #expect(model.outer.open())
        host.update()
        #expect(model.controller.press(.right))
        #expect(!model.controller.isOpen && model.outer.menu.highlighted != nil)
    }

    @Test(arguments: Place.allCases, [false, true])
    private func `a menu in a sheet of a page is shown in front of its own view`(
        place: Place,
        appearsBeforeLayout: Bool
    ) throws {
        let model = Model()
        model.hasSheet = true
        let host = try host(model, in: place, appearsBeforeLayout: appearsBeforeLayout)
        #expect(model.sheet.open())
        host.update()
        #expect(model.sheet.stage?.size == CGSize(width: 100, height: 60))
        #expect(model.sheet.menu.fan?.center == Point2D(50, 30))
        #expect(model.controller.open() && model.controller.stage?.size.width == 400)
    }

    @Test func `a menu in a cover is shown there, also while the view behind is in no window`() throws {
        let model = Model()
        model.hasSheet = true
        let host = try host(model, in: .root)
        let seats = host.all(StandInUIView.self).map(\.view).filter { $0 is any RadialMenuSeatView }
        let root = try #require(seats.first?.window?.rootViewController?.view)
        root.removeFromSuperview()
        #expect(seats.contains { $0.window == nil } && seats.contains { $0.window != nil })
        // Another layout in the cover.
        host.size = CGSize(width: 300, height: 600)
        #expect(model.sheet.open() && model.sheet.isOpen)
        #expect(model.sheet.stage?.size == CGSize(width: 100, height: 60))
    }

    private final class Loading: ObservableObject {
        @Published var isOver = false
    }

    /// A cover in front of a container, in which a view with a menu appears later.
    private struct Cover: View {
        let model: Model
        @ObservedObject var loading: Loading

        var body: some View {
            ZStack {
                Color.white
                ZStack {
                    Text("cover")
                    if loading.isOver { Photo(model: model, controller: model.sheet) }
                }
                .standInHosted()
            }
            .radialMenuContainer()
            .environment(\.turnClock, TurnClock(now: { model.now }, later: { $0() }))
        }
    }

    @Test func `a view that comes into a cover has its menu there, though nobody asked the container before`()
        throws
    {
        let (model, loading) = (Model(), Loading())
        let host = StandInHost(Cover(model: model, loading: loading), size: Self.size)
        let seats = host.all(StandInUIView.self).map(\.view).filter { $0 is any RadialMenuSeatView }
        let root = try #require(seats.first?.window?.rootViewController?.view)
        root.removeFromSuperview()
        loading.isOver = true
        host.update()
        #expect(model.sheet.open())
        host.update()
        #expect(model.sheet.stage?.size == CGSize(width: 100, height: 60))
    }

    @Test func `a container that is shown larger or smaller finds points where they are shown`() {
        let stage = RadialMenuStage()
        #expect(stage.point(CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
        let size = CGSize(width: 200, height: 400)
        stage.place(
            RadialMenuGeometry(size: size, frame: CGRect(x: 50, y: 100, width: 100, height: 200))
        )
        #expect(stage.point(CGPoint(x: 50, y: 100)) == .zero)
        #expect(stage.point(CGPoint(x: 100, y: 200)) == CGPoint(x: 100, y: 200))
        #expect(stage.point(CGPoint(x: 150, y: 250)) == CGPoint(x: 200, y: 300))
        // Without an extent there is no scale.
        stage.place(RadialMenuGeometry(size: .zero, frame: CGRect(x: 50, y: 100, width: 0, height: 0)))
        #expect(stage.point(CGPoint(x: 60, y: 120)) == CGPoint(x: 10, y: 20))
    }
}
#endif
