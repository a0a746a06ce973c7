#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The title of the highlighted item, beside the menu, where no finger covers it.
final class RadialMenuTitleView: UIView {
    private static let inset = CGSize(width: 14, height: 7)

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        (isHidden, isUserInteractionEnabled) = (true, false)
        backgroundColor = .radialMenuDisc
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        (label.numberOfLines, label.textAlignment) = (0, .center)
        addSubview(label)
        // The items themselves are accessible.
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A title is not archived.") }

    /// Shows a text that is at most as wide as the room for the menu, or nothing.
    func show(_ text: String, within width: CGFloat) {
        let width = max(width - 2 * Self.inset.width, 0)
        if isHidden != text.isEmpty { isHidden = text.isEmpty }
        if label.text != text { label.text = text }
        guard !isHidden else { return }
        let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
        let box = CGSize(width: min(size.width, width).rounded(.up), height: size.height.rounded(.up))
        bounds.size = CGSize(
            width: box.width + 2 * Self.inset.width,
            height: box.height + 2 * Self.inset.height
        )
        label.frame = CGRect(x: Self.inset.width, y: Self.inset.height, width: box.width, height: box.height)
        layer.cornerRadius = min(bounds.height / 2, 20)
    }
}
#endif
