import CoreGraphics

// The appearance of texts, symbols and controls that outer modifiers set.

/// The colour scheme.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private struct ForegroundKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
    private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
    private struct SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
    private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private struct ListKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The colour scheme.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] }
        set { self[SchemeKey.self] = newValue }
    }

    /// The font; `nil` means that of body text.
    public internal(set) var standInFont: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The style of texts and symbols, if one is set.
    public internal(set) var standInForeground: (any ShapeStyle)? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The tint colour of controls; `nil` means the system's blue.
    public internal(set) var standInTint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public internal(set) var standInTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Whether this is a row of a list, in which the symbols of labels have the tint colour.
    var standInIsInList: Bool {
        get { self[ListKey.self] }
        set { self[ListKey.self] = newValue }
    }

    /// The size of texts in points, scaled by the user's setting unless it is fixed.
    public var standInTextSize: CGFloat {
        let font = standInFont ?? .body
        guard font.standInFixedSize == nil else { return font.standInSize }
        return StandInText.size(of: font.standInStyle, growth: dynamicTypeSize.growth)
    }

    /// The weight of texts, on the scale from 100 to 900.
    public var standInTextWeight: CGFloat { standInFont?.standInWeight ?? 400 }
}

extension StandInRecord {
    /// Sets the appearance of the content.
    func adjust(_ environment: inout EnvironmentValues) {
        switch name {
        case "font": environment.standInFont = value as? Font
        case "foregroundStyle": environment.standInForeground = value as? any ShapeStyle
        case "multilineTextAlignment": environment.standInTextAlignment = value as? TextAlignment ?? .leading
        case "tint": environment.standInTint = value as? Color
        default: break
        }
    }
}

extension Font {
    /// The size in points at the default text size; 17 for a style that the stand-in does not know.
    public var standInSize: CGFloat { standInFixedSize ?? StandInText.size(of: standInStyle, growth: 0) }

    /// The size of a font with a fixed size.
    var standInFixedSize: CGFloat? { Double(standInStyle).map { CGFloat($0) } }

    /// The weight, on the scale from 100 to 900.
    public var standInWeight: CGFloat { standInStyle == "headline" ? 600 : 400 }

    /// The name without its modifiers.
    var standInStyle: String { name.split(separator: ",").first.map(String.init) ?? "" }
}

extension DynamicTypeSize {
    /// The position between the default size, 0, and the largest, 1.
    var growth: CGFloat {
        let index = Self.allCases.firstIndex(of: self) ?? 0
        return StandInText.growths[min(index, StandInText.growths.count - 1)]
    }
}

extension Color {
    /// Red, green and blue in light mode, then in dark mode, as on iOS 16.
    private static let numbers: [String: (light: Int, dark: Int)] = [
        "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
        "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
        "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
        "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
        "gray": (0x8E8E93, 0x8E8E93), "white": (0xFFFFFF, 0xFFFFFF), "black": (0x000000, 0x000000),
        "primary": (0x000000, 0xFFFFFF), "secondary": (0x3C3C43, 0xEBEBF5), "shadow": (0x000000, 0x000000),
        "clear": (0x000000, 0x000000),
    ]
    private static let opacities = ["secondary": 0.6, "shadow": 0.33, "clear": 0]

    /// Red, green, blue and opacity, each from 0 to 1; grey for a colour that the stand-in does not
    /// know.
    public func standInComponents(in scheme: ColorScheme) -> [Double] {
        let parts = name.components(separatedBy: " · ")
        let own = parts[0].split(separator: "/").compactMap { Int($0) }
        let known = Self.numbers[parts[0]] ?? (0x8E8E93, 0x8E8E93)
        let pair = own.count == 2 ? (light: own[0], dark: own[1]) : known
        let number = scheme == .dark ? pair.dark : pair.light
        let opacity = parts.dropFirst().reduce(Self.opacities[parts[0]] ?? 1) { $0 * (Double($1) ?? 1) }
        let components = [number >> 16, number >> 8, number].map { Double($0 & 255) / 255 }
        return components + [opacity]
    }
}
