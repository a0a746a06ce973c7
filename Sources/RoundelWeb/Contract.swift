#if !hasFeature(Embedded)
import Roundel
import RoundelExport

/// The names and numbers that the page's script shares with this module, as JavaScript constants.
///
/// `Web/Script/contract.js` is ``script``. `ContractTests` compare the two, and write the file anew
/// with `ROUNDEL_RECORD_GOLDENS=1 swift test --filter ContractTests`.
enum Contract {
    /// A constant of the script: a name, and a value or named values.
    struct Constant {
        let name: String
        let value: String
        /// The names of an object's values; empty for a plain value.
        let keys: [String]

        init(_ name: String, _ value: some CustomStringConvertible) {
            (self.name, self.value, keys) = (name, value.description, [])
        }

        init(_ name: String, _ entries: [(String, String)]) {
            self.name = name
            keys = entries.map(\.0)
            value = Constant.object(entries, indent: "")
        }

        /// The cases of an enumeration and their raw values.
        init<Value: CaseIterable & RawRepresentable>(_ name: String, _: Value.Type) {
            self.init(name, Value.allCases.map { ("\($0)", "\($0.rawValue)") })
        }

        /// The slots of a scene and their indices in the frame.
        init<Value: SceneSlot>(slots name: String, _: Value.Type) {
            let start = Frame.Slot.allCases.count
            self.init(name, Value.allCases.map { ("\($0)", "\(start + $0.rawValue)") })
        }

        /// The cases of an enumeration, numbered in their order.
        init(_ name: String, inOrder names: [String]) {
            self.init(name, names.enumerated().map { ($1, "\($0)") })
        }

        static func object(_ entries: [(String, String)], indent: String) -> String {
            let lines = entries.map { "\(indent)  \($0): \($1),\n" }
            return "{\n\(lines.joined())\(indent)}"
        }
    }

    static var constants: [Constant] {
        [
            Constant("stageSize", number(Playground.stageSize)),
            Constant("dialRadius", number(Playground.dialRadius)),
            Constant("knobRadius", number(Playground.trackRadius)),
            Constant("hubDiameter", number(Playground.hubSize.x)),
            Constant("mostButtons", Frame.mostButtons),
            Constant("noItem", Frame.noItem),
            Constant("centerItem", Frame.centerItem),
            Constant("lastItem", Playground.lastItem),
            Constant("slots", Frame.Slot.self),
            Constant(slots: "menuSlots", Frame.MenuSlot.self),
            Constant(slots: "pressSlots", Frame.PressSlot.self),
            Constant(slots: "wheelSlots", Frame.WheelSlot.self),
            Constant(slots: "dialSlots", Frame.DialSlot.self),
            Constant(slots: "superellipseSlots", Frame.SuperellipseSlot.self),
            Constant(slots: "badgeSlots", Frame.BadgeSlot.self),
            Constant("phases", Frame.Phase.self),
            Constant("touches", Playground.TouchPhase.self),
            Constant("menuKeys", inOrder: RingMenu.Key.allCases.map { "\($0)" }),
            Constant("dialKeys", inOrder: Dial.Key.allCases.map { "\($0)" }),
            Constant("outlines", Playground.Outline.self),
            Constant("languages", inOrder: CodeLanguage.allCases.map { "\($0)".lowercased() }),
            Constant("decays", decays.map { ($0, quoted(number($1.factor))) }),
            Constant("defaults", defaults.map { ($0, Constant.object($1, indent: "  ")) }),
        ]
    }

    static var script: String {
        """
        // Generated from Sources/RoundelWeb/Contract.swift, which says how. Do not edit.

        """ + constants.map { "const \($0.name) = \($0.value);\n" }.joined()
    }

    /// The decays that the page offers by name.
    private static let decays: [(String, Decay)] = [
        ("ice", .ice), ("smooth", .smooth), ("moderate", .moderate), ("quick", .quick),
    ]

    /// The default of every setting that has one, as a link would give it, by scene.
    static var defaults: [(scene: String, settings: [(String, String)])] {
        [
            (name(.menu(MenuDesign())), menuDefaults(MenuDesign())),
            (name(.wheel(WheelDesign())), wheelDefaults(WheelDesign())),
            (name(.dial(DialDesign())), dialDefaults(DialDesign())),
            (name(.superellipse(SuperellipseDesign())), superellipseDefaults(SuperellipseDesign())),
            (name(.badge(BadgeDesign())), badgeDefaults(BadgeDesign())),
        ]
        .map { scene, settings in (scene, settings.map { ($0, quoted($1)) }) }
    }

    /// The link of a design without settings is the name of its scene.
    private static func name(_ design: Design) -> String { design.link().description }

    private static func menuDefaults(_ menu: MenuDesign) -> [(String, String)] {
        [
            ("open", "\(menu.place)"), ("submenu", "\(menu.submenuCount)"), ("hold", number(menu.hold)),
            ("count", "\(menu.count)"), ("sweep", number(menu.sweep)), ("end", "\(menu.end)"),
            ("step", number(menu.step)), ("pad", number(menu.pad)), ("start", number(menu.start)),
            ("direction", "\(menu.direction)"), ("orientation", "\(menu.orientation)"),
            ("land", menu.landsOnItems ? "yes" : "no"),
        ] + turningDefaults(menu.turning)
    }

    private static func wheelDefaults(_ wheel: WheelDesign) -> [(String, String)] {
        [("detents", "\(wheel.detents)"), ("dead", number(wheel.deadZone))] + turningDefaults(wheel.turning)
    }

    private static func dialDefaults(_ dial: DialDesign) -> [(String, String)] {
        [
            ("range", "\(number(dial.range.lowerBound)),\(number(dial.range.upperBound))"),
            ("step", number(dial.step)), ("value", number(dial.value)),
            ("start", number(dial.start)), ("sweep", number(dial.sweep)), ("curve", "\(dial.curve)"),
            ("drag", "\(dial.drag)"), ("decay", number(dial.decay)), ("ticks", "\(dial.majorTicks)"),
            ("minor", "\(dial.minorTicks)"),
        ]
    }

    private static func turningDefaults(_ turning: TurningDesign) -> [(String, String)] {
        [
            ("decay", number(turning.decay)), ("sensitivity", number(turning.sensitivity)),
            ("speed", number(turning.maximumSpeed)), ("spin", number(turning.spin)),
            ("seed", "\(turning.seed)"),
        ]
    }

    private static func superellipseDefaults(_ superellipse: SuperellipseDesign) -> [(String, String)] {
        [
            ("n", number(superellipse.exponent)), ("inset", number(superellipse.inset)),
            ("size", "\(number(superellipse.size.x)),\(number(superellipse.size.y))"),
        ]
    }

    private static func badgeDefaults(_ badge: BadgeDesign) -> [(String, String)] {
        [
            ("angle", number(badge.angle)), ("ratio", number(badge.ratio)), ("host", "\(badge.host)"),
            ("side", "\(badge.side)"), ("offset", number(badge.offset)),
        ]
    }

    /// A setting is a string in the script, as it is in a link.
    private static func quoted(_ value: String) -> String { "\"\(value)\"" }

    /// A number as a link has it: a whole number has no fraction.
    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
#endif
