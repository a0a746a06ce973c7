import Foundation
import RoundelExport
import RoundelFiles

/// `roundel-figures [PACKAGE]`: draws the pictures of the documentation into a package's folders.
///
/// It is a tool for those who work on Roundel, and not a product of the package. `PACKAGE` is the
/// folder of the package; the default is the current folder.
@main
enum RoundelFigures {
    static func main() {
        StandardStreams.prepare()
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
            fail("there is one argument, the folder of the package: roundel-figures [PACKAGE].")
        }
        let package = arguments.first ?? "."
        do {
            try write(Figure.all(), to: URL(filePath: package, directoryHint: .isDirectory))
        } catch OutputFile.Failure.write(let reason) {
            fail("a picture cannot be written: \(OutputFile.Failure.words(reason)).", code: 74)
        } catch {
            fail("'\(package.pathExcerpt)' cannot be written; it must be a folder that can be.")
        }
    }

    private static func write(_ figures: [Figure], to package: URL) throws {
        var files: [(path: String, bytes: [UInt8])] = []
        for figure in figures {
            for folder in figure.folders {
                let folder = package.appending(path: folder.rawValue)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appending(path: "\(figure.name).svg")
                files.append((file.path, figure.text.bytes))
            }
        }
        try OutputFile.writeAll(files)
    }

    private static func fail(_ message: String, code: Int32 = 64) -> Never {
        StandardStreams.fail("roundel-figures: \(message)", code: code)
    }
}
