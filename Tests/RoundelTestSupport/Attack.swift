/// An attack on a view: an app that changes something at random in every callback, and what must
/// hold in each of them.
@MainActor
open class Attack {
    /// The source of what happens.
    public var random: Seeded

    /// What happened, for the report of a fault.
    public private(set) var log: [String] = []

    /// The first fault that was found.
    public private(set) var fault: String?

    /// The number of callbacks.
    public private(set) var events = 0

    /// Whether a callback is running.
    public private(set) var isInside = false

    /// The changes that callbacks may still make in this step.
    private var budget = 0

    /// Creates an attack.
    ///
    /// - Parameter random: The source of what happens.
    public init(_ random: Seeded) { self.random = random }

    /// Gives the view random input, lets time pass, or makes a change.
    open func act() {}

    /// Checks the view after a step.
    open func check() {}

    /// Changes anything.
    open func change() {}

    /// Ends all input, waits until the view rests, and checks it.
    open func finish() {}

    /// Records what the attack does.
    public func did(_ action: String) { log.append(action) }

    /// Records a fault.
    public func note(_ fault: String) { if self.fault == nil { self.fault = fault } }

    /// Records a callback, and makes a few changes in it.
    ///
    /// - Parameters:
    ///   - event: What the callback tells.
    ///   - isEvent: Whether it is a fault if another callback is running.
    ///   - check: Checks the state that the callback sees.
    public func told(_ event: String, isEvent: Bool = true, check: () -> Void = {}) {
        did(event)
        events += 1
        if isEvent, isInside { note("\(event) within another callback") }
        check()
        let wasInside = isInside
        isInside = true
        makeChanges()
        isInside = wasInside
    }

    /// Makes as many changes as the step still permits, or fewer.
    public func makeChanges() {
        while budget > 0, random.chance(0.4) {
            budget -= 1
            change()
        }
    }

    /// A number from a range, or now and then one at an edge.
    public func number(_ range: ClosedRange<Double>) -> Double {
        let special: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300, -1]
        return random.chance(0.15) ? random.pick(special) : random.number(range)
    }

    /// Runs attacks of one to ten steps until one finds a fault.
    ///
    /// - Returns: The number of callbacks, and the fault with what led to it.
    public static func run(
        _ count: Int,
        test: String = #function,
        make: (Seeded) -> Attack
    ) -> (
        events: Int, fault: String?
    ) {
        var (random, events) = (Seeded(for: test), 0)
        for number in 0..<Seeded.scripts(count) {
            let attack = make(Seeded(seed: random.next()))
            for _ in 0..<Int.random(in: 1...10, using: &random) where attack.fault == nil {
                attack.budget = Int.random(in: 0...4, using: &attack.random)
                attack.act()
                attack.check()
            }
            attack.budget = 0
            if attack.fault == nil { attack.finish() }
            events += attack.events
            guard let fault = attack.fault else { continue }
            return (events, "script \(number): \(fault), after \(attack.log.joined(separator: ", "))")
        }
        print("\(test): \(events) callbacks")
        return (events, nil)
    }
}
