import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in UIKit, as a finger and a slider move them.
@MainActor @Suite(.standIn) struct UIKitScreenTests {
    @Test func `the tool at the top has the slider, which changes the photo`() throws {
        let stage = UIKitStage(PhotoViewController())
        let menu = try stage.only(CircularMenuView.self)
        func filled() -> [Int] { menu.items.indices.filter { menu.items[$0].backgroundColor == .disc } }
        #expect(stage.texts == ["Exposure", "0"] && filled() == [0])
        stage.tap(menu.items[2])
        #expect(stage.texts == ["Saturation", "0"] && filled() == [2] && menu.selectedIndex == 2)
        let picture = try #require(stage.all(DrawingView.self).first)
        let before = picture.drawing.parts.map(\.color)
        try stage.slider("Saturation").standInSlide(to: -100)
        #expect(stage.texts == ["Saturation", "-100"] && picture.drawing.parts.map(\.color) != before)
        stage.drag(around: menu, from: 0, to: 60)
        #expect(stage.texts == ["Contrast", "0"] && filled() == [1])
        stage.drag(around: menu, from: 0, to: -60)
        #expect(stage.texts == ["Saturation", "-100"])
        #expect(menu.items.map(\.accessibilityLabel) == Tool.allCases.map(\.name))
        #expect(menu.words.position(1, 6) == "2 of 6")
    }

    @Test func `a tap on the photo puts the tools away, and it takes the whole stage`() throws {
        let stage = UIKitStage(PhotoViewController())
        let menu = try stage.only(CircularMenuView.self)
        let picture = try #require(stage.all(DrawingView.self).first)
        let small = stage.box(picture).width
        #expect(abs(small - (menu.bounds.width - 2 * 56 - 24)) < 1e-6)
        stage.tap(try #require(menu.centerView))
        let large = stage.box(picture)
        #expect(!menu.isOpen && abs(large.width - menu.bounds.width) < 1e-6)
        // All of the photo brings the tools back.
        StandInFingers(stage.window).tap(CGPoint(x: large.midX + 0.45 * large.width, y: large.midY))
        StandInClock.advance(by: 2)
        #expect(menu.isOpen && abs(stage.box(picture).width - small) < 1e-6)
    }

    @Test func `the dial goes by half degrees, between its ends`() throws {
        let stage = UIKitStage(ThermostatViewController())
        let dial = try stage.only(WheelView.self)
        #expect(stage.texts == ["21.5°", "Heating", "Room: 20.5°"])
        #expect(dial.accessibilityLabel == "Temperature" && dial.accessibilityValue == "21.5°")
        stage.tap(try stage.control("Cooler"))
        #expect(stage.texts[0] == "21.0°")
        stage.drag(around: dial, from: 0, to: -24)
        #expect(stage.texts == ["20.0°", "Cooling", "Room: 20.5°"])
        stage.tap(try stage.control("Warmer"))
        #expect(stage.texts[...1] == ["20.5°", "Holding"])
        stage.drag(around: dial, from: 0, to: 170)
        stage.drag(around: dial, from: 0, to: 170)
        #expect(stage.texts[0] == "28.0°" && abs(dial.rotation - 0.75 * .pi) < 1e-9)
    }

    @Test func `the wheel lands on the idea that it names, and spins by itself`() throws {
        let stage = UIKitStage(FortuneViewController())
        let wheel = try stage.only(WheelView.self)
        #expect(stage.texts == ["Cinema"] && wheel.accessibilityValue == "Cinema")
        stage.drag(around: wheel, from: 0, to: 44)
        #expect(stage.texts == ["Games"])
        stage.drag(around: wheel, from: 0, to: -91)
        #expect(stage.texts == ["Cooking"])
        let before = wheel.rotation
        stage.tap(try stage.control("Spin"))
        #expect(wheel.rotation > before + 2 * .pi && !wheel.isCoasting)
        #expect(stage.texts == [Idea(at: Double(wheel.rotation) * 180 / .pi).name])
        let friction = try stage.only(UISegmentedControl.self)
        #expect(wheel.settings.decay == .ice)
        friction.standInChoose(2)
        #expect(wheel.settings.decay == .quick)
    }

    @Test func `the badge follows shape, angle and status`() throws {
        let stage = UIKitStage(ProfileViewController())
        let portrait = try stage.only(SuperellipseView.self)
        let badge = try #require(stage.all(CircleView.self).first)
        /// The badge's middle from the picture's, in parts of half the picture's size.
        func place() -> CGPoint {
            stage.window.layoutIfNeeded()
            let box = badge.convert(badge.bounds, to: portrait)
            let half = portrait.bounds.width / 2
            return CGPoint(x: box.midX / half - 1, y: box.midY / half - 1)
        }
        let corner = pow(0.5, 0.25)
        #expect(near(place(), corner, corner) && portrait.exponent == 4)
        #expect(stage.texts == ["Sora Aoki", "Shape", "4.0", "Place of the badge", "45°"])
        try stage.slider("Shape").standInSlide(to: 2)
        let half = CGFloat(0.5).squareRoot()
        #expect(near(place(), half, half) && portrait.exponent == 2)
        try stage.slider("Place of the badge").standInSlide(to: -90)
        #expect(near(place(), 0, -1) && stage.texts.last == "-90°")
        #expect(portrait.accessibilityValue == "Available")
        try stage.only(UISegmentedControl.self).standInChoose(1)
        #expect(portrait.accessibilityValue == "Busy")
        #expect(stage.all(UIImageView.self).first?.image?.standInName == "minus")
        #expect(portrait.layer.shadowPath == portrait.outline && StandInLayout.conflicts.isEmpty)
    }

    @Test func `pictures follow light and dark`() throws {
        let stage = UIKitStage(ThermostatViewController())
        let scale = try #require(stage.all(DrawingView.self).first)
        func last() -> CGColor? { (scale.subviews.last?.layer as? CAShapeLayer)?.fillColor }
        let light = last()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        stage.window.standInTraits = dark
        #expect(light == UIColor.mark.cgColor)
        #expect(last() == UIColor.mark.resolvedColor(with: dark).cgColor && last() != light)
    }

    @Test func `the slider and the badge are mirrored together`() throws {
        let (plain, mirrored) = (
            UIKitStage(ProfileViewController()),
            UIKitStage(ProfileViewController(), direction: .rightToLeft)
        )
        func middle(_ stage: UIKitStage) throws -> CGFloat {
            stage.box(try #require(stage.all(CircleView.self).first)).midX
        }
        #expect(abs(try middle(plain) + middle(mirrored) - 390) < 1e-6)
        for stage in [plain, mirrored] {
            let slider = try stage.slider("Place of the badge")
            #expect(
                slider.effectiveUserInterfaceLayoutDirection
                    == stage.window.effectiveUserInterfaceLayoutDirection
            )
            #expect(stage.texts.last == "45°")
        }
    }
}
