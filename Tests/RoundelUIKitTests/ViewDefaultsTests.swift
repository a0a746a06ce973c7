import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What the properties of new views are.
@MainActor @Suite(.standIn) struct ViewDefaultsTests {
    @Test func `a wheel`() {
        let wheel = WheelView()
        #expect(wheel.deadZone == 0.2 && wheel.touchRadius == 1 && wheel.settings == Wheel.Settings())
        #expect(wheel.playsHaptics && wheel.isEnabled && wheel.scrollPolicy == .claimsRing)
        #expect(wheel.rotation == 0 && wheel.angle == 0 && !wheel.isCoasting)
    }

    @Test func `a menu`() {
        let menu = CircularMenuView()
        #expect(menu.arrangement == .even && menu.radius == .fitted && menu.direction == .clockwise)
        #expect(near(menu.startAngle, radians(-90)) && near(menu.pointerAngle, radians(-90)))
        #expect(menu.orientation == .upright && menu.turning == .automatic)
        #expect(!menu.shrinksItemsToFit && menu.mirrorsInRightToLeft && menu.landsOnItems)
        #expect(menu.turnsSelectionToPointer && menu.closesOnEscape && menu.playsHaptics)
        #expect(menu.deadZone == 0.2 && menu.flight == 0.35 && menu.stagger == 0.04)
        #expect(menu.settings == Wheel.Settings() && !menu.isOpen && menu.items.isEmpty)
        #expect(menu.selectedIndex == nil && menu.pointedIndex == nil && menu.centerView == nil)
    }

    @Test func `a dial`() {
        let dial = DialView()
        #expect(near(dial.startAngle, radians(135)) && near(dial.sweepAngle, radians(270)))
        #expect(dial.step == 0 && dial.curve == .linear && dial.mirrorsInRightToLeft && dial.isContinuous)
        #expect(dial.appearance == .ring && dial.trackWidth == 8 && dial.thumbDiameter == 28)
        #expect(dial.minimumValue == 0 && dial.maximumValue == 1 && dial.value == 0)
        let range = RangeDialView()
        #expect(range.minimumGap == 0 && range.maximumGap == .infinity)
        #expect(range.lowerLabel == "Minimum" && range.upperLabel == "Maximum")
        #expect(range.minimumValue == 0 && range.maximumValue == 1)
        #expect(range.lowerValue == 0 && range.upperValue == 1)
    }

    @Test func `shapes and badges`() {
        let shape = SuperellipseView()
        #expect(shape.shape == Superellipse(exponent: 5) && shape.exponent == 5)
        #expect(shape.strokeColor == .separator && shape.dropShadowColor == .black)
        #expect(shape.strokePosition == .inside && shape.strokeWidth == 0)
        let badge = BadgeView()
        #expect(badge.degrees == -45 && badge.offset == 0 && badge.ratio == 0 && badge.exponent == 0)
        #expect(badge.mirrorsInRightToLeft && badge.placement == .on && CircleView().roundsToCircle)
        #expect(BadgeView().clipsToBounds && CircleView(frame: .zero).clipsToBounds)
        #expect(
            badge.hostCornerRadius == 0 && badge.hostCornerExponent == 2 && badge.hostCornerSmoothing == 0
        )
    }

    @Test func `paths deviate by a hundredth of a point`() {
        let (rect, small) = (
            CGRect(x: 0, y: 0, width: 900, height: 600), CGRect(x: 0, y: 0, width: 90, height: 60)
        )
        let (shape, corners) = (Superellipse(exponent: 5), Corners(radius: 250, shape: .squircle))
        let usual: [CGPath] = [
            .superellipse(shape, in: small), UIBezierPath(superellipse: shape, in: small).cgPath,
            .corners(corners, in: rect), UIBezierPath(corners: corners, in: rect).cgPath,
        ]
        for (tolerance, isUsual) in [(CGFloat(0.01), true), (0.1, false)] {
            let paths: [CGPath] = [
                .superellipse(shape, in: small, tolerance: tolerance),
                UIBezierPath(superellipse: shape, in: small, tolerance: tolerance).cgPath,
                .corners(corners, in: rect, tolerance: tolerance),
                UIBezierPath(corners: corners, in: rect, tolerance: tolerance).cgPath,
            ]
            #expect(zip(usual, paths).map { $0 == $1 } == [Bool](repeating: isUsual, count: 4))
        }
    }

    @Test func `the constraints of a badge`() {
        let (host, window) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60)), UIWindow())
        window.addSubview(host)
        func place(_ pin: (UIView) -> Void) -> CGRect {
            let badge = UIView()
            badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
            badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
            host.addSubview(badge)
            pin(badge)
            window.layoutIfNeeded()
            return badge.frame
        }
        let short = place { $0.pin(toCircumferenceOf: host, at: 0.5) }
        let long = place {
            $0.pin(
                toCircumferenceOf: host,
                at: 0.5,
                outline: .circle,
                placement: .on,
                offset: 0,
                mirrorsInRightToLeft: true
            )
        }
        #expect(short == long && near(hypot(short.midX - 45, short.midY - 30), 30))
    }

    @Test func `a menu under a finger`() {
        let interaction = RadialMenuInteraction(menu: UIMenu(title: "Menu", children: []))
        #expect(interaction.isEnabled)
        #expect(interaction.settings == PressMenu.Settings() && interaction.playsHaptics)
        #expect(interaction.itemSize == CGSize(width: 48, height: 48))
    }
}
