/// Something with coordinates on the screen.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// A rectangle of another space, in the coordinates of this one.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The coordinates of the screen.
@MainActor final class StandInScreenSpace: NSObject, UICoordinateSpace {
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.standInOnScreen(rect)
    }
}

extension UICoordinateSpace {
    fileprivate func standInOnScreen(_ rect: CGRect) -> CGRect {
        guard let view = self as? UIView, let origin = view.window?.standInOrigin else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    }
}

extension UIView: UICoordinateSpace {
    /// A rectangle of another space, in the coordinates of the view.
    @available(iOS 8, tvOS 9, visionOS 1, *)
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        let (shown, origin) = (coordinateSpace.standInOnScreen(rect), window?.standInOrigin ?? .zero)
        return convert(shown.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
    }
}
