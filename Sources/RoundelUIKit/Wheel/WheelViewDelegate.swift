#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Hears what happens to a ``WheelView``; every method may be left out.
@MainActor public protocol WheelViewDelegate: AnyObject {
    /// A finger took hold of the wheel.
    func wheelViewDidBegin(_ wheelView: WheelView)

    /// The finger was lifted; ``WheelView/predictedRestRotation`` says where the wheel goes.
    func wheelViewDidRelease(_ wheelView: WheelView)

    /// The wheel turned: by a finger, on its own, by a key, or because the app sent it somewhere.
    ///
    /// - Parameters:
    ///   - wheelView: The wheel, which has turned.
    ///   - way: How far since the last call, in radians; clockwise if positive. Whole turns count.
    func wheelView(_ wheelView: WheelView, didTurnBy angle: CGFloat)

    /// The wheel reached a detent, under a finger as well as on its own.
    ///
    /// - Parameters:
    ///   - wheelView: The wheel.
    ///   - index: The index of the detent, from 0.
    func wheelView(_ wheelView: WheelView, didPassDetent index: Int)

    /// The wheel came to rest, having turned.
    func wheelViewDidComeToRest(_ wheelView: WheelView)

    /// The system took the finger away: the wheel keeps its rotation and does not coast.
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
