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
    /// What makes no sense counts as not given. An unknown scene counts as the menu.
    ///
    /// - Parameters:
    ///   - link: The link, in UTF-8.
    ///   - fault: Becomes what is wrong with the link in one sentence, or `nil`.
    public init(link: [UInt8], fault: inout UTF8Text?) {
        var fields = LinkFields(link)
        switch fields.scene {
        case .menu: self = .menu(MenuDesign(&fields))
        case .wheel: self = .wheel(WheelDesign(&fields))
        case .superellipse: self = .superellipse(SuperellipseDesign(&fields))
        case .badge: self = .badge(BadgeDesign(&fields))
        }
        fields.refuseUnused()
        fault = fields.fault
    }

    /// The link of this design, which reads as the same design.
    public func link() -> UTF8Text {
        switch self {
        case .menu(let menu): menu.link()
        case .wheel(let wheel): wheel.link()
        case .superellipse(let superellipse): superellipse.link()
        case .badge(let badge): badge.link()
        }
    }

    /// The code that makes this design, or `nil` where the language has no way to say it: SVG and CSS know no
    /// finger.
    public func code(_ language: CodeLanguage) -> UTF8Text? {
        switch self {
        case .menu(let menu): menu.code(language)
        case .wheel(let wheel): wheel.code(language)
        case .superellipse(let superellipse): superellipse.code(language)
        case .badge(let badge): badge.code(language)
        }
    }
}
