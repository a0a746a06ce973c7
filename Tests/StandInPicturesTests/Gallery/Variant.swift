import SwiftUI
import UIKit

/// How somebody sees a view: on which device, in which light, from which side, and with how large text.
struct Variant: Hashable {
    var isPad = false
    var isDark = false
    var isMirrored = false
    /// Whether text is as large as it can be.
    var isLarge = false

    /// An iPhone's size, or an iPad's.
    var size: CGSize { isPad ? CGSize(width: 1024, height: 1366) : CGSize(width: 390, height: 844) }

    /// What is added to the name of a picture; nothing for the plain one.
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

    /// The traits of a window of UIKit.
    var traits: UITraitCollection {
        UITraitCollection(
            standInLayoutDirection: isMirrored ? .rightToLeft : .leftToRight,
            userInterfaceStyle: isDark ? .dark : .light,
            preferredContentSizeCategory: isLarge ? .accessibilityExtraExtraExtraLarge : .large
        )
    }

    /// The view in this variant, from the start.
    @MainActor func applied(to view: some SwiftUI.View) -> some SwiftUI.View {
        view.environment(\.colorScheme, isDark ? .dark : .light)
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            .environment(\.dynamicTypeSize, isLarge ? .accessibility5 : .large)
    }
}
