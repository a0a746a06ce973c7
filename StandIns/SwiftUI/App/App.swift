/// An app as its scenes.
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
    /// Starts the app on a device; a stand-in has no screen to start it on.
    @MainActor @preconcurrency public static func main() {
        preconditionFailure("An app runs on Apple's systems alone: here tests show its views.")
    }
}

/// A part of an app with a life of its own.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Never: Scene {}

/// Puts scenes together; the stand-in knows one.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@resultBuilder public struct SceneBuilder {
    /// A scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that are all alike.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public nonisolated struct WindowGroup<Content: View>: Scene {
    /// What a window shows.
    public let standInContent: Content

    /// Makes a scene from what a window shows.
    @available(iOS, introduced: 14, deprecated: 18)
    @available(macOS, introduced: 11, deprecated: 15)
    @available(tvOS, introduced: 14, deprecated: 18)
    @available(watchOS, introduced: 7, deprecated: 11)
    @available(visionOS, introduced: 1, deprecated: 2)
    @_disfavoredOverload public init(@ViewBuilder content: () -> Content) { standInContent = content() }

    /// Makes a scene from what a window shows; the stand-in has one window.
    public init(@ViewBuilder makeContent: @escaping () -> Content) { standInContent = makeContent() }

    /// There is none.
    @MainActor @preconcurrency public var body: Never {
        preconditionFailure("A scene without a body was asked for it.")
    }
}
