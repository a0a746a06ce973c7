import Foundation
import QuartzCore
import RoundelUIKit
import UIKit

/// A ring of views that turns: the frame is a step of the display link and the layout that follows.
@MainActor enum UIKitFrames {
    static func menu(_ count: Int) -> Double {
        let menu = CircularMenuView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        menu.items = views(count)
        menu.isOpen = true
        let window = UIWindow(frame: menu.frame)
        window.addSubview(menu)
        window.makeKeyAndVisible()
        StandInClock.step()
        menu.spin(velocity: 3)
        let before = menu.items[0].center
        let time = FrameTimes.fastest { StandInClock.step() }
        precondition(menu.items[0].center != before, "The menu turns.")
        window.isHidden = true
        menu.removeFromSuperview()
        return time
    }

    /// The article's loop: a cosine and a sine for each view, whose centre is set.
    static func plain(_ count: Int) -> Double {
        let views = views(count)
        let ring = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        views.forEach(ring.addSubview)
        let window = UIWindow(frame: ring.frame)
        window.addSubview(ring)
        window.makeKeyAndVisible()
        StandInClock.step()
        var rotation = 0.0
        let slice = 2 * Double.pi / Double(count)
        let time = FrameTimes.fastest {
            rotation += 0.05
            for (index, view) in views.enumerated() {
                let direction = rotation - .pi / 2 + slice * Double(index)
                view.center = CGPoint(x: 200 + 180 * cos(direction), y: 200 + 180 * sin(direction))
            }
            StandInClock.step()
        }
        window.isHidden = true
        ring.removeFromSuperview()
        return time
    }

    private static func views(_ count: Int) -> [UIView] {
        (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
}
