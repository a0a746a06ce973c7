public import Foundation

/// Pictures in a folder, and pages that show them with their names: `index.html` with all of them,
/// and one for each part.
@MainActor public struct ContactSheet {
    private struct Row {
        let name: String
        var pictures: [(name: String, size: CGSize)] = []
    }

    private let folder: URL
    private var parts: [(title: String, rows: [Row])] = []

    /// Makes an empty folder, and deletes the previous one.
    public init(in folder: URL) throws {
        self.folder = folder
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Begins a part.
    public mutating func begin(_ title: String) { parts.append((title, [])) }

    /// Begins a row of pictures that belong together.
    public mutating func begin(row name: String) { parts[parts.count - 1].rows.append(Row(name: name)) }

    /// Writes a picture as `name.svg`, the next one in the row.
    public mutating func add(_ picture: Picture, named name: String) throws {
        try Data(picture.svg.utf8).write(to: folder.appending(path: "\(name).svg"))
        let (part, row) = (parts.count - 1, parts[parts.count - 1].rows.count - 1)
        parts[part].rows[row].pictures.append((name, picture.size))
    }

    /// Writes the page with all pictures, and for each part a page with the first picture of each
    /// row.
    ///
    /// - Returns: The pages of the parts, each with its size.
    @discardableResult public func write() throws -> [(url: URL, size: CGSize)] {
        let body = parts.map { part in
            "<h1>\(part.title)</h1>\n" + part.rows.map(Self.section).joined()
        }
        try write(body.joined(), to: "index")
        return try parts.map { part in
            let (columns, width) = (6, 200.0)
            let pictures = part.rows.compactMap(\.pictures.first)
            let lines = stride(from: 0, to: pictures.count, by: columns).map { start in
                pictures[start..<min(start + columns, pictures.count)]
                    .map { $0.size.height / $0.size.width }.max() ?? 0
            }
            let height = lines.reduce(32) { $0 + ($1 * width).rounded(.up) + 44 }
            let figures = pictures.map { Self.figure($0.name, $0.name, width: width) }
            let page = try write("<div>\(figures.joined())</div>\n", to: part.title)
            return (page, CGSize(width: Double(columns) * (width + 12) + 32, height: height))
        }
    }

    private static func section(_ row: Row) -> String {
        let pictures = row.pictures.map { picture in
            let words = picture.name.dropFirst(row.name.count).drop { $0 == "-" }
            let width = min(240, Double(picture.size.width) * 0.6)
            return figure(picture.name, words.isEmpty ? "plain" : String(words), width: width)
        }
        return "<h2>\(row.name)</h2>\n<div>\(pictures.joined())</div>\n"
    }

    private static func figure(_ name: String, _ caption: String, width: Double) -> String {
        """
        <figure style="width:\(Int(width))px"><a href="\(name).svg">\
        <img src="\(name).svg" alt="" width="\(Int(width))" loading="lazy"></a>\
        <figcaption>\(caption)</figcaption></figure>

        """
    }

    @discardableResult private func write(_ body: String, to name: String) throws -> URL {
        let page = """
            <!doctype html><meta charset="utf-8"><title>Pictures</title>
            <style>body{margin:16px;background:#9a9a9e;font:12px sans-serif}h1{font-size:24px}\
            h2{font-size:14px;margin:16px 0 4px}div{display:flex;flex-wrap:wrap;gap:0 12px}\
            figure{margin:0 0 8px}img{display:block}figcaption{height:36px;overflow-wrap:anywhere}</style>
            \(body)
            """
        let url = folder.appending(path: "\(name).html")
        try Data(page.utf8).write(to: url)
        return url
    }
}
