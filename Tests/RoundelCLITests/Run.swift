import RoundelTestSupport

/// Runs `roundel` with arguments that have spaces between them and none inside:
/// `run("layout --count 8")`.
func run(_ arguments: String) throws -> CommandLineTool.Result { try CommandLineTool.run(arguments) }

/// Runs `roundel` with arguments that may have spaces inside, as paths do.
func run(_ arguments: [String]) throws -> CommandLineTool.Result { try CommandLineTool.run(arguments) }
