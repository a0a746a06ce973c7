import Foundation
import StandInPictures
import SwiftUI
import Testing
import UIKit

@testable import RoundelSwiftUI

/// The subject of pictures: a view in a state, which is made again for each variant.
@MainActor struct Subject {
    let name: String
    var variants = Variant.ofViews
    let draw: @MainActor (Variant) throws -> Picture

    /// The name of a picture.
    func name(_ variant: Variant) -> String { ([name] + variant.words).joined(separator: "-") }

    /// The size of a window for a single view.
    static let room = CGSize(width: 300, height: 300)
}

extension Subject {
    /// A UIKit view in a window, with what happens to it there.
    ///
    /// - Parameter make: Makes the view for a room, which keeps off the edges of the window.
    static func uiKit<View: UIView>(
        _ name: String,
        size: CGSize = Subject.room,
        _ make: @escaping @MainActor (CGRect) -> View,
        then drive: @escaping @MainActor (View) throws -> Void = { _ in }
    ) -> Subject {
        Subject(name: "uikit-\(name)") { variant in
            StandIn.reset()
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.standInTraits = variant.traits
            window.tintColor = .systemIndigo
            let view = make(window.bounds.insetBy(dx: 16, dy: 16))
            window.addSubview(view)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            try drive(view)
            return Picture(of: window, title: name)
        }
    }

    /// A SwiftUI view in a window, with what happens to it there.
    static func swiftUI<Content: SwiftUI.View>(
        _ name: String,
        size: CGSize = Subject.room,
        @ViewBuilder _ make: @escaping @MainActor () -> Content,
        then drive: @escaping @MainActor (StandInHost) throws -> Void = { _ in }
    ) -> Subject {
        Subject(name: "swiftui-\(name)") { variant in
            let host = StandInHost.clocked(make().padding(16).tint(.indigo), size: size, variant)
            try drive(host)
            return Picture(of: host, title: name)
        }
    }
}

extension Subject {
    /// UIKit views of 100 points' width in rows of three.
    static func uiKitGrid<View: UIView>(
        _ name: String,
        _ all: [@MainActor (CGRect) -> View],
        aspect: CGFloat = 1
    ) -> Subject {
        let height = 100 / aspect
        return .uiKit(name, size: gridSize(all.count, height)) { room in
            let container = UIView(frame: room)
            for (index, make) in all.enumerated() {
                let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
                container.addSubview(
                    make(CGRect(x: 10 + 124 * column, y: row * (height + 24), width: 100, height: height))
                )
            }
            return container
        }
    }

    /// SwiftUI views of 100 points' width in rows of three.
    static func swiftUIGrid<Content: SwiftUI.View>(
        _ name: String,
        count: Int,
        aspect: CGFloat = 1,
        @ViewBuilder _ content: @escaping @MainActor (Int) -> Content
    ) -> Subject {
        let height = 100 / aspect
        return .swiftUI(name, size: gridSize(count, height)) {
            VStack(spacing: 24) {
                ForEach(0..<(count + 2) / 3) { row in
                    HStackLayout(spacing: 24) {
                        ForEach(0..<3) { column in
                            content(row * 3 + column).frame(width: 100, height: height)
                        }
                    }
                }
            }
        }
    }

    private static func gridSize(_ count: Int, _ height: CGFloat) -> CGSize {
        CGSize(width: 400, height: CGFloat((count + 2) / 3) * (height + 24) + 8)
    }
}

/// The time of a window, for events without a time.
@MainActor private final class WindowClock {
    weak var host: StandInHost?
    var seconds: Double { host?.date.timeIntervalSinceReferenceDate ?? 0 }
}

extension StandInHost {
    /// A window in a variant, which is the clock of its views.
    static func clocked(_ view: some SwiftUI.View, size: CGSize, _ variant: Variant) -> StandInHost {
        let clock = WindowClock()
        let turnClock = TurnClock(now: { clock.seconds }, uptime: { clock.seconds + uptimeAdvance })
        let view = variant.applied(to: view.environment(\.turnClock, turnClock))
        let host = StandInHost(view, size: size)
        clock.host = host
        // The background of the view is that of the window.
        if variant.isDark { host.environment.colorScheme = .dark }
        return host
    }

    /// Advances the time in two frames, which is enough because all motion is a function of time.
    func wait(_ seconds: Double) {
        let start = date.timeIntervalSinceReferenceDate
        for number in 1...2 { frame(at: start + seconds * Double(number) / 2) }
    }

    /// Advances the time until nothing moves.
    func settle() {
        repeat {
            frame(at: date.timeIntervalSinceReferenceDate + 0.25)
        } while isAnimating || isInterpolating
    }

    /// Taps the centre of the first element that satisfies a condition.
    func tap(_ isMeant: (StandInElement) -> Bool) throws {
        let element = all.first(where: isMeant)
        let frame = try #require(element).frame
        tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Drags around the centre of a frame from one angle to another, in degrees, in 0.2 s, and
    /// releases.
    ///
    /// The radius is a fraction of the shorter side.
    func flick(in frame: CGRect, from start: Double, to end: Double, radius: Double = 0.3) {
        let (points, time) = (
            Arc(in: frame, radius).points(from: start, to: end), date.timeIntervalSinceReferenceDate
        )
        let touch = touch(at: points[0], time: time)
        for (number, point) in points.enumerated() {
            move(touch, to: point, time: time + Double(number) / 30)
        }
        lift(touch, at: points[points.count - 1], time: time + Double(points.count - 1) / 30)
    }
}

extension UIView {
    /// Drags around the centre of the view from one angle to another, in degrees, in 0.2 s, and
    /// releases.
    ///
    /// The radius is a fraction of the shorter side.
    func flick(from start: Double, to end: Double, radius: Double = 0.3) throws {
        let window = try #require(window)
        let points = Arc(in: bounds, radius).points(from: start, to: end).map { convert($0, to: window) }
        let fingers = StandInFingers(window)
        fingers.down(points[0])
        for point in points.dropFirst() { fingers.move(point, after: 1.0 / 30) }
        fingers.up(after: 0)
    }
}

/// The path of a finger around the centre of a box, away from the items of a menu.
private struct Arc {
    let middle: CGPoint
    let radius: Double

    init(in box: CGRect, _ fraction: Double) {
        middle = CGPoint(x: box.midX, y: box.midY)
        radius = Double(min(box.width, box.height)) * fraction
    }

    func points(from start: Double, to end: Double) -> [CGPoint] {
        (0...6).map { step in
            let angle = (start + (end - start) * Double(step) / 6) * .pi / 180
            return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
    }
}
