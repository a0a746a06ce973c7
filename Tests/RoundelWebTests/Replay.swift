import Roundel

@testable import RoundelWeb

/// A wheel or a menu, on which a page's calls can be replayed.
protocol Replayable {
    associatedtype Update

    var shownRotation: Angle { get }

    @discardableResult mutating func advance(to time: Double) -> Update
    @discardableResult mutating func touchBegan(_ finger: Int, at point: Point2D, time: Double) -> Update
    @discardableResult mutating func touchMoved(_ finger: Int, to point: Point2D, time: Double) -> Update
    @discardableResult mutating func touchEnded(_ finger: Int, at point: Point2D, time: Double) -> Update
    @discardableResult mutating func touchCancelled(_ finger: Int, time: Double) -> Update
}

extension Wheel: Replayable {
    var shownRotation: Angle { rotation }
}

extension RingMenu: Replayable {
    var shownRotation: Angle { wheel.rotation }
}

extension Replayable {
    /// Replays a page's calls, and returns the largest difference of a rotation from what the
    /// page showed.
    mutating func replay(_ calls: [PlaygroundPage.Call]) -> Double {
        var largest = 0.0
        for call in calls {
            advance(to: call.time)
            switch call.event {
            case .touch(.began, let point): touchBegan(0, at: point, time: call.time)
            case .touch(.moved, let point): touchMoved(0, to: point, time: call.time)
            case .touch(.ended, let point): touchEnded(0, at: point, time: call.time)
            case .touch(.cancelled, _): touchCancelled(0, time: call.time)
            case .touch: break
            case .frame(let rotation): largest = max(largest, abs(shownRotation.radians - rotation))
            }
        }
        return largest
    }
}
