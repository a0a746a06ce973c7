/// An app as its scenes.
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app on a device; a stand-in has no screen to start it on.
    @MainActor @preconcurrency public static func main() {
        preconditionFailure("An app runs on Apple's systems alone: here tests show its views.")
    }
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Puts scenes together; the stand-in knows one.
@resultBuilder public struct SceneBuilder {
    /// A scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that are all alike.
public struct WindowGroup<Content: View>: Scene {
    /// What a window shows.
    nonisolated(unsafe) public let standInContent: Content

    /// Makes a scene from what a window shows.
    nonisolated public init(@ViewBuilder content: () -> Content) { standInContent = content() }

    /// There is none.
    public var body: Never { preconditionFailure("A scene without a body was asked for it.") }
}
