#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Supplies the items of a ``CircularMenuView`` when its ``CircularMenuView/reloadData()`` is
/// called.
@MainActor public protocol CircularMenuViewDataSource: AnyObject {
    /// The number of items. A negative number counts as 0.
    func numberOfItems(in menuView: CircularMenuView) -> Int

    /// The view of the item at an index, from 0.
    func circularMenuView(_ menuView: CircularMenuView, viewForItemAt index: Int) -> UIView
}
#endif
