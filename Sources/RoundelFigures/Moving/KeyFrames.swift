import RoundelExport

/// An animation in a style sheet: declarations at steps of a ``FlickedMenu``, with linear
/// interpolation between them.
struct KeyFrames {
    /// The class of the elements that it animates.
    let name: String

    /// The declarations at each step.
    private(set) var frames: [(step: Int, rule: String)] = []

    /// Makes an animation of values, which a function writes as declarations.
    init<Value>(_ name: String, _ values: [(step: Int, value: Value)], _ write: (Value) -> String) {
        self.name = name
        frames = values.map { ($0.step, write($0.value)) }
    }

    /// Makes an animation of an element that is shown in some spans of steps, and fades in and out
    /// over a number of steps.
    ///
    /// An element that is shown at the end is also shown at the beginning.
    init(_ name: String, shownIn spans: [Range<Int>], fade: Int) {
        self.name = name
        if spans.first?.lowerBound != 0 { frames.append((0, "opacity:0")) }
        for span in spans {
            if span.lowerBound > 0 { frames.append((span.lowerBound - fade / 2, "opacity:0")) }
            frames.append((span.lowerBound > 0 ? span.lowerBound + fade / 2 : 0, "opacity:1"))
            let isLast = span.upperBound == FlickedMenu.steps
            frames.append((isLast ? FlickedMenu.steps : span.upperBound - fade / 2, "opacity:1"))
            if !isLast { frames.append((span.upperBound + fade / 2, "opacity:0")) }
        }
        if spans.last?.upperBound != FlickedMenu.steps { frames.append((FlickedMenu.steps, "opacity:0")) }
    }

    /// The rule that defines the frames.
    var rule: String {
        let frames = frames.map {
            "\(KeyFrames.number(100 * Double($0.step) / Double(FlickedMenu.steps)))%{\($0.rule)}"
        }
        return "@keyframes roundel-\(name){\(frames.joined())}\n"
    }

    /// The rule that animates the elements of the class.
    var use: String {
        ".roundel .\(name){animation:roundel-\(name) \(KeyFrames.number(FlickedMenu.seconds))s linear infinite}\n"
    }

    /// Returns a number with up to two decimals.
    static func number(_ value: Double) -> String { UTF8Text(number: value, decimals: 2).description }

    /// Returns the steps that are enough to keep straight lines between them within a tolerance of
    /// all values.
    ///
    /// The steps at which the values begin or cease to change are kept. Between them a line is
    /// divided at the step that is furthest from it, measured along the value (D. Douglas and T.
    /// Peucker, "Algorithms for the reduction of the number of points required to represent a
    /// digitized line or its caricature", 1973).
    static func reduced(
        _ values: [(step: Int, value: Double)],
        within tolerance: Double
    ) -> [(step: Int, value: Double)] {
        func isStill(_ index: Int) -> Bool { values[index].value == values[index + 1].value }
        guard values.count > 2 else { return values }
        let bends = (1..<(values.count - 1)).filter { isStill($0 - 1) != isStill($0) }
        var kept = [0] + bends + [values.count - 1]
        var spans = zip(kept, kept.dropFirst()).map { $0..<$1 }
        while let span = spans.popLast() {
            let (first, last) = (values[span.lowerBound], values[span.upperBound])
            let slope = (last.value - first.value) / Double(last.step - first.step)
            // Rounded because the last bit of an exponential, which differs between machines, must
            // not decide between two steps that are equally far.
            func distance(_ index: Int) -> Double {
                let (step, value) = values[index]
                let distance = abs(value - first.value - slope * Double(step - first.step))
                return (distance * 1e6).rounded() / 1e6
            }
            guard let worst = span.dropFirst().max(by: { distance($0) < distance($1) }),
                distance(worst) > tolerance
            else { continue }
            kept.append(worst)
            spans += [span.lowerBound..<worst, worst..<span.upperBound]
        }
        return kept.sorted().map { values[$0] }
    }
}
