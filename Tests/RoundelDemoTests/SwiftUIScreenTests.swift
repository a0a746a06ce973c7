import RoundelSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// The screens in SwiftUI, and the way to all of them.
@MainActor @Suite struct SwiftUIScreenTests {
    @Test func `the list leads to every topic, in both frameworks`() throws {
        let controllers: [UIViewController.Type] = [
            MenuViewController.self, WheelViewController.self, SuperellipseViewController.self,
            BadgeViewController.self,
        ]
        let titles = ["Circular menu", "One-finger wheel", "Superellipse", "Badge on a circumference"]
        let first = Stage(TopicList())
        #expect(first.host.values("navigationTitle") == ["Roundel"])
        for (title, controller) in zip(titles, controllers) {
            let stage = Stage(TopicList())
            try stage.tap(title)
            #expect(stage.host.values("navigationTitle") == [title])
            #expect(stage.host.all(StandInController.self).isEmpty)
            try #require(stage.host.all((any StandInPicker).self).first).standInChoose(
                TopicScreen.Framework.uiKit
            )
            stage.host.update()
            let shown = stage.host.all(StandInController.self).map(\.controller)
            #expect(shown.map { ObjectIdentifier(type(of: $0)) } == [ObjectIdentifier(controller)])
            stage.host.update()
            #expect(stage.host.all(StandInController.self).first?.controller === shown.first)
        }
    }

    @Test func `a finger turns the wheel, and the text says by how much`() {
        let stage = Stage(WheelScreen())
        #expect(stage.shows("Angle: 0.0°"))
        stage.drag(from: 0, to: 90)
        #expect(stage.shows("Angle: 90.0°"))
        stage.drag(from: 90, to: -10)
        #expect(stage.shows("Angle: 350.0°"))
    }

    @Test func `a tap selects a tool, and the button in the middle closes the menu`() {
        let stage = Stage(MenuScreen())
        #expect(stage.shows("Cut") && stage.opacity == 1)
        let colors = stage.host.drawings.compactMap { $0.style as? Color }
        #expect(colors.filter { $0 == .pink }.count == 1 && colors.filter { $0 == .indigo }.count == 6)
        stage.tap(at: -30)
        #expect(stage.shows("Copy"))
        stage.host.reducesMotion = true
        stage.host.tap(stage.middle)
        #expect(stage.opacity == 0)
    }

    @Test func `the slider bends the superellipse`() throws {
        let stage = Stage(SuperellipseScreen())
        #expect(stage.shows("Exponent") && stage.shows("3.5"))
        try stage.slide(0, to: 6)
        #expect(stage.shows("6.0"))
        #expect(stage.host.values("clipShape", as: Superellipse.self).map(\.exponent) == [6])
        #expect(stage.host.drawings.count == 1 && stage.host.values("shadow") == [CGFloat(12)])
        try stage.slide(0, to: 100)
        #expect(stage.shows("8.0"))
    }

    @Test func `the badge follows angle, ratio and shape`() throws {
        let stage = Stage(BadgeScreen())
        let shape = try #require(stage.host.all.first { $0.value is LinearGradient }).frame
        /// The badge's middle from the shape's, in parts of half the shape's size.
        func place() -> CGPoint {
            let frame = stage.host.all.first { ($0.value as? StandInRecord)?.name == "scaleEffect" }?.frame
            let badge = frame ?? .null
            return CGPoint(
                x: (badge.midX - shape.midX) / shape.width * 2,
                y: (badge.midY - shape.midY) / shape.height * 2
            )
        }
        let half = CGFloat(0.5).squareRoot()
        #expect(near(place(), half, -half) && stage.shows("-45°") && stage.shows("30%"))
        try stage.slide(0, to: 90)
        #expect(near(place(), 0, 1) && stage.shows("90°"))
        try stage.slide(0, to: 45)
        try #require(stage.host.all((any StandInPicker).self).first).standInChoose(4.0)
        stage.host.update()
        #expect(near(place(), pow(0.5, 0.25), pow(0.5, 0.25)))
        try stage.slide(1, to: 0.5)
        #expect(stage.host.values("scaleEffect") == [CGFloat(0.5)] && stage.shows("50%"))
    }

    @Test(arguments: [CGSize(width: 390, height: 760), CGSize(width: 740, height: 300)])
    func `every screen fits`(size: CGSize) {
        let screens = [
            AnyView(MenuScreen()), AnyView(WheelScreen()), AnyView(SuperellipseScreen()),
            AnyView(BadgeScreen()),
        ]
        for view in screens {
            let host = StandInHost(view, size: size)
            let room = CGRect(origin: .zero, size: size)
            for element in host.all where element.value is Text || element.value is any StandInSlider {
                #expect(room.contains(element.frame), "\(element.value)")
            }
        }
    }
}
