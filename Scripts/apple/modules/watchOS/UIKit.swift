// The little of UIKit that watchOS has, so that `canImport(UIKit)` answers as it does there.
@_exported import Foundation

open class UIColor: NSObject {}
open class UIFont: NSObject {}
open class UIImage: NSObject {}
