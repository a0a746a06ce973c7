#if canImport(ObjectiveC)
import UIKit

@MainActor final class Bad: NSObject {
    func start() { _ = CADisplayLink(target: self, selector: #selector(missing)) }
}
#endif
