#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Rotations where text runs from right to left, where SwiftUI turns views counterclockwise.
@MainActor @Suite struct MirroredRotationTests {
    private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

    private func shown(_ host: StandInHost) -> [Double] {
        host.values("rotationEffect", as: SwiftUI.Angle.self).map(\.degrees)
    }

    @Test(arguments: directions) func `a wheel follows the finger`(direction: LayoutDirection) {
        let scene = WheelScene(direction: direction)
        scene.dragAndHold(0, 30)
        #expect(near(scene.model.angle.degrees, 30) && near(scene.displayedDegrees, 30))
    }

    @Test(arguments: directions) func `a view inside turns back and stays upright`(direction: LayoutDirection)
    {
        let content = Text("a").clockwiseRotationEffect(.degrees(-40))
        let view = content.turnable(rotation: .constant(.degrees(40)))
        let host = StandInHost(view.environment(\.layoutDirection, direction))
        #expect(zip(shown(host), [40, -40]).allSatisfy { near($0, $1) } && shown(host).count == 2)
    }

    private final class Language: ObservableObject {
        @Published var direction = LayoutDirection.leftToRight
    }

    /// A view that turns about its leading edge, and whose direction changes.
    private struct Turned: View {
        @ObservedObject var language: Language

        var body: some View {
            Text("a").clockwiseRotationEffect(.degrees(40), anchor: UnitPoint(x: 0.25, y: 0.5))
                .environment(\.layoutDirection, language.direction)
        }
    }

    @Test(arguments: directions) func `a rotation stays as it is while the direction changes in an animation`(
        direction: LayoutDirection
    ) {
        let language = Language()
        language.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        let host = StandInHost(Turned(language: language))
        withAnimation(.linear(duration: 1)) { language.direction = direction }
        host.update()
        for time in [0, 0.25, 0.5, 1] {
            host.frame(at: time)
            let shown = host.shownValues("rotationEffect", as: SwiftUI.Angle.self)
            #expect(shown.count == 1 && near(shown[0].degrees, 40))
        }
        let record = host.all(StandInRecord.self).first { $0.name == "rotationEffect" }
        let anchor = record?.options["anchor"] as? UnitPoint
        #expect(anchor?.x == (direction == .leftToRight ? 0.25 : 0.75))
    }

    /// A view that says in which direction its text runs.
    private struct Spoken: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
    }

    @Test(arguments: directions) func `text inside keeps its direction`(direction: LayoutDirection) {
        let view = Spoken().clockwiseRotationEffect(.degrees(10)).environment(\.layoutDirection, direction)
        #expect(StandInHost(view).frame(of: direction == .rightToLeft ? "right" : "left") != nil)
    }

    @Test(arguments: directions) func `the pointer of a knob is at the value`(direction: LayoutDirection) {
        let dial = RoundelSwiftUI.Dial(value: .constant(0.25)) { Text("Volume") }.dialStyle(.knob)
        let host = StandInHost(dial.environment(\.layoutDirection, direction))
        let pointer = direction == .leftToRight ? 202.5 : -22.5
        #expect(shown(host).count == 1 && near(cos((shown(host)[0] - pointer) * .pi / 180), 1))
    }

    @Test(arguments: directions, [MenuBehavior.Orientation.radial, .tangential])
    func `items of a menu point outwards from where they are`(
        direction: LayoutDirection,
        orientation: MenuBehavior.Orientation
    ) {
        let scene = MenuScene {
            $0.behavior.orientation = orientation
            $0.direction = direction
        }
        let extra: Double = orientation == .radial ? 0 : 90
        let turns = shown(scene.host)
        #expect(turns.count == 4)
        for (name, turn) in zip(scene.model.names, turns) {
            let way = scene.position(of: name) - Point2D(100, 100)
            let outward = atan2(way.y, way.x) * 180 / .pi
            #expect(near(cos((turn - outward - extra) * .pi / 180), 1), "\(name): \(turn), \(outward)")
        }
    }
}
#endif
