/// The values that an evaluation read, to decide whether another evaluation would read the same.
final class Readings {
    private struct Reading {
        let box: any Versioned
        let version: Int
    }

    /// The values read by the current evaluation.
    nonisolated(unsafe) static var current: Readings?

    /// Whether it is not the first evaluation, of a body or of the one that made a closure.
    var isOfChange = false
    private var boxes: [ObjectIdentifier: Reading] = [:]
    private var hasOtherValue: [() -> Bool] = []

    func note(_ box: any Versioned) {
        let id = ObjectIdentifier(box)
        if boxes[id] == nil { boxes[id] = Reading(box: box, version: box.version) }
    }

    /// Assumption: a binding made from closures counts as changed when its value differs, as if the
    /// view that made it had been evaluated again.
    func note<Value>(_ value: Value, read get: @escaping () -> Value) {
        hasOtherValue.append { !areSame(get(), value) }
    }

    /// The changes since then.
    var change: Change? {
        let changes = boxes.values.filter { $0.box.version != $0.version }.map(\.box.transaction)
        if let change = changes.first(where: { $0.animation != nil }) ?? changes.first { return .own(change) }
        // Checking for changes does not count as reading.
        let outer = Readings.current
        Readings.current = nil
        defer { Readings.current = outer }
        return hasOtherValue.contains { $0() } ? .own(Transactions.ofEvaluation) : nil
    }

    /// Runs a body or a closure and records what it reads.
    func during<Result>(_ body: () -> Result) -> Result {
        let outer = Readings.current
        Readings.current = self
        defer { Readings.current = outer }
        return body()
    }
}

/// A value that counts its changes.
protocol Versioned: AnyObject {
    var version: Int { get }
    /// The transaction of the last change.
    var transaction: Transaction { get }
}

/// The reason for another evaluation.
enum Change {
    /// The view around it made a new value.
    case inherited
    /// A value that it reads has changed.
    case own(Transaction)
}

/// The result of a body or a closure, with everything that it depends on.
final class Memo {
    let input: Any
    let output: Any
    let readings: Readings
    /// Closures that check whether the connected properties have other values in an environment.
    let watches: [(EnvironmentValues) -> Change?]

    init(
        _ input: Any,
        _ output: Any,
        _ readings: Readings,
        _ watches: [(EnvironmentValues) -> Change?]
    ) {
        (self.input, self.output, self.readings, self.watches) = (input, output, readings, watches)
    }

    /// The reason why the result is outdated for an input and an environment; `nil` if it is up to
    /// date.
    func change(for input: Any, _ environment: EnvironmentValues) -> Change? {
        let own = readings.change ?? watches.lazy.compactMap { $0(environment) }.first
        if let own { return own }
        return areSame(self.input, input) ? nil : .inherited
    }
}
