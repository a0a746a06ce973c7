import Foundation
import Testing

/// The menu that the tutorial builds by hand.
@Suite struct TutorialTouchTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/RoundelUIKit/RoundelUIKit.docc/Code").standardized

    @Test(arguments: ["menu-02-02.swift", "menu-03-02.swift", "menu-03-03.swift"])
    func `a step that begins touches also ends them, and shows the last move`(name: String) throws {
        let code = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        #expect(code.contains("wheel.touchBegan") && code.contains("wheel.touchCancelled"))
        let end = try #require(code.components(separatedBy: "func touchesEnded").dropFirst().first)
        let body = try #require(end.components(separatedBy: "\n    }\n").first)
        #expect(body.contains("touchesCancelled(") || body.contains("wheel.touchEnded("))
        #expect(body.contains("wheel.touchEnded(") == body.contains("setNeedsLayout()"))
    }
}
