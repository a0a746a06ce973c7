/// The screen.
@MainActor open class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()
    /// Its size in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// Pixels per point.
    open var scale: CGFloat { 2 }
    /// Frames per second at most: those of ``StandInClock``.
    open var maximumFramesPerSecond: Int { Int(StandInClock.framesPerSecond) }
}

/// What a window belongs to.
open class UIWindowScene: UIResponder {
    /// The screen.
    public let screen = UIScreen.main
}
