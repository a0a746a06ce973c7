import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// The sizes of a dial, the views inside it, and the elements of its thumbs.
@MainActor @Suite(.standIn) struct DialElementTests {
    @Test func `a dial wants 128 by 128 points`() {
        let size = CGSize(width: 128, height: 128)
        #expect(DialView().intrinsicContentSize == size && RangeDialView().intrinsicContentSize == size)
        #expect(DialView().sizeThatFits(CGSize(width: 9, height: 900)) == size)
    }

    @Test func `a view in the corner of a dial takes its touches, unless it takes none`() {
        let scene = dialScene()
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.view.addSubview(inside)
        #expect(scene.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === inside)
        inside.isUserInteractionEnabled = false
        #expect(scene.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === scene.window)
        // On the ring the dial itself takes them.
        #expect(scene.window.hitTest(CGPoint(x: 236, y: 150), with: nil) === scene.view)
    }

    /// The elements of a dial from 0 to 24 with the values 9 and 17, and steps of 1.
    private func range() throws -> (Scene<RangeDialView>, UIAccessibilityElement, UIAccessibilityElement) {
        let dial = RangeDialView()
        (dial.maximumValue, dial.step) = (24, 1)
        dial.setValues(9...17, animated: false)
        let scene = dialScene(dial)
        let elements = (dial.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        try #require(elements.count == 2)
        return (scene, elements[0], elements[1])
    }

    @Test func `a thumb is spoken with its own label, after that of the dial if there is one`() throws {
        let (scene, lower, upper) = try range()
        #expect(lower.accessibilityLabel == "Minimum" && upper.accessibilityLabel == "Maximum")
        (scene.view.lowerLabel, scene.view.upperLabel) = ("From", "To")
        scene.view.accessibilityLabel = "Hours"
        #expect(lower.accessibilityLabel == "Hours, From" && upper.accessibilityLabel == "Hours, To")
        #expect(lower.accessibilityHint == nil)
        scene.view.accessibilityHint = "Opening hours"
        #expect(lower.accessibilityHint == "Opening hours" && upper.accessibilityHint == "Opening hours")
    }

    @Test func `what the app sets on the element of a thumb is spoken instead`() throws {
        let (scene, lower, upper) = try range()
        scene.view.valueText = { "\(Int($0))h" }
        #expect(lower.accessibilityValue == "9h" && upper.accessibilityValue == "17h")
        scene.view.accessibilityLanguage = "ja"
        #expect(lower.accessibilityLanguage == "ja" && upper.accessibilityLanguage == "ja")
        lower.accessibilityLanguage = "fr"
        #expect(lower.accessibilityLanguage == "fr" && upper.accessibilityLanguage == "ja")
        (lower.accessibilityLabel, lower.accessibilityHint, lower.accessibilityValue) = ("A", "B", "C")
        #expect(lower.accessibilityLabel == "A" && lower.accessibilityHint == "B")
        #expect(lower.accessibilityValue == "C" && upper.accessibilityValue == "17h")
        lower.accessibilityTraits = .updatesFrequently
        #expect(lower.accessibilityTraits == [.updatesFrequently, .adjustable])
        scene.view.isEnabled = false
        #expect(lower.accessibilityTraits == [.updatesFrequently, .adjustable, .notEnabled])
        #expect(upper.accessibilityTraits.contains(.notEnabled))
    }

    @Test func `each thumb goes up and down by itself`() throws {
        let (scene, lower, upper) = try range()
        lower.accessibilityDecrement()
        upper.accessibilityDecrement()
        #expect((scene.view.lowerValue, scene.view.upperValue) == (8, 16))
        upper.accessibilityIncrement()
        lower.accessibilityIncrement()
        lower.accessibilityIncrement()
        #expect((scene.view.lowerValue, scene.view.upperValue) == (10, 17))
        #expect(scene.view.standInSentEvents.filter { $0 == .valueChanged }.count == 5)
    }

    @Test func `the frame of a thumb is large enough for a finger, and larger for a larger thumb`() throws {
        let (scene, lower, _) = try range()
        for (diameter, side) in [(CGFloat(28), CGFloat(44)), (50, 50), (0, 44)] {
            scene.view.thumbDiameter = diameter
            let (inner, outer) = (lower.accessibilityFrameInContainerSpace, lower.accessibilityFrame)
            #expect(near(inner.width, side) && near(inner.height, side))
            #expect(near(outer.width, side) && near(outer.minX, inner.minX + 50))
            #expect(near(outer.minY, inner.minY + 50))
            #expect(near(lower.accessibilityActivationPoint, CGPoint(x: outer.midX, y: outer.midY)))
        }
    }

    @Test func `a part of the sweep is spoken without decimals`() {
        let dial = DialView()
        dial.value = 0.256
        #expect(dial.accessibilityValue?.hasPrefix("26") == true)
        #expect(dial.accessibilityValue?.hasSuffix("%") == true)
        (dial.minimumValue, dial.maximumValue, dial.value) = (-10, 10, 5)
        #expect(dial.accessibilityValue?.hasPrefix("75") == true)
        dial.accessibilityValue = "set"
        dial.accessibilityValue = nil
        #expect(dial.accessibilityValue?.hasPrefix("75") == true)
    }

    @Test func `a control that is enabled again is not dimmed`() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.encode(true, forKey: "UIDisabled")
        archive.finishEncoding()
        func coder() throws -> NSKeyedUnarchiver {
            try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        }
        let controls: [UIControl?] = [
            try DialView(coder: coder()), try WheelView(coder: coder()), DialView(), WheelView(),
        ]
        for control in try controls.map({ try #require($0) }) {
            control.isEnabled = false
            control.accessibilityTraits.insert(.updatesFrequently)
            #expect(control.accessibilityTraits == [.adjustable, .updatesFrequently, .notEnabled])
            control.isEnabled = true
            #expect(control.accessibilityTraits == [.adjustable, .updatesFrequently])
        }
        let (scene, lower, _) = try range()
        scene.view.isEnabled = false
        lower.accessibilityTraits.insert(.updatesFrequently)
        scene.view.isEnabled = true
        #expect(lower.accessibilityTraits == [.adjustable, .updatesFrequently])
    }

    @Test(arguments: [true, false])
    func `the change of one thumb is sent though the app replaces that of the other`(isLower: Bool) throws {
        let (scene, lower, upper) = try range()
        let dial = scene.view
        dial.isContinuous = false
        let hour = isLower ? 9.0 : 17
        let start = 135 + 270 * hour / 24
        scene.down(start, 86)
        scene.sweep(start, start + 30, 86)
        // The user changes the other value as well, which the app then replaces.
        StandInVoiceOver.increment(isLower ? upper : lower)
        if isLower { dial.upperValue = 22 } else { dial.lowerValue = 3 }
        #expect(sentValues(dial) == 0)
        scene.restAndLift()
        #expect(sentValues(dial) == 1)
    }
}
