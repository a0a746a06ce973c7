public import Foundation

/// Makes PNGs for people to look at, with Chromium if it is installed.
public enum PictureBrowser {
    /// The path of the headless browser in Debian.
    public static let path = "/usr/bin/chromium-headless-shell"

    /// Whether there is a browser.
    public static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// A failure of the browser.
    public struct Failure: Error, CustomStringConvertible {
        /// A sentence.
        public let description: String
    }

    /// Renders an SVG or a page in a window with a size in points, and saves it as a PNG.
    ///
    /// - Parameter scale: Pixels per point.
    public static func render(_ file: URL, size: CGSize, scale: Double = 2, to png: URL) throws {
        let profile = FileManager.default.temporaryDirectory
            .appending(path: "roundel-pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: profile) }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--no-first-run", "--hide-scrollbars", "--disable-gpu",
            "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(scale)",
            "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
            "--screenshot=\(png.path)", file.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: png.path) else {
            throw Failure(description: "\(path) made no picture of \(file.path).")
        }
    }
}
