#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Receives the events of a ``WheelView``.
///
/// Every method is optional.
@MainActor public protocol WheelViewDelegate: AnyObject {
    /// A finger begins to turn the wheel.
    func wheelViewDidBegin(_ wheelView: WheelView)

    /// The finger was lifted. ``WheelView/predictedRestRotation`` is where the wheel will rest.
    func wheelViewDidRelease(_ wheelView: WheelView)

    /// The wheel has turned: by a finger, a scroll or a key, by coasting, or by a command of the
    /// app.
    ///
    /// - Parameters:
    ///   - wheelView: The wheel.
    ///   - angle: The angle since the last call in radians, clockwise if positive. Whole turns
    ///     count.
    func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat)

    /// The wheel has reached a detent, under a finger or by itself.
    ///
    /// - Parameters:
    ///   - wheelView: The wheel.
    ///   - index: The index of the detent, from 0.
    func wheelView(_ wheelView: WheelView, didPassDetent index: Int)

    /// The wheel has turned and come to rest.
    func wheelViewDidComeToRest(_ wheelView: WheelView)

    /// The system has cancelled the touch. The wheel keeps its rotation and does not coast.
    func wheelViewDidCancel(_ wheelView: WheelView)
}

extension WheelViewDelegate {
    /// Does nothing.
    public func wheelViewDidBegin(_ wheelView: WheelView) {}
    /// Does nothing.
    public func wheelViewDidRelease(_ wheelView: WheelView) {}
    /// Does nothing.
    public func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat) {}
    /// Does nothing.
    public func wheelView(_ wheelView: WheelView, didPassDetent index: Int) {}
    /// Does nothing.
    public func wheelViewDidComeToRest(_ wheelView: WheelView) {}
    /// Does nothing.
    public func wheelViewDidCancel(_ wheelView: WheelView) {}
}
#endif
