import ArgumentParser
import Foundation
import RoundelExport

/// Writes text to standard output, or to a file that appears only when it is complete.
struct Output {
    private let path: String?
    private let handle: FileHandle
    private var temporary: String { (path ?? "") + ".part" }

    init(_ options: OutputOptions) throws {
        path = options.output
        guard let path else { handle = .standardOutput; return }
        let part = path + ".part"
        guard FileManager.default.createFile(atPath: part, contents: nil),
            let file = FileHandle(forWritingAtPath: part)
        else {
            throw ValidationError(
                "--output '\(path)' cannot be written; it must name a file in a folder that can be."
            )
        }
        handle = file
    }

    func write(_ text: UTF8Text) throws {
        try handle.write(contentsOf: Data(text.bytes))
    }

    func write(_ text: String) throws {
        try handle.write(contentsOf: Data(text.utf8))
    }

    /// Gives the complete file its name.
    func finish() throws {
        guard let path else { return }
        try handle.close()
        guard rename(temporary, path) == 0 else {
            try? FileManager.default.removeItem(atPath: temporary)
            throw ValidationError("--output '\(path)' cannot be written; it must name a file, not a folder.")
        }
    }

    /// Writes a text as the whole output.
    static func write(_ text: UTF8Text, _ options: OutputOptions) throws {
        let output = try Output(options)
        try output.write(text)
        try output.finish()
    }
}
