import RoundelUIKit
import UIKit

/// The examples of the README with the same text, each of which returns the views that it makes.
///
/// `ReadmePictureTests` compares them with the README.
@MainActor enum ReadmeExamples {
    static func makeDial() -> (WheelView, UILabel) {
        let (dial, label) = (WheelView(), UILabel())
        dial.image = UIImage(named: "dial")
        dial.detentCount = 12
        dial.decayFactor = 0.95
        dial.angleTextStyle.format = "Angle: %@°"
        dial.onTurned = { dial, _ in label.text = dial.angleText }
        dial.onRest = { dial in print("rests at", dial.rotation) }
        dial.turn(toDetent: 5, .clockwise, extraTurns: 3, duration: 4)  // Visible in a window.
        return (dial, label)
    }

    static func makeVolume() -> DialView {
        let volume = DialView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        (volume.maximumValue, volume.step, volume.value) = (100, 1, 40)
        volume.accessibilityLabel = "Volume"
        volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
        return volume
    }

    static func makeMenu() -> CircularMenuView {
        let menu = CircularMenuView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        menu.setItems([
            UIAction(title: "Cut") { _ in print("cut") },
            UIAction(title: "Copy") { _ in print("copy") },
            UIAction(title: "Paste") { _ in print("paste") },
        ])
        menu.centerView = UIButton(type: .close)
        menu.onSelect = { _, index in print("selected", index) }
        menu.isOpen = true
        return menu
    }

    static func makeCard() -> SuperellipseView {
        let card = SuperellipseView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        card.exponent = 3.5
        card.backgroundColor = .white
        (card.strokeWidth, card.dropShadowOpacity) = (2, 0.3)
        card.contentView.addSubview(UIImageView(image: UIImage(named: "photo")))
        UIView.animate(withDuration: 0.3) { card.exponent = 5 }
        return card
    }

    static func makePanel() -> ShapedView {
        let panel = ShapedView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        panel.corners = Corners(radius: 24, shape: .smooth(0.6))
        panel.backgroundColor = .systemIndigo
        UIView.animate(withDuration: 0.3) {
            panel.corners = Corners(
                topLeft: Corner(radius: 40, shape: .scoop),
                bottomRight: Corner(radius: 40, shape: .squircle)
            )
        }
        return panel
    }

    static func makeAvatar() -> (UIView, CircleView, CircleView) {
        let (view, avatar, badge) = (UIView(), CircleView(), CircleView())
        view.addSubview(avatar)
        view.addSubview(badge)  // Not inside the avatar, because a circle clips its subviews.
        badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
        badge.pin(toCircumferenceOf: avatar, at: -.pi / 4, placement: .on, offset: 2)
        return (view, avatar, badge)
    }
}
