#if canImport(AppKit)
public import AppKit

/// A view that shows a view of AppKit.
///
/// No test runs on a system with AppKit and with the stand-ins: this is only type-checked.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The argument of the methods.
    typealias Context = NSViewRepresentableContext<Self>
    /// Makes the view; called once.
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    /// Updates the view.
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    /// Makes the coordinator; called once, before the view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSViewRepresentable where Coordinator == Void {
    /// The coordinator of a view without one.
    @MainActor @preconcurrency public func makeCoordinator() {}
}

/// What the methods of a representable receive.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency
public struct NSViewRepresentableContext<
    View: NSViewRepresentable
> {
    /// The coordinator.
    public let coordinator: View.Coordinator
}
#endif
