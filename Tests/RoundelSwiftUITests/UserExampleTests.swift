#if canImport(SwiftUI)
import SwiftUI
import Testing

@MainActor @Suite struct UserExampleTests {
    @Test func `the examples of an app run`() {
        #expect(StandInHost(Clock()).frame(of: "12") != nil)
        #expect(StandInHost(HourWheel()).values("rotationEffect", as: Angle.self) == [.zero, .degrees(90)])
        #expect(StandInHost(Compass()).frame(of: "N") != nil)
        #expect(StandInHost(Cards()).frame(of: "4") != nil)
        let menu = StandInHost(EditMenu())
        menu.tap(CGPoint(x: 100, y: 100))
        #expect(menu.isAnimating && !menu.values("opacity", as: Double.self).isEmpty)
    }
}
#endif
