@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

#if !canImport(ObjectiveC)
/// Replaces the Objective-C type, so that `init(target: nil, action: nil)` compiles.
///
/// There are no selectors on Linux, so none of these can be made.
public struct Selector: Hashable, Sendable {
    private init() {}
}
#endif
