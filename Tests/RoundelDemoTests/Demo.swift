import Foundation

/// The folders of the demo, and their files.
enum Demo {
    /// The folder of this package.
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    static let folder = root.appending(path: "Examples/RoundelDemo")
    static let sources = folder.appending(path: "RoundelDemo")
    static let catalogue = sources.appending(path: "Assets.xcassets")
    static let manifest = root.appending(path: "Package.swift")

    /// The Swift files in a folder and its subfolders, with their contents.
    static func swift(in folder: URL) throws -> [(name: String, text: String)] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
    }
}

func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { hypot(point.x - x, point.y - y) < 1e-6 }
