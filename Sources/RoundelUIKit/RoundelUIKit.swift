#if canImport(UIKit)
@_exported import Roundel
import UIKit
#endif
