import Foundation
import RoundelTestSupport
import Testing

/// Checks what Interface Builder and `UIAppearance` need: Linux has neither, and no Objective-C.
@Suite struct InterfaceBuilderTests {
    @Test func `appearance proxies receive what the inspector sets`() throws {
        // A proxy answers Objective-C messages only. Swift would call a setter of a class through the
        // table of methods of the class, which the proxy does not have.
        var count = 0
        for file in Repository.sources(of: "RoundelUIKit") {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("@IBInspectable") {
                #expect(
                    line.contains("@IBInspectable public dynamic var"),
                    "\(file.lastPathComponent): \(line)"
                )
                count += 1
            }
        }
        #expect(count > 50)
    }
}
