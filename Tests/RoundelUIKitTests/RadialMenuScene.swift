import Foundation
import Roundel
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A view with a radial menu in a window, and what its actions did.
///
/// The menu has four items about the finger: the second, at 3 o'clock, has a submenu of three, and
/// the last, at 9 o'clock, is disabled.
@MainActor final class RadialMenuScene {
    let view: UIView
    let window: UIWindow
    let interaction: RadialMenuInteraction
    let fingers: StandInFingers
    let pointer: StandInPointer
    let keyboard: StandInKeyboard
    var performed: [String] = []
    var opened: [Bool] = []

    static let middle = CGPoint(x: 195, y: 422)

    init(
        _ view: UIView = UIView(),
        around container: UIView? = nil,
        elements: [UIMenuElement]? = nil,
        size: CGSize = CGSize(width: 390, height: 844)
    ) {
        self.view = view
        if container == nil { view.frame = CGRect(x: 95, y: 322, width: 200, height: 200) }
        window = .standIn(around: container ?? view, size: size)
        (fingers, pointer, keyboard) = (
            StandInFingers(window), StandInPointer(window), StandInKeyboard(window)
        )
        interaction = RadialMenuInteraction(menu: UIMenu())
        interaction.menu = UIMenu(children: elements ?? sample)
        interaction.onOpenChange = { [weak self] _, isOpen in self?.opened.append(isOpen) }
        view.addInteraction(interaction)
    }

    var sample: [UIMenuElement] {
        [
            action("Copy"),
            UIMenu(
                title: "Share",
                children: [action("Mail"), action("Messages"), action("Print", .disabled)]
            ),
            action("Paste"), action("Delete", [.disabled, .destructive]),
        ]
    }

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] _ in
            self?.performed.append(title)
        }
    }

    /// A point in a direction in degrees from the middle of the window.
    func point(_ degrees: Double, _ distance: Double = 72) -> CGPoint {
        let (middle, angle) = (Self.middle, degrees * .pi / 180)
        return CGPoint(x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle))
    }

    /// Holds a finger until the menu is open.
    func hold(_ point: CGPoint = middle) {
        fingers.down(point)
        StandInClock.advance(by: 0.55)
    }

    /// Opens the menu, and leaves it open.
    func open() {
        hold()
        fingers.up()
        settle()
    }

    /// Lets the menu open or close.
    func settle() { StandInClock.advance(by: 1) }

    var core: PressMenu { interaction.driver.core }

    var overlay: RadialMenuOverlay? {
        window.subviews.compactMap { $0 as? RadialMenuOverlay }.last
    }

    var shownTitle: String? {
        overlay?.subviews.compactMap { $0 as? RadialMenuTitleView }.first { !$0.isHidden }?.subviews
            .compactMap { ($0 as? UILabel)?.text }.first
    }
}
