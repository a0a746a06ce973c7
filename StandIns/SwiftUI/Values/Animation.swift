import Foundation

/// How a change is animated.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Animation: Equatable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear(Double)
        case easeInOut(Double)
        case spring(response: Double, damping: Double)
    }

    let curve: Curve

    /// The standard animation; assumption: the one that systems before iOS 17 had, whose length
    /// Apple does not document.
    public static let `default` = Animation(curve: .easeInOut(0.35))

    /// A spring; the argument labels are those of iOS 16.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: .spring(response: response, damping: dampingFraction))
    }

    /// An animation with constant speed.
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear(duration)) }

    /// An animation that begins and ends slowly.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: .easeInOut(duration)) }

    /// The remaining fractions of the initial displacement and of the initial velocity, at a time
    /// since the start; `nil` when the animation is over.
    func left(at time: Double) -> (displacement: Double, speed: Double)? {
        switch curve {
        case .linear(let duration):
            time < duration ? (1 - time / duration, 0) : nil
        case .easeInOut(let duration):
            time < duration ? (1 - eased(time / duration), 0) : nil
        case .spring(let response, let damping):
            spring(time, 2 * .pi / max(response, 1e-6), max(damping, 0))
        }
    }

    /// The Bézier curve with the control points (0.42, 0) and (0.58, 1).
    private func eased(_ time: Double) -> Double {
        func curve(_ first: Double, _ second: Double, _ fraction: Double) -> Double {
            let rest = 1 - fraction
            return 3 * rest * rest * fraction * first + 3 * rest * fraction * fraction * second + fraction
                * fraction * fraction
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if curve(0.42, 0.58, middle) < time { low = middle } else { high = middle }
        }
        return curve(0, 1, low)
    }

    /// The solution of x″ = −ω²x − 2ζωx′.
    ///
    /// Assumption: it is over when a thousandth remains.
    private func spring(
        _ time: Double,
        _ pace: Double,
        _ damping: Double
    ) -> (displacement: Double, speed: Double)? {
        let decay = exp(-damping * pace * time)
        if damping < 1 {
            guard decay > 1e-3 else { return nil }
            let beat = pace * (1 - damping * damping).squareRoot()
            let (sine, cosine) = (sin(beat * time), cos(beat * time))
            return (decay * (cosine + damping * pace / beat * sine), decay * sine / beat)
        }
        let root = pace * (damping * damping - 1).squareRoot()
        guard root > 1e-9 else {
            let displacement = decay * (1 + pace * time)
            return displacement > 1e-3 ? (displacement, decay * time) : nil
        }
        let (slow, fast) = (-damping * pace + root, -damping * pace - root)
        let displacement = (slow * exp(fast * time) - fast * exp(slow * time)) / (2 * root)
        return displacement > 1e-3 ? (displacement, (exp(slow * time) - exp(fast * time)) / (2 * root)) : nil
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Animation: Hashable {}
