import Roundel
import UIKit

final class HandMadeMenu: UIView {
    var items: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in items { addSubview(view) }
            setNeedsLayout()
        }
    }

    private var wheel = Wheel(zone: TouchZone(in: Rect2D(x: 0, y: 0, width: 0, height: 0)))

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            wheel.touchBegan(touch.hash, at: location(of: touch), time: touch.timestamp)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            wheel.touchMoved(touch.hash, to: location(of: touch), time: touch.timestamp)
        }
        setNeedsLayout()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            wheel.touchEnded(touch.hash, at: location(of: touch), time: touch.timestamp)
        }
        setNeedsLayout()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { wheel.touchCancelled(touch.hash, time: touch.timestamp) }
    }

    func frame(at time: TimeInterval) {
        guard wheel.isMoving else { return }
        wheel.advance(to: time)
        setNeedsLayout()
    }

    private func location(of touch: UITouch) -> Point2D {
        let location = touch.location(in: self)
        return Point2D(location.x, location.y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        wheel.zone = TouchZone(in: Rect2D(x: 0, y: 0, width: width, height: height))
        let radius = min(bounds.width, bounds.height) / 2 - 32
        let ring = Ring(
            center: Point2D(bounds.midX, bounds.midY),
            radius: radius,
            spacing: .even(items.count)
        )
        let positions = ring.positions(rotation: wheel.rotation)
        for (view, position) in zip(items, positions) {
            view.bounds.size = CGSize(width: 64, height: 64)
            view.center = CGPoint(x: position.x, y: position.y)
        }
    }
}
