internal import Roundel

// Code is fixed text with settings in it.

extension DesignFields {
    /// A template with these fields in it.
    ///
    /// - `^name^` is the value of a field.
    /// - What stands between `^name?` and `^.` is there if the field is; between `^name!` and `^.`, if it is not.
    /// - `^,` is a comma and a space, but not after an opening parenthesis.
    func code(_ template: StaticString) -> UTF8Text {
        template.withUTF8Buffer { bytes in
            var (text, at, omitted) = (UTF8Text(), 0, 0)
            while at < bytes.count {
                let byte = bytes[at]
                at += 1
                guard byte == UInt8(ascii: "^") else {
                    if omitted == 0 { text.append(byte: byte) }
                    continue
                }
                let start = at
                while bytes[at] >= UInt8(ascii: "a") { at += 1 }
                fill(bytes[start..<at], mark: bytes[at], &text, &omitted)
                at += 1
            }
            return text
        }
    }

    /// Fills in one mark; `omitted` counts the parts around it, from the outermost that is not there.
    private func fill(
        _ name: Slice<UnsafeBufferPointer<UInt8>>,
        mark: UInt8,
        _ text: inout UTF8Text,
        _ omitted: inout Int
    ) {
        let value = value(name)
        switch mark {
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            if omitted > 0 || (value == nil) == (mark == UInt8(ascii: "?")) { omitted += 1 }
        case UInt8(ascii: "."): omitted = max(0, omitted - 1)
        case _ where omitted > 0: break
        case UInt8(ascii: ","): if text.bytes.last != UInt8(ascii: "(") { text.append(", ") }
        default: text.append(bytes: value ?? [])
        }
    }

    /// Adds what turns, as Swift writes it for a front end.
    mutating func add(_ turning: TurningDesign, _ language: CodeLanguage) {
        add(slowing: turning.decay)
        if turning.seed != 0 {
            add("order", UTF8Text("spinAtRandom(seed: ^)", [Double(turning.seed)]))
        } else if turning.spin != 0 {
            let order: StaticString = language == .uiKit ? "spin(velocity: ^)" : "spin(.radians(^))"
            add("order", UTF8Text(order, [turning.spin]))
        }
    }

    /// Adds SwiftUI's `TurnSettings` of these fields.
    mutating func addTurnSettings(isMenu: Bool = false) {
        if isMenu { add("menu") }
        add("settings", code(DesignFields.turnSettings))
    }

    private static let turnSettings: StaticString = """
        TurnSettings(^slowing?decay: ^slowing^^.^landings?^,detents: .at([^landings^].map { .degrees($0) })^.\
        ^detents?^,detents: .count(^detents^)^.^least?^,limits: .degrees(^least^) ... .degrees(^greatest^)^.\
        ^sensitivity?^,sensitivity: ^sensitivity^^.^speed?^,maximumSpeed: .radians(^speed^)^.\
        ^dead?^,deadZone: ^dead^^.^menu?^,gesture: .afterMoving(10)^.)
        """

    /// Adds a decay as Swift writes it, by its name where it has one; not the one that wheels have by themselves.
    private mutating func add(slowing factor: Double) {
        switch factor {
        case Decay.ice.factor: add("slowing", UTF8Text(".ice"))
        case Decay.smooth.factor: add("slowing", UTF8Text(".smooth"))
        case Decay.moderate.factor: break
        case Decay.quick.factor: add("slowing", UTF8Text(".quick"))
        default: add("slowing", UTF8Text(".init(factor: ^)", [factor]))
        }
    }
}
