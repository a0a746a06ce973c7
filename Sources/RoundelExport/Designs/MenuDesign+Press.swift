extension MenuDesign {
    /// The code of a menu under the finger.
    func pressCode(_ language: CodeLanguage) -> UTF8Text? {
        switch language {
        case .uiKit: pressUIKit
        case .swiftUI: pressSwiftUI
        case .svg, .css: nil
        }
    }

    /// Whether the finger is held for another time than by default.
    private var isTuned: Bool { hold != MenuDesign().hold }

    private var pressSwiftUI: UTF8Text {
        let behavior: CodeText = isTuned ? "(RadialMenuBehavior(holdDuration: \(hold)))" : ""
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct PressMenu: View {
                var body: some View {
                    Color.clear
                        .contentShape(Rectangle())
                        .radialMenu\(behavior) {
            """
        )
        if submenuCount == 0 {
            writeActions(1, fanCount, to: &code)
        } else {
            writeActions(1, submenuIndex, to: &code)
            let number = submenuIndex + 1
            code.line(
                """
                                RadialSubmenu("Item \(number)", systemImage: "\(number).circle") {
                                    for number in 1...\(submenuCount) {
                                        RadialAction("Item \(number).\\(number)", systemImage: "\\(number).square") {}
                                    }
                                }
                """
            )
            writeActions(number + 1, fanCount, to: &code)
        }
        code.line(
            """
                        }
                        .radialMenuContainer()
                }
            }
            """
        )
        return code.text
    }

    /// Writes a loop that makes items.
    private func writeActions(_ first: Int, _ last: Int, to code: inout CodeText) {
        guard first <= last else { return }
        code.line(
            """
                            for number in \(first)...\(last) {
                                RadialAction("Item \\(number)", systemImage: "\\(number).circle") {}
                            }
            """
        )
    }

    private var pressUIKit: UTF8Text {
        let keyword: CodeText = submenuCount > 0 ? "var" : "let"
        var code = CodeText()
        code.line(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class PressMenuController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(keyword) items: [UIMenuElement] = (1...\(fanCount)).map { number in
                        UIAction(title: "Item \\(number)", image: UIImage(systemName: "\\(number).circle")) { _ in }
                    }
            """
        )
        if submenuCount > 0 {
            let number = submenuIndex + 1
            code.line(
                """
                        let children = (1...\(submenuCount)).map { number in
                            UIAction(
                                title: "Item \(number).\\(number)",
                                image: UIImage(systemName: "\\(number).square")
                            ) { _ in }
                        }
                        items[\(submenuIndex)] = UIMenu(
                            title: "Item \(number)",
                            image: UIImage(systemName: "\(number).circle"),
                            children: children
                        )
                """
            )
        }
        code.line("        let menu = RadialMenuInteraction(menu: UIMenu(children: items))")
        if isTuned { code.line("        menu.settings.holdDuration = \(hold)") }
        code.line(
            """
                    view.addInteraction(menu)
                }
            }
            """
        )
        return code.text
    }
}
