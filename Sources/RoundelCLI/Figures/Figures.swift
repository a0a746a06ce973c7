import ArgumentParser
import Foundation

/// `roundel figures`: renews the pictures of the documentation; for those who work on Roundel.
struct Figures: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the pictures of the documentation into a package's catalogues.",
        shouldDisplay: false
    )

    @Option(help: "The folder of the package.")
    var package = "."

    func run() throws {
        let root = URL(filePath: package, directoryHint: .isDirectory)
        do {
            for figure in Figure.all {
                for file in figure.files {
                    let place = root.appending(path: file)
                    let folder = place.deletingLastPathComponent()
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try Data(figure.text.bytes).write(to: place, options: .atomic)
                }
            }
        } catch {
            throw ValidationError(
                "--package '\(package)' cannot be written; it must be a folder that can be."
            )
        }
    }
}
