import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import UIKit

@testable import RoundelUIKit

/// A radial menu whose app changes something at random in every callback and action.
@MainActor final class RadialMenuAttack: WindowAttack {
    private let view = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
    private let interaction = RadialMenuInteraction(menu: UIMenu())
    private lazy var keyboard = StandInKeyboard(window)
    private var isToldOpen = false

    override init(_ random: Seeded) {
        super.init(random)
        window.makeKeyAndVisible()
        if self.random.chance(0.85) { window.addSubview(view) }
        interaction.onOpenChange = { [unowned self] _, isOpen in
            told("open \(isOpen)") {
                if isOpen == isToldOpen { note("told twice that it is open: \(isOpen)") }
                isToldOpen = isOpen
            }
        }
        interaction.menu = makeMenu()
        view.addInteraction(interaction)
    }

    private func makeMenu() -> UIMenu {
        UIMenu(
            children: (0..<random.integer(0...6)).map { _ in
                random.chance(0.3)
                    ? UIMenu(title: "Menu", children: (0..<random.integer(0...3)).map { _ in makeAction() })
                    : makeAction()
            }
        )
    }

    private func makeAction() -> UIAction {
        let attributes: UIMenuElement.Attributes = random.chance(0.2) ? .disabled : []
        return UIAction(title: random.pick(["Cut", "Copy", ""]), attributes: attributes) { [unowned self] _ in
            told("action")
        }
    }

    override func randomPoint() -> CGPoint {
        let fan = interaction.driver.core.fan
        let middle = fan.map { CGPoint($0.center) } ?? view.center
        let (angle, distance) = (random.number(0...6.28), random.number(0...120))
        return CGPoint(x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle))
    }

    override func act() {
        switch random.integer(0...9) {
        case 0...3: drag()
        case 4, 5: wait()
        case 6:
            did("key")
            keyboard.press(random.pick([UIKeyCommand.inputRightArrow, "\r", UIKeyCommand.inputEscape, "c"]))
        case 7:
            did("open")
            interaction.open(at: CGPoint(x: number(0...300), y: number(0...400)))
        case 8:
            did("VoiceOver")
            guard let name = view.accessibilityCustomActions?.randomElement(using: &random)?.name else {
                return
            }
            StandInVoiceOver.perform(name, on: view)
        default: change()
        }
    }

    override func change() {
        switch random.integer(0...9) {
        case 0:
            did("window")
            view.superview == nil ? window.addSubview(view) : view.removeFromSuperview()
        case 1:
            did("menu")
            interaction.menu = makeMenu()
        case 2:
            did("enabled")
            interaction.isEnabled.toggle()
        case 3:
            did("dismiss")
            interaction.dismiss()
        case 4:
            did("open in a change")
            interaction.open()
        case 5:
            did("size of the window")
            window.frame.size = random.pick([
                CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            ])
        case 6:
            did("item size")
            interaction.itemSize = CGSize(width: number(0...80), height: number(0...80))
        case 7:
            did("settings")
            interaction.settings.acceptsStrokes.toggle()
            interaction.settings.opensOnTap = random.chance(0.5)
        case 8:
            did("Reduce Motion")
            StandInAccessibility.isReduceMotionEnabled.toggle()
        default:
            did("interaction")
            interaction.view == nil ? view.addInteraction(interaction) : view.removeInteraction(interaction)
        }
    }

    private var overlays: [RadialMenuOverlay] { window.subviews.compactMap { $0 as? RadialMenuOverlay } }

    override func check() {
        let core = interaction.driver.core
        if isToldOpen != core.isOpen { note("told that it is open: \(isToldOpen)") }
        if overlays.count != (core.fan == nil ? 0 : 1) { note("\(overlays.count) overlays") }
        if core.isOpen, !interaction.isEnabled { note("open, but disabled") }
        if interaction.view == nil, core.phase != .closed { note("\(core.phase) without a view") }
        if core.phase != .closed, core.phase != .waiting, !isDown { note("\(core.phase) without a finger") }
        for item in overlays.flatMap(\.itemViews) where !item.center.x.isFinite { note("an item is nowhere") }
    }

    override func finish() {
        if isDown { lift() }
        interaction.dismiss()
        StandInClock.advance(by: 3)
        check()
        rest({ StandInClock.runningLinkCount > 0 }, stop: {})
        if !overlays.isEmpty { note("the menu is left in the window") }
    }
}
