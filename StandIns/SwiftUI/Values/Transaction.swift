/// The transaction of a change of state.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Transaction {
    /// How the change is animated.
    public var animation: Animation?
    /// Whether views must not use animations of their own.
    public var disablesAnimations = false

    /// Makes a transaction without an animation.
    public init() {}

    /// Makes a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

/// The transactions of changes of state.
enum Transactions {
    /// The transaction of a change that is made now.
    nonisolated(unsafe) static var current = Transaction()
    /// The last explicit transaction, and the number of those before it.
    nonisolated(unsafe) static var latest = (number: 0, transaction: Transaction())
    /// The transaction of changes at an unknown time.
    nonisolated(unsafe) static var ofEvaluation = Transaction()

    static func during<Result>(
        _ transaction: Transaction,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = current
        current = transaction
        latest = (latest.number + 1, transaction)
        defer { current = outer }
        return try body()
    }
}

/// The animations that were passed to `withAnimation`, for tests.
@MainActor public enum StandInAnimations {
    /// All calls up to now.
    public internal(set) static var requested: [Animation?] = []
}

/// Changes state with an animation.
///
/// Here the change is made immediately, on the main actor.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    MainActor.assumeIsolated { StandInAnimations.requested.append(animation) }
    return try Transactions.during(Transaction(animation: animation), body)
}

/// Changes state with a transaction.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transactions.during(transaction, body)
}

/// Animates the content when a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    let animation: Animation?
    let value: Value

    @MainActor func adjustment(in context: EvaluationContext) -> ((inout Transaction) -> Void)? {
        let old = context.node.memory as? Value
        context.node.memory = value
        guard let old, old != value else { return nil }
        return { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// Changes the transaction for the content.
nonisolated struct TransactionModifier: ViewModifier, PrimitiveModifier {
    let transform: (inout Transaction) -> Void

    @MainActor func adjustment(in context: EvaluationContext) -> ((inout Transaction) -> Void)? { transform }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Animates the view when a value changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Changes the transaction for the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }
}
