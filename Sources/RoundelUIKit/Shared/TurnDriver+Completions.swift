#if canImport(UIKit) && !os(watchOS)
import Roundel

/// A command with a completion, which has not ended yet.
struct AwaitedCommand {
    /// The rotation at which the command ends, `nil` for a spin without end and for an item that is
    /// gone.
    var goal: Angle?
    let completion: (Bool) -> Void
}

extension TurnDriver {
    /// The notifications of the commands that a change ends.
    ///
    /// - Parameters:
    ///   - source: What caused the change.
    ///   - before: Where the motion led before.
    ///   - takesMotion: Whether the motion is that of the change. A command that leaves the motion as it
    ///     is ends no other.
    func endings(_ source: Source, before: Angle?, takesMotion: Bool) -> [Message] {
        let isRunning = core.isTurning
        guard !awaited.isEmpty, !isRunning || source != .time else { return [] }
        var endings: [Message] = []
        awaited.removeAll { command in
            let isInterrupted =
                switch source {
                case .time: !isNear(command.goal)
                case .command: takesMotion
                case .user: isRunning ? core.restRotation != before : !isNear(command.goal)
                }
            guard isInterrupted || !isRunning else { return false }
            endings.append(.end(command.completion, isFinished: !isInterrupted))
            return true
        }
        return endings
    }

    private func isNear(_ goal: Angle?) -> Bool {
        guard let goal, !core.isHeld else { return false }
        return (core.rotation - goal).magnitude <= .radians(1e-9)
    }

    /// The notification of a new command, if it has already ended.
    ///
    /// One that leaves the motion as it is ends with that, and at once if that has no end.
    func ending(_ completion: @escaping (Bool) -> Void, of update: Core.Update) -> [Message] {
        let isRefused = update.touch == .refused
        let isOver = !core.isTurning || (!update.takesMotion && core.restRotation == nil)
        guard !isRefused, !isOver else { return [.end(completion, isFinished: !isRefused)] }
        awaited.append(AwaitedCommand(goal: core.restRotation, completion: completion))
        return []
    }

    /// Notes where the motion leads now, for commands whose item is still there.
    func leadAwaited(to goal: Angle?) {
        for index in awaited.indices where awaited[index].goal != nil { awaited[index].goal = goal }
    }
}
#endif
