/// What is wrong with a link.
///
/// It becomes text only where somebody asks: the playground never does.
struct DesignFault {
    enum Reason {
        /// There is no such scene.
        case scene
        /// The scene has no such setting.
        case setting
        /// The value is no number in a range.
        case range(ClosedRange<Double>)
        /// The value is none of these words.
        case words([StaticString])
    }

    /// The setting, or nothing where the value itself is a name.
    let name: StaticString
    let value: ArraySlice<UInt8>
    let reason: Reason

    /// A sentence about it.
    var text: UTF8Text {
        var text = UTF8Text(name)
        if name.utf8CodeUnitCount > 0 { text.append(" ") }
        text.append("'")
        text.append(bytes: value)
        switch reason {
        case .scene: text.append("' is not a scene: menu, wheel, superellipse or badge")
        case .setting: text.append("' is not a setting of this scene")
        case .range(let range):
            text.append("' is not a number from ")
            text.append(range.lowerBound, decimals: 4)
            text.append(" to ")
            text.append(
                range.upperBound == .infinity ? UTF8Text("infinity") : UTF8Text("^", [range.upperBound])
            )
        case .words(let words):
            text.append("' is not one of")
            for word in words {
                text.append(" ")
                text.append(word)
            }
        }
        return text
    }
}
