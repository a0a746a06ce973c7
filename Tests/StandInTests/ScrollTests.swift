import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct ScrollTests {
    final class Keeping: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { !(view is RecordingView) }
    }

    private func scene<View: UIScrollView>(_ scroll: View, _ content: UIView) -> StandInFingers {
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        scroll.contentSize = CGSize(width: 200, height: 1000)
        content.frame = CGRect(x: 0, y: 0, width: 200, height: 1000)
        scroll.addSubview(content)
        return StandInFingers(.standIn(around: scroll))
    }

    private func swipe(_ fingers: StandInFingers, holding wait: TimeInterval = 0) {
        fingers.down(CGPoint(x: 100, y: 150))
        StandInClock.advance(by: wait)
        for y in [140.0, 120, 100] { fingers.move(CGPoint(x: 100, y: y)) }
        fingers.up()
    }

    @Test func `a quick swipe scrolls, and content gets no touches`() {
        let (scroll, content) = (UIScrollView(), RecordingView())
        swipe(scene(scroll, content))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 50) && content.calls.isEmpty)
        #expect(!scroll.isDragging && !StandInClock.isTracking)
    }

    @Test func `a tap reaches content`() {
        let (scroll, content) = (UIScrollView(), RecordingView())
        scene(scroll, content).tap(CGPoint(x: 100, y: 150))
        #expect(content.calls == ["began", "ended"])
    }

    @Test func `a touch that is held reaches content and is cancelled by a drag`() {
        let (scroll, content) = (UIScrollView(), RecordingView())
        swipe(scene(scroll, content), holding: 0.2)
        #expect(content.calls == ["began", "cancelled"] && scroll.contentOffset.y == 50)
    }

    @Test func `controls keep their touch`() {
        let (scroll, content) = (UIScrollView(), UIControl())
        scroll.delaysContentTouches = false
        swipe(scene(scroll, content))
        #expect(scroll.contentOffset == .zero && content.standInSentEvents.last == .touchUpInside)
    }

    @Test func `a delayed control loses a quick swipe`() {
        let (scroll, content) = (UIScrollView(), UIControl())
        swipe(scene(scroll, content))
        #expect(scroll.contentOffset.y == 50 && content.standInSentEvents.isEmpty)
    }

    @Test func `a scroll view decides whose touches it may cancel`() {
        let (scroll, content) = (Keeping(), RecordingView())
        swipe(scene(scroll, content), holding: 0.2)
        #expect(scroll.contentOffset == .zero && content.calls.last == "ended")
        let (other, more) = (UIScrollView(), RecordingView())
        other.canCancelContentTouches = false
        swipe(scene(other, more), holding: 0.2)
        #expect(other.contentOffset == .zero && more.calls.last == "ended")
    }

    @Test func `content can prevent scrolling`() {
        final class Ring: UIControl {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.view === self
            }
        }
        let (scroll, content) = (UIScrollView(), Ring())
        swipe(scene(scroll, content))
        #expect(scroll.contentOffset == .zero && scroll.panGestureRecognizer.standInStates == [.failed])
    }

    @Test func `content is hit at its scrolled position`() {
        let (scroll, content, low) = (
            UIScrollView(), UIView(), UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        )
        let fingers = scene(scroll, content)
        content.addSubview(low)
        scroll.setContentOffset(CGPoint(x: 0, y: 250), animated: false)
        fingers.down(CGPoint(x: 10, y: 60))
        #expect(fingers.touch()?.view === low)
    }

    @Test func `a pan accepts only the scroll types that it allows`() {
        let (view, pan) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIPanGestureRecognizer()
        )
        view.addGestureRecognizer(pan)
        let pointer = StandInPointer(.standIn(around: view))
        var translations: [CGFloat] = []
        pan.standInAddAction { _ in
            translations.append(pan.translation(in: view).y)
            #expect(pan.numberOfTouches == 0 && pan.location(in: view) == CGPoint(x: 30, y: 40))
        }
        let stroke = [CGVector(dx: 0, dy: 5), CGVector(dx: 0, dy: 7)]
        pointer.scroll(stroke, at: CGPoint(x: 30, y: 40))
        #expect(translations.isEmpty)
        pan.allowedScrollTypesMask = .continuous
        pointer.scroll(stroke, at: CGPoint(x: 30, y: 40))
        pointer.notch(CGVector(dx: 0, dy: 20), at: CGPoint(x: 30, y: 40))
        #expect(translations == [5, 12, 12] && pan.standInStates == [.began, .changed, .ended])
        pan.allowedScrollTypesMask = .discrete
        pointer.notch(CGVector(dx: 0, dy: 20), at: CGPoint(x: 30, y: 40))
        #expect(translations.suffix(2) == [20, 20])
    }

    @Test func `a pan without touch types recognizes only scrolls`() {
        let (view, pan) = (
            RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIPanGestureRecognizer()
        )
        (pan.allowedTouchTypes, pan.allowedScrollTypesMask) = ([], .all)
        view.addGestureRecognizer(pan)
        let window = UIWindow.standIn(around: view)
        StandInFingers(window).drag([CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 5), CGPoint(x: 60, y: 5)])
        #expect(pan.standInStates.isEmpty && view.calls.last == "ended")
        StandInPointer(window).notch(CGVector(dx: 0, dy: 3), at: CGPoint(x: 5, y: 5))
        #expect(pan.standInStates == [.began, .ended])
    }

    @Test func `an inner pan takes a scroll from an outer one`() {
        let (scroll, content, pan) = (UIScrollView(), UIView(), UIPanGestureRecognizer())
        let fingers = scene(scroll, content)
        let pointer = StandInPointer(fingers.window)
        let stroke = [CGVector(dx: 0, dy: -5), CGVector(dx: 0, dy: -7)]
        pointer.scroll(stroke, at: CGPoint(x: 30, y: 40))
        #expect(scroll.contentOffset.y == 12)
        pan.allowedScrollTypesMask = .all
        content.addGestureRecognizer(pan)
        pointer.scroll(stroke, at: CGPoint(x: 30, y: 40))
        #expect(scroll.contentOffset.y == 12 && pan.standInStates == [.began, .changed, .ended])
    }
}
