/// What an evaluation read, so that it is known whether another one would read the same.
final class Readings {
    private struct Reading {
        let box: any Versioned
        let version: Int
    }

    /// Those of the evaluation that is going on.
    nonisolated(unsafe) static var current: Readings?

    private var boxes: [ObjectIdentifier: Reading] = [:]
    private var hasOtherValue: [() -> Bool] = []

    func note(_ box: any Versioned) {
        let id = ObjectIdentifier(box)
        if boxes[id] == nil { boxes[id] = Reading(box: box, version: box.version) }
    }

    /// Assumption: a binding that an app made of closures counts as changed when it reads another value,
    /// as if the app's view that made it had been evaluated again.
    func note<Value>(_ value: Value, read get: @escaping () -> Value) {
        hasOtherValue.append { !areSame(get(), value) }
    }

    /// What has changed since.
    var change: Change? {
        let changes = boxes.values.filter { $0.box.version != $0.version }.map(\.box.transaction)
        if let change = changes.first(where: { $0.animation != nil }) ?? changes.first { return .own(change) }
        // Looking whether they have changed is no evaluation that depends on them.
        let outer = Readings.current
        Readings.current = nil
        defer { Readings.current = outer }
        return hasOtherValue.contains { $0() } ? .own(Transactions.ofEvaluation) : nil
    }

    /// Runs what somebody wrote and takes note of what it reads.
    func during<Result>(_ body: () -> Result) -> Result {
        let outer = Readings.current
        Readings.current = self
        defer { Readings.current = outer }
        return body()
    }
}

/// Something that counts its changes.
protocol Versioned: AnyObject {
    var version: Int { get }
    /// The context of the last change.
    var transaction: Transaction { get }
}

/// Why something is evaluated again.
enum Change {
    /// It was made anew by what is around it.
    case inherited
    /// Something changed that it reads itself.
    case own(Transaction)
}

/// The result of a body or a closure, with all that it came from.
final class Memo {
    let input: Any
    let output: Any
    let readings: Readings
    /// What says whether the properties that the host connects tell something else in an environment.
    let watches: [(EnvironmentValues) -> Change?]

    init(
        _ input: Any,
        _ output: Any,
        _ readings: Readings,
        _ watches: [(EnvironmentValues) -> Change?]
    ) {
        (self.input, self.output, self.readings, self.watches) = (input, output, readings, watches)
    }

    /// What has changed since, with another input and in an environment; `nil` if the result still holds.
    func change(for input: Any, _ environment: EnvironmentValues) -> Change? {
        let own = readings.change ?? watches.lazy.compactMap { $0(environment) }.first
        if let own { return own }
        return areSame(self.input, input) ? nil : .inherited
    }
}
