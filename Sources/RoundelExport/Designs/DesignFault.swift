/// A fault in a link: a scene, a setting or a value that does not exist.
///
/// The text is computed on request, because the playground never needs it.
struct DesignFault {
    enum Reason {
        /// There is no such scene.
        case scene
        /// The scene has no such setting.
        case setting
        /// The setting is in the link more than once.
        case repeated
        /// The value is no list of as many numbers in this range.
        case range(ClosedRange<Double>, ClosedRange<Int>)
        /// The value is none of these words.
        case words([StaticString])
    }

    /// The name of the setting, or an empty string if the value is itself the name of a scene or
    /// setting.
    let name: StaticString
    let value: ArraySlice<UInt8>
    let reason: Reason

    private static func words(for counts: ClosedRange<Int>) -> StaticString {
        switch counts {
        case 1...1: "' is not a number from "
        case 2...2: "' is not two numbers from "
        case 1...2: "' is not one or two numbers from "
        default: "' is not a list of numbers from "
        }
    }

    /// One sentence about the fault, on one line.
    var text: UTF8Text {
        var text = UTF8Text(name)
        if name.utf8CodeUnitCount > 0 { text.append(" ") }
        text.append("'")
        text.append(quoting: value)
        switch reason {
        case .scene: text.append("' is not a scene: menu, wheel, superellipse, badge or dial")
        case .setting: text.append("' is not a setting of this scene")
        case .repeated: text.append("' is set more than once")
        case .range(let range, let counts):
            text.append(DesignFault.words(for: counts))
            text.append(range.lowerBound, decimals: 4)
            text.append(" to ")
            if range.upperBound == .infinity {
                text.append("infinity")
            } else {
                text.append(range.upperBound, decimals: 6)
            }
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
