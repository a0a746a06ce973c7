import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in UIKit, operated with a finger and sliders.
@MainActor @Suite(.standIn) struct UIKitScreenTests {
    @Test func `the slider belongs to the tool at the top, and changes the photo`() throws {
        let host = UIKitHost(PhotoViewController())
        let menu = try host.only(CircularMenuView.self)
        func filled() -> [Int] { menu.items.indices.filter { menu.items[$0].backgroundColor == .disc } }
        #expect(host.texts == ["Exposure", "0"] && filled() == [0])
        host.tap(menu.items[2])
        #expect(host.texts == ["Saturation", "0"] && filled() == [2] && menu.selectedIndex == 2)
        let picture = try #require(host.all(DrawingView.self).first)
        let before = picture.drawing.parts.map(\.color)
        try host.slider("Saturation").standInSlide(to: -100)
        #expect(host.texts == ["Saturation", "-100"] && picture.drawing.parts.map(\.color) != before)
        host.drag(around: menu, from: 0, to: 60)
        #expect(host.texts == ["Contrast", "0"] && filled() == [1])
        host.drag(around: menu, from: 0, to: -60)
        #expect(host.texts == ["Saturation", "-100"])
        #expect(menu.items.map(\.accessibilityLabel) == Tool.allCases.map(\.name))
        #expect(menu.words.position(1, 6) == "2 of 6")
    }

    @Test func `a tap on the photo hides the tools, and the photo then fills the stage`() throws {
        let host = UIKitHost(PhotoViewController())
        let menu = try host.only(CircularMenuView.self)
        let picture = try #require(host.all(DrawingView.self).first)
        let small = host.box(picture).width
        #expect(abs(small - (menu.bounds.width - 2 * 56 - 24)) < 1e-6)
        host.tap(try #require(menu.centerView))
        let large = host.box(picture)
        #expect(!menu.isOpen && abs(large.width - menu.bounds.width) < 1e-6)
        // A tap near the edge of the photo shows the tools again.
        StandInFingers(host.window).tap(CGPoint(x: large.midX + 0.45 * large.width, y: large.midY))
        StandInClock.advance(by: 2)
        #expect(menu.isOpen && abs(host.box(picture).width - small) < 1e-6)
    }

    @Test func `the dial turns in half degrees between its limits`() throws {
        let host = UIKitHost(ThermostatViewController())
        let dial = try host.only(WheelView.self)
        #expect(host.texts == ["21.5°", "Heating", "Room: 20.5°"])
        #expect(dial.accessibilityLabel == "Temperature" && dial.accessibilityValue == "21.5°")
        host.tap(try host.control("Cooler"))
        #expect(host.texts[0] == "21.0°")
        host.drag(around: dial, from: 0, to: -24)
        #expect(host.texts == ["20.0°", "Cooling", "Room: 20.5°"])
        host.tap(try host.control("Warmer"))
        #expect(host.texts[...1] == ["20.5°", "Holding"])
        host.drag(around: dial, from: 0, to: 170)
        host.drag(around: dial, from: 0, to: 170)
        #expect(host.texts[0] == "28.0°" && abs(dial.rotation - 0.75 * .pi) < 1e-9)
    }

    @Test func `the label names the idea on which the wheel rests, and a button spins the wheel`() throws {
        let host = UIKitHost(FortuneViewController())
        let wheel = try host.only(WheelView.self)
        #expect(host.texts == ["Cinema"] && wheel.accessibilityValue == "Cinema")
        host.drag(around: wheel, from: 0, to: 44)
        #expect(host.texts == ["Games"])
        host.drag(around: wheel, from: 0, to: -91)
        #expect(host.texts == ["Cooking"])
        let before = wheel.rotation
        host.tap(try host.control("Spin"))
        #expect(wheel.rotation > before + 2 * .pi && !wheel.isCoasting)
        #expect(host.texts == [Idea(at: Double(wheel.rotation) * 180 / .pi).name])
        let friction = try host.only(UISegmentedControl.self)
        #expect(wheel.settings.decay == .ice)
        friction.standInChoose(2)
        #expect(wheel.settings.decay == .quick)
    }

    @Test func `the badge follows the shape, the angle and the status`() throws {
        let host = UIKitHost(ProfileViewController())
        let portrait = try host.only(SuperellipseView.self)
        let badge = try #require(host.all(CircleView.self).first)
        /// The centre of the badge relative to that of the picture, as a fraction of half the
        /// picture's size.
        func position() -> CGPoint {
            host.window.layoutIfNeeded()
            let box = badge.convert(badge.bounds, to: portrait)
            let half = portrait.bounds.width / 2
            return CGPoint(x: box.midX / half - 1, y: box.midY / half - 1)
        }
        let corner = pow(0.5, 0.25)
        #expect(near(position(), corner, corner) && portrait.exponent == 4)
        #expect(host.texts == ["Sora Aoki", "Shape", "4.0", "Place of the badge", "45°"])
        try host.slider("Shape").standInSlide(to: 2)
        let half = CGFloat(0.5).squareRoot()
        #expect(near(position(), half, half) && portrait.exponent == 2)
        try host.slider("Place of the badge").standInSlide(to: -90)
        #expect(near(position(), 0, -1) && host.texts.last == "-90°")
        #expect(portrait.accessibilityValue == "Available")
        try host.only(UISegmentedControl.self).standInChoose(1)
        #expect(portrait.accessibilityValue == "Busy")
        #expect(host.all(UIImageView.self).first?.image?.standInName == "minus")
        #expect(portrait.layer.shadowPath == portrait.outline && StandInLayout.conflicts.isEmpty)
    }

    @Test func `two thumbs set when a night begins and ends, an hour apart at least`() throws {
        let host = UIKitHost(SleepViewController())
        let dial = try host.only(RangeDialView.self)
        func shows(_ bedtime: Double, _ wakeUp: Double, _ duration: String) -> Bool {
            let texts = [Sleep.text(ofTime: bedtime), Sleep.text(ofTime: wakeUp), duration]
            return Set(host.texts).isSuperset(of: texts)
        }
        #expect(shows(10.75, 19, "8 h 15 min"))
        #expect(Set(host.texts).isSuperset(of: ["Sleep", "Bedtime", "Wake up"]))
        // 15° are an hour, and 19 hours after noon are at 15°.
        host.drag(around: dial, from: 15, to: 33, at: 0.46)
        #expect(shows(10.75, 20.25, "9 h 30 min"))
        host.drag(around: dial, from: 251.25, to: 251.25 + 200, at: 0.46)
        #expect(shows(19.25, 20.25, "1 h"))
    }

    @Test func `assistive technologies get both times from the thumbs, and the duration`() throws {
        let host = UIKitHost(SleepViewController())
        let elements = StandInVoiceOver.elements(in: host.window)
        #expect(elements.map(\.accessibilityLabel) == ["Sleep, Bedtime", "Sleep, Wake up", "Duration"])
        let values = [Sleep.text(ofTime: 10.75), Sleep.text(ofTime: 19), "8 h 15 min"]
        #expect(elements.map(\.accessibilityValue) == values)
        StandInVoiceOver.increment(try #require(elements.first))
        #expect(host.texts.contains("8 h") && elements.last?.accessibilityValue == "8 h")
    }

    @Test func `a line to the right is drawn, and does not go back a page`() throws {
        let (canvas, navigation) = (CanvasViewController(), UINavigationController())
        navigation.view.addSubview(canvas.view)
        let host = UIKitHost(navigation)
        canvas.view.frame = navigation.view.bounds
        host.window.layoutIfNeeded()
        let swipe = try #require(navigation.interactiveContentPopGestureRecognizer)
        let paper = try #require(host.all(DrawingView.self).first)
        let start = CGPoint(x: host.box(paper).midX - 80, y: host.box(paper).midY)
        let fingers = StandInFingers(host.window)
        fingers.down(start)
        for x in [15.0, 35, 60, 100] {
            fingers.move(CGPoint(x: start.x + x, y: start.y))
            #expect(swipe.state != .began && swipe.state != .changed)
        }
        fingers.up()
        #expect(paper.drawing.parts.count == 1)
    }

    @Test func `the parts of the photo stay in their places while it changes its size`() throws {
        let host = UIKitHost(PhotoViewController())
        let picture = try #require(host.all(DrawingView.self).first)
        let part = try #require(picture.subviews.last)
        let before = part.convert(part.bounds, to: picture)
        let path = (part.layer as? CAShapeLayer)?.path
        StandInFingers(host.window).tap(CGPoint(x: host.box(picture).midX, y: host.box(picture).midY))
        StandInClock.advance(by: 0.05)
        // The size of the path does not change with that of the picture, in which the part is animated.
        #expect(path != nil && (part.layer as? CAShapeLayer)?.path == path)
        host.settle()
        #expect(path != nil && (part.layer as? CAShapeLayer)?.path == path)
        let after = part.convert(part.bounds, to: picture)
        #expect(before.width != after.width && abs(after.width - picture.bounds.width) < 0.01)
    }

    @Test func `a drag on the canvas draws, and a hold opens the tools under the finger`() throws {
        let host = UIKitHost(CanvasViewController())
        let (paper, fingers) = (try #require(host.all(DrawingView.self).first), StandInFingers(host.window))
        let middle = CGPoint(x: host.box(paper).midX, y: host.box(paper).midY)
        func point(_ degrees: Double) -> CGPoint { host.point(degrees, 60, from: middle) }
        func chooses(_ item: Int) {
            fingers.down(middle)
            StandInClock.advance(by: 0.55)
            fingers.move(point(Double(item) * 72 - 90))
            fingers.up()
            host.settle()
        }
        func draws(to end: CGPoint) {
            fingers.down(middle)
            for step in 1...6 {
                let share = CGFloat(step) / 6
                fingers.move(
                    CGPoint(
                        x: middle.x + (end.x - middle.x) * share,
                        y: middle.y + (end.y - middle.y) * share
                    )
                )
            }
            fingers.up()
            host.settle()
        }
        #expect(host.texts == ["Pen · Violet", "Drag to draw, or hold for the tools."])
        chooses(4)
        #expect(paper.drawing.parts.isEmpty, "there is nothing to clear, and a hold does not draw")
        draws(to: point(-90))
        #expect(paper.drawing.parts.map(\.color) == [Ink.violet.color] && host.texts[0] == "Pen · Violet")
        chooses(1)
        #expect(paper.drawing.parts.count == 1 && host.texts[0] == "Marker · Violet")
        draws(to: point(30))
        #expect(paper.drawing.parts.last?.color == Brush.marker.color(of: .violet))
        let button = try host.control("Drawing tools") as? UIButton
        #expect(button?.configuration?.image?.standInName == "highlighter")
        chooses(3)
        let green = StandInVoiceOver.elements(in: host.window).first { $0.accessibilityLabel == "Green" }
        host.tap(try #require(green as? UIView))
        #expect(host.texts[0] == "Marker · Green" && button?.tintColor == Ink.green.color)
        chooses(4)
        #expect(paper.drawing.parts.isEmpty)
    }

    @Test func `on the button of the canvas a quick stroke or a tap chooses a tool`() throws {
        let host = UIKitHost(CanvasViewController())
        let (button, fingers) = (try host.control("Drawing tools"), StandInFingers(host.window))
        func item(_ name: String) throws -> UIView {
            let element = StandInVoiceOver.elements(in: host.window).first { $0.accessibilityLabel == name }
            return try #require(element as? UIView)
        }
        host.tap(button)
        let eraser = host.box(try item("Eraser"))
        host.tap(try item("Marker"))
        #expect(host.texts[0] == "Marker · Violet")
        let start = CGPoint(x: host.box(button).midX, y: host.box(button).midY)
        fingers.down(start)
        for step in 1...8 {
            let share = CGFloat(step) / 8
            fingers.move(
                CGPoint(
                    x: start.x + (eraser.midX - start.x) * share,
                    y: start.y + (eraser.midY - start.y) * share
                )
            )
        }
        fingers.up(after: 0)
        #expect(!host.all(UIView.self).contains { $0.accessibilityViewIsModal }, "no menu was shown")
        host.settle()
        #expect(host.texts[0] == "Eraser")
        #expect(host.all(DrawingView.self).first?.drawing.parts.isEmpty == true)
    }

    @Test func `assistive technologies choose the tools of the canvas without a finger`() throws {
        let host = UIKitHost(CanvasViewController())
        let elements = StandInVoiceOver.elements(in: host.window)
        let canvas = try #require(elements.first { $0.accessibilityLabel == "Canvas" })
        #expect(canvas.accessibilityValue == "Pen · Violet")
        let names = canvas.accessibilityCustomActions?.map(\.name) ?? []
        #expect(names.starts(with: ["Pen", "Marker", "Eraser", "Color: Violet"]) && !names.contains("Clear"))
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `midnight is at the top of the dial and 6 in the morning at the right`(
        direction: UITraitEnvironmentLayoutDirection
    ) throws {
        let host = UIKitHost(SleepViewController(), direction: direction)
        let frames = try [12.0, 18, 0, 6].map { hour in
            let text = Sleep.text(ofHour: hour)
            return host.box(try #require(host.all(UILabel.self).first { $0.text == text }))
        }
        #expect(frames[0].midY < frames[1].midY && frames[1].midY < frames[2].midY)
        #expect(frames[3].midX < frames[0].midX && frames[0].midX < frames[1].midX)
        host.drag(around: try host.only(RangeDialView.self), from: 15, to: 30, at: 0.46)
        #expect(host.texts.contains(Sleep.text(ofTime: 20)))
    }

    @Test func `pictures follow light and dark mode`() throws {
        let host = UIKitHost(ThermostatViewController())
        let scale = try #require(host.all(DrawingView.self).first)
        func last() -> CGColor? { (scale.subviews.last?.layer as? CAShapeLayer)?.fillColor }
        let light = last()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        host.window.standInTraits = dark
        #expect(light == UIColor.mark.cgColor)
        #expect(last() == UIColor.mark.resolvedColor(with: dark).cgColor && last() != light)
    }

    @Test func `the slider and the badge are mirrored together`() throws {
        let (plain, mirrored) = (
            UIKitHost(ProfileViewController()),
            UIKitHost(ProfileViewController(), direction: .rightToLeft)
        )
        func badgeCenter(_ host: UIKitHost) throws -> CGFloat {
            host.box(try #require(host.all(CircleView.self).first)).midX
        }
        #expect(abs(try badgeCenter(plain) + badgeCenter(mirrored) - 390) < 1e-6)
        for host in [plain, mirrored] {
            let slider = try host.slider("Place of the badge")
            #expect(
                slider.effectiveUserInterfaceLayoutDirection
                    == host.window.effectiveUserInterfaceLayoutDirection
            )
            #expect(host.texts.last == "45°")
        }
    }
}
