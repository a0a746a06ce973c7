#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The order in which VoiceOver reads elements, for which their places on the screen are not decisive,
/// and what is aligned with texts inside.
@MainActor @Suite struct ReadingOrderTests {
    /// The texts of the elements with a priority, in the order of the priorities.
    private func order(_ host: StandInHost) -> [String] {
        let elements = host.all.compactMap { element -> (Double, String)? in
            guard let modifier = element.value as? AccessibilityAttachmentModifier,
                case .sortPriority(let priority) = modifier.standInAttachment
            else { return nil }
            let texts = element.all.compactMap { inner -> String? in
                if let text = inner.value as? Text { return text.standInString }
                guard let modifier = inner.value as? AccessibilityAttachmentModifier else { return nil }
                guard case .label(let label) = modifier.standInAttachment else { return nil }
                return label.standInString
            }
            return (priority, texts.first ?? "+")
        }
        #expect(Set(elements.map(\.0)).count == elements.count)
        return elements.sorted { $0.0 > $1.0 }.map(\.1)
    }

    @Test func `the button of a menu is read first, and then the items in their order`() {
        let scene = MenuScene { $0.names = ["a", "b", "c", "d", "e", "f"] }
        #expect(order(scene.host) == ["+", "[a]", "b", "c", "d", "e", "f"])
        scene.model.controller.turn(to: "c", duration: 0)
        scene.host.update()
        #expect(order(scene.host) == ["+", "a", "b", "[c]", "d", "e", "f"])
    }

    @Test func `the items of a radial menu are read in their order`() {
        let scene = RadialScene()
        #expect(scene.model.controller.open())
        scene.host.update()
        #expect(order(scene.host).prefix(4) == ["Copy", "Share", "Rename", "Delete"])
    }

    @Test func `the lower thumb of a range is read before the upper one`() {
        let dial = RoundelSwiftUI.Dial(
            lowerValue: .constant(0.2),
            upperValue: .constant(0.9)
        ) { Text("Hours") }
        let names = order(StandInHost(dial))
        #expect(names == ["Minimum", "Maximum"])
    }

    // MARK: Alignment

    @Test func `a text beside a ring stays where it is while the ring turns`() {
        let views = (0..<4).map { _ in StandInSubview(20, 20) }
        for view in views { view.baseline = 15 }
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(RadialLayout(radius: .fixed(80)).standInBaseline(of: views, in: bounds) == nil)
        #expect(HStackLayout().standInBaseline(of: views, in: bounds) != nil)
        let scene = MenuScene()
        let layout = MenuLayout(
            menu: scene.menu,
            layout: RadialLayout(radius: .fixed(80)),
            items: views.map { _ in RadialLayout.ItemValues(angle: nil, weight: 1) }
        )
        #expect(layout.standInBaseline(of: views, in: bounds) == nil)
    }
}
#endif
