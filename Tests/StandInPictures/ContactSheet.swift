public import Foundation

/// Pictures in a folder, and a page that shows all of them with their names.
@MainActor public struct ContactSheet {
    private let folder: URL
    private var entries: [(name: String, size: CGSize)] = []

    /// Makes the folder where it is missing; files that are in it stay.
    public init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Writes a picture as `name.svg`.
    public mutating func add(_ picture: Picture, named name: String) throws {
        try Data(picture.svg.utf8).write(to: folder.appending(path: "\(name).svg"))
        entries.append((name, picture.size))
    }

    /// Writes the page, `index.html`, and answers where it is and how large, for a number of columns.
    @discardableResult public func write(
        columns: Int = 4,
        width: Double = 240
    ) throws -> (url: URL, size: CGSize) {
        let rows = stride(from: 0, to: entries.count, by: columns).map { start in
            entries[start..<min(start + columns, entries.count)].map { $0.size.height / $0.size.width }.max()
                ?? 0
        }
        let height = rows.reduce(16) { $0 + ($1 * width).rounded(.up) + 40 }
        let figures = entries.map { entry in
            """
            <figure><a href="\(entry.name).svg"><img src="\(entry.name).svg" alt="" width="\(Int(width))"></a>\
            <figcaption>\(entry.name)</figcaption></figure>
            """
        }
        let page = """
            <!doctype html><meta charset="utf-8"><title>Pictures</title>
            <style>body{margin:16px;background:#8a8a8e;font:12px sans-serif;display:grid;gap:0 16px;\
            grid-template-columns:repeat(\(columns),\(Int(width))px)}figure{margin:0 0 8px}\
            img{display:block;border-radius:8px}figcaption{height:28px;line-height:28px}</style>
            \(figures.joined(separator: "\n"))

            """
        let url = folder.appending(path: "index.html")
        try Data(page.utf8).write(to: url)
        return (url, CGSize(width: Double(columns) * (width + 16) + 16, height: height))
    }
}
