#if canImport(SwiftUI)
import SwiftUI

/// The sizes of a wheel or a menu at the last layout; zero before the first one.
///
/// They belong to the view, because another controller may replace its controller, and sizes that
/// stay the same are not reported again.
@MainActor final class ViewSizes {
    /// The size of the view.
    var view = CGSize.zero

    /// The size of the largest item, and that of the view in the centre.
    var (item, center) = (CGSize.zero, CGSize.zero)

    /// The sizes of the items by their identities.
    var items: [AnyHashable: CGSize] = [:]

    nonisolated init() {}

    /// Forgets the sizes of items that are not among given ones.
    func keep(itemsOf ids: [some Hashable]) {
        let present = Set(ids.map { AnyHashable($0) })
        items = items.filter { present.contains($0.key) }
    }
}
#endif
