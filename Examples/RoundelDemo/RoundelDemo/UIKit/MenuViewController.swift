import RoundelUIKit
import UIKit

/// A menu around a button: drag it, flick it, or tap a tool.
final class MenuViewController: ScreenViewController {
    private let menu = CircularMenuView()
    private let label = UILabel(style: .title2)
    private static let size = CGSize(width: 56, height: 56)

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.items = Tool.allCases.map { Self.button($0.symbol, named: $0.name) }
        menu.itemSize = Self.size
        menu.centerView = Self.button("plus", named: NSLocalizedString("Open or close", comment: "A menu"))
        menu.isOpen = true
        menu.words = Self.words()
        menu.onPoint = { [label] menu, pointed in
            for (index, item) in menu.items.enumerated() {
                item.tintColor = index == pointed ? .systemPink : nil
            }
            label.text = pointed.map { Tool.allCases[$0].name }
        }
        let stage = CircleView()
        stage.backgroundColor = .tertiarySystemFill
        stage.fill(with: menu, inset: 8)
        show(stage, with: [label])
    }

    /// What VoiceOver says, in the user's language.
    private static func words() -> CircularMenuView.Words {
        var words = CircularMenuView.Words()
        words.next = NSLocalizedString("Next", comment: "Turns the menu")
        words.previous = NSLocalizedString("Previous", comment: "Turns the menu")
        let position = NSLocalizedString("%lld of %lld", comment: "A place in the menu")
        words.position = { .localizedStringWithFormat(position, $0 + 1, $1) }
        return words
    }

    private static func button(_ symbol: String, named name: String) -> UIButton {
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: symbol)
        look.cornerStyle = .capsule
        let button = UIButton(configuration: look)
        button.bounds.size = size
        button.accessibilityLabel = name
        return button
    }
}
