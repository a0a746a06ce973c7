#if canImport(UIKit) && !os(watchOS)

/// An object that may not exist any more.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}
#endif
