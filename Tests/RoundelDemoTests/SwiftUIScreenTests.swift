import RoundelSwiftUI
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in SwiftUI, and the way to all of them.
@MainActor @Suite(.standIn) struct SwiftUIScreenTests {
    @Test func `the list leads to every topic, in both frameworks`() throws {
        let controllers: [UIViewController.Type] = [
            PhotoViewController.self, ThermostatViewController.self, FortuneViewController.self,
            ProfileViewController.self,
        ]
        #expect(controllers.count == Topic.allCases.count)
        let size = CGSize(width: 390, height: 844)
        #expect(Stage(TopicList(), size: size).host.values("navigationTitle") == ["Roundel"])
        for (topic, controller) in zip(Topic.allCases, controllers) {
            let stage = Stage(TopicList(), size: size)
            try stage.tap(topic.title)
            #expect(stage.host.values("navigationTitle") == [topic.title])
            #expect(stage.host.all(StandInController.self).isEmpty)
            try stage.choose(TopicScreen.Framework.uiKit)
            let shown = stage.host.all(StandInController.self).map(\.controller)
            #expect(shown.map { ObjectIdentifier(type(of: $0)) } == [ObjectIdentifier(controller)])
            stage.host.update()
            #expect(stage.host.all(StandInController.self).first?.controller === shown.first)
        }
    }

    @Test func `the tool at the top has the slider, which changes the photo`() throws {
        let stage = Stage(PhotoScreen())
        #expect(stage.shows("Exposure") && stage.shows("0"))
        try stage.tap(symbol: "paintpalette")
        stage.settle()
        #expect(stage.shows("Saturation"))
        let before = stage.host.drawings.compactMap { $0.style as? Color }
        try stage.slide(0, to: -100)
        #expect(stage.shows("-100") && stage.host.drawings.compactMap { $0.style as? Color } != before)
        try stage.tap(symbol: "sun.max")
        stage.settle()
        #expect(stage.shows("Exposure") && stage.shows("0"))
    }

    @Test func `a tap on the photo puts the tools away, and it takes the whole stage`() throws {
        let stage = Stage(PhotoScreen())
        stage.host.reducesMotion = true
        let photo = { stage.host.all.first { $0.value is LinearGradient }?.frame.width ?? 0 }
        let side = ScreenPlan(room: CGSize(width: 390, height: 690)).side
        #expect(stage.opacity == 1 && abs(photo() - (side - 2 * 56 - 24)) < 1e-6)
        stage.host.tap(stage.middle)
        #expect(stage.opacity == 0 && abs(photo() - side) < 1e-6)
        // All of the photo brings the tools back.
        stage.host.tap(CGPoint(x: stage.middle.x + 0.45 * side, y: stage.middle.y))
        #expect(stage.opacity == 1 && abs(photo() - (side - 2 * 56 - 24)) < 1e-6)
    }

    @Test func `the dial goes by half degrees, between its ends`() throws {
        let stage = Stage(ThermostatScreen())
        #expect(["21.5°", "Heating", "Room: 20.5°"].allSatisfy(stage.shows))
        try stage.tap(symbol: "minus")
        stage.settle()
        #expect(stage.shows("21.0°"))
        stage.drag(from: 0, to: -24)
        #expect(stage.shows("20.0°") && stage.shows("Cooling"))
        try stage.tap(symbol: "plus")
        stage.settle()
        #expect(stage.shows("20.5°") && stage.shows("Holding"))
        stage.drag(from: 0, to: 170)
        stage.drag(from: 0, to: 170)
        #expect(stage.shows("28.0°"))
    }

    @Test func `the wheel lands on the idea that it names, and spins by itself`() throws {
        let stage = Stage(FortuneScreen())
        #expect(stage.shows("Cinema"))
        stage.drag(from: 0, to: 44)
        #expect(stage.shows("Games"))
        stage.drag(from: 0, to: -91)
        #expect(stage.shows("Cooking"))
        try stage.tap(symbol: "arrow.clockwise")
        stage.settle()
        #expect(Idea.allCases.filter { stage.shows($0.name) }.count == 1)
    }

    @Test func `the badge follows shape, angle and status`() throws {
        let stage = Stage(ProfileScreen())
        let portrait = try #require(stage.host.all.first { $0.value is LinearGradient }).frame
        /// The badge's middle from the picture's, in parts of half the picture's size.
        func place() -> CGPoint {
            let badge =
                stage.host.all.first { ($0.value as? Image)?.standInName == "checkmark" }?.frame ?? .null
            return CGPoint(
                x: (badge.midX - portrait.midX) / portrait.width * 2,
                y: (badge.midY - portrait.midY) / portrait.height * 2
            )
        }
        let (corner, half) = (pow(0.5, 0.25), CGFloat(0.5).squareRoot())
        #expect(near(place(), corner, corner) && stage.shows("4.0") && stage.shows("45°"))
        try stage.slide(0, to: 2)
        #expect(near(place(), half, half) && stage.shows("2.0"))
        #expect(stage.host.values("clipShape", as: Superellipse.self).map(\.exponent) == [2])
        try stage.slide(1, to: -90)
        #expect(near(place(), 0, -1) && stage.shows("-90°"))
        try stage.choose(Status.away)
        #expect(stage.host.all(Image.self).map(\.standInName) == ["moon.fill"])
    }

    @Test func `the slider and the badge are mirrored together`() throws {
        func middle(_ direction: LayoutDirection) throws -> CGFloat {
            let stage = Stage(ProfileScreen())
            stage.host.environment.layoutDirection = direction
            #expect(stage.shows("45°"))
            return try #require(stage.host.all.first { $0.value is Image }).frame.midX
        }
        #expect(abs(try middle(.leftToRight) + middle(.rightToLeft) - 390) < 1e-6)
    }
}
