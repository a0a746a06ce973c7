import RoundelExport

/// A picture of the documentation: made here, kept in the catalogues that show it.
struct Figure {
    let name: String
    let catalogues: [Catalogue]
    let text: UTF8Text

    enum Catalogue: String {
        case core = "Roundel"
        case export = "RoundelExport"
        case swiftUI = "RoundelSwiftUI"
        case uiKit = "RoundelUIKit"

        /// Where the pictures of the catalogue are, in the package's folder.
        var folder: String { "Sources/\(rawValue)/\(rawValue).docc/Resources" }
    }

    /// Where the picture is kept, in the package's folder.
    var files: [String] { catalogues.map { "\($0.folder)/\(name).svg" } }

    static var all: [Figure] {
        [
            Figure(name: "overview", catalogues: [.core], text: Covers.core),
            Figure(name: "menu", catalogues: [.uiKit], text: Covers.menu),
            Figure(name: "clock", catalogues: [.swiftUI], text: Covers.clock),
            Figure(name: "ladder", catalogues: [.core], text: Trigonometry.ladder),
            Figure(name: "shares", catalogues: [.core], text: Trigonometry.shares),
            Figure(name: "unit-circle", catalogues: [.core], text: Trigonometry.unitCircle),
            Figure(name: "radian", catalogues: [.core], text: Trigonometry.radian),
            Figure(name: "units", catalogues: [.core], text: Trigonometry.units),
            Figure(name: "tangent", catalogues: [.core], text: Trigonometry.tangent),
            Figure(name: "direction", catalogues: [.core], text: Trigonometry.direction),
            Figure(name: "axes", catalogues: [.core], text: Trigonometry.axes),
            Figure(name: "angles", catalogues: [.core, .uiKit], text: Trigonometry.angles),
            Figure(name: "placing", catalogues: [.core, .uiKit], text: Placing.five),
            Figure(name: "spacings", catalogues: [.core, .uiKit], text: Placing.spacings),
            Figure(name: "orientations", catalogues: [.core], text: Placing.orientations),
            Figure(name: "sectors", catalogues: [.core], text: Placing.sectors),
            Figure(name: "jump", catalogues: [.core, .uiKit], text: Turning.jump),
            Figure(name: "dead-zone", catalogues: [.core, .uiKit], text: Turning.deadZone),
            Figure(name: "refresh-rates", catalogues: [.core, .uiKit], text: Coasting.refreshRates),
            Figure(name: "powers", catalogues: [.core], text: Coasting.powers),
            Figure(name: "landing", catalogues: [.core, .uiKit], text: Coasting.landing),
            Figure(name: "band", catalogues: [.core], text: Coasting.band),
            Figure(name: "family", catalogues: [.core], text: Bending.family),
            Figure(name: "error", catalogues: [.core, .export], text: Bending.error),
            Figure(name: "badge", catalogues: [.core], text: Pinning.multipliers),
            Figure(name: "diagonals", catalogues: [.core], text: Pinning.diagonals),
            Figure(name: "badge-angles", catalogues: [.core], text: Pinning.angles),
        ]
    }
}
