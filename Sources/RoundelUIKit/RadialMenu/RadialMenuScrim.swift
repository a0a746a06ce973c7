#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view that dims what is behind an open menu; VoiceOver closes the menu with it.
final class RadialMenuScrim: UIView {
    weak var overlay: RadialMenuOverlay?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = UIColor { traits in
            UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.5 : 0.2)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A scrim is not archived.") }

    override var accessibilityLabel: String? {
        get { overlay?.driver.words.close }
        set {}
    }

    override func accessibilityActivate() -> Bool { overlay?.press(.leave) ?? false }
}
#endif
