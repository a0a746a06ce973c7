import Foundation
import PackagePlugin

/// `swift package --disable-sandbox playground [--open]`: makes one page of the files in `Web` and
/// of the package's Swift.
@main struct Playground: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments.allSatisfy({ $0 == "--open" }) else {
            return Diagnostics.error("The only argument of playground is --open.")
        }
        let root = context.package.directoryURL
        let web = root.appending(path: "Web")
        let program = try buildProgram(context)
        let page = try page(in: web)
            .replacing("/*program*/", with: packed(program).base64EncodedString())
        let file = root.appending(path: "roundel-playground.html")
        try Data(page.utf8).write(to: file)
        let sizes = "\(page.utf8.count) bytes; its WebAssembly has \(program.count) before it is packed"
        print("\(file.lastPathComponent): \(sizes)")
        if !arguments.isEmpty { try open(file) }
    }

    /// `playground.html` with each `/*file*/` replaced by that file.
    private func page(in web: URL) throws -> String {
        let page = try text(web.appending(path: "playground.html"))
        return try page.replacing(#//\*([\w/]+\.(?:css|js))\*//#) { match in
            let file = web.appending(path: String(match.1))
            return file.pathExtension == "css" ? try style(file) : try script(file)
        }
    }

    /// A style sheet without the spaces that CSS does not need.
    private func style(_ file: URL) throws -> String {
        [": ", "; ", ", ", " {", "{ ", " }"].reduce(try text(file)) {
            $0.replacing($1, with: $1.trimmingCharacters(in: .whitespaces))
        }
    }

    /// A script without the line ends and the trailing commas that JavaScript does not need.
    private func script(_ file: URL) throws -> String {
        try text(file)
            .replacing(#/,?\n([)\]}])/#) { $0.1 }
            .replacing(#/([(\[{,;])\n/#) { $0.1 }
    }

    /// A file without what the page does not need: indentation, and lines that are comments.
    private func text(_ file: URL) throws -> String {
        // A clone on another system may have other line ends.
        let text = try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
        return text.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    }

    /// Builds `RoundelWeb` for the browser, in a separate folder because the package's is in use.
    private func buildProgram(_ context: PluginContext) throws -> Data {
        let scratch = context.pluginWorkDirectoryURL.appending(path: "build")
        let build = Process()
        build.executableURL = try context.tool(named: "swift").url
        build.currentDirectoryURL = context.package.directoryURL
        // The file is where this build system leaves it, which later toolchains use only when asked.
        build.arguments = [
            "build", "--build-system", "native", "--configuration", "release", "--product", "RoundelWeb",
            "--triple",
            "wasm32-unknown-none-wasm", "--toolset", "Web/wasm.toolset.json", "--scratch-path", scratch.path,
            "--experimental-lto-mode", "full",
        ]
        // Standard output is for this command's own result.
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw Failure.build }
        return try Data(
            contentsOf: scratch.appending(path: "wasm32-unknown-none-wasm/release/RoundelWeb.wasm")
        )
    }

    /// The program packed with gzip, without a name and a time, so that the same program gives the
    /// same page.
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
