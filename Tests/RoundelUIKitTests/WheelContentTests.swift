import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The content of a wheel, and the text of its angle.
@MainActor @Suite(.standIn) struct WheelContentTests {
    @Test func `new content takes over the rotation, and the former gives it back`() {
        let (scene, button) = (wheelScene(), UIButton())
        let (first, second) = (UIView(), UIView())
        scene.view.addSubview(button)
        scene.view.contentView = first
        scene.view.rotation = 1
        #expect(near(first.transform.b, sin(1)))
        scene.view.contentView = second
        #expect(first.superview == nil && first.transform == .identity)
        scene.window.layoutIfNeeded()
        #expect(scene.view.subviews == [second, button], "the content is behind other views")
        #expect(near(second.transform.b, sin(1)) && second.center == CGPoint(x: 100, y: 100))
        #expect(second.bounds.size == CGSize(width: 200, height: 200))
    }

    @Test func `what is constrained inside the content is where the content is shown`() {
        let (scene, dial, needle) = (wheelScene(), UIView(), UIView())
        dial.addSubview(needle)
        for view in [dial, needle] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            needle.centerXAnchor.constraint(equalTo: dial.centerXAnchor),
            needle.bottomAnchor.constraint(equalTo: dial.bottomAnchor),
            needle.widthAnchor.constraint(equalToConstant: 10),
            needle.heightAnchor.constraint(equalToConstant: 20),
        ])
        scene.view.contentView = dial
        scene.view.rotation = 1
        scene.window.layoutIfNeeded()
        #expect(needle.center == CGPoint(x: 100, y: 190))
        scene.view.frame.size = CGSize(width: 120, height: 120)
        scene.window.layoutIfNeeded()
        #expect(needle.center == CGPoint(x: 60, y: 110) && StandInLayout.conflicts.isEmpty)
        // A size of its own is the app's, and no conflict.
        dial.widthAnchor.constraint(equalToConstant: 300).isActive = true
        scene.window.layoutIfNeeded()
        #expect(StandInLayout.conflicts.isEmpty)
        scene.view.contentView = nil
        #expect(scene.view.constraints.isEmpty)
    }

    @Test func `content that is scrolled stays so when the wheel gets another size`() {
        let (scene, content) = (wheelScene(), UIView())
        scene.view.contentView = content
        content.bounds.origin.y = 30
        scene.view.frame.size = CGSize(width: 120, height: 120)
        scene.window.layoutIfNeeded()
        #expect(content.bounds == CGRect(x: 0, y: 30, width: 120, height: 120))
    }

    @Test func `content that the app has moved elsewhere stays as it is`() {
        let (scene, content, other) = (wheelScene(), UIView(), UIView())
        scene.view.contentView = content
        scene.view.rotation = 1
        other.addSubview(content)
        content.bounds.size = CGSize(width: 30, height: 30)
        scene.view.rotation = 2
        scene.view.setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(content.bounds.size == CGSize(width: 30, height: 30))
        scene.view.contentView = nil
        #expect(content.superview === other && near(content.transform.b, sin(1)))
    }

    /// A view that counts how often it has been moved.
    private final class Moved: UIView {
        var count = 0
        override func didMoveToSuperview() { count += 1 }
    }

    @Test func `content that is set again stays, and comes back if the app has moved it elsewhere`() {
        let (scene, content, other) = (wheelScene(), Moved(), UIView())
        scene.view.contentView = content
        scene.view.contentView = content
        #expect(content.count == 1)
        other.addSubview(content)
        scene.view.contentView = content
        #expect(content.superview === scene.view)
    }

    @Test func `a wheel is as large as its content wants`() {
        let (wheel, label) = (WheelView(), UILabel())
        #expect(wheel.intrinsicContentSize.width < 0 && wheel.intrinsicContentSize.height < 0)
        label.text = "Turn"
        wheel.contentView = label
        #expect(wheel.intrinsicContentSize == label.intrinsicContentSize && label.text != nil)
        wheel.contentView = nil
        #expect(wheel.intrinsicContentSize.width < 0)
    }

    @Test func `a wheel in Auto Layout takes the size of new content`() {
        let (wheel, root) = (WheelView(), UIView())
        let window = UIWindow.standIn(around: root)
        root.addSubview(wheel)
        wheel.translatesAutoresizingMaskIntoConstraints = false
        wheel.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        wheel.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        func expectSide(_ side: CGFloat, _ change: () -> Void) {
            change()
            window.layoutIfNeeded()
            #expect(wheel.bounds.size == CGSize(width: side, height: side))
        }
        func image(_ side: CGFloat) -> UIImage { UIImage(standInSize: CGSize(width: side, height: side)) }
        let content = UIImageView(image: image(70))
        expectSide(70) { wheel.contentView = content }
        expectSide(90) { wheel.image = image(90) }
        // The view is the same.
        expectSide(50) { wheel.image = image(50) }
        expectSide(70) { wheel.contentView = content }
    }

    @Test func `the value that the app has set is spoken instead of the angle`() {
        let wheel = WheelView()
        wheel.angleTextStyle = AngleText(format: "%@ / %@", locale: Locale(identifier: "en_US"))
        wheel.rotation = .pi / 2
        #expect(wheel.angleText == "90.0 / 90.0" && wheel.accessibilityValue == wheel.angleText)
        wheel.accessibilityValue = "East"
        #expect(wheel.accessibilityValue == "East" && wheel.angleText == "90.0 / 90.0")
        wheel.accessibilityValue = nil
        #expect(wheel.accessibilityValue == "90.0 / 90.0")
    }

    @Test func `a style wraps by default, and has a degree sign`() {
        let english = AngleText(locale: Locale(identifier: "en_US"))
        #expect(english(radians(-135)) == "225.0°" && english(radians(-135), wraps: false) == "-135.0°")
        #expect(english(radians(725), wraps: false) == "725.0°" && english(radians(725)) == "5.0°")
        #expect(english == AngleText(format: "%@°", locale: Locale(identifier: "en_US")))
        #expect(english != AngleText(format: "%@", locale: Locale(identifier: "en_US")))
        #expect(english != AngleText(locale: Locale(identifier: "de_DE")))
    }

    @Test func `another image is shown by the view of the one before`() {
        let wheel = WheelView()
        wheel.image = UIImage(standInSize: CGSize(width: 30, height: 30))
        let view = wheel.contentView
        // What the app sets on it stays.
        view?.tintColor = .systemPink
        wheel.image = UIImage(standInSize: CGSize(width: 40, height: 40))
        #expect(view != nil && wheel.contentView === view)
    }
}
