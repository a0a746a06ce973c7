#if canImport(SwiftUI)
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Keeps an object alive for a view without evaluating the view again when the object changes.
@MainActor final class ObjectHolder<Object: AnyObject & Sendable>: ObservableObject {
    let object: Object
    /// Identifies the view.
    let owner = ViewOwner()

    nonisolated init(_ object: Object) { self.object = object }
}

/// Identifies a view among those that have or had an object.
final class ViewOwner: Sendable {}
#endif
