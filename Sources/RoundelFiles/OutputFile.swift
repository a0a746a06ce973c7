import Foundation

/// A file that appears when it is complete, or standard output.
///
/// The text goes to a new file beside the one that is named, which ``finish()`` moves to the name.
/// A file that is never finished leaves what was there before; so does a signal that ends the
/// program. What is not a plain file, such as a pipe or a device, is written to directly. A symbolic
/// link stays and the file that it names is written. A file that is replaced keeps its permissions.
package final class OutputFile {
    /// Why there is no file.
    package enum Failure: Error {
        /// There is no file of this name, and none can be made.
        case name
        /// The name is that of a folder.
        case folder
        /// The system refused a write for this reason, a value of `errno`.
        case write(Int32)

        /// The reason as words, as `No space left on device`.
        package static func words(_ reason: Int32) -> String { String(cString: strerror(reason)) }
    }

    /// The file that is replaced at the end.
    private let path: String
    private var descriptor: Int32 = -1
    private var temporary: TemporaryFile?

    /// Standard output.
    package init() { (path, descriptor) = ("", STDOUT_FILENO) }

    /// Opens a file.
    ///
    /// - Parameter name: The path of the file; `-` and an empty path are no names of files.
    package init(_ name: String) throws(Failure) {
        guard !name.isEmpty else { throw .name }
        var old = stat()
        let exists = stat(name, &old) == 0
        // The temporary file could be made, and would be in vain.
        if !exists, errno == ENAMETOOLONG { throw .name }
        let isPlain = old.st_mode & S_IFMT == S_IFREG
        if exists ? old.st_mode & S_IFMT == S_IFDIR : name.hasSuffix("/") { throw .folder }
        guard let path = OutputFile.following(name) else { throw .name }
        self.path = path
        if exists, isPlain, OutputFile.isStandardOutput(old) {
            descriptor = STDOUT_FILENO
        } else if exists, !isPlain {
            descriptor = open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        } else if !exists || access(path, W_OK) == 0 {
            temporary = TemporaryFile(besides: path, mode: exists ? old.st_mode & 0o777 : 0o666)
            descriptor = temporary?.descriptor ?? -1
        }
        guard descriptor >= 0 else { throw .name }
        if exists { keepPermissions(of: old) }
    }

    deinit { discard() }

    /// Writes bytes.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        let reason = bytes.withUnsafeBufferPointer(writeAll)
        guard reason != 0 else { return }
        discard()
        throw .write(reason)
    }

    /// Gives the complete file its name.
    package func finish() throws(Failure) {
        guard descriptor > STDERR_FILENO else { return }
        let closed = close(descriptor)
        descriptor = -1
        guard closed == 0, temporary.map({ rename($0.path, path) == 0 }) ?? true else {
            let reason = errno
            discard()
            throw .write(reason)
        }
        temporary?.forget()
        temporary = nil
    }

    /// Writes several files: all of them, or none if one cannot be written.
    package static func writeAll(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
        var complete: [OutputFile] = []
        for file in files {
            let output = try OutputFile(file.path)
            try output.write(file.bytes)
            complete.append(output)
        }
        for output in complete { try output.finish() }
    }

    private func discard() {
        if descriptor > STDERR_FILENO { close(descriptor) }
        descriptor = -1
        temporary?.remove()
        temporary = nil
    }

    /// Returns 0, or the reason why the system refused to write.
    private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        var written = 0
        while written < bytes.count, let start = bytes.baseAddress {
            let count = Foundation.write(descriptor, start + written, bytes.count - written)
            if count < 0, errno != EINTR { return errno }
            written += max(0, count)
        }
        return 0
    }
}

// MARK: - What is there already

extension OutputFile {
    /// Returns the path of the file that a path names, after all symbolic links at its end; `nil` if
    /// there are more than the 40 that Linux follows.
    private static func following(_ name: String) -> String? {
        var path = name
        for _ in 0...40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                return path
            }
            path = target.hasPrefix("/") ? target : folder(of: path) + target
        }
        return nil
    }

    /// The part of a path up to its last slash, or an empty text.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Whether a file is the one that standard output goes to, as `/dev/stdout` is.
    private static func isStandardOutput(_ file: stat) -> Bool {
        var output = stat()
        guard fstat(STDOUT_FILENO, &output) == 0 else { return false }
        return output.st_dev == file.st_dev && output.st_ino == file.st_ino
    }

    /// Gives the new file the owner, if this user may, and the permissions of the old one.
    private func keepPermissions(of old: stat) {
        guard temporary != nil else { return }
        let isOwned = fchown(descriptor, old.st_uid, old.st_gid) == 0
        _ = fchmod(descriptor, old.st_mode & (isOwned ? 0o7777 : 0o777))
    }
}
