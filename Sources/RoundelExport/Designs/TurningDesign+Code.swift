internal import Roundel

extension TurningDesign {
    private static let defaults = TurningDesign()

    /// The decay, or `nil` for the default.
    private var decayCode: CodeText? {
        decay == Self.defaults.decay ? nil : TurningDesign.decayCode(decay)
    }

    /// A decay, by its name if it has one.
    static func decayCode(_ decay: Double) -> CodeText {
        switch decay {
        case Decay.moderate.factor: ".moderate"
        case Decay.ice.factor: ".ice"
        case Decay.smooth.factor: ".smooth"
        case Decay.quick.factor: ".quick"
        default: ".init(factor: \(decay))"
        }
    }

    /// The call that spins a view or its controller, or `nil` if it does not spin by itself.
    func spinCall(_ language: CodeLanguage) -> CodeText? {
        if seed != 0 { return "spinAtRandom(seed: \(seed))" }
        guard spin != 0 else { return nil }
        return language == .uiKit ? "spin(velocity: \(spin))" : "spin(velocity: .radians(\(spin)))"
    }

    /// SwiftUI's `TurnSettings` with these settings and others; settings that have their default
    /// are left out.
    ///
    /// - Parameters:
    ///   - detents: The code of the detents, if there are any.
    ///   - limits: The least and the greatest rotation, in degrees.
    ///   - deadZone: The dead zone, if it is not the default.
    ///   - gesture: The code of the gesture, if it is not the default.
    func turnSettings(
        detents: CodeText? = nil,
        limits: ClosedRange<Double>? = nil,
        deadZone: Double? = nil,
        gesture: CodeText? = nil
    ) -> CodeText {
        var arguments = CodeText()
        if let decayCode { arguments.add(argument: "decay: \(decayCode)") }
        if let detents { arguments.add(argument: "detents: \(detents)") }
        if let limits {
            arguments.add(
                argument: "limits: .degrees(\(limits.lowerBound)) ... .degrees(\(limits.upperBound))"
            )
        }
        if sensitivity != Self.defaults.sensitivity { arguments.add(argument: "sensitivity: \(sensitivity)") }
        if maximumSpeed != Self.defaults.maximumSpeed {
            arguments.add(argument: "maximumSpeed: .radians(\(maximumSpeed))")
        }
        if let deadZone { arguments.add(argument: "deadZone: \(deadZone)") }
        if let gesture { arguments.add(argument: "gesture: \(gesture)") }
        return "TurnSettings(\(arguments))"
    }

    /// Writes the lines that set up a view of UIKit, for the settings that do not have their
    /// default.
    func writeSettings(of view: CodeText, to code: inout CodeText) {
        if let decayCode { code.line("        \(view).settings.decay = \(decayCode)") }
        if sensitivity != Self.defaults.sensitivity {
            code.line("        \(view).settings.sensitivity = \(sensitivity)")
        }
        if maximumSpeed != Self.defaults.maximumSpeed {
            code.line("        \(view).settings.maximumSpeed = \(maximumSpeed)")
        }
    }

    /// Writes the method of a view controller that spins a view of UIKit when it appears, if it
    /// spins by itself.
    func writeSpin(of view: CodeText, to code: inout CodeText) {
        guard let call = spinCall(.uiKit) else { return }
        code.line(
            """

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(view).\(call)
                }
            """
        )
    }
}
