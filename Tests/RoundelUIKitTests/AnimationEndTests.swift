import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// UIKit waits for each animation that it has made, so an animation of the app ends only if each of
/// them has run.
@MainActor @Suite(.standIn) struct AnimationEndTests {
    /// The views that animate layers of their own with their size.
    enum Kind: CaseIterable {
        case dial, range, knob, shaped, superellipse

        @MainActor func make() -> UIView {
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            switch self {
            case .dial: return DialView(frame: frame)
            case .range: return RangeDialView(frame: frame)
            case .knob:
                let dial = DialView(frame: frame)
                dial.appearance = .knob
                return dial
            case .shaped:
                let card = ShapedView(frame: frame)
                card.corners = Corners(radius: 24)
                (card.strokeWidth, card.strokePosition, card.dropShadowOpacity) = (2, .outside, 0.5)
                return card
            case .superellipse: return SuperellipseView(frame: frame)
            }
        }
    }

    /// The arguments of the completions, in the order of the calls.
    final class Ends {
        var finished: [Bool] = []
    }

    private func animate(_ ends: Ends, _ duration: Double = 0.3, _ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration,
            animations: changes,
            completion: { ends.finished.append($0) }
        )
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `an animation of the size ends`(kind: Kind, underAnimator: Bool) {
        let (view, ends) = (kind.make(), Ends())
        let window = UIWindow.standIn(around: view)
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        animate(ends) { view.bounds.size = CGSize(width: 300, height: 260) }
        StandInClock.advance(by: 0.25)
        #expect(ends.finished.isEmpty)
        StandInClock.advance(by: 0.75)
        #expect(ends.finished == [true] && view.layer.standInAnimations.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func `a size under an animator leaves an animation of the background colour`() {
        let (dial, ends) = (DialView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Ends())
        let window = UIWindow.standIn(around: dial)
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        (fade.duration, fade.fromValue) = (1, UIColor.red.cgColor)
        dial.layer.add(fade, forKey: "backgroundColor")
        StandInAnimations.actsAsPropertyAnimator = true
        animate(ends) { dial.bounds.size = CGSize(width: 300, height: 300) }
        let shown = dial.layer.animation(forKey: "backgroundColor") as? CABasicAnimation
        #expect(shown?.duration == 1)
        StandInClock.advance(by: 2)
        #expect(ends.finished == [true])
        withExtendedLifetime(window) {}
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `an animation ends that lays out the view, as a rotation does`(kind: Kind, underAnimator: Bool) {
        let (view, ends) = (kind.make(), Ends())
        let window = UIWindow.standIn(around: view)
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        animate(ends) {
            view.frame = CGRect(x: 0, y: 20, width: 320, height: 180)
            window.setNeedsLayout()
            window.layoutIfNeeded()
        }
        StandInClock.advance(by: 1)
        #expect(ends.finished == [true])
    }

    @Test(arguments: [false, true])
    func `an animation of nothing but the outline ends with it`(underAnimator: Bool) throws {
        let (view, card, ends) = (SuperellipseView(), ShapedView(), Ends())
        for shape in [view, card] {
            shape.frame = CGRect(x: 50, y: 50, width: 200, height: 120)
        }
        let window = UIWindow.standIn(around: view)
        window.addSubview(card)
        window.layoutIfNeeded()
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        animate(ends) { view.exponent = 3 }
        animate(ends) { card.circumference = .superellipse(Superellipse(exponent: 4)) }
        StandInClock.advance(by: 0.25)
        #expect(ends.finished.isEmpty)
        #expect((view.layer.mask?.animation(forKey: "path") == nil) == underAnimator)
        StandInClock.advance(by: 0.75)
        #expect(ends.finished == [true, true] && view.layer.mask?.animation(forKey: "path") == nil)
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `two animations at the same time both end`(kind: Kind, underAnimator: Bool) {
        let (view, first, second) = (kind.make(), Ends(), Ends())
        let window = UIWindow.standIn(around: view)
        StandInAnimations.actsAsPropertyAnimator = underAnimator
        animate(first) { view.bounds.size = CGSize(width: 300, height: 260) }
        StandInClock.advance(by: 0.1)
        animate(second) { view.bounds.size = CGSize(width: 100, height: 160) }
        StandInClock.advance(by: 0.25)
        #expect(first.finished.count == 1 && second.finished.isEmpty)
        StandInClock.advance(by: 0.75)
        #expect(first.finished.count == 1 && second.finished == [true])
        withExtendedLifetime(window) {}
    }

    @Test func `the first of two animations of the outline ends in its time`() {
        let (view, first, second) = (SuperellipseView(), Ends(), Ends())
        view.frame = CGRect(x: 50, y: 50, width: 200, height: 120)
        let window = UIWindow.standIn(around: view)
        animate(first) { view.exponent = 3 }
        StandInClock.advance(by: 0.1)
        animate(second) { view.exponent = 4 }
        StandInClock.advance(by: 0.15)
        #expect(first.finished.isEmpty && second.finished.isEmpty)
        StandInClock.advance(by: 0.1)
        #expect(first.finished == [true] && second.finished.isEmpty)
        StandInClock.advance(by: 0.1)
        #expect(first.finished == [true] && second.finished == [true])
        withExtendedLifetime(window) {}
    }

    @Test(arguments: Kind.allCases)
    func `several changes in one animation, and one without an animation inside it, keep nothing`(
        kind: Kind
    ) {
        let (view, ends) = (kind.make(), Ends())
        let window = UIWindow.standIn(around: view)
        animate(ends) {
            view.bounds.size = CGSize(width: 300, height: 260)
            UIView.performWithoutAnimation { view.bounds.size.width = 280 }
            view.frame.size = CGSize(width: 120, height: 140)
            animate(ends, 0.5) { view.bounds.size = CGSize(width: 100, height: 90) }
        }
        StandInClock.advance(by: 1)
        #expect(ends.finished == [true, true])
        withExtendedLifetime(window) {}
    }

    @Test(arguments: Kind.allCases)
    func `an app ends an animation that repeats as it does with any view`(kind: Kind) {
        let (view, ends) = (kind.make(), Ends())
        let window = UIWindow.standIn(around: view)
        UIView.animate(
            withDuration: 0.3,
            delay: 0.1,
            options: [.repeat, .autoreverse],
            animations: {
                // The content of a card is a view with animations of its own.
                guard let card = view as? ShapedView else { return view.bounds.size.width = 300 }
                card.circumference = .superellipse(Superellipse(exponent: 3))
            },
            completion: { ends.finished.append($0) }
        )
        StandInClock.advance(by: 5)
        #expect(ends.finished.isEmpty)
        view.layer.removeAllAnimations()
        StandInClock.step()
        #expect(ends.finished == [false])
        withExtendedLifetime(window) {}
    }

    @Test func `the animation that UIKit waits for has the time of the others, and changes nothing`() throws {
        let view = SuperellipseView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))
        let window = UIWindow.standIn(around: view)
        UIView.animate(
            withDuration: 0.7,
            delay: 0.2,
            usingSpringWithDamping: 0.4,
            initialSpringVelocity: 0,
            animations: { view.exponent = 3 }
        )
        let outline = try #require(view.layer.mask?.animation(forKey: "path") as? CASpringAnimation)
        let awaited = try #require(view.layer.standInAnimations.first as? CASpringAnimation)
        #expect(outline.delegate == nil && awaited.delegate != nil)
        #expect(awaited.duration == 0.7 && awaited.beginTime == outline.beginTime && awaited.damping == 8)
        #expect(awaited.keyPath == "position" && awaited.isAdditive && awaited.byValue == nil)
        #expect(awaited.fromValue as? CGPoint == .zero && awaited.toValue as? CGPoint == .zero)
        // It replaces no animation of the app.
        #expect(view.layer.animationKeys() == nil && view.layer.standInAnimations.count == 1)
        withExtendedLifetime(window) {}
    }
}
