import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in UIKit, as a finger and a slider move them.
@MainActor @Suite(.standIn) struct UIKitScreenTests {
    @Test func `a finger turns the wheel, and the label says by how much`() throws {
        let stage = UIKitStage(WheelViewController())
        let (wheel, label) = (try stage.only(WheelView.self), try stage.only(UILabel.self))
        #expect(label.text == "Angle: 0.0°")
        stage.drag(around: wheel, from: 0, to: 90)
        #expect(label.text == "Angle: 90.0°")
        stage.drag(around: wheel, from: 0, to: -100)
        #expect(label.text == "Angle: 350.0°")
        #expect(wheel.accessibilityLabel == "Wheel" && wheel.image?.standInName == "steeringwheel")
    }

    @Test func `the tool at the pointer is named and pink`() throws {
        let stage = UIKitStage(MenuViewController())
        let (menu, label) = (try stage.only(CircularMenuView.self), try stage.only(UILabel.self))
        func pink() -> [Int] { menu.items.indices.filter { menu.items[$0].tintColor == .systemPink } }
        #expect(label.text == "Cut" && pink() == [0])
        stage.tap(menu.items[2])
        #expect(label.text == "Paste" && pink() == [2] && menu.selectedIndex == 2)
        stage.drag(around: menu, from: 0, to: 60)
        #expect(label.text == "Copy" && pink() == [1])
        #expect(menu.items.map(\.accessibilityLabel) == Tool.allCases.map(\.name))
        #expect(menu.words.position(1, 6) == "2 of 6")
    }

    @Test func `the button in the middle closes the menu and opens it`() throws {
        let stage = UIKitStage(MenuViewController())
        let menu = try stage.only(CircularMenuView.self)
        let button = try #require(menu.centerView)
        #expect(button.bounds.size == CGSize(width: 56, height: 56))
        stage.tap(button)
        #expect(!menu.isOpen)
        stage.tap(button)
        #expect(menu.isOpen)
    }

    @Test func `the slider bends the superellipse`() throws {
        let stage = UIKitStage(SuperellipseViewController())
        let (card, slider) = (try stage.only(SuperellipseView.self), try stage.only(UISlider.self))
        #expect(card.exponent == 3.5 && slider.value == 3.5 && stage.texts == ["Exponent", "3.5"])
        slider.standInSlide(to: 6)
        #expect(card.exponent == 6 && stage.texts == ["Exponent", "6.0"])
        #expect(slider.accessibilityLabel == "Exponent" && slider.accessibilityValue == "6.0")
        let gradient = try #require(stage.only(GradientView.self).layer as? CAGradientLayer)
        #expect(gradient.colors?.count == 2)
        #expect(gradient.bounds.size == card.bounds.size)
        #expect(card.borderWidth == 6 && card.layer.shadowPath == card.outline)
    }

    @Test func `the gradient follows light and dark`() throws {
        let stage = UIKitStage(SuperellipseViewController())
        let gradient = try #require(stage.only(GradientView.self).layer as? CAGradientLayer)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        stage.window.standInTraits = dark
        let color = try #require(gradient.colors?.first as? CGColor)
        #expect(color == UIColor.systemIndigo.resolvedColor(with: dark).cgColor)
        #expect(color != UIColor.systemIndigo.cgColor)
    }

    @Test func `the badge follows angle, ratio and shape`() throws {
        let stage = UIKitStage(BadgeViewController())
        let (shape, badge) = (try stage.only(SuperellipseView.self), try stage.only(CircleView.self))
        let (sliders, control) = (stage.all(UISlider.self), try stage.only(UISegmentedControl.self))
        /// The badge's middle from the shape's, in parts of half the shape's size.
        func place() -> CGPoint {
            stage.window.layoutIfNeeded()
            let box = badge.convert(badge.bounds, to: shape)
            let half = shape.bounds.width / 2
            return CGPoint(x: box.midX / half - 1, y: box.midY / half - 1)
        }
        let half = CGFloat(0.5).squareRoot()
        #expect(near(place(), half, -half) && stage.texts == ["Angle", "-45°", "Ratio", "30%"])
        sliders[0].standInSlide(to: 90)
        #expect(near(place(), 0, 1))
        sliders[0].standInSlide(to: 45)
        control.standInChoose(1)
        let corner = pow(0.5, 0.25)
        #expect(near(place(), corner, corner) && shape.exponent == 4)
        sliders[1].standInSlide(to: 0.5)
        #expect(near(place(), corner, corner) && abs(badge.bounds.width - shape.bounds.width / 2) < 1e-6)
        #expect(badge.layer.cornerRadius == badge.bounds.width / 2)
        #expect(stage.texts == ["Angle", "45°", "Ratio", "50%"] && StandInLayout.conflicts.isEmpty)
    }

    @Test(
        arguments: [
            CGSize(width: 390, height: 760), CGSize(width: 320, height: 480), CGSize(width: 740, height: 300),
            CGSize(width: 1024, height: 1200),
        ],
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
    )
    func `every screen fits, without a conflict`(
        size: CGSize,
        direction: UITraitEnvironmentLayoutDirection
    ) throws {
        let controllers = [
            MenuViewController(), WheelViewController(), SuperellipseViewController(), BadgeViewController(),
        ]
        for controller in controllers {
            let stage = UIKitStage(controller, size: size, direction: direction)
            let stack = try #require(controller.view.subviews.first as? UIStackView)
            #expect(controller.view.bounds.contains(stack.frame), "\(controller)")
            let square = stack.arrangedSubviews[0].frame
            #expect(abs(square.width - square.height) < 1e-6, "\(controller) \(square)")
            let least = min(300, min(size.width, size.height) / 2) - 1e-6
            #expect((least...300.000_001).contains(square.width), "\(controller) \(square)")
            let ambiguous = stage.all(UIView.self).filter(\.hasAmbiguousLayout)
            #expect(ambiguous.isEmpty, "\(controller) \(ambiguous.map { ($0, $0.frame) })")
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }
}
