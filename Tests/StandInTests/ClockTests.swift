import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct ClockTests {
    private func link(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(standInAction: action)
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test func `the clock does not advance by itself`() {
        let before = CACurrentMediaTime()
        _ = link { _ in Issue.record("no frame was shown") }
        #expect(CACurrentMediaTime() == before)
    }

    @Test func `a display link is called once in each frame`() {
        var times: [CFTimeInterval] = []
        _ = link { times.append($0.timestamp) }
        StandInClock.advance(by: 0.1)
        #expect(times.count == 6)
        #expect(zip(times, times.dropFirst()).allSatisfy { isNear($1 - $0, 1.0 / 60) })
        StandInClock.step(frames: 2)
        #expect(times.count == 8 && times.last == CACurrentMediaTime())
    }

    @Test func `frames are at the same times however the clock is advanced`() {
        var count = 0
        _ = link { _ in count += 1 }
        for _ in 0..<1000 { StandInClock.advance(by: 0.001) }
        #expect(count == 60)
    }

    @Test func `the frame rate depends on the screen and on the preferred range`() {
        StandInClock.framesPerSecond = 120
        #expect(UIScreen.main.maximumFramesPerSecond == 120)
        var (plain, full, slow) = (0, 0, 0)
        _ = link { _ in plain += 1 }
        link { _ in full += 1 }.preferredFrameRateRange = CAFrameRateRange(
            minimum: 80,
            maximum: 120,
            preferred: 120
        )
        link { _ in slow += 1 }.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
        StandInClock.advance(by: 1)
        #expect(plain == 60 && full == 120 && slow == 30)
    }

    @Test func `the target timestamp is the time of the next call`() {
        StandInClock.framesPerSecond = 120
        var times: [(CFTimeInterval, CFTimeInterval)] = []
        _ = link { times.append(($0.timestamp, $0.targetTimestamp)) }
        StandInClock.advance(by: 0.2)
        #expect(zip(times, times.dropFirst()).allSatisfy { isNear($0.1, $1.0) })
    }

    @Test func `a paused display link is not called, and an invalidated one is released`() {
        var count = 0
        let link = link { _ in count += 1 }
        link.isPaused = true
        StandInClock.step(frames: 3)
        #expect(count == 0 && StandInClock.activeLinkCount == 1 && StandInClock.runningLinkCount == 0)
        link.isPaused = false
        StandInClock.step()
        #expect(count == 1)
        link.invalidate()
        StandInClock.step(frames: 3)
        #expect(count == 1 && StandInClock.activeLinkCount == 0)
        link.add(to: .main, forMode: .common)
        #expect(StandInClock.activeLinkCount == 0)
    }

    @Test func `a display link retains its target until it is invalidated`() {
        final class Target {}
        weak var target: Target?
        let link: CADisplayLink
        do {
            let strong = Target()
            target = strong
            link = CADisplayLink(standInAction: { _ in withExtendedLifetime(strong) {} })
            link.add(to: .main, forMode: .common)
        }
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
    }

    @Test func `a hang drops frames`() {
        var times: [CFTimeInterval] = []
        _ = link { times.append($0.timestamp) }
        StandInClock.step()
        StandInClock.hang(for: 0.1)
        StandInClock.step()
        #expect(times.count == 2 && times[1] - times[0] > 0.1)
    }

    @Test func `only display links in common modes run while a scroll view is dragged`() {
        var (usual, common) = (0, 0)
        let link = CADisplayLink(standInAction: { _ in usual += 1 })
        link.add(to: .main, forMode: .default)
        _ = self.link { _ in common += 1 }
        StandInClock.isTracking = true
        StandInClock.step()
        #expect(usual == 0 && common == 1)
    }

    @Test func `visible windows are laid out in each frame`() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = UIWindow.standIn(around: view)
        #expect(view.count == 1)
        view.setNeedsLayout()
        StandInClock.step()
        #expect(view.count == 2)
        StandInClock.step()
        #expect(view.count == 2)
        window.isHidden = true
        view.setNeedsLayout()
        StandInClock.step()
        #expect(view.count == 2)
    }
}
