import Foundation

/// Standard input, output and error of a program.
package enum StandardStreams {
    /// Prepares the streams; a program calls it before it opens a file.
    ///
    /// A stream that is closed gets a descriptor that refuses reads and writes. Otherwise the next
    /// file that is opened would take its place. A file that would become too large is an error of
    /// the write, not a signal.
    package static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` takes the lowest number that is free, which is this one. A folder cannot be read or
            // written by another name either, as `/dev/stdout`.
            _ = open("/", O_RDONLY | O_DIRECTORY)
        }
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the program with one line on standard error, if that can be written.
    package static func fail(_ line: String, code: Int32) -> Never {
        let bytes = Array("\(line)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(code)
    }

    /// Reads a file to its end, or standard input if there is no path.
    ///
    /// - Returns: The bytes, one more than the limit if there are more, or `nil` if the file cannot
    ///   be read.
    package static func read(_ path: String?, limit: Int) -> [UInt8]? {
        let descriptor = path.map { open($0, O_RDONLY | O_NOCTTY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { return nil }
        defer { if path != nil { close(descriptor) } }
        var (bytes, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 65_536))
        while bytes.count <= limit {
            let count = part.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return nil }
            if count == 0 { break }
            bytes.append(contentsOf: part.prefix(max(0, count)))
        }
        return bytes
    }
}
