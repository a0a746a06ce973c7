import Foundation

/// A new file beside another one, which is removed if one of the signals HUP, INT
/// and TERM ends the program.
final class TemporaryFile {
    let path: String
    let descriptor: Int32
    private let entry: UnsafeMutablePointer<Entry>

    /// An element of the list that the handler of signals reads.
    ///
    /// The handler may run at any time. Elements and their paths therefore stay in memory, and
    /// nothing changes except whether the file is still temporary.
    private struct Entry {
        let path: UnsafeMutablePointer<CChar>?
        var isTemporary = true
        let next: UnsafeMutablePointer<Entry>?
    }

    private nonisolated(unsafe) static var entries: UnsafeMutablePointer<Entry>?

    /// Makes a file in the folder of a path, with a name that nothing can predict; `nil` if that is
    /// not possible.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - mode: The permissions, less those that the user's mask takes away.
    init?(besides path: String, mode: mode_t) {
        let name = ".roundel-" + String(UInt64.random(in: UInt64.min...UInt64.max), radix: 36)
        self.path = OutputFile.folder(of: path) + name
        TemporaryFile.handleSignals()
        // The list has the path before the file exists, so that no signal can come between them.
        entry = .allocate(capacity: 1)
        entry.initialize(to: Entry(path: strdup(self.path), next: TemporaryFile.entries))
        TemporaryFile.entries = entry
        descriptor = open(self.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else {
            forget()
            return nil
        }
    }

    /// Removes the file.
    func remove() {
        unlink(path)
        forget()
    }

    /// Leaves the file, which has another name now.
    func forget() { entry.pointee.isTemporary = false }

    private nonisolated(unsafe) static var handlesSignals = false

    /// Removes the files before a signal ends the program, unless that signal is ignored.
    private static func handleSignals() {
        guard !handlesSignals else { return }
        handlesSignals = true
        for number in [SIGHUP, SIGINT, SIGTERM] {
            let former = signal(number, SIG_IGN)
            // `SIG_IGN` is 1 on every system.
            guard unsafeBitCast(former, to: Int.self) != 1 else { continue }
            signal(number) { number in
                var entry = TemporaryFile.entries
                while let file = entry {
                    if file.pointee.isTemporary, let path = file.pointee.path { unlink(path) }
                    entry = file.pointee.next
                }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
