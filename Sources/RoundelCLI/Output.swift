import ArgumentParser
import RoundelExport
import RoundelFiles

/// Writes text to standard output, or to a file that appears only when it is complete.
struct Output {
    private let file: OutputFile
    /// The file in messages.
    private let name: String

    init(_ options: OutputOptions) throws {
        guard let path = options.output, path != "-" else {
            (file, name) = (OutputFile(), "standard output")
            return
        }
        name = "--output '\(path.pathExcerpt)'"
        do {
            file = try OutputFile(path)
        } catch {
            throw Output.refusal(error, name)
        }
    }

    func write(_ text: UTF8Text) throws {
        try perform { () throws(OutputFile.Failure) in try file.write(text.bytes) }
    }

    func write(_ text: String) throws { try write(UTF8Text(text)) }

    /// Gives the complete file its name.
    func finish() throws { try perform(file.finish) }

    /// Writes a text as the whole output.
    static func write(_ text: UTF8Text, _ options: OutputOptions) throws {
        let output = try Output(options)
        try output.write(text)
        try output.finish()
    }

    private func perform(_ action: () throws(OutputFile.Failure) -> Void) throws {
        do { try action() } catch { throw Output.refusal(error, name) }
    }

    private static func refusal(_ failure: OutputFile.Failure, _ name: String) -> Refusal {
        switch failure {
        case .name:
            Refusal(
                message: "\(name) cannot be written; it must name a file in a folder that can be.",
                code: 64
            )
        case .folder:
            Refusal(message: "\(name) cannot be written; it must name a file, not a folder.", code: 64)
        case .write(let reason):
            Refusal(message: "\(name) cannot be written: \(OutputFile.Failure.words(reason)).", code: 74)
        }
    }
}
