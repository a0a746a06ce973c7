import RoundelUIKit
import StandInPictures
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo
@testable import RoundelSwiftUI

/// Every screen of the demo in both frameworks, at rest and in motion.
///
/// The screens are those of the list of the demo.
@MainActor enum DemoSubjects {
    static func subjects() throws -> [Subject] {
        let list = Subject(name: "demo-list", variants: Variant.ofScreens) {
            Picture(of: try demo($0), title: "demo-list")
        }
        return try [list]
            + Topic.allCases.flatMap { topic in
                try [TopicScreen.Framework.swiftUI, .uiKit].flatMap { try subjects(topic, $0) }
            }
    }

    private static func subjects(
        _ topic: Topic,
        _ framework: TopicScreen.Framework
    ) throws -> [Subject] {
        let name = "demo-\(topic)-\(framework)".lowercased()
        let plain = try DemoScreen(topic, framework, Variant())
        return DemoScreen.State.allCases.filter(plain.has).map { state in
            let name = [name, state.rawValue].filter { !$0.isEmpty }.joined(separator: "-")
            let variants = state == .rest ? Variant.ofScreens : Variant.ofMotion
            return Subject(name: name, variants: variants) { variant in
                let screen = try DemoScreen(topic, framework, variant)
                try screen.drive(to: state)
                return Picture(of: screen.host, title: name)
            }
        }
    }

    /// The demo after its start.
    static func demo(_ variant: Variant) throws -> StandInHost {
        StandIn.reset()
        let window = Mirror(reflecting: RoundelDemoApp().body).descendant("standInContent")
        let root = try #require(window as? any SwiftUI.View)
        return .clocked(AnyView(root), size: variant.size, variant)
    }
}

/// The screen of a topic in a window, and a finger whose gestures depend only on the frames on the
/// screen.
@MainActor struct DemoScreen {
    /// The gesture of a finger.
    enum State: String, CaseIterable {
        /// No gesture.
        case rest = ""
        /// It has just tapped the centre of a menu, which is opening or closing.
        case tapping
        /// It has tapped the centre of a menu, which has opened or closed.
        case tapped
        /// It has just tapped the centre of a menu for the second time.
        case returning
        /// It has just released what it turned.
        case flick
        /// It has moved a thumb of a dial, or has drawn.
        case dragged
        /// It holds a menu open after it has drawn, and points at an item.
        case held
    }

    let host: StandInHost
    /// The UIKit window of a screen, which is inside a SwiftUI window.
    private let window: UIWindow?
    private let topic: Topic

    init(_ topic: Topic, _ framework: TopicScreen.Framework, _ variant: Variant) throws {
        let host = try DemoSubjects.demo(variant)
        // With large text, the list is longer than the screen, so the window is longer as well.
        if variant.isLarge { host.size.height = 10_000 }
        let links = host.all.filter { $0.value is StandInLink }
        try #require(links.count == Topic.allCases.count)
        let link = links[try #require(Topic.allCases.firstIndex(of: topic))].frame
        host.tap(CGPoint(x: link.midX, y: link.midY))
        if variant.isLarge { host.size = variant.size }
        if framework != .swiftUI {
            try #require(host.all((any StandInPicker).self).first).standInChoose(framework)
            host.update()
        }
        (self.host, self.topic) = (host, topic)
        let element = host.all.first { $0.value is StandInController || $0.value is StandInUIView }
        // A SwiftUI screen may contain a UIKit view. It gets its events through SwiftUI.
        window = framework == .swiftUI ? nil : element?.window
    }

    func has(_ state: State) -> Bool {
        switch state {
        case .rest: true
        case .tapping, .tapped, .returning: menu != nil
        case .flick: topic != .sleep && topic != .canvas && (menu != nil || turning != nil)
        case .dragged: topic == .sleep || topic == .canvas
        case .held: topic == .canvas
        }
    }

    func drive(to state: State) throws {
        switch state {
        case .rest: break
        case .tapping:
            try tapMenu()
            wait(0.15)
        case .tapped: try tapAndSettle()
        case .returning:
            try tapAndSettle()
            try tapMenu()
            wait(0.15)
        case .flick:
            if let view: UIView = first(CircularMenuView.self) ?? first(WheelView.self) {
                try view.flick(from: -30, to: 60)
            } else {
                host.flick(in: try #require(menu ?? turning), from: -30, to: 60)
            }
            wait(0.15)
        case .dragged where topic == .canvas: try draw()
        case .held:
            try draw()
            try hold()
        case .dragged:
            // From 7 to 9 in the morning.
            if let dial: UIView = first(RangeDialView.self) {
                try dial.flick(from: 15, to: 45, radius: 0.46)
            } else {
                host.flick(in: try #require(turning), from: 15, to: 45, radius: 0.46)
            }
            settle()
        }
    }

    // MARK: The canvas

    /// Draws three quarters of a circle.
    private func draw() throws {
        if let paper: UIView = first(SuperellipseView.self) {
            try paper.flick(from: -150, to: 120)
        } else {
            host.flick(in: try #require(turning), from: -150, to: 120)
        }
        settle()
    }

    /// Opens the menu above the middle of the paper, and points to the right.
    private func hold() throws {
        if let window, let paper: UIView = first(SuperellipseView.self) {
            let (start, fingers) = (paper.convert(paper.bounds.center, to: window), StandInFingers(window))
            fingers.down(start)
            StandInClock.advance(by: 1.2)
            fingers.move(CGPoint(x: start.x + 60, y: start.y - 20))
        } else {
            let (start, time) = (try #require(turning).center, host.date.timeIntervalSinceReferenceDate)
            let touch = host.touch(at: start, time: time)
            for step in 1...10 { host.frame(at: time + Double(step) / 8) }
            host.move(touch, to: CGPoint(x: start.x + 60, y: start.y - 20), time: time + 1.3)
        }
    }

    // MARK: Elements on the screen

    /// The frame of a menu in either framework.
    private var menu: CGRect? {
        first(CircularMenuView.self)?.frame ?? host.all.first { $0.value is MenuLayout }?.frame
    }

    /// The frame of a view, other than a menu, that a finger turns.
    private var turning: CGRect? {
        first(WheelView.self)?.frame ?? host.all.first { $0.value is StandInGesture }?.frame
    }

    private func first<View: UIView>(_ type: View.Type) -> View? {
        func first(in view: UIView) -> View? { view as? View ?? view.subviews.lazy.compactMap(first).first }
        return window.flatMap(first)
    }

    private func tapMenu() throws {
        if let window, let menu = first(CircularMenuView.self), let center = menu.centerView?.center {
            StandInFingers(window).tap(menu.convert(center, to: window))
        } else {
            try host.tap { $0.value is MenuLayout }
        }
    }

    /// Taps the centre of a menu, and waits until it has opened or closed.
    func tapAndSettle() throws {
        try tapMenu()
        settle()
    }

    private func settle() {
        if window == nil { host.settle() } else { StandInClock.advance(by: 2) }
    }

    private func wait(_ seconds: Double) {
        if window == nil { host.wait(seconds) } else { StandInClock.advance(by: seconds) }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
