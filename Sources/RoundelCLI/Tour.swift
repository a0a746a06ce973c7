import ArgumentParser
import Foundation
import Roundel
import RoundelExport
import RoundelFiles
import RoundelReplay

/// `roundel` without a subcommand: shows everything on built-in input, and writes pictures.
struct Tour: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows everything on built-in input, and writes pictures."
    )

    @Option(help: "The folder for the pictures; it is made if it does not exist.")
    var pictures: String = "roundel-output"

    func run() throws {
        let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))
        let record = try Record.ofBuiltInFlick()
        let coast = Coast(from: .zero, releaseVelocity: 6, decay: .moderate)
        let files = try write([
            ("ring.svg", ring.picture()), ("turning.svg", record.picture), ("decay.svg", Decay.picture()),
        ])
        try report(ring, record, coast, files)
    }

    private func report(_ ring: Ring, _ record: Record, _ coast: Coast, _ files: [String]) throws {
        let output = try Output(OutputOptions.parse([]))
        try output.write("Eight items about (200, 200) at a radius of 120, clockwise from 12 o'clock\n\n")
        try ring.export(.table, write: output.write)
        try output.write("\nA recorded drag with a flick, on a wheel of 300 × 300 points\n\n")
        try output.write(record.table)
        try output.write("\nHow a wheel comes to rest at each refresh rate: ")
        let runs = [30.0, 60, 120].map { FrameByFrame(coast, rate: $0) }
        try output.write(FrameByFrame.table(runs, velocity: coast.releaseVelocity, decay: coast.decay))
        try output.write("\nPictures, and a page that shows them all:\n")
        for file in files { try output.write("  \(file)\n") }
    }

    /// Writes the pictures and a page that shows them, and returns the paths of the files.
    private func write(_ pictures: [(name: String, text: UTF8Text)]) throws -> [String] {
        let name = "--pictures '\(self.pictures.pathExcerpt)'"
        // As text: a URL resolves `..` and `~`, and the files would be elsewhere.
        let folder = self.pictures.hasSuffix("/") ? self.pictures : self.pictures + "/"
        let files = (pictures + [("index.html", Page.html(pictures.map(\.text)))]).map {
            (path: folder + $0.name, bytes: $0.text.bytes)
        }
        do {
            guard !self.pictures.isEmpty else { throw OutputFile.Failure.name }
            try FileManager.default.createDirectory(atPath: self.pictures, withIntermediateDirectories: true)
            try OutputFile.writeAll(files)
        } catch OutputFile.Failure.write(let reason) {
            let words = OutputFile.Failure.words(reason)
            throw Refusal(message: "\(name) cannot be written: \(words).", code: 74)
        } catch {
            throw Refusal(message: "\(name) cannot be written; it must be a folder that can be.", code: 64)
        }
        return files.map(\.path)
    }
}
