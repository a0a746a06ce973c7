#if canImport(SwiftUI)
import Roundel
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Where radial menus are shown when their containers, views and controllers change.
@MainActor @Suite struct RadialMenuContainerTests {
    /// A view inside two containers, of which the environment names one.
    @MainActor private final class Containers: ObservableObject {
        @Published var isOuter = false
        /// How often the app opens the menu when it is told that it has closed; if never, it opens it
        /// with the change.
        var reopens = 0
        var told: [Bool] = []
        let (inner, outer, controller) = (RadialMenuStage(), RadialMenuStage(), RadialMenuController())
        nonisolated init() {}
    }

    private struct Contained: View {
        @ObservedObject var containers: Containers
        var body: some View {
            Text("photo").frame(width: 100, height: 60)
                .radialMenu(
                    controller: containers.controller,
                    onOpenChange: {
                        containers.told.append($0)
                        let ends = containers.told.filter { !$0 }.count
                        if !$0, ends <= containers.reopens { containers.controller.open() }
                    }
                ) {
                    RadialAction("Copy", systemImage: "star") {}
                }
                .onChange(of: containers.isOuter) { _, _ in
                    if containers.reopens == 0 { containers.controller.open() }
                }
                .environment(\.radialMenuStage, containers.isOuter ? containers.outer : containers.inner)
                .modifier(RadialMenuFrame(stage: containers.inner))
                .padding(20)
                .modifier(RadialMenuFrame(stage: containers.outer))
        }
    }

    @Test(arguments: [false, true], [0, 1, .max])
    func `a menu that opens when its container changes opens there`(
        appearsBeforeLayout: Bool,
        reopens: Int
    ) {
        let containers = Containers()
        containers.reopens = reopens
        let view = Contained(containers: containers)
        let host = StandInHost(view, appearsBeforeLayout: appearsBeforeLayout)
        #expect(containers.controller.open() && containers.controller.menu.fan?.center == Point2D(50, 30))
        containers.isOuter = true
        host.update()
        #expect(containers.controller.isOpen && containers.controller.menu.fan?.center == Point2D(70, 50))
        #expect(containers.inner.shown == nil && containers.outer.shown === containers.controller)
    }

    @Test(arguments: [1, .max], [false, true])
    func `a menu under a finger that its app opens again when its container changes stays open`(
        reopens: Int,
        onView: Bool
    ) {
        let containers = Containers()
        containers.reopens = reopens
        let host = StandInHost(Contained(containers: containers), size: CGSize(width: 140, height: 100))
        #expect(containers.controller.open())
        host.update()
        let finger = onView ? containers.controller.contentFinger : containers.controller.surfaceFinger
        // As the gesture of the view or of the menu passes it.
        (finger.drag.isOn, finger.drag.isNew) = (true, false)
        finger.touchBegan(at: Point2D(50, 30), time: 0)
        containers.isOuter = true
        host.update()
        #expect(containers.controller.isOpen && containers.told == [true, false, true])
        #expect(containers.outer.shown === containers.controller && !finger.drag.isOn)
    }

    /// A view with one of two controllers.
    @MainActor private final class Choice: ObservableObject {
        @Published var isSecond = false
        let (first, second) = (RadialMenuController(), RadialMenuController())
        nonisolated init() {}
        var present: RadialMenuController { isSecond ? second : first }
    }

    private struct Chosen: View {
        @ObservedObject var choice: Choice
        var body: some View {
            ZStack {
                Color.white
                Text("photo").frame(width: 100, height: 60)
                    .radialMenu(controller: choice.present) { RadialAction("Copy", systemImage: "star") {} }
            }
            .radialMenuContainer()
        }
    }

    @Test func `a controller that replaces another one opens where the view is`() {
        let choice = Choice()
        let host = StandInHost(Chosen(choice: choice), size: CGSize(width: 400, height: 800))
        #expect(choice.first.open() && choice.first.menu.fan?.center == Point2D(200, 400))
        choice.isSecond = true
        host.update()
        #expect(!choice.first.isOpen && !choice.first.open())
        #expect(choice.second.open() && choice.second.menu.fan?.center == Point2D(200, 400))
        #expect(choice.second.open(at: CGPoint(x: 10, y: 20)))
        #expect(choice.second.menu.fan?.center == Point2D(160, 390))
        // And after the view has moved.
        host.size = CGSize(width: 300, height: 500)
        choice.isSecond = false
        host.update()
        #expect(choice.first.open() && choice.first.menu.fan?.center == Point2D(150, 250))
    }

    @Test func `open before the first layout opens with it`() {
        struct Early: View {
            let controller: RadialMenuController
            let appeared: @MainActor () -> Void
            var isEnabled = true
            var body: some View {
                ZStack {
                    Color.white
                    Text("photo").frame(width: 100, height: 60)
                        .radialMenu(controller: controller) { RadialAction("Copy", systemImage: "star") {} }
                        .onAppear(perform: appeared)
                        .disabled(!isEnabled)
                }
                .radialMenuContainer()
            }
        }
        func center(
            _ point: CGPoint? = nil,
            isEnabled: Bool = true,
            _ change: @escaping @MainActor (RadialMenuController) -> Void = { _ in }
        ) -> (result: Bool?, center: Point2D?) {
            let controller = RadialMenuController()
            var result: Bool?
            let view = Early(
                controller: controller,
                appeared: {
                    result = controller.open(at: point)
                    change(controller)
                },
                isEnabled: isEnabled
            )
            let host = StandInHost(view, size: CGSize(width: 400, height: 800), appearsBeforeLayout: true)
            host.update()
            return (result, controller.menu.fan?.center)
        }
        #expect(center() == (true, Point2D(200, 400)))
        #expect(center(CGPoint(x: 0, y: 30)) == (true, Point2D(150, 400)))
        #expect(center { $0.dismiss() } == (true, nil))
        #expect(center(CGPoint(x: CGFloat.nan, y: 0)) == (false, nil))
        #expect(center(isEnabled: false) == (false, nil))
        #expect(!RadialMenuController().open())
    }

    @Test func `a container shows no menu that has left it`() {
        let (stage, menus) = (RadialMenuStage(), (RadialMenuController(), RadialMenuController()))
        stage.show(menus.0, true)
        stage.leave(menus.1)
        #expect(stage.shown === menus.0)
        stage.leave(menus.0)
        #expect(stage.shown == nil)
    }
}
#endif
