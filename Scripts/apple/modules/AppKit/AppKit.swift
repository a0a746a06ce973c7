// The part of AppKit that the sources use, which Linux has no use for.
@_exported import CoreGraphics
@_exported import Foundation

/// A rectangle.
public typealias NSRect = CGRect

/// An object in the responder chain.
@available(macOS 10.0, *)
@MainActor open class NSResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }
    /// Makes a responder from an archive.
    public init?(coder: NSCoder) { super.init() }
}

/// A window.
@available(macOS 10.0, *)
@MainActor open class NSWindow: NSResponder {}

/// A view.
@available(macOS 10.0, *)
@MainActor open class NSView: NSResponder {
    /// Makes a view with a frame.
    public init(frame frameRect: NSRect) { super.init() }
    /// Makes a view from an archive.
    public required override init?(coder: NSCoder) { super.init(coder: coder) }
    /// The window that this view is in.
    weak open var window: NSWindow? { nil }
    /// Whether the view is hidden.
    @available(macOS 10.3, *)
    open var isHidden: Bool {
        get { false }
        set {}
    }
    /// Called after the window changed.
    open func viewDidMoveToWindow() {}
}
