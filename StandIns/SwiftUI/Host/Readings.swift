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

    var haveChanged: Bool {
        if boxes.values.contains(where: { $0.box.version != $0.version }) { return true }
        // Looking whether they have changed is no evaluation that depends on them.
        let outer = Readings.current
        Readings.current = nil
        defer { Readings.current = outer }
        return hasOtherValue.contains { $0() }
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
}

/// The result of a body or a closure, with all that it came from.
final class Memo {
    let input: Any
    let output: Any
    let readings: Readings
    /// Whether the properties that the host connects tell something else in an environment.
    let haveChanged: [(EnvironmentValues) -> Bool]

    init(
        _ input: Any,
        _ output: Any,
        _ readings: Readings,
        _ haveChanged: [(EnvironmentValues) -> Bool]
    ) {
        (self.input, self.output, self.readings, self.haveChanged) = (input, output, readings, haveChanged)
    }

    func holds(for input: Any, _ environment: EnvironmentValues) -> Bool {
        areSame(self.input, input) && !readings.haveChanged && !haveChanged.contains { $0(environment) }
    }
}
