import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Views that the app has moved to another container, or changed itself, meanwhile.
@MainActor @Suite(.standIn) struct MovedViewTests {
    @Test func `a menu leaves an item alone that is in another menu by now`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let item = menuItem()
        let first = CircularMenuView(frame: CGRect(x: 20, y: 450, width: 300, height: 300))
        first.items = [menuItem(), item]
        let second = CircularMenuView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        second.items = [menuItem()]
        second.isOpen = true
        container.addSubview(second)
        container.addSubview(first)
        let window = UIWindow.standIn(around: container)
        second.items = [menuItem(), item]
        window.layoutIfNeeded()
        let place = second.ring.position(of: 1)
        let center = CGPoint(x: place.x, y: place.y)
        first.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(item.superview === second && item.alpha == 1 && near(item.center, center, 1e-6))
    }

    @Test func `a wheel does not turn a content that is in another wheel by now`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let (first, second) = (
            WheelView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            WheelView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        )
        let content = UIView()
        first.contentView = content
        for wheel in [second, first] { container.addSubview(wheel) }
        let window = UIWindow.standIn(around: container)
        second.contentView = content
        window.layoutIfNeeded()
        first.rotation = 1
        #expect(content.transform == .identity)
        first.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.superview === second && content.bounds.size == CGSize(width: 100, height: 100))
        #expect(near(content.center, CGPoint(x: 50, y: 50)))
    }

    @Test func `enabling a menu does not undo the alpha that the app has set meanwhile`() {
        let center = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let scene = menuScene { $0.centerView = center }
        scene.view.isEnabled = false
        #expect(center.alpha < 1)
        center.alpha = 0
        scene.view.isEnabled = true
        #expect(center.alpha == 0)
    }

    @Test func `a view that is set again comes back`() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (first, second, content) = (WheelView(frame: frame), WheelView(frame: frame), UIView())
        for wheel in [first, second, first] { wheel.contentView = content }
        #expect(content.superview === first)
        let image = UIImage(standInSize: CGSize(width: 9, height: 9))
        first.image = image
        second.addSubview(first.contentView ?? UIView())
        first.image = image
        #expect(first.contentView?.superview === first)
        let (menu, other, center) = (CircularMenuView(), CircularMenuView(), menuItem())
        for menu in [menu, other, menu] { menu.centerView = center }
        #expect(center.superview === menu)
    }

    @Test func `VoiceOver finds an item that has moved to another menu once`() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let item = menuItem()
        item.accessibilityLabel = "moved"
        let first = CircularMenuView(frame: CGRect(x: 20, y: 450, width: 300, height: 300))
        let second = CircularMenuView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        first.items = [menuItem(), item]
        for menu in [first, second] {
            menu.isOpen = true
            container.addSubview(menu)
        }
        let window = UIWindow.standIn(around: container)
        second.items = [menuItem(), item]
        window.layoutIfNeeded()
        #expect(StandInVoiceOver.elements(in: window).filter { $0.accessibilityLabel == "moved" }.count == 1)
        #expect(!first.activateItem(at: 1) && second.activateItem(at: 1))
    }
}
