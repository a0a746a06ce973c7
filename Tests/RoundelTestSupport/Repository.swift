import Foundation

/// The files of this package, for tests that read sources, documents and goldens.
public enum Repository {
    /// The root of the package.
    public static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// The text of a file, by its path from the root of the package.
    public static func text(at path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The files in a folder and in the folders inside it, sorted by their paths.
    public static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    }

    /// The Swift sources of a library; the code that its catalogue shows is not among them.
    public static func sources(of module: String) -> [URL] {
        files(in: root.appending(path: "Sources/\(module)"))
            .filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
    }
}
