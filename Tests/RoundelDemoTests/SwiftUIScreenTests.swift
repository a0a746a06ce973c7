import RoundelSwiftUI
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in SwiftUI, and the navigation to all of them.
@MainActor @Suite(.standIn) struct SwiftUIScreenTests {
    @Test func `the list opens every topic, in both frameworks`() throws {
        let controllers: [UIViewController.Type] = [
            PhotoViewController.self, ThermostatViewController.self, FortuneViewController.self,
            ProfileViewController.self, SleepViewController.self, CanvasViewController.self,
        ]
        #expect(controllers.count == Topic.allCases.count)
        let size = CGSize(width: 390, height: 844)
        #expect(SwiftUIHost(TopicList(), size: size).standIn.values("navigationTitle") == ["Roundel"])
        for (topic, controller) in zip(Topic.allCases, controllers) {
            let host = SwiftUIHost(TopicList(), size: size)
            try host.tap(topic.title)
            #expect(host.standIn.values("navigationTitle") == [topic.title])
            #expect(host.standIn.all(StandInController.self).isEmpty)
            try host.choose(TopicScreen.Framework.uiKit)
            let shown = host.standIn.all(StandInController.self).map(\.controller)
            #expect(shown.map { ObjectIdentifier(type(of: $0)) } == [ObjectIdentifier(controller)])
            host.standIn.update()
            #expect(host.standIn.all(StandInController.self).first?.controller === shown.first)
        }
    }

    @Test func `the slider belongs to the tool at the top, and changes the photo`() throws {
        let host = SwiftUIHost(PhotoScreen())
        #expect(host.shows("Exposure") && host.shows("0"))
        try host.tap(symbol: "paintpalette")
        host.settle()
        #expect(host.shows("Saturation"))
        let before = host.standIn.drawings.compactMap { $0.style as? Color }
        try host.slide(0, to: -100)
        #expect(host.shows("-100") && host.standIn.drawings.compactMap { $0.style as? Color } != before)
        try host.tap(symbol: "sun.max")
        host.settle()
        #expect(host.shows("Exposure") && host.shows("0"))
    }

    @Test func `a tap on the photo hides the tools, and the photo then fills the stage`() throws {
        let host = SwiftUIHost(PhotoScreen())
        host.standIn.reducesMotion = true
        let photo = { host.standIn.all.first { $0.value is LinearGradient }?.frame.width ?? 0 }
        let side = ScreenPlan(size: CGSize(width: 390, height: 690)).side
        #expect(host.opacity == 1 && abs(photo() - (side - 2 * 56 - 24)) < 1e-6)
        host.standIn.tap(host.center)
        #expect(host.opacity == 0 && abs(photo() - side) < 1e-6)
        // A tap near the edge of the photo shows the tools again.
        host.standIn.tap(CGPoint(x: host.center.x + 0.45 * side, y: host.center.y))
        #expect(host.opacity == 1 && abs(photo() - (side - 2 * 56 - 24)) < 1e-6)
    }

    @Test func `the dial turns in half degrees between its limits`() throws {
        let host = SwiftUIHost(ThermostatScreen())
        #expect(["21.5°", "Heating", "Room: 20.5°"].allSatisfy(host.shows))
        try host.tap(symbol: "minus")
        host.settle()
        #expect(host.shows("21.0°"))
        host.drag(from: 0, to: -24)
        #expect(host.shows("20.0°") && host.shows("Cooling"))
        try host.tap(symbol: "plus")
        host.settle()
        #expect(host.shows("20.5°") && host.shows("Holding"))
        host.drag(from: 0, to: 170)
        host.drag(from: 0, to: 170)
        #expect(host.shows("28.0°"))
    }

    @Test func `the label names the idea on which the wheel rests, and a button spins the wheel`() throws {
        let host = SwiftUIHost(FortuneScreen())
        #expect(host.shows("Cinema"))
        host.drag(from: 0, to: 44)
        #expect(host.shows("Games"))
        host.drag(from: 0, to: -91)
        #expect(host.shows("Cooking"))
        try host.tap(symbol: "arrow.clockwise")
        host.settle()
        #expect(Idea.allCases.filter { host.shows($0.name) }.count == 1)
    }

    @Test func `the badge follows the shape, the angle and the status`() throws {
        let host = SwiftUIHost(ProfileScreen())
        let portrait = try #require(host.standIn.all.first { $0.value is LinearGradient }).frame
        /// The centre of the badge relative to that of the picture, as a fraction of half the
        /// picture's size.
        func position() -> CGPoint {
            let badge =
                host.standIn.all.first { ($0.value as? Image)?.standInName == "checkmark" }?.frame ?? .null
            return CGPoint(
                x: (badge.midX - portrait.midX) / portrait.width * 2,
                y: (badge.midY - portrait.midY) / portrait.height * 2
            )
        }
        let (corner, half) = (pow(0.5, 0.25), CGFloat(0.5).squareRoot())
        #expect(near(position(), corner, corner) && host.shows("4.0") && host.shows("45°"))
        try host.slide(0, to: 2)
        #expect(near(position(), half, half) && host.shows("2.0"))
        #expect(host.standIn.values("clipShape", as: Superellipse.self).map(\.exponent) == [2])
        try host.slide(1, to: -90)
        #expect(near(position(), 0, -1) && host.shows("-90°"))
        try host.choose(Status.away)
        #expect(host.standIn.all(Image.self).map(\.standInName) == ["moon.fill"])
    }

    @Test func `two thumbs set when a night begins and ends, an hour apart at least`() {
        let host = SwiftUIHost(SleepScreen())
        func shows(_ bedtime: Double, _ wakeUp: Double, _ duration: String) -> Bool {
            [Sleep.text(ofTime: bedtime), Sleep.text(ofTime: wakeUp), duration].allSatisfy(host.shows)
        }
        #expect(shows(10.75, 19, "8 h 15 min"))
        #expect(["Sleep", "Bedtime", "Wake up"].allSatisfy(host.shows))
        // 15° are an hour, and 19 hours after noon are at 15°.
        host.drag(from: 15, to: 33, at: 0.46)
        #expect(shows(10.75, 20.25, "9 h 30 min"))
        host.drag(from: 251.25, to: 251.25 + 200, at: 0.46)
        #expect(shows(19.25, 20.25, "1 h"))
    }

    @Test func `assistive technologies get both times from the thumbs, and the duration`() {
        let host = SwiftUIHost(SleepScreen())
        var (labels, values): ([String], [String]) = ([], [])
        for case .label(let text) in host.standIn.accessibility { labels.append(text.standInString) }
        for case .value(let text) in host.standIn.accessibility { values.append(text.standInString) }
        #expect(Set(labels).isSuperset(of: ["Bedtime", "Wake up", "Duration"]))
        #expect(Set(values) == [Sleep.text(ofTime: 10.75), Sleep.text(ofTime: 19), "8 h 15 min"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `midnight is at the top of the dial and 6 in the morning at the right`(
        direction: LayoutDirection
    )
        throws
    {
        let host = SwiftUIHost(SleepScreen())
        host.standIn.environment.layoutDirection = direction
        host.standIn.update()
        let frames = try [12.0, 18, 0, 6].map { hour in
            try #require(host.standIn.frame(of: Sleep.text(ofHour: hour)))
        }
        #expect(frames[0].midY < frames[1].midY && frames[1].midY < frames[2].midY)
        #expect(frames[3].midX < frames[0].midX && frames[0].midX < frames[1].midX)
        host.drag(from: 15, to: 30, at: 0.46)
        #expect(host.shows(Sleep.text(ofTime: 20)))
    }

    /// The lines on the paper of the canvas: the drawings with one of the colours of lines, before the
    /// button.
    private func lines(_ host: SwiftUIHost) -> [Color] {
        let colors = Brush.allCases.flatMap { brush in
            Ink.allCases.map { Color(uiColor: brush.color(of: $0)) }
        }
        let drawn = host.standIn.drawings.compactMap { $0.style as? Color }
        return drawn.filter(colors.contains).dropLast()
    }

    private func middleOfPaper(_ host: SwiftUIHost) -> CGPoint {
        let paper = host.standIn.all.first { $0.value is LinearGradient }?.frame ?? .null
        return CGPoint(x: paper.midX, y: paper.midY)
    }

    @Test func `a drag on the canvas draws, and a hold opens the tools under the finger`() {
        let host = SwiftUIHost(CanvasScreen())
        let middle = middleOfPaper(host)
        #expect(host.shows("Pen · Violet"))
        host.press(middle, then: [host.point(198, 60, from: middle)])
        #expect(lines(host).isEmpty, "there is nothing to clear, and a hold does not draw")
        host.stroke((0...6).map { host.point(-90, Double($0) * 10, from: middle) })
        #expect(lines(host) == [Color(uiColor: Ink.violet.color)] && host.shows("Pen · Violet"))
        host.press(middle, then: [host.point(-18, 60, from: middle)])
        #expect(lines(host).count == 1 && host.shows("Marker · Violet"))
        host.stroke((0...6).map { host.point(30, Double($0) * 10, from: middle) })
        #expect(lines(host).last == Color(uiColor: Brush.marker.color(of: .violet)))
        host.press(middle, then: [host.point(198, 60, from: middle)])
        #expect(lines(host).isEmpty)
    }

    @Test(arguments: [false, true]) func `a drag that the system cancels ends its line`(isCleared: Bool) {
        let host = SwiftUIHost(CanvasScreen())
        let middle = middleOfPaper(host)
        let touch = host.standIn.touch(at: middle, time: 0)
        for step in 1...6 {
            let point = host.point(-90, Double(step) * 10, from: middle)
            host.standIn.move(touch, to: point, time: Double(step) / 60)
        }
        #expect(lines(host).count == 1)
        host.standIn.cancel(touch)
        host.settle()
        if isCleared { host.press(middle, then: [host.point(198, 60, from: middle)]) }
        host.stroke((0...6).map { host.point(30, Double($0) * 10, from: middle) })
        #expect(lines(host).count == (isCleared ? 1 : 2))
    }

    @Test func `on the button of the canvas a quick stroke chooses a tool`() throws {
        let host = SwiftUIHost(CanvasScreen())
        func place(_ symbol: String) throws -> CGPoint {
            let image = host.standIn.all.first { ($0.value as? Image)?.standInName == symbol }
            let frame = try #require(image).frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let start = try place("pencil.tip")
        host.standIn.tap(start)
        host.settle()
        let eraser = try place("eraser")
        host.standIn.tap(try place("highlighter"))
        host.settle()
        #expect(host.shows("Marker · Violet"))
        host.stroke(
            (0...8).map { step in
                let share = CGFloat(step) / 8
                return CGPoint(
                    x: start.x + (eraser.x - start.x) * share,
                    y: start.y + (eraser.y - start.y) * share
                )
            }
        )
        #expect(host.shows("Eraser"))
        #expect(host.standIn.all(Image.self).map(\.standInName) == ["eraser"])
    }

    @Test func `the slider and the badge are mirrored together`() throws {
        func badgeCenter(_ direction: LayoutDirection) throws -> CGFloat {
            let host = SwiftUIHost(ProfileScreen())
            host.standIn.environment.layoutDirection = direction
            #expect(host.shows("45°"))
            return try #require(host.standIn.all.first { $0.value is Image }).frame.midX
        }
        #expect(abs(try badgeCenter(.leftToRight) + badgeCenter(.rightToLeft) - 390) < 1e-6)
    }
}
