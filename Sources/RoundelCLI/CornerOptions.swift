import ArgumentParser
import Roundel

/// The corners of a rectangle, for the commands that draw them or pin a badge to them.
struct CornerOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: """
            The radius of the corners in points, or one to four as CSS's border-radius lists them: 24 or 24,12,0,12; \
            for elliptical corners 40,20/10; inf is as large as the size allows. \
            Corners need one.
            """,
        transform: Arguments.radii
    )
    var radius: [Point2D] = []

    @Option(
        parsing: .unconditional,
        help: "Lamé's n of the corners, from 0 to inf, one to four; below 1 they are concave.",
        transform: Arguments.exponents
    )
    var exponent: [Double] = []

    @Option(
        parsing: .unconditional,
        help: "CSS's parameter of superellipse() instead, from -inf to inf: the base-2 logarithm of n.",
        transform: Arguments.curvatures
    )
    var curvature: [CornerShape] = []

    @Option(
        parsing: .unconditional,
        help:
            "CSS's words instead: round, squircle, bevel, scoop, notch, square, or smooth(S) with a smoothing S from 0 to 1. The default is round.",
        transform: Arguments.shapes
    )
    var shape: [CornerShape] = []

    @Option(
        parsing: .unconditional,
        help: "The smoothing of smooth corners instead, from 0 to 1.",
        transform: Arguments.smoothings
    )
    var smoothing: [CornerShape] = []

    func validate() throws {
        let given = [exponent.isEmpty, curvature.isEmpty, shape.isEmpty, smoothing.isEmpty].count { !$0 }
        guard given <= 1 else {
            throw ValidationError(
                "At most one of --exponent, --curvature, --shape and --smoothing can be given, and \(given) were."
            )
        }
    }

    /// Whether any option but the exponent is given.
    var isMoreThanExponent: Bool {
        !(radius.isEmpty && curvature.isEmpty && shape.isEmpty && smoothing.isEmpty)
    }

    /// The corners, of which a radius must be given.
    func corners() throws -> Corners {
        guard radius.count == 4 else {
            throw ValidationError("Missing expected argument '--radius <radius>'")
        }
        let given = exponent.map { CornerShape.superellipse(exponent: $0) } + curvature + shape + smoothing
        let shapes = given.isEmpty ? Array(repeating: .round, count: 4) : given
        let corners = zip(radius, shapes).map { Corner(radii: $0, shape: $1) }
        return Corners(
            topLeft: corners[0],
            topRight: corners[1],
            bottomRight: corners[2],
            bottomLeft: corners[3]
        )
    }
}
