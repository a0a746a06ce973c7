import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Views whose properties are set in each layout, to what they have already: layout comes to an end.
///
/// The stand-in stops a test in which layout asks for layout without end. On a device, that hangs.
@MainActor @Suite(.standIn) struct RepeatedLayoutTests {
    /// A view that sets something in each of its layouts.
    private final class Host: UIView {
        var layOut: () -> Void = {}
        private(set) var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            layOut()
        }
    }

    /// A menu whose size decides how it looks.
    private final class Menu: CircularMenuView {
        override func layoutSubviews() {
            radius = .fixed(bounds.width / 3)
            (itemSize, centerSize) = (CGSize(width: 44, height: 44), CGSize(width: 50, height: 50))
            (arrangement, anchor, direction, orientation) = (.even, nil, .clockwise, .upright)
            (startAngle, pointerAngle, deadZone, turning) = (0, 0, 0.3, .automatic)
            (shrinksItemsToFit, mirrorsInRightToLeft, closesOnEscape) = (true, false, false)
            (landsOnItems, turnsSelectionToPointer, flight, stagger) = (true, true, 0.2, 0.1)
            settings = Wheel.Settings(decay: .quick)
            super.layoutSubviews()
        }
    }

    /// A menu and a badge whose sizes come from a division by zero.
    private final class MenuWithoutNumbers: CircularMenuView {
        override func layoutSubviews() {
            (startAngle, pointerAngle, deadZone, flight) = (.nan, .nan, .nan, .nan)
            (itemSize, centerSize) = (
                CGSize(width: CGFloat.nan, height: 40), CGSize(width: 40, height: CGFloat.nan)
            )
            (radius, arrangement) = (.fixed(.nan), .arc(sweep: .nan))
            super.layoutSubviews()
        }
    }

    private final class BadgeWithoutNumbers: BadgeView {
        override func layoutSubviews() {
            (degrees, offset, ratio, exponent, hostCornerRadius) = (.nan, .nan, .nan, .nan, .nan)
            super.layoutSubviews()
        }
    }

    private final class Circle: CircleView {
        override func layoutSubviews() {
            roundsToCircle = false
            layer.cornerRadius = 7
            super.layoutSubviews()
        }
    }

    @Test func `a menu that sets its properties in each layout is laid out once more at most`() {
        let menu = Menu(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        menu.items = (0..<6).map { _ in menuItem() }
        menu.isOpen = true
        let scene = Scene(menu)
        menu.bounds.size.width = 240
        scene.window.layoutIfNeeded()
        let middle = CGPoint(x: menu.bounds.midX, y: menu.bounds.midY)
        #expect(near(hypot(menu.items[0].center.x - middle.x, menu.items[0].center.y - middle.y), 80))
    }

    @Test func `a menu and a badge that set NaN in each layout are laid out once more at most`() {
        let menu = MenuWithoutNumbers(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        menu.items = (0..<6).map { _ in menuItem() }
        menu.isOpen = true
        Scene(menu).window.layoutIfNeeded()
        let host = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        let badge = BadgeWithoutNumbers()
        host.addSubview(badge)
        Scene(host).window.layoutIfNeeded()
        #expect(menu.items.count == 6 && badge.superview === host)
        // Another number counts, also beside one that is NaN.
        let plain = menuScene(6) { $0.itemSize = CGSize(width: CGFloat.nan, height: 40) }
        plain.view.itemSize = CGSize(width: CGFloat.nan, height: 20)
        plain.window.layoutIfNeeded()
        #expect(plain.view.items[0].bounds.height == 20)
    }

    @Test func `a circle that sets its properties in each layout is laid out once more at most`() {
        let circle = Circle(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        Scene(circle).window.layoutIfNeeded()
        #expect(circle.layer.cornerRadius == 7)
    }

    @Test func `a badge whose properties are set in each layout around stays pinned`() {
        let (host, card, badge) = (Host(), ShapedView(), BadgeView())
        host.frame = CGRect(x: 20, y: 20, width: 300, height: 300)
        card.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
        for view in [card, badge] { host.addSubview(view) }
        badge.host = card
        host.layOut = {
            (badge.ratio, badge.degrees, badge.side, badge.offset) = (0.2, 0, 1, 3)
            (badge.exponent, badge.mirrorsInRightToLeft) = (3, false)
            (badge.hostCornerRadius, badge.hostCornerExponent) = (card.bounds.height / 4, 4)
            badge.hostCornerSmoothing = 0
        }
        let scene = Scene(host)
        host.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(near(badge.center, CGPoint(x: 263, y: 100), 1e-6) && badge.bounds.width == 20)
    }

    @Test func `a wheel whose image is set in each layout around keeps it`() {
        let (host, wheel) = (Host(), WheelView())
        host.frame = CGRect(x: 20, y: 20, width: 300, height: 300)
        host.addSubview(wheel)
        let image = UIImage(systemName: "dial.low")
        host.layOut = { wheel.image = image }
        Scene(host).window.layoutIfNeeded()
        #expect(wheel.image === image && host.count < 5)
        // An image view of the app is replaced.
        let own = UIImageView(image: image)
        wheel.contentView = own
        wheel.image = image
        #expect(wheel.contentView !== own && wheel.image === image)
    }
}
