import Foundation
import PackagePlugin

/// `swift package --disable-sandbox playground [--open]`: makes one page of the files in `Web` and of the package's Swift.
@main struct Playground: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments.allSatisfy({ $0 == "--open" }) else {
            return Diagnostics.error("playground takes no argument but --open.")
        }
        let root = context.package.directoryURL
        let web = root.appending(path: "Web")
        let program = try buildProgram(context)
        var page = try text(web.appending(path: "playground.html"))
        let parts = [
            ("STYLE", try style(in: web)),
            ("PROGRAM", try packed(program).base64EncodedString()),
            ("WORDS", try text(web.appending(path: "words.js"))),
            ("SCRIPT", try script(in: web)),
        ]
        for (name, part) in parts { page = page.replacing("/*\(name)*/", with: part) }
        let file = root.appending(path: "roundel-playground.html")
        try Data(page.utf8).write(to: file)
        print("\(file.lastPathComponent): \(page.utf8.count) bytes, of which WebAssembly \(program.count)")
        if !arguments.isEmpty { try open(file) }
    }

    /// The script's files one after the other, in the order of their names' numbers.
    private func script(in web: URL) throws -> String {
        try ["core", "controls", "stage", "menu", "wheel", "superellipse", "badge", "page"]
            .map { try text(web.appending(path: "Script/\($0).js")) }.joined(separator: "\n")
    }

    /// The style without the spaces that stand for nothing.
    private func style(in web: URL) throws -> String {
        [": ", "; ", ", ", " {", "{ ", " }"].reduce(try text(web.appending(path: "playground.css"))) {
            $0.replacing($1, with: $1.trimmingCharacters(in: .whitespaces))
        }
    }

    private func text(_ file: URL) throws -> String {
        // A clone on another system may have other line ends.
        let text = try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
        // The page carries what it needs: no indents, and no lines that are comments.
        return text.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    }

    /// Builds `RoundelWeb` for the browser, in a folder of its own: the package's is in use.
    private func buildProgram(_ context: PluginContext) throws -> Data {
        let scratch = context.pluginWorkDirectoryURL.appending(path: "build")
        let build = Process()
        build.executableURL = try context.tool(named: "swift").url
        build.currentDirectoryURL = context.package.directoryURL
        build.arguments = [
            "build", "--configuration", "release", "--product", "RoundelWeb", "--triple",
            "wasm32-unknown-none-wasm", "--toolset", "Web/wasm.toolset.json", "--scratch-path", scratch.path,
            "--experimental-lto-mode", "full",
        ]
        // What the compiler says is not what this command answers.
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw Failure.build }
        return try Data(
            contentsOf: scratch.appending(path: "wasm32-unknown-none-wasm/release/RoundelWeb.wasm")
        )
    }

    /// The program as gzip packs it, without name and time, so that the same program gives the same page.
    private func packed(_ program: Data) throws -> Data {
        let (gzip, input, output) = (Process(), Pipe(), Pipe())
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-9", "--no-name"]
        (gzip.standardInput, gzip.standardOutput) = (input, output)
        try gzip.run()
        DispatchQueue.global().async {
            try? input.fileHandleForWriting.write(contentsOf: program)
            try? input.fileHandleForWriting.close()
        }
        let data = try output.fileHandleForReading.readToEnd()
        gzip.waitUntilExit()
        guard let data, gzip.terminationStatus == 0 else { throw Failure.packing }
        return data
    }

    private func open(_ file: URL) throws {
        #if os(macOS)
        let program = "open"
        #elseif os(Windows)
        let program = "explorer"
        #else
        let program = "xdg-open"
        #endif
        let opener = Process()
        opener.executableURL = URL(filePath: "/usr/bin/env")
        opener.arguments = [program, file.path]
        try opener.run()
        opener.waitUntilExit()
    }

    private enum Failure: Error, CustomStringConvertible {
        case build, packing

        var description: String {
            switch self {
            case .build: "The WebAssembly was not built. It needs a toolchain from swift.org, 6.3 or later."
            case .packing: "The WebAssembly was not packed. It needs the command gzip."
            }
        }
    }
}
