import SwiftUI
import UIKit

/// How a view is presented: the device, the colour scheme, the layout direction and the text size.
struct Variant: Hashable {
    var isPad = false
    var isDark = false
    var isMirrored = false
    /// Whether text has the largest size.
    var isLarge = false

    /// The size of an iPhone or an iPad.
    var size: CGSize { isPad ? CGSize(width: 1024, height: 1366) : CGSize(width: 390, height: 844) }

    /// The suffix of the name of a picture; empty for the plain variant.
    var words: [String] {
        [(isPad, "ipad"), (isDark, "dark"), (isMirrored, "rtl"), (isLarge, "large")].filter(\.0).map(\.1)
    }

    /// The variants of a single view, the plain one first.
    static let ofViews = [
        Variant(), Variant(isDark: true), Variant(isMirrored: true), Variant(isLarge: true),
    ]

    /// The variants of a screen on which something moves, the plain one first.
    static let ofMotion = [Variant(), Variant(isDark: true, isMirrored: true), Variant(isPad: true)]

    /// The variants of a screen, the plain one first.
    static let ofScreens = [
        Variant(), Variant(isDark: true), Variant(isMirrored: true), Variant(isDark: true, isMirrored: true),
        Variant(isLarge: true), Variant(isMirrored: true, isLarge: true), Variant(isPad: true),
        Variant(isPad: true, isDark: true, isMirrored: true), Variant(isPad: true, isLarge: true),
    ]

    /// The traits of a UIKit window.
    var traits: UITraitCollection {
        UITraitCollection(
            standInLayoutDirection: isMirrored ? .rightToLeft : .leftToRight,
            userInterfaceStyle: isDark ? .dark : .light,
            preferredContentSizeCategory: isLarge ? .accessibilityExtraExtraExtraLarge : .large
        )
    }

    /// A new view in this variant.
    @MainActor func applied(to view: some SwiftUI.View) -> some SwiftUI.View {
        view.environment(\.colorScheme, isDark ? .dark : .light)
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            .environment(\.dynamicTypeSize, isLarge ? .accessibility5 : .large)
    }
}
