import RoundelUIKit
import UIKit

/// A photo with tools around it.
///
/// The slider belongs to the tool at the top, and a tap on the photo hides the tools.
final class PhotoViewController: ScreenViewController {
    private let menu = CircularMenuView()
    private let picture = DrawingView(Photo().drawing)
    private let frame = CircleView()
    private let slider = SliderRow(range: Photo.range)
    private var photo = Photo()
    private var tool = Tool.exposure
    private var side: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.items = Tool.allCases.map { ToolDisc($0) }
        menu.itemSize = CGSize(width: UIButton.discSize, height: UIButton.discSize)
        let button = PhotoButton(type: .custom)
        button.accessibilityLabel = Words.tools
        frame.isUserInteractionEnabled = false
        frame.fill(with: picture)
        button.fill(with: frame)
        menu.centerView = button
        menu.isOpen = true
        menu.words = words()
        menu.onPoint = { [unowned self] _, pointed in point(at: pointed) }
        menu.onOpenChange = { [unowned self] _, _ in resize() }
        slider.onChange = { [unowned self] amount in
            photo[tool] = amount
            picture.drawing = photo.drawing
            showAmount()
        }
        point(at: 0)
        show(menu, with: [slider])
    }

    override func stageChanged(to side: CGFloat) {
        self.side = side
        menu.centerSize = photoSize
    }

    /// The size of the photo: the part of the stage that the tools leave, or all of it.
    private var photoSize: CGSize {
        let size = menu.isOpen ? max(0, side - 2 * UIButton.discSize - 24) : side
        return CGSize(width: size, height: size)
    }

    private func point(at pointed: Int?) {
        if let pointed { tool = Tool.allCases[pointed] }
        for case (let index, let item as ToolDisc) in menu.items.enumerated() {
            item.isAtPointer = index == pointed
        }
        showAmount()
    }

    private func showAmount() { slider.show(tool.name, photo.text(of: tool), photo[tool]) }

    private func resize() {
        let change = { [menu, photoSize] in
            menu.centerSize = photoSize
            menu.layoutIfNeeded()
        }
        guard !UIAccessibility.isReduceMotionEnabled else { return change() }
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change,
            completion: nil
        )
    }

    private func words() -> CircularMenuView.Words {
        var words = CircularMenuView.Words()
        (words.next, words.previous, words.position) = (Words.next, Words.previous, Words.position)
        return words
    }
}

/// A round button, which takes no touches in the corners of its bounds.
private final class PhotoButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

/// A tool on a disc, which is filled while the tool is at the top.
private final class ToolDisc: UIControl {
    private let symbol: UIImageView

    init(_ tool: Tool) {
        symbol = UIImageView(
            image: UIImage(
                systemName: tool.symbol,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)
            )
        )
        super.init(frame: CGRect(x: 0, y: 0, width: UIButton.discSize, height: UIButton.discSize))
        symbol.contentMode = .center
        layer.cornerRadius = UIButton.discSize / 2
        fill(with: symbol)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = tool.name
        show()
    }

    required init?(coder: NSCoder) { nil }

    var isAtPointer = false { didSet { show() } }

    private func show() {
        backgroundColor = isAtPointer ? .disc : .chip
        symbol.tintColor = isAtPointer ? .white : .action
    }
}
