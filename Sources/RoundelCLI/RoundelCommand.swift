import ArgumentParser
import Foundation
import RoundelReplay

@main
struct RoundelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundel",
        abstract: "Places items on a circle, turns them with a finger, and lets them coast to rest.",
        discussion: """
            Without a subcommand it shows examples computed from built-in input, and writes pictures. Angles are in \
            degrees, except in JSON and CSV under keys that do not end in Degrees, where they are in radians. 0 points \
            right, a positive angle is clockwise, and y grows downward.
            """,
        subcommands: [
            Tour.self, Layout.self, Decelerate.self, Replay.self, DrawSuperellipse.self, PinBadge.self,
            Code.self,
        ],
        defaultSubcommand: Tour.self
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as DataError {
            fail(error.description, code: 65)
        } catch  where exitCode(for: error) == .success {
            exit(withError: error)
        } catch {
            fail(message(for: error), code: 64)
        }
    }

    /// Ends the program with one line on standard error.
    private static func fail(_ message: String, code: Int32) -> Never {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        FileHandle.standardError.write(Data("roundel: \(line)\n".utf8))
        Foundation.exit(code)
    }
}
