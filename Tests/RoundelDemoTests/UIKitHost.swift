import RoundelUIKit
import Testing
import UIKit

@testable import RoundelDemo

/// A view controller in a window, with a finger.
@MainActor final class UIKitHost {
    let window: UIWindow
    private let fingers: StandInFingers

    init(
        _ controller: UIViewController,
        size: CGSize = CGSize(width: 390, height: 690),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large
    ) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        fingers = StandInFingers(window)
        window.standInTraits = UITraitCollection(
            standInLayoutDirection: direction,
            userInterfaceStyle: style,
            preferredContentSizeCategory: textSize
        )
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// All views of a type, from back to front.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        func all(in view: UIView) -> [View] {
            [view as? View].compactMap { $0 } + view.subviews.flatMap(all)
        }
        return window.subviews.flatMap(all)
    }

    /// The only view of a type.
    func only<View: UIView>(_ type: View.Type) throws -> View {
        let all = all(type)
        try #require(all.count == 1, "\(type)")
        return all[0]
    }

    /// The texts of all labels.
    var texts: [String] { all(UILabel.self).compactMap(\.text) }

    /// The control with an accessibility label.
    func control(_ name: String) throws -> UIControl {
        try #require(all(UIControl.self).first { $0.accessibilityLabel == name }, "\(name)")
    }

    func slider(_ name: String) throws -> UISlider {
        try #require(all(UISlider.self).first { $0.accessibilityLabel == name }, "\(name)")
    }

    /// The frame of a view in the coordinates of the window.
    func box(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    /// The point in a direction in degrees at a distance from another one.
    func point(_ degrees: Double, _ distance: Double, from start: CGPoint) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: start.x + distance * cos(angle), y: start.y + distance * sin(angle))
    }

    /// Taps the centre of a view, and waits until all motion has ended.
    func tap(_ view: UIView) {
        fingers.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        settle()
    }

    /// Drags around the centre of a view from one angle to another, in degrees, at a fraction of
    /// the view's width from there, and keeps the finger still before the lift.
    func drag(around view: UIView, from start: Double, to end: Double, at radius: Double = 0.3) {
        func point(_ degrees: Double) -> CGPoint {
            let (angle, radius) = (degrees * .pi / 180, view.bounds.width * radius)
            let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            return view.convert(point, to: window)
        }
        fingers.down(point(start))
        for step in 1...20 { fingers.move(point(start + (end - start) * Double(step) / 20)) }
        fingers.up(after: 0.3)
        settle()
    }

    func settle() {
        StandInClock.advance(by: 60)
        window.layoutIfNeeded()
    }
}
