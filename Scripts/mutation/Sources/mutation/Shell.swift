import Foundation

/// Runs other programs.
enum Shell {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Prints a line at once, so that a log shows how far a run is.
    static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// Runs a program to its end and returns what it printed; throws if it fails and is not allowed to.
    @discardableResult
    static func run(
        _ path: String,
        _ arguments: [String],
        in folder: URL,
        mayFail: Bool = false
    ) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard mayFail || process.terminationStatus == 0 else {
            throw Failure(
                description: "\(path) \(arguments.joined(separator: " ")) failed:\n\(text.suffix(4_000))"
            )
        }
        return text
    }
}
