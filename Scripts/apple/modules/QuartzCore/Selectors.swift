// Declarations with selectors, which the stand-in does not have because Linux has no Objective-C.
import Foundation

extension CADisplayLink {
    // On macOS, a display makes its display links.
    @available(iOS 3.1, tvOS 9, visionOS 1, *)
    @available(macOS, unavailable)
    public convenience init(target: Any, selector sel: Selector) { fatalError() }
}
