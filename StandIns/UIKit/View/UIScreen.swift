/// The screen.
@available(iOS 2, tvOS 9, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIScreen: NSObject {
    /// The only screen.
    @available(iOS, introduced: 2.0, deprecated: 26.0)
    @available(tvOS, introduced: 9.0, deprecated: 26.0)
    open class var main: UIScreen { standInMain }
    private static let standInMain = UIScreen()
    /// Its size in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The coordinates of the screen, in which the system tells where the keyboard is.
    @available(iOS 8, tvOS 9, *)
    open var coordinateSpace: any UICoordinateSpace { space }
    private let space = StandInScreenSpace()
    /// Pixels per point.
    @available(iOS 4, tvOS 9, *)
    open var scale: CGFloat { 2 }
    /// The maximum number of frames per second: that of ``StandInClock``.
    @available(iOS 10.3, tvOS 10.2, *)
    open var maximumFramesPerSecond: Int { Int(StandInClock.framesPerSecond) }
}

/// A scene.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIScene: UIResponder {
    /// Sent when a scene has entered the background.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    /// Enters the background, as when the user goes to the home screen.
    public final func standInEnterBackground() {
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    }
}

/// A window scene.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIWindowScene: UIScene {
    /// The screen.
    @available(visionOS, unavailable)
    open var screen: UIScreen { .main }
}
