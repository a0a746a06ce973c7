/// The false-position method of Illinois, which finds where a function changes its sign.
enum FalsePosition {
    /// A parameter with the value of the function.
    typealias Place = (parameter: Double, value: Double)

    /// Calls a function at parameters nearer and nearer to its root, until it returns `nil`, or 96
    /// times.
    ///
    /// Where eight steps are not enough, every other step is a bisection.
    ///
    /// - Parameters:
    ///   - low: Where the function is negative.
    ///   - high: Where it is positive.
    ///   - function: The function; it increases from `low` to `high`.
    static func search(_ low: Place, _ high: Place, _ function: (Double) -> Double?) {
        var (low, high) = (low, high)
        var lowWasLast: Bool?
        for step in 0..<96 {
            let part = step > 8 && step % 2 == 0 ? 0.5 : low.value / (low.value - high.value)
            let parameter = low.parameter + (high.parameter - low.parameter) * part
            guard let value = function(parameter) else { return }
            let isLow = value < 0
            // An end that stays twice counts half, so that it does not stay for ever.
            if isLow {
                low = (parameter, value)
                if lowWasLast == true { high.value /= 2 }
            } else {
                high = (parameter, value)
                if lowWasLast == false { low.value /= 2 }
            }
            lowWasLast = isLow
        }
    }
}
