import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A property of a dial that is shown has the effect that it has on a new one, at once.
@MainActor @Suite(.standIn) struct DialPropertyTests {
    typealias Change = @MainActor (RangeDialView) -> Void

    nonisolated static let changes: [(name: String, change: Change)] = [
        ("startAngle", { $0.startAngle = 0.4 }), ("sweepAngle", { $0.sweepAngle = 2 }),
        ("step", { $0.step = 0.4 }), ("curve", { $0.curve = .power(3) }),
        ("mirrorsInRightToLeft", { $0.mirrorsInRightToLeft = false }),
        ("semanticContentAttribute", { $0.semanticContentAttribute = .forceLeftToRight }),
        ("minimumValue", { $0.minimumValue = 0.5 }), ("maximumValue", { $0.maximumValue = 0.6 }),
        ("minimumGap", { $0.minimumGap = 0.7 }), ("maximumGap", { $0.maximumGap = 0.2 }),
        ("appearance", { $0.appearance = .knob }), ("trackWidth", { $0.trackWidth = 20 }),
        ("thumbDiameter", { $0.thumbDiameter = 40 }), ("ticks", { $0.ticks = .count(5, minor: 1) }),
        ("minimumTrackTintColor", { $0.minimumTrackTintColor = .systemPink }),
        ("maximumTrackTintColor", { $0.maximumTrackTintColor = .systemPink }),
        ("thumbTintColor", { $0.thumbTintColor = .systemPink }),
        ("tickColor", { $0.tickColor = .systemPink }), ("tintColor", { $0.tintColor = .systemPink }),
        ("isEnabled", { $0.isEnabled = false }),
    ]

    /// What a dial shows, and how it will respond.
    private func state(_ dial: RangeDialView) -> [String] {
        let all = dial.layer.sublayers?.first
        let parts = (all?.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        let shown = parts.map { part in
            let points = (part.path?.standInElements ?? []).flatMap(\.points) + [part.position]
            let places = points.map { "\(($0.x * 1000).rounded() + 0) \(($0.y * 1000).rounded() + 0)" }
            let colors = [part.fillColor, part.strokeColor].map { $0?.components ?? [] }
            return "\(places) \(colors) \(part.lineWidth) \(part.isHidden)"
        }
        let values = "\(dial.lowerValue) \(dial.upperValue) \(all?.opacity ?? 0)"
        return shown + [values, "\(dial.driver.core.zone)", "\(dial.driver.core.dial.scale)"]
    }

    /// A dial in a window that reads from right to left, with values that are not its ends.
    private func dial(_ change: Change, isLater: Bool) -> [String] {
        let dial = RangeDialView()
        dial.semanticContentAttribute = .forceRightToLeft
        dial.ticks = .count(3)
        dial.setValues(0.25...0.75, animated: false)
        if !isLater { change(dial) }
        let scene = dialScene(dial)
        scene.window.layoutIfNeeded()
        if isLater { change(dial) }
        return state(dial)
    }

    @Test(arguments: changes.indices)
    func `a property that is changed later has the same effect as one that is set at first`(_ index: Int) {
        let (name, change) = Self.changes[index]
        let first = dial(change, isLater: false)
        #expect(first != dial({ _ in }, isLater: false), "\(name) has no effect")
        #expect(dial(change, isLater: true) == first, "\(name)")
    }

    @Test func `a dial is mirrored as soon as the layout direction changes`() throws {
        let scene = dialScene()
        let thumb = try #require(scene.view.layer.sublayers?.first?.sublayers?.last)
        #expect(near(thumb.position.x, 100 - 86 * CGFloat(0.5).squareRoot()))
        scene.window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        #expect(near(thumb.position.x, 100 + 86 * CGFloat(0.5).squareRoot()))
    }

    @Test func `a value that the user changes before the dial is in a window is its own`() {
        let dial = DialView()
        dial.value = 5
        #expect(dial.value == 1)
        dial.accessibilityDecrement()
        let value = dial.value
        #expect(value < 1)
        dial.maximumValue = 10
        #expect(dial.value == value)
    }

    @Test func `a value that the app sets in a window does not come back with a greater range`() {
        let scene = dialScene()
        scene.view.maximumValue = 10
        scene.view.value = 5
        scene.view.maximumValue = 2
        scene.view.maximumValue = 10
        #expect(scene.view.value == 2)
    }

    @Test func `a value that the app sets holds, and the other one gives way to the gaps`() {
        for isShown in [true, false] {
            let dial = RangeDialView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            let window = isShown ? UIWindow.standIn(around: dial) : nil
            (dial.maximumValue, dial.minimumGap, dial.maximumGap) = (24, 1, 8)
            dial.setValues(9...17, animated: false)
            func values() -> [Double] { [dial.lowerValue, dial.upperValue] }
            dial.upperValue = 20
            #expect(values() == [12, 20])
            dial.upperValue = 4
            #expect(values() == [3, 4])
            dial.lowerValue = 3.5
            #expect(values() == [3.5, isShown ? 4.5 : 4.5])
            dial.lowerValue = 23.5
            #expect(values() == [23, 24])
            dial.upperValue = 0
            #expect(values() == [0, 1])
            // Outside a window, a wider range applies to what was asked for.
            dial.setValues(9...17, animated: false)
            dial.upperValue = 30
            #expect(values() == [16, 24])
            dial.maximumValue = 40
            #expect(values() == (isShown ? [16, 24] : [22, 30]))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the thumb that keys move has an edge in the colour of the value`() {
        let scene = dialScene(RangeDialView())
        scene.view.minimumTrackTintColor = .systemPink
        func edges() -> [Bool] {
            let parts = scene.view.layer.sublayers?.first?.sublayers ?? []
            return parts.suffix(2).map { ($0 as? CAShapeLayer)?.strokeColor == UIColor.systemPink.cgColor }
        }
        #expect(edges() == [false, false])
        #expect(StandInFocus(scene.window).move(to: scene.view) && edges() == [true, false])
        scene.view.activeThumb = .upper
        #expect(edges() == [false, true])
    }

    @Test func `the shadow of a thumb falls down`() throws {
        let thumb = try #require(dialScene().view.layer.sublayers?.first?.sublayers?.last)
        #expect(thumb.shadowOffset.width == 0 && thumb.shadowOffset.height > 0 && thumb.shadowOpacity > 0)
    }

    @Test func `gaps apply to the values that were asked for, and a later sweep changes none`() {
        let dial = RangeDialView()
        func values() -> [Double] { [dial.lowerValue, dial.upperValue] }
        dial.maximumValue = 100
        (dial.lowerValue, dial.upperValue, dial.maximumGap) = (10, 60, 20)
        #expect(values() == [40, 60])
        dial.sweepAngle = 2 * .pi
        #expect(values() == [40, 60])
        let other = RangeDialView()
        other.maximumValue = 24
        other.setValues(9...17, animated: false)
        (other.minimumGap, other.minimumGap) = (10, 1)
        let before = other.upperValue
        other.step = 1
        #expect(before == 17 && other.upperValue == 17)
    }
}
