import Foundation

/// Committed files with the output that tests expect.
///
/// A test compares its output with them. With `ROUNDEL_RECORD_GOLDENS=1` it first writes its output
/// to them, so that `git diff` shows every change.
public enum Goldens {
    /// Whether this run writes the goldens: `ROUNDEL_RECORD_GOLDENS=1`.
    public static var areRecorded: Bool { Environment.recordsGoldens }

    /// A folder in Tests/Goldens.
    public static func folder(_ name: String) -> URL {
        Repository.root.appending(path: "Tests/Goldens/\(name)")
    }

    /// Compares texts with the goldens of a folder, and finds the goldens that no text is compared
    /// with.
    ///
    /// While goldens are recorded, it first writes the texts and removes the other files of the
    /// folder.
    ///
    /// - Parameters:
    ///   - texts: The texts by their file names.
    ///   - folder: The folder. All files in it are goldens, except hidden ones.
    /// - Returns: A sentence for each file that differs, is missing, or is left over.
    public static func differences(of texts: [String: String], from folder: URL) throws -> [String] {
        if areRecorded {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in try names(in: folder) where texts[name] == nil {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            }
        }
        let leftOver = try names(in: folder).filter { texts[$0] == nil }
        return try texts.sorted { $0.key < $1.key }.compactMap { name, text in
            try difference(of: text, from: folder.appending(path: name))
        } + leftOver.map { "\($0) is left over: no test makes it" }
    }

    /// Compares a text with one golden; while goldens are recorded, it writes the text first.
    ///
    /// - Returns: A sentence with the new lines if the file differs or is missing; otherwise `nil`.
    public static func difference(of text: String, from file: URL) throws -> String? {
        if areRecorded { try Data(text.utf8).write(to: file) }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            return "\(file.lastPathComponent) is missing"
        }
        guard data != Data(text.utf8) else { return nil }
        let old = Set(String(decoding: data, as: UTF8.self).split(separator: "\n"))
        let new = text.split(separator: "\n").filter { !old.contains($0) }
        return "\(file.lastPathComponent) differs; new lines: \(new.prefix(20).joined(separator: "\n"))"
    }

    private static func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
            .sorted()
    }
}
