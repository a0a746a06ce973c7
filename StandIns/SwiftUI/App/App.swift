/// An app, which consists of scenes.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the app.
    @MainActor @preconcurrency init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension App {
    /// Starts the app on a device.
    ///
    /// The stand-in has no device and does nothing.
    @MainActor @preconcurrency public static func main() {
        preconditionFailure("An app runs on Apple's systems alone: here tests show its views.")
    }
}

/// A part of an app with its own lifecycle.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Never: Scene {}

/// Combines scenes; the stand-in supports one.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder public struct SceneBuilder {
    /// A scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows with the same content.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public nonisolated struct WindowGroup<Content: View>: Scene {
    /// The content of a window.
    public let standInContent: Content

    /// Makes a scene from the content of a window.
    @available(iOS, introduced: 14, deprecated: 18)
    @available(macOS, introduced: 11, deprecated: 15)
    @available(tvOS, introduced: 14, deprecated: 18)
    @available(watchOS, introduced: 7, deprecated: 11)
    @available(visionOS, introduced: 1, deprecated: 2)
    @_disfavoredOverload public init(@ViewBuilder content: () -> Content) { standInContent = content() }

    /// Makes a scene from the content of a window; the stand-in has one window.
    public init(@ViewBuilder makeContent: @escaping () -> Content) { standInContent = makeContent() }

    /// Never used: the host evaluates this type itself.
    @MainActor @preconcurrency public var body: Never {
        preconditionFailure("The body of a scene without a body was read.")
    }
}
