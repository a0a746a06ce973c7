#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// An item of an open menu: a disc with the image of an action, or with the first letter of its
/// title.
final class RadialMenuItemView: UIView {
    private(set) var entry: RadialMenuEntry
    private var parent: Int?
    private weak var overlay: RadialMenuOverlay?
    private let disc = UIView()
    private var content = UIView()
    private let badge = UIView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    private var isHighlighted = false

    init(_ entry: RadialMenuEntry, parent: Int?, size: CGSize, in overlay: RadialMenuOverlay) {
        (self.entry, self.parent, self.overlay) = (entry, parent, overlay)
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        badge.addSubview(mark)
        isAccessibilityElement = true
        change(to: entry, parent: parent, size: size)
        onTraitChange(of: self) { $0.place() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("An item is not archived.") }

    /// Shows what the item has become in a menu that was read again.
    ///
    /// Assistive technologies stay at the view.
    func change(to entry: RadialMenuEntry, parent: Int?, size: CGSize) {
        (self.entry, self.parent) = (entry, parent)
        bounds.size = size
        content.removeFromSuperview()
        content = entry.image.map { UIImageView(image: $0) } ?? UILabel(initialOf: entry.title)
        addSubview(content)
        badge.removeFromSuperview()
        if entry.isOn { addSubview(badge) }
        place()
    }

    /// The path of this item, whose index is given.
    func path(_ index: Int) -> PressMenu.ItemPath {
        parent.map { PressMenu.ItemPath($0, child: index) } ?? PressMenu.ItemPath(index)
    }

    /// Shows the item as the core says, or not at all.
    func show(_ appearance: PressMenu.Appearance?) {
        if isHidden != (appearance == nil) { isHidden = appearance == nil }
        guard let appearance else { return }
        let (center, scale) = (CGPoint(appearance.position), CGFloat(appearance.scale))
        if self.center != center { self.center = center }
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        if self.transform != transform { self.transform = transform }
        if alpha != CGFloat(appearance.opacity) { alpha = CGFloat(appearance.opacity) }
        guard appearance.isHighlighted != isHighlighted else { return }
        isHighlighted = appearance.isHighlighted
        color()
    }

    // MARK: The look

    private func place() {
        let side = min(bounds.width, bounds.height)
        // With increased contrast, an outline separates the disc from what is behind it.
        let line = traitCollection.accessibilityContrast == .high ? min(2, side / 2) : 0
        layer.cornerRadius = side / 2
        backgroundColor = line > 0 ? .label : nil
        disc.frame = bounds.insetBy(dx: line, dy: line)
        disc.layer.cornerRadius = side / 2 - line
        content.contentMode = .scaleAspectFit
        content.frame = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        // As a headline at 44 points, and like the disc it grows with the user's text size.
        (content as? UILabel)?.font = .preferredFont(forTextStyle: .headline).withSize(max(side * 17 / 44, 1))
        placeBadge(side: side / 3)
        color()
    }

    /// The mark of an action that is on is at the upper trailing corner.
    private func placeBadge(side: CGFloat) {
        let isMirrored = overlay?.driver.core.settings.fan.isMirrored == true
        badge.frame = CGRect(x: isMirrored ? 0 : bounds.width - side, y: 0, width: side, height: side)
        badge.layer.cornerRadius = side / 2
        mark.contentMode = .scaleAspectFit
        mark.frame = badge.bounds.insetBy(dx: side / 5, dy: side / 5)
    }

    private func color() {
        let tint: UIColor = entry.isDestructive ? .systemRed : overlay?.tintColor ?? tintColor
        disc.backgroundColor = isHighlighted ? tint : .radialMenuDisc
        let ink: UIColor = isHighlighted ? .white : entry.isDestructive ? .systemRed : .label
        content.tintColor = ink
        (content as? UILabel)?.textColor = ink
        (badge.backgroundColor, mark.tintColor) = isHighlighted ? (.white, tint) : (tint, .white)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    #if !os(visionOS)
    /// Colours and places the content again when traits have changed, before iOS 17.
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { place() }
    }
    #endif

    // MARK: Assistive technologies

    override var accessibilityLabel: String? {
        get { entry.title }
        set {}
    }

    override var accessibilityHint: String? {
        get { entry.children.isEmpty ? nil : overlay?.driver.words.submenu }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if !entry.isEnabled { traits.insert(.notEnabled) }
            if entry.isOn { traits.insert(.selected) }
            return traits
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let overlay else { return false }
        let views = parent == nil ? overlay.itemViews : overlay.childViews
        guard let index = views.firstIndex(where: { $0 === self }) else { return false }
        return overlay.driver.choose(path(index))
    }
}

extension UIColor {
    /// The colour of discs and titles that are shown over anything.
    static var radialMenuDisc: UIColor {
        UIColor { traits in
            let white: CGFloat = traits.userInterfaceStyle == .dark ? 0.25 : 1
            return UIColor(red: white, green: white, blue: white, alpha: 1)
        }
    }
}

extension UILabel {
    /// A label with the first letter of a title.
    fileprivate convenience init(initialOf title: String) {
        self.init(frame: .zero)
        text = String(title.prefix(1)).uppercased()
        textAlignment = .center
        // For a wide letter.
        (adjustsFontSizeToFitWidth, minimumScaleFactor) = (true, 0.3)
    }
}
#endif
