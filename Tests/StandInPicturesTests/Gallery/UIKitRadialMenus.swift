import RoundelUIKit
import UIKit

/// Subjects: menus that a `RadialMenuInteraction` opens over a photograph.
@MainActor enum UIKitRadialMenus {
    private static let size = CGSize(width: 390, height: 440)

    /// A menu that is opened at a point, with what happens then.
    private static func menu(
        _ name: String,
        at point: CGPoint = CGPoint(x: 179, y: 230),
        _ elements: [UIMenuElement]? = nil,
        then drive: @escaping @MainActor (UIWindow) -> Void = { _ in }
    ) -> Subject {
        .uiKit("radial-\(name)", size: size) { room -> UIView in
            let view = UIView(frame: room)
            view.backgroundColor = .tertiarySystemFill
            view.layer.cornerRadius = 16
            let label = UIKitMenus.word("A photograph")
            label.frame = CGRect(x: 16, y: 16, width: 200, height: 24)
            view.addSubview(label)
            let interaction = RadialMenuInteraction(menu: UIMenu(children: elements ?? sample))
            // Inside a window of pictures nobody waits for the motion.
            interaction.settings.reducesMotion = name != "opening"
            view.addInteraction(interaction)
            return view
        } then: { view in
            guard let window = view.window else { return }
            let start = view.convert(point, to: window)
            let fingers = StandInFingers(window)
            fingers.down(start)
            StandInClock.advance(by: 0.5)
            fingers.up(after: 0)
            StandInClock.advance(by: name == "opening" ? 0.07 : 1)
            drive(window)
        }
    }

    private static func action(
        _ title: String,
        _ symbol: String,
        _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes, state: state) {
            _ in
        }
    }

    private static var sample: [UIMenuElement] {
        [
            action("Copy", "doc.on.doc"),
            UIMenu(
                title: "Share",
                image: UIImage(systemName: "square.and.arrow.up"),
                children: [
                    action("Mail", "pencil"), action("Message", "heart"), action("Print", "star", .disabled),
                ]
            ),
            action("Favourite", "star", state: .on), action("Cut", "scissors", .disabled),
            action("Delete this photograph", "trash", .destructive),
        ]
    }

    private static func press(_ keys: String...) -> @MainActor (UIWindow) -> Void {
        { window in for key in keys { StandInKeyboard(window).press(key) } }
    }

    static let subjects: [Subject] = [
        menu("middle"), menu("opening"),
        menu("highlighted", then: press(UIKeyCommand.inputUpArrow)),
        menu("corner", at: CGPoint(x: 330, y: 400), then: press("c")),
        menu("edge", at: CGPoint(x: 8, y: 200)),
        menu("submenu", then: press("s", "\r")),
        menu("letters", UIKitMenus.words.map { word in UIAction(title: word) { _ in } }, then: press("p")),
        menu("twenty", (0..<20).map { action("\($0)", UIKitMenus.symbols[$0 % 8]) }),
    ]
}
