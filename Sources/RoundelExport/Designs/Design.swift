/// One scene of the playground with all that is set there: what a link carries, and what code is made of.
///
/// A link is the scene's name and the settings that differ from its own: `menu&count=6&decay=0.95`. In the
/// playground's address it stands behind `#`.
public enum Design: Hashable, Sendable {
    /// Items on a ring that a finger turns.
    case menu(MenuDesign)
    /// A dial that one finger turns.
    case wheel(WheelDesign)
    /// A superellipse.
    case superellipse(SuperellipseDesign)
    /// A badge on a circumference.
    case badge(BadgeDesign)

    /// Reads a link: what stands behind its `#`, or all of it where there is none.
    ///
    /// What makes no sense counts as not given, and an unknown scene as the menu; see ``fault(inLink:)``.
    ///
    /// - Parameter link: The link, in UTF-8.
    public init(link: [UInt8]) {
        var fields = DesignFields(link: link)
        self.init(&fields)
    }

    /// What is wrong with a link, in one sentence, or `nil`.
    public static func fault(inLink link: [UInt8]) -> UTF8Text? {
        var fields = DesignFields(link: link)
        _ = Design(&fields)
        fields.refuseUnused()
        return fields.fault?.text
    }

    private init(_ fields: inout DesignFields) {
        let scene = Design.scenes.firstIndex(where: fields.scene.elementsEqual)
        if scene == nil, !fields.scene.isEmpty { fields.refuse("", fields.scene, .scene) }
        switch scene {
        case 1: self = .wheel(WheelDesign())
        case 2: self = .superellipse(SuperellipseDesign())
        case 3: self = .badge(BadgeDesign())
        default: self = .menu(MenuDesign())
        }
        exchange(&fields)
    }

    /// The link of this design, which reads as the same design.
    public func link() -> UTF8Text { fields.link(Design.scenes[scene]) }

    /// The code that makes this design, or `nil` where the language has no way to say it: SVG and CSS know no
    /// finger.
    public func code(_ language: CodeLanguage) -> UTF8Text? {
        switch self {
        case .menu(let menu): menu.code(language, fields)
        case .wheel(let wheel): wheel.code(language, fields)
        case .superellipse(let superellipse): superellipse.code(language, fields)
        case .badge(let badge): badge.code(language, fields)
        }
    }

    private static let scenes: [StaticString] = ["menu", "wheel", "superellipse", "badge"]

    private var scene: Int {
        switch self {
        case .menu: 0
        case .wheel: 1
        case .superellipse: 2
        case .badge: 3
        }
    }

    /// The settings that differ from the scene's own.
    private var fields: DesignFields {
        var (design, fields) = (self, DesignFields())
        design.exchange(&fields)
        return fields
    }

    private mutating func exchange(_ fields: inout DesignFields) {
        switch self {
        case .menu(var menu):
            menu.exchange(&fields)
            self = .menu(menu)
        case .wheel(var wheel):
            wheel.exchange(&fields)
            self = .wheel(wheel)
        case .superellipse(var superellipse):
            superellipse.exchange(&fields)
            self = .superellipse(superellipse)
        case .badge(var badge):
            badge.exchange(&fields)
            self = .badge(badge)
        }
    }
}
