#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Edges of what a radial menu promises.
@MainActor @Suite struct RadialMenuEdgeTests {
    /// A view with a menu, somewhere in a window.
    @MainActor private final class Model {
        let controller = RadialMenuController()

        struct Content: View {
            let model: Model
            var body: some View {
                ZStack {
                    Color.white
                    Text("photo").frame(width: 100, height: 60)
                        .radialMenu(controller: model.controller) {
                            RadialAction("Copy", systemImage: "star") {}
                        }
                        .onAppear { model.controller.open() }
                }
                .radialMenuContainer()
            }
        }
    }

    @Test func `a menu that has opened with the layout stays closed when it has been closed`() {
        let model = Model()
        let host = StandInHost(
            Model.Content(model: model),
            size: CGSize(width: 400, height: 800),
            appearsBeforeLayout: true
        )
        host.update()
        #expect(model.controller.isOpen)
        host.tap(CGPoint(x: 20, y: 20))
        #expect(!model.controller.isOpen)
        for height in [700.0, 600] {
            host.size = CGSize(width: 400, height: height)
            #expect(!model.controller.isOpen)
        }
    }

    @MainActor private final class Around {
        var exits = 0
    }

    @Test func `a closed menu leaves Escape to the views around`() {
        let (model, around) = (RadialModel(), Around())
        let host = StandInHost(
            ZStack { RadialApp(model: model) }.onExitCommand { around.exits += 1 },
            size: CGSize(width: 400, height: 800)
        )
        host.tab()
        #expect(host.focusedElement != nil)
        host.exit()
        #expect(around.exits == 1 && !model.controller.isOpen)
        model.controller.open()
        host.update()
        host.exit()
        #expect(around.exits == 1 && !model.controller.isOpen)
        host.exit()
        #expect(around.exits == 2)
    }
}
#endif
