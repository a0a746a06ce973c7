// The part of UIKit that watchOS has, so that `canImport(UIKit)` is true as it is there.
@_exported import Foundation

open class UIColor: NSObject {}
open class UIFont: NSObject {}
open class UIImage: NSObject {}
