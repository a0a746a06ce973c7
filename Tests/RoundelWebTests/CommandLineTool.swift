import Foundation

/// The built `roundel`.
enum CommandLineTool {
    static func run(_ arguments: String...) throws -> (output: String, code: Int32) {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let (process, output) = (Process(), Pipe())
        process.executableURL = folder.appending(path: "roundel")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }
}
