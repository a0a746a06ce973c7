#if os(macOS) || os(Linux)  // Other systems run no programs.
import Foundation

/// The built `roundel` and `roundel-figures`, run as users run them.
public enum CommandLineTool {
    /// The output and the exit code of a program.
    public struct Result: Sendable {
        /// What it wrote to standard output.
        public let output: String
        /// What it wrote to standard error.
        public let errors: String
        /// Its exit code.
        public let code: Int32

        /// The output as a JSON object; empty if it is another value.
        public func json() throws -> [String: Any] {
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// The folder into which SwiftPM builds the tests' bundle, the program and the modules.
    private static var products: URL {
        // On a Mac, a helper of SwiftPM runs the tests, and has their path as an argument.
        let arguments = ProcessInfo.processInfo.arguments
        let told = arguments.firstIndex(of: "--test-bundle-path").map { URL(filePath: arguments[$0 + 1]) }
        if var bundle = told {
            while bundle.pathExtension != "xctest", bundle.path != "/" { bundle.deleteLastPathComponent() }
            return bundle.deletingLastPathComponent()
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// The root of the package.
    public static var root: URL { Repository.root }

    /// Runs `roundel` with arguments that have spaces between them and none inside:
    /// `run("layout --count 8")`.
    public static func run(_ arguments: String) throws -> Result {
        try run(arguments.split(separator: " ").map(String.init))
    }

    /// Runs `roundel` with arguments that may have spaces inside.
    public static func run(_ arguments: [String]) throws -> Result {
        try run(products.appending(path: "roundel"), arguments)
    }

    /// Runs `roundel-figures` for the package in a folder.
    public static func drawFigures(for package: String) throws -> Result {
        try run(products.appending(path: "roundel-figures"), [package])
    }

    /// Runs a script of the shell in a new folder, in which `$ROUNDEL` and `$FIGURES` are the
    /// programs.
    ///
    /// The programs may use 8 GB of addresses and 60 seconds of a processor at most, so that a fault
    /// cannot take the memory or the time of the machine. A sanitizer needs far more addresses.
    public static func shell(_ script: String) throws -> Result {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (tool, figures) = ("roundel", "roundel-figures")
        let addresses = Sanitizer.isActive ? "unlimited" : "8000000"
        let head = """
            cd '\(folder.path)'; ulimit -t 60; ulimit -c 0; ulimit -v \(addresses)
            ROUNDEL='\(products.appending(path: tool).path)'; FIGURES='\(products.appending(path: figures).path)'

            """
        return try run(URL(filePath: "/bin/sh"), ["-c", head + script])
    }

    /// Whether a module is built beside the tests.
    public static func hasModule(_ name: String) -> Bool {
        let module = modules(in: products).appending(path: "\(name).swiftmodule")
        return FileManager.default.fileExists(atPath: module.path)
    }

    /// The folder of the modules: that of SwiftPM's own build system, or the products' folder with Swift
    /// Build, as in Xcode.
    public static func modules(in products: URL) -> URL {
        let own = products.appending(path: "Modules")
        return FileManager.default.fileExists(atPath: own.path) ? own : products
    }

    /// The folder of the dependencies' sources, which is some levels above the products.
    private static var checkouts: URL {
        var folder = products.resolvingSymlinksInPath()
        while folder.path != "/" {
            let found = folder.appending(path: "checkouts")
            if FileManager.default.fileExists(atPath: found.path) { return found }
            folder.deleteLastPathComponent()
        }
        return root.appending(path: ".build/checkouts")
    }

    /// Type-checks a file with some code against the built modules; on Linux, with the stand-ins
    /// for Apple's frameworks.
    public static func compile(_ code: String, as name: String = "Example.swift") throws -> Result {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(code.utf8).write(to: file)
        let products = products.resolvingSymlinksInPath()
        // Swift modules refer to the C modules that they were built with.
        let shims = checkouts.appending(path: "swift-numerics/Sources/_NumericsShims/include")
        let folders = [modules(in: products), shims].flatMap { ["-I", $0.path] }
        return try run(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-typecheck", "-swift-version", "6"] + aliases + folders + [file.path]
        )
    }

    /// The arguments that give the stand-ins the names of Apple's frameworks, if they are built.
    private static var aliases: [String] {
        ["CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"].filter { hasModule("StandIn\($0)") }
            .flatMap { ["-module-alias", "\($0)=StandIn\($0)"] }
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> Result {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8),
            code: process.terminationStatus
        )
    }

    /// Makes a new folder, which the caller must remove.
    public static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The path of a recorded drag.
    public static func trace(_ name: String) -> String {
        root.appending(path: "Tests/RoundelTests/Traces/\(name).csv").path
    }
}
#endif
