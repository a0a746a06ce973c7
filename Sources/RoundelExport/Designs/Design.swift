/// A scene of the playground with its settings, which can be written as a link and as code.
///
/// A link is the name of the scene, followed by the settings that do not have their default:
/// `menu&count=6&decay=0.95`. In the playground's address it follows a `#`.
package enum Design: Hashable, Sendable {
    /// Items on a ring that a finger turns.
    case menu(MenuDesign)
    /// A wheel that one finger turns.
    case wheel(WheelDesign)
    /// A dial with a value.
    case dial(DialDesign)
    /// A superellipse, or a rectangle with corners.
    case superellipse(SuperellipseDesign)
    /// A badge on the outline of a host.
    case badge(BadgeDesign)

    /// Reads a link.
    ///
    /// Settings that are unknown or out of range are ignored, and an unknown scene counts as the
    /// menu. Of a setting that is repeated, the last value counts. ``fault(inLink:)`` describes what is
    /// wrong.
    ///
    /// - Parameter link: The link in UTF-8: the part after a `#`, or all of it if there is none.
    package init(link: [UInt8]) {
        var fields = DesignFields(link: link)
        self.init(&fields)
    }

    /// Returns one sentence about a fault in a link, on one line, or `nil` if there is none.
    ///
    /// Of several, it is the first in the order of the scene's settings; an unknown setting comes
    /// last.
    package static func fault(inLink link: [UInt8]) -> UTF8Text? {
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
        case 4: self = .dial(DialDesign())
        default: self = .menu(MenuDesign())
        }
        exchange(&fields)
    }

    /// Returns the link of this design.
    ///
    /// Reading it gives the same design. A number has up to fifteen digits in a link; one that needs
    /// more is rounded.
    package func link() -> UTF8Text {
        var (design, fields) = (self, DesignFields())
        design.exchange(&fields)
        return fields.link(Design.scenes[scene])
    }

    /// Returns the code that makes this design, or `nil` if the language cannot express it: a wheel
    /// turns and a menu opens under a finger, which neither SVG nor CSS can do, and CSS has no dial.
    package func code(_ language: CodeLanguage) -> UTF8Text? {
        switch self {
        case .menu(let menu): menu.code(language)
        case .wheel(let wheel): wheel.code(language)
        case .dial(let dial): dial.snapped.code(language)
        case .superellipse(let superellipse): superellipse.code(language)
        case .badge(let badge): badge.code(language)
        }
    }

    private static let scenes: [StaticString] = ["menu", "wheel", "superellipse", "badge", "dial"]

    /// The index of the scene in ``scenes``.
    private var scene: Int {
        switch self {
        case .menu: 0
        case .wheel: 1
        case .superellipse: 2
        case .badge: 3
        case .dial: 4
        }
    }

    private mutating func exchange(_ fields: inout DesignFields) {
        switch self {
        case .menu(var menu):
            menu.exchange(&fields)
            self = .menu(menu)
        case .wheel(var wheel):
            wheel.exchange(&fields)
            self = .wheel(wheel)
        case .dial(var dial):
            dial.exchange(&fields)
            self = .dial(dial)
        case .superellipse(var superellipse):
            superellipse.exchange(&fields)
            self = .superellipse(superellipse)
        case .badge(var badge):
            badge.exchange(&fields)
            self = .badge(badge)
        }
    }
}
