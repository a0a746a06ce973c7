import Foundation
import RoundelUIKit
import StandInPictures
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo
@testable import RoundelSwiftUI

/// Every screen of the demo, drawn into `.build/pictures/demo`, for people to look at.
///
/// With `ROUNDEL_PNG` in the environment Chromium makes PNGs of them as well.
@MainActor @Suite(.standIn) struct DemoPictureTests {
    struct Variant: CustomStringConvertible {
        var isDark = false
        var isMirrored = false
        var size = CGSize(width: 390, height: 844)
        var isLarge = false
        var isWide: Bool { size.width > size.height }

        var description: String {
            [
                isDark ? "dark" : "light", isMirrored ? "rtl" : "ltr", isWide ? "wide" : "",
                size.width > 900 ? "pad" : "", isLarge ? "large" : "",
            ]
            .filter { !$0.isEmpty }.joined(separator: "-")
        }
    }

    static let variants =
        [false, true].flatMap { isDark in
            [false, true].map { Variant(isDark: isDark, isMirrored: $0) }
        } + [
            Variant(size: CGSize(width: 844, height: 390)), Variant(size: CGSize(width: 1024, height: 1366)),
            Variant(size: CGSize(width: 1366, height: 1024)), Variant(isLarge: true),
        ]

    /// The time of a window, for what happens without a time of its own.
    @MainActor private final class Clock {
        weak var host: StandInHost?
        var seconds: Double { (host?.date ?? Date(timeIntervalSinceReferenceDate: 0)).seconds }
    }

    /// The demo in a window, as somebody who has just started it sees it.
    static func demo(_ variant: Variant) -> StandInHost {
        let clock = Clock()
        let app = TopicList().tint(Color(uiColor: .action)).environment(
            \.turnClock,
            TurnClock { clock.seconds }
        )
        let host = StandInHost(app, size: variant.size)
        clock.host = host
        var environment = host.environment
        environment.colorScheme = variant.isDark ? .dark : .light
        environment.layoutDirection = variant.isMirrored ? .rightToLeft : .leftToRight
        host.environment = environment
        return host
    }

    /// Makes text as large as a variant has it.
    private static func enlarge(_ host: StandInHost, _ variant: Variant) {
        if variant.isLarge { host.environment.dynamicTypeSize = .accessibility5 }
    }

    /// The screen of a topic, in one of the frameworks.
    static func screen(
        _ topic: Topic,
        _ framework: TopicScreen.Framework,
        _ variant: Variant
    ) throws -> StandInHost {
        let host = demo(variant)
        let frame = try #require(host.frame(of: topic.title))
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        try #require(host.all((any StandInPicker).self).first).standInChoose(framework)
        host.update()
        enlarge(host, variant)
        return host
    }

    /// Puts what is a view controller into a window, so that it goes on from picture to picture.
    static func window(of host: StandInHost) -> UIWindow? {
        guard let element = host.all.first(where: { $0.value is StandInController }) else { return nil }
        let window = UIWindow(frame: CGRect(origin: .zero, size: element.frame.size))
        window.rootViewController = (element.value as? StandInController)?.controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Taps what is in the middle of the menu's stage, in whichever framework.
    static func tapMiddle(of host: StandInHost, _ window: UIWindow?) throws {
        if let window {
            func menu(in view: UIView) -> CircularMenuView? {
                view as? CircularMenuView ?? view.subviews.lazy.compactMap(menu).first
            }
            let menu = try #require(menu(in: window))
            let middle = CGPoint(x: menu.bounds.midX, y: menu.bounds.midY)
            StandInFingers(window).tap(menu.convert(middle, to: window))
        } else {
            let room = host.all.map(\.frame).first { abs($0.width - $0.height) < 1e-6 && $0.width > 100 }
            let stage = try #require(room)
            host.tap(CGPoint(x: stage.midX, y: stage.midY))
        }
    }

    /// Lets time pass, frame by frame.
    static func wait(_ seconds: Double, _ host: StandInHost) {
        StandInClock.advance(by: seconds)
        let start = host.date.timeIntervalSinceReferenceDate
        for frame in 1...Int(seconds * 60) { host.frame(at: start + Double(frame) / 60) }
    }

    static let folder = URL(filePath: #filePath).appending(path: "../../../.build/pictures/demo").standardized

    @Test func `every screen is drawn, in light and dark, and from both sides`() throws {
        var sheet = try ContactSheet(in: Self.folder)
        var documents: Set<String> = []
        func add(_ host: StandInHost, _ name: String) throws {
            let picture = Picture(of: host, title: name)
            #expect(documents.insert(picture.svg).inserted, "\(name) looks as another does")
            try sheet.add(picture, named: name)
        }
        for variant in Self.variants {
            let list = Self.demo(variant)
            Self.enlarge(list, variant)
            try add(list, "list-\(variant)")
            for topic in Topic.allCases {
                try add(Self.screen(topic, .swiftUI, variant), "\(topic)-swiftui-\(variant)")
                try add(Self.screen(topic, .uiKit, variant), "\(topic)-uikit-\(variant)")
            }
        }
        for framework in [TopicScreen.Framework.swiftUI, .uiKit] {
            let host = try Self.screen(.photo, framework, Variant())
            let window = Self.window(of: host)
            let open = Picture(of: host).svg
            var last = open
            for (index, name) in ["closing", "closed", "opening", "open"].enumerated() {
                if index.isMultiple(of: 2) { try Self.tapMiddle(of: host, window) }
                Self.wait(index.isMultiple(of: 2) ? 0.12 : 3, host)
                let picture = Picture(of: host)
                try sheet.add(picture, named: "menu-\(framework)-\(name)".lowercased())
                if name == "closed" { #expect(picture.svg != open) }
                last = picture.svg
            }
            #expect(last == open, "\(framework): closed and opened again it is as it was")
        }
        let page = try sheet.write(columns: 9, width: 200)
        #expect(documents.count == 72)
        guard ProcessInfo.processInfo.environment["ROUNDEL_PNG"] != nil, PictureBrowser.isThere else {
            return
        }
        let png = Self.folder.appending(path: "index.png")
        try PictureBrowser.render(page.url, size: page.size, scale: 1, to: png)
    }
}
