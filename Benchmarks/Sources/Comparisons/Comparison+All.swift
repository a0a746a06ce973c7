extension Comparison {
    /// Laying out 8 items.
    public static let layout8 = Comparison("layout-8", "Laying out 8 items", goal: .fasterBy(4))

    /// Laying out 1,000 items.
    public static let layout1000 = Comparison("layout-1000", "Laying out 1,000 items", goal: .fasterBy(12))

    /// Laying out 100,000 items.
    public static let layout100000 = Comparison(
        "layout-100000",
        "Laying out 100,000 items",
        repetitions: 1,
        goal: .none
    )

    /// A finger that moves on a wheel.
    public static let wheelMove = Comparison("wheel-move", "One wheel move", goal: .slowerBy(3))

    /// A frame of a wheel that was let go.
    public static let coastingFrame = Comparison("coasting-frame", "One coasting frame", goal: .slowerBy(1))

    /// A frame of a wheel that was let go and is drawn to a detent, against that of one that only
    /// coasts.
    public static let settlingFrame = Comparison(
        "settling-frame",
        "One settling frame, against a coasting one",
        goal: .slowerBy(2)
    )

    /// How fast the finger moves, at each of its events.
    public static let velocity = Comparison("velocity", "One velocity estimate", goal: .none)

    /// A superellipse within a tolerance, against the four cubics of the article, which keep none.
    public static let superellipseOneCubic = Comparison(
        "superellipse-one-cubic",
        "A superellipse, against one cubic per quadrant",
        goal: .none
    )

    /// A superellipse, against a polyline.
    public static let superellipsePolyline = Comparison(
        "superellipse-polyline",
        "A superellipse, against 256 lines",
        goal: .none
    )

    /// A superellipse, against a fit by bisection to the same tolerance.
    public static let superellipseBisection = Comparison(
        "superellipse-bisection",
        "A superellipse, against bisection",
        goal: .none
    )

    /// Corners of a superellipse within a tolerance, against the four cubics of a rounded rectangle.
    public static let cornersTolerance = Comparison(
        "corners-tolerance",
        "Corners, against four circular cubics",
        goal: .none
    )

    /// The same with 8 cubics in each corner.
    public static let cornersFixed = Comparison(
        "corners-fixed",
        "Corners of 8 cubics, against four circular cubics",
        goal: .none
    )

    /// Round corners within a tolerance.
    public static let cornersRound = Comparison(
        "corners-round",
        "Round corners, against four circular cubics",
        goal: .none
    )

    /// Smooth corners within a tolerance.
    public static let cornersSmooth = Comparison(
        "corners-smooth",
        "Smooth corners, against four circular cubics",
        goal: .none
    )

    /// Corners, against a fit by bisection to the same tolerance.
    public static let cornersBisection = Comparison(
        "corners-bisection",
        "Corners, against bisection",
        goal: .none
    )

    /// An inset of smooth corners, against the outline.
    public static let insetSmooth = Comparison(
        "inset-smooth",
        "An inset of smooth corners, against their path",
        goal: .none
    )

    /// An inset of corners of a superellipse, against the outline.
    public static let insetSuperellipse = Comparison(
        "inset-superellipse",
        "An inset of corners, against their path",
        goal: .none
    )

    /// An inset of concave corners, against the outline.
    public static let insetScoop = Comparison(
        "inset-scoop",
        "An inset of concave corners, against their path",
        goal: .none
    )

    /// 0.01 points on a shape 1,000 points wide, in parts of the half-width.
    public static let superellipseTolerance = 0.01 / 500

    /// All comparisons, in the order of the table.
    public static let all = [
        layout8, layout1000, layout100000, wheelMove, coastingFrame, settlingFrame, velocity,
        superellipseOneCubic, superellipsePolyline, superellipseBisection,
        cornersTolerance, cornersFixed, cornersRound, cornersSmooth, cornersBisection,
        insetSmooth, insetSuperellipse, insetScoop,
    ]
}
