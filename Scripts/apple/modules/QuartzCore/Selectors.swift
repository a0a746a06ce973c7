// What the stand-in leaves out where there is no Objective-C.
import Foundation

extension CADisplayLink {
    // A display of a Mac makes its own.
    @available(iOS 3.1, tvOS 9, visionOS 1, *)
    @available(macOS, unavailable)
    public convenience init(target: Any, selector sel: Selector) { fatalError() }
}
