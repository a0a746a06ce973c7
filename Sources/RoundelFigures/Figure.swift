import Roundel
import RoundelExport
import RoundelReplay

/// A picture of the documentation, and the folders that have a copy of it.
struct Figure {
    let name: String
    let folders: [Folder]
    let text: UTF8Text

    /// A folder for pictures, by its path in the package.
    enum Folder: String {
        case documentation = "Documentation/Pictures"
        case core = "Sources/Roundel/Roundel.docc/Resources"
        case export = "Sources/RoundelExport/RoundelExport.docc/Resources"
        case swiftUI = "Sources/RoundelSwiftUI/RoundelSwiftUI.docc/Resources"
        case uiKit = "Sources/RoundelUIKit/RoundelUIKit.docc/Resources"
    }

    private init(_ name: String, in folders: Folder..., text: UTF8Text) {
        (self.name, self.folders, self.text) = (name, folders, text)
    }

    /// Draws all pictures.
    static func all() throws -> [Figure] { try pages() + covers + trigonometry + rings + turning + outlines }

    /// The pictures of the README and of `Documentation`.
    private static func pages() throws -> [Figure] {
        let ring = Ring(center: Point2D(200, 200), radius: 120, spacing: .even(8))
        return [
            Figure("flick", in: .documentation, text: MovingRing.picture),
            Figure("ring", in: .documentation, text: ring.picture()),
            Figure("turning", in: .documentation, text: try Record.ofBuiltInFlick().picture),
            Figure("decay", in: .documentation, text: Decay.picture()),
        ]
    }

    private static var covers: [Figure] {
        [
            Figure("overview", in: .core, text: Covers.core),
            Figure("menu", in: .uiKit, text: Covers.menu),
            Figure("clock", in: .swiftUI, text: Covers.clock),
        ]
    }

    private static var trigonometry: [Figure] {
        [
            Figure("ladder", in: .core, text: Trigonometry.ladder),
            Figure("shares", in: .core, text: Trigonometry.shares),
            Figure("unit-circle", in: .core, text: Trigonometry.unitCircle),
            Figure("radian", in: .core, text: Trigonometry.radian),
            Figure("units", in: .core, text: Trigonometry.units),
            Figure("tangent", in: .core, text: Trigonometry.tangent),
            Figure("direction", in: .core, text: Trigonometry.direction),
            Figure("axes", in: .core, text: Trigonometry.axes),
            Figure("angles", in: .core, .uiKit, text: Trigonometry.angles),
        ]
    }

    private static var rings: [Figure] {
        [
            Figure("placing", in: .core, .uiKit, text: Placing.five),
            Figure("spacings", in: .core, .uiKit, text: Placing.spacings),
            Figure("orientations", in: .core, text: Placing.orientations),
            Figure("sectors", in: .core, text: Placing.sectors),
        ]
    }

    private static var turning: [Figure] {
        [
            Figure("jump", in: .core, .uiKit, text: Turning.jump),
            Figure("dead-zone", in: .core, .uiKit, text: Turning.deadZone),
            Figure("refresh-rates", in: .core, .uiKit, text: Coasting.refreshRates),
            Figure("powers", in: .core, text: Coasting.powers),
            Figure("landing", in: .core, .uiKit, text: Coasting.landing),
            Figure("band", in: .core, text: Coasting.band),
            Figure("gap", in: .core, text: Dials.gap),
        ]
    }

    private static var outlines: [Figure] {
        [
            Figure("family", in: .core, text: Bending.family),
            Figure("error", in: .core, .export, text: Bending.error),
            Figure("corner-family", in: .core, text: Cornering.family),
            Figure("smooth-corner", in: .core, text: Cornering.smooth),
            Figure("curvature", in: .core, text: Cornering.curvature),
            Figure("fitted-corners", in: .core, text: Cornering.fitted),
            Figure("badge", in: .core, text: Pinning.multipliers),
            Figure("diagonals", in: .core, text: Pinning.diagonals),
            Figure("badge-angles", in: .core, text: Pinning.angles),
        ]
    }
}
