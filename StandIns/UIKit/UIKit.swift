@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

#if !canImport(ObjectiveC)
/// Stands for the Objective-C type, so that `init(target: nil, action: nil)` compiles.
///
/// There are no selectors on Linux, and no way to make one of these.
public struct Selector: Hashable, Sendable {
    private init() {}
}
#endif
