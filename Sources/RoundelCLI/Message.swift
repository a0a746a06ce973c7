import RoundelExport

/// Messages of the parser of the command line, which quotes arguments as they are.
enum Message {
    /// Returns a message as one line: arguments in it are cut to 40 characters, and control
    /// characters in them are escaped.
    ///
    /// A list of many arguments is cut as a whole.
    static func line(_ message: String, quoting arguments: some Sequence<String>) -> String {
        var message = message
        let values = arguments.flatMap {
            [$0] + $0.split(separator: "=", maxSplits: 1).map(String.init)
        }
        for value in values.sorted(by: { $0.utf8.count > $1.utf8.count }) where value.excerpt != value {
            message = message.replacing(value, with: value.excerpt)
        }
        return message.split(whereSeparator: \.isNewline).joined(separator: " ").escaped(limit: 500)
    }
}
