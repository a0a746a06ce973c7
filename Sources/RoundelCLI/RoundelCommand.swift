import ArgumentParser
import RoundelExport
import RoundelFiles
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
            Tour.self, Layout.self, Decelerate.self, Replay.self, DrawSuperellipse.self, DrawCorners.self,
            PinBadge.self, TurnDial.self, Code.self,
        ],
        defaultSubcommand: Tour.self
    )

    static func main() {
        StandardStreams.prepare()
        do {
            try start()
        } catch let error as DataError {
            fail(error.description, code: 65)
        } catch let error as Refusal {
            fail(error.message, code: error.code)
        } catch {
            fail(Message.line(message(for: error), quoting: CommandLine.arguments.dropFirst()), code: 64)
        }
    }

    private static func start() throws {
        if let word = CommandLine.arguments.dropFirst().first { try UnknownCommand.refuse(word) }
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch  where exitCode(for: error) == .success {
            // Help, and scripts for the completion in shells.
            try Output.write(UTF8Text(fullMessage(for: error) + "\n"), OutputOptions.parse([]))
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        StandardStreams.fail("roundel: \(message)", code: code)
    }
}
