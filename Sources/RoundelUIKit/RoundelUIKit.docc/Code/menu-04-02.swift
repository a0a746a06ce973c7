import Roundel
import RoundelUIKit
import UIKit

final class MenuController: UIViewController {
    private let menu = CircularMenuView()

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.frame = CGRect(x: 20, y: 120, width: 320, height: 320)
        menu.setItems([
            UIAction(title: "Cut") { _ in print("cut") },
            UIAction(title: "Copy") { _ in print("copy") },
            UIAction(title: "Paste") { _ in print("paste") },
        ])
        menu.settings.decay = .smooth
        menu.arrangement = .arc(sweep: .pi)
        menu.onSelect = { _, index in print("selected", index) }
        menu.isOpen = true
        view.addSubview(menu)
    }
}
