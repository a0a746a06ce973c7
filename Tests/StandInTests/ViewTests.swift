import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct ViewTests {
    @Test func `a window is hidden until it is shown`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(window.isHidden && window.hitTest(.zero, with: nil) == nil)
        window.makeKeyAndVisible()
        #expect(window.hitTest(.zero, with: nil) === window)
    }

    @Test func `hit testing follows transforms and skips views that cannot be touched`() {
        let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 20))
        let window = UIWindow.standIn(around: view)
        #expect(window.hitTest(CGPoint(x: 55, y: 90), with: nil) === view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(window.hitTest(CGPoint(x: 55, y: 90), with: nil) === window)
        #expect(window.hitTest(CGPoint(x: 100, y: 50), with: nil) === view)
        view.transform = .identity
        for hide in [{ view.isHidden = true }, { view.alpha = 0 }, { view.isUserInteractionEnabled = false }]
        {
            (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
            hide()
            #expect(window.hitTest(CGPoint(x: 55, y: 90), with: nil) === window)
        }
    }

    @Test func `converting back gives the original point`() {
        let (outer, inner) = (UIView(), UIView())
        let window = UIWindow.standIn(around: outer)
        outer.addSubview(inner)
        (outer.bounds, outer.center) = (CGRect(x: 5, y: 6, width: 70, height: 90), CGPoint(x: 100, y: 90))
        outer.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
        inner.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
        inner.transform = CGAffineTransform(rotationAngle: -0.4)
        let point = inner.convert(CGPoint(x: 1, y: 2), to: window)
        #expect(isNear(inner.convert(point, from: window), CGPoint(x: 1, y: 2)))
        #expect(isNear(inner.convert(CGPoint(x: 1, y: 2), to: nil), point))
    }

    @Test func `all views of a tree are notified when it moves to a window`() {
        final class Child: UIView {
            var calls: [Bool] = []
            override func didMoveToWindow() { calls.append(window != nil) }
        }
        let (parent, child) = (UIView(), Child())
        parent.addSubview(child)
        #expect(child.calls.isEmpty)
        let window = UIWindow.standIn(around: parent)
        #expect(child.calls == [true] && child.window === window)
        parent.removeFromSuperview()
        #expect(child.calls == [true, false] && child.window == nil)
    }

    @Test func `the order of views is the order of their layers`() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        parent.bringSubviewToFront(views[0])
        parent.sendSubviewToBack(views[3])
        parent.insertSubview(views[2], belowSubview: views[1])
        #expect(parent.subviews == [views[3], views[2], views[1], views[0]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test func `layoutIfNeeded lays out only its view`() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (outer, inner) = (Counting(), Counting())
        outer.addSubview(inner)
        inner.layoutIfNeeded()
        #expect(inner.count == 1 && outer.count == 0)
        outer.layoutIfNeeded()
        #expect(inner.count == 1 && outer.count == 1)
        inner.bounds.size.width = 9
        outer.layoutIfNeeded()
        #expect(inner.count == 2 && outer.count == 1)
    }

    @Test func `autoresizing distributes the difference`() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 170, height: 150)
        #expect(isNear(child.frame, CGRect(x: 20, y: 20, width: 30, height: 90)))
    }

    @Test func `an archive makes a view of the subclass`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let button = try #require(UIButton(coder: coder))
        #expect(button.accessibilityTraits == .button && button.frame == .zero)
        #expect(try #require(UIImageView(coder: coder)).isUserInteractionEnabled == false)
    }

    @Test func `the next responder of a controller's view is the controller`() throws {
        final class Controller: UIViewController {
            var laidOut = 0
            override func viewDidLayoutSubviews() { laidOut += 1 }
        }
        let (controller, window) = (
            Controller(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        )
        window.rootViewController = controller
        window.makeKeyAndVisible()
        StandIn.commit()
        #expect(controller.laidOut == 1)
        let view = try #require(controller.view)
        #expect(view.frame == window.bounds && view.next === controller && controller.next === window)
    }
}

@MainActor @Suite(.standIn) struct TraitTests {
    @Test func `the layout direction comes from traits, except where it is forced`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let window = UIWindow.standIn(around: outer)
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        outer.semanticContentAttribute = .forceLeftToRight
        #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        inner.semanticContentAttribute = .playback
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `registered observers are notified of trait changes`() {
        let view = UIView()
        let window = UIWindow.standIn(around: view)
        var directions: [UITraitEnvironmentLayoutDirection] = []
        let token = view.registerForTraitChanges([UITraitLayoutDirection.self]) {
            (view: UIView, old: UITraitCollection) in
            directions += [old.layoutDirection, view.traitCollection.layoutDirection]
        }
        window.standInTraits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(directions.isEmpty)
        window.standInTraits = UITraitCollection(
            standInLayoutDirection: .rightToLeft,
            userInterfaceStyle: .dark
        )
        #expect(directions == [.leftToRight, .rightToLeft])
        view.unregisterForTraitChanges(token)
        window.standInTraits = UITraitCollection()
        #expect(directions.count == 2)
    }

    @Test func `a view that joins a window gets its traits`() {
        final class Listening: UIView {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                count += 1
            }
        }
        let view = Listening()
        let window = UIWindow(frame: .zero)
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        window.addSubview(view)
        #expect(view.count == 1 && view.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test func `a view controller hears when its view comes to a window and leaves it`() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
        }
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(controller.view)
        #expect(controller.calls == ["appear"])
        controller.view.removeFromSuperview()
        #expect(controller.calls == ["appear", "disappear"])
    }
}
