#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Makes the items of a ``CircularMenuView``, which asks when it is told to reload.
@MainActor public protocol CircularMenuViewDataSource: AnyObject {
    /// How many items there are; negative counts as none.
    func numberOfItems(in menuView: CircularMenuView) -> Int

    /// The view of an item.
    func circularMenuView(_ menuView: CircularMenuView, viewForItemAt index: Int) -> UIView
}
#endif
