import ArgumentParser
import RoundelExport

/// A first word that is neither a command nor an option.
enum UnknownCommand {
    private static var names: [String] {
        RoundelCommand.configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() }
    }

    /// Refuses such a word, with the commands that there are and the closest one.
    static func refuse(_ word: String) throws {
        guard !word.hasPrefix("-"), !(names + ["help"]).contains(word) else { return }
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        var message = "'\(word.excerpt)' is not a command; the commands are \(list)."
        if let closest = closest(to: word.lowercased()) { message += " Did you mean '\(closest)'?" }
        throw Refusal(message: message, code: 64)
    }

    private static func closest(to word: String) -> String? {
        guard word.utf8.count < 20 else { return nil }
        let distances = names.map { (name: $0, distance: distance(Array($0), Array(word))) }
        return distances.filter { $0.distance <= 2 }.min { $0.distance < $1.distance }?.name
    }

    /// Levenshtein's distance: the number of characters to insert, remove or replace.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
