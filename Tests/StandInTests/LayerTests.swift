import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct LayerTests {
    @Test func `a frame is the bounding box of the rotated bounds`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(layer.position == CGPoint(x: 150, y: 125))
        #expect(isNear(layer.frame, CGRect(x: 125, y: 75, width: 50, height: 100)))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        #expect(isNear(layer.bounds.width, 40) && isNear(layer.bounds.height, 20))
        #expect(isNear(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 40)))
    }

    @Test func `the position of a layer is that of its anchor point`() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: 5, y: 5)
        #expect(layer.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        #expect(isNear(layer.frame, CGRect(x: -5, y: -5, width: 10, height: 10)))
    }

    @Test func `points are converted between the layers of a tree`() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        a.addSublayer(b)
        (a.bounds.size, a.position) = (CGSize(width: 100, height: 100), CGPoint(x: 200, y: 0))
        a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        b.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        #expect(b.convert(.zero, to: root) == CGPoint(x: 120, y: -80))
        #expect(b.convert(CGPoint(x: 120, y: -80), from: root) == .zero)
        #expect(root.hitTest(.zero) == nil)
        a.removeFromSuperlayer()
        #expect(root.sublayers == nil && a.superlayer == nil)
    }

    @Test func `a layer has a presentation after the turn of the run loop in which it was made`() {
        let layer = CALayer()
        #expect(layer.presentation() == nil)
        StandInClock.advance(by: 0)
        #expect(layer.presentation() === layer)
    }

    @Test func `sublayers keep their order`() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[0])
        #expect(root.sublayers == [layers[1], layers[2], layers[3], layers[0]])
    }

    @Test func `a layer without a view animates by default`() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: .zero, transform: nil)
        #expect(layer.animationKeys() == nil)
        layer.position = CGPoint(x: 1, y: 1)
        #expect(layer.animationKeys() == ["position"])
        StandInClock.advance(by: 0.3)
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = .zero
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a transaction completes when its animations have ended`() {
        let layer = CAShapeLayer()
        var ended = 0
        let animation = CABasicAnimation(keyPath: "path")
        animation.duration = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended += 1 }
        layer.add(animation, forKey: "shape")
        CATransaction.commit()
        animation.keyPath = "too late"
        #expect((layer.animation(forKey: "shape") as? CABasicAnimation)?.keyPath == "path")
        StandInClock.advance(by: 0.4)
        #expect(ended == 0)
        StandInClock.advance(by: 0.2)
        #expect(ended == 1 && layer.animation(forKey: "shape") == nil)
    }

    @Test func `the layer of a view animates only inside UIView.animate`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center = CGPoint(x: 50, y: 50)
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 0.3, delay: 0.1) {
            #expect(UIView.inheritedAnimationDuration == 0.3)
            view.center = .zero
            UIView.performWithoutAnimation { view.alpha = 0.5 }
        }
        #expect(view.layer.animationKeys() == ["position"])
        #expect(view.center == .zero && UIView.inheritedAnimationDuration == 0)
        let record = StandInAnimations.records.last
        #expect(record?.duration == 0.3 && record?.delay == 0.1)
        #expect(record?.changed(view, "position") == true && record?.changed(view, "opacity") == false)
    }

    /// What animations tell their delegate.
    private final class Listener: NSObject, CAAnimationDelegate {
        var ends: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test func `the delegate of an animation learns once that it is over, replaced or removed`() {
        let (layer, listener) = (CALayer(), Listener())
        let animation = CABasicAnimation(keyPath: "path")
        (animation.duration, animation.delegate) = (0.5, listener)
        animation.run(forKey: "shape", object: layer, arguments: nil)
        NSNull().run(forKey: "shape", object: layer, arguments: nil)
        #expect(layer.animationKeys() == ["shape"])
        StandInClock.advance(by: 0.4)
        #expect(listener.ends.isEmpty)
        layer.add(animation, forKey: "shape")
        StandInClock.step()
        #expect(listener.ends == [false])
        StandInClock.advance(by: 0.4)
        #expect(listener.ends == [false])
        StandInClock.advance(by: 0.1)
        #expect(listener.ends == [false, true])
        layer.add(animation, forKey: nil)
        layer.removeAllAnimations()
        StandInClock.advance(by: 1)
        #expect(listener.ends == [false, true, false])
    }

    @Test(arguments: [false, true])
    func `the completion of an animation is called at its end`(underAnimator: Bool) {
        let view = UIView()
        var ended: [Bool] = []
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        UIView.animate(
            withDuration: 0.4,
            delay: 0.2,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0,
            animations: { (view.alpha, view.center) = (0.5, CGPoint(x: 5, y: 5)) },
            completion: { ended.append($0) }
        )
        StandInClock.advance(by: 0.5)
        #expect(ended.isEmpty)
        StandInClock.advance(by: 0.2)
        #expect(ended == [true])
        #expect(StandInAnimations.records.last?.dampingRatio == 0.7)
    }

    @Test func `an animation of nothing is over in the next turn of the run loop`() {
        var ended: [Bool] = []
        UIView.animate(withDuration: 0.4, animations: {}, completion: { ended.append($0) })
        #expect(ended.isEmpty)
        StandInClock.step()
        #expect(ended == [true])
    }

    @Test(arguments: [false, true])
    func `an action that was asked for and does not run keeps the completion away`(underAnimator: Bool) {
        let view = UIView()
        var ended: [Bool] = []
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        var action: (any CAAction)?
        UIView.animate(
            withDuration: 0.4,
            animations: {
                view.alpha = 0.5
                action = view.action(for: view.layer, forKey: "backgroundColor")
            },
            completion: { ended.append($0) }
        )
        StandInClock.advance(by: 9)
        #expect(ended.isEmpty && (action is CABasicAnimation) != underAnimator)
        action?.run(forKey: "backgroundColor", object: view.layer, arguments: nil)
        #expect(view.layer.animationKeys() == ["backgroundColor"])
        StandInClock.advance(by: 0.5)
        #expect(ended == [true])
    }

    @Test func `3D transforms agree with affine transforms`() {
        let turn = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let plane = CATransform3DGetAffineTransform(turn)
        #expect(CATransform3DIsAffine(turn))
        #expect(isNear(plane.b, sin(0.3)) && isNear(plane.c, -sin(0.3)))
        #expect(CATransform3DConcat(turn, CATransform3DIdentity) == turn)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 1, 0, 0)))
    }
}
