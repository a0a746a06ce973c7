import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A view that the app has changed in any way is like a new one with the same settings.
@MainActor @Suite(.standIn) struct FreshViewTests {
    @Test func `a shaped view that was changed looks like a new one with the same settings`() {
        expectNoFault(400) { random in
            let changed = ChangedView { ShapedView(frame: CGRect(x: 50, y: 50, width: 100, height: 60)) }
            if random.chance(0.7) { changed.toggleWindow() }
            for _ in 0..<random.integer(1...12) { change(changed, &random) }
            return changed.fault(look)
        }
    }

    @Test func `a badge that was changed is where a new one with the same settings is`() {
        expectNoFault(500) { random in
            let changed = ChangedView { BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            let hosts = [
                UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60)),
                ShapedView(frame: CGRect(x: 50, y: 250, width: 80, height: 160)),
            ]
            for host in hosts { changed.window.addSubview(host) }
            changed.set(0) { $0.ratio = 0.25 }
            for _ in 0..<random.integer(1...14) { change(changed, on: random.pick(hosts), &random) }
            return changed.fault(in: random.pick(hosts), place)
        }
    }

    @Test(arguments: [false, true])
    func `a dial that was changed looks like a new one with the same settings`(isRange: Bool) {
        expectNoFault(150, test: "dial, range: \(isRange)") { random in
            let frame = CGRect(x: 50, y: 50, width: 100, height: 60)
            let changed = ChangedView<DialControl> {
                isRange ? RangeDialView(frame: frame) : DialView(frame: frame)
            }
            if random.chance(0.6) { changed.toggleWindow() }
            for _ in 0..<random.integer(1...12) { change(changed, &random) }
            // A value becomes a possible one when it is set.
            let (step, value) = (random.pick([0, 0.1]), random.number(0...1))
            changed.set(100) { dial in
                dial.step = step
                (dial as? DialView)?.value = value
                (dial as? RangeDialView)?.setValues(value / 2...value, animated: false)
            }
            return changed.fault(look)
        }
    }

    private func expectNoFault(
        _ count: Int,
        test: String = #function,
        script: (inout Seeded) -> String?
    ) {
        var random = Seeded(for: test)
        for number in 0..<Seeded.scripts(count) {
            StandIn.reset()
            guard let fault = script(&random) else { continue }
            Issue.record("script \(number), \(fault)")
            return
        }
    }

    // MARK: Shaped views

    private func change(_ changed: ChangedView<ShapedView>, _ random: inout Seeded) {
        let (kind, isOn, length) = (random.integer(0...10), random.chance(0.5), random.number(-3...9))
        let setting: (ShapedView) -> Void
        switch kind {
        case 0:
            let circumference = circumference(&random)
            setting = { $0.circumference = circumference }
        case 1: setting = { $0.mirrorsInRightToLeft = isOn }
        case 2:
            let position = random.pick([ShapedView.StrokePosition.inside, .centered, .outside])
            setting = { $0.strokePosition = position }
        case 3: setting = { $0.strokeWidth = isOn ? length : .nan }
        case 4: setting = { $0.dropShadowOpacity = max(0, length / 9) }
        case 5: setting = { $0.dropShadowRadius = length }
        case 6:
            let size = CGSize(width: random.pick([0, 20, 100]), height: random.pick([0, 30, 200]))
            let origin = CGPoint(x: isOn ? 7 : 0, y: isOn ? -5 : 0)
            setting = { $0.bounds = CGRect(origin: origin, size: size) }
        case 7: setting = { $0.semanticContentAttribute = isOn ? .forceRightToLeft : .unspecified }
        case 8: setting = { $0.strokeColor = length < 0 ? nil : isOn ? .red : .label }
        case 9: return changed.layOut()
        default: return changed.toggleWindow()
        }
        let animated = random.chance(0.3)
        changed.set(kind, animated: animated, setting)
        if animated, random.chance(0.5) { StandInClock.advance(by: 0.1) }
    }

    private func circumference(_ random: inout Seeded) -> Circumference {
        let corners = Corners(
            topLeft: Corner(radius: random.number(0...40)),
            topRight: Corner(radius: random.number(-5...40), shape: .smooth(0.6)),
            bottomRight: Corner(radius: 3),
            bottomLeft: Corner(radius: 0)
        )
        return random.pick([
            .corners(corners), .corners(Corners()), .circle, .ellipse,
            .superellipse(.init(exponent: random.number(0...6))), .superellipse(.init(handle: 0.6)),
        ])
    }

    private func look(_ view: ShapedView) -> [String] {
        func mask(_ layer: CALayer) -> CGPath? { (layer.mask as? CAShapeLayer)?.path }
        let content = view.contentView
        let own = (view.layer.sublayers ?? []).compactMap { $0 as? OutlineLayer }
        let inside = (content.layer.sublayers ?? []).compactMap { $0 as? OutlineLayer }
        let strokes = (own + inside).map { stroke in
            // The mask of a stroke outside begins with a rectangle around all of its shadow.
            let mask = mask(stroke)?.rounded.dropFirst(5).joined(separator: "; ")
            return "\(stroke.isHidden) \(stroke.lineWidth) \(path(stroke.path)) mask \(mask ?? "nil") "
                + "\(color(stroke.strokeColor)) \(stroke.animationKeys() ?? [])"
        }
        let layer = view.layer
        return ["mask \(path(mask(layer)))", "mask of the content \(path(mask(content.layer)))"]
            + ["content \(content.bounds) \(content.center)", "\(own.count) strokes, \(inside.count) inside"]
            + strokes + ["shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)"]
            + ["shadow \(path(layer.shadowPath)) \(color(layer.shadowColor)) \(layer.animationKeys() ?? [])"]
    }

    private func path(_ path: CGPath?) -> String { path?.rounded.joined(separator: "; ") ?? "nil" }

    private func color(_ color: CGColor?) -> String { color?.components?.description ?? "nil" }

    // MARK: Badges

    private func change(_ changed: ChangedView<BadgeView>, on host: UIView, _ random: inout Seeded) {
        let (kind, angle, length) = (
            random.integer(0...14), random.number(-180...180), random.number(0...30)
        )
        let isOn = random.chance(0.5)
        let direction = isOn ? UISemanticContentAttribute.forceRightToLeft : .unspecified
        let setting: (BadgeView) -> Void
        switch kind {
        case 0: setting = { $0.ratio = 0.1 + length / 100 }
        case 1: setting = { $0.degrees = angle }
        case 2: setting = { $0.side = Int(angle / 90) }
        case 3: setting = { $0.offset = length - 10 }
        case 4: setting = { $0.exponent = isOn ? 0 : length / 6 }
        case 5: setting = { $0.hostCornerRadius = isOn ? 0 : length / 2 }
        case 6: setting = { $0.hostCornerExponent = length / 10 }
        case 7: setting = { $0.hostCornerSmoothing = isOn ? 0 : length / 30 }
        case 8: setting = { $0.mirrorsInRightToLeft = isOn }
        case 9: setting = { $0.semanticContentAttribute = direction }
        case 10:
            return changed.perform("direction") {
                host.semanticContentAttribute = direction
                // A plain view tells nobody of that, so the app has to pin a badge on its corners again,
                // as `pin(toCircumferenceOf:)` says.
                let badge = changed.view
                let isOnCorners = badge.superview === host && badge.hostCornerRadius > 0
                if isOnCorners, !(host is ShapedView) { badge.host = nil }
            }
        case 11:
            let size = CGSize(width: 40 + length, height: 90 - length)
            return changed.perform("size") { host.bounds.size = size }
        case 12:
            return changed.perform("host") {
                if isOn { changed.view.removeFromSuperview() } else { host.addSubview(changed.view) }
            }
        case 13: return changed.layOut()
        default:
            return changed.perform("mirroring") { (host as? ShapedView)?.mirrorsInRightToLeft = isOn }
        }
        changed.set(kind, setting)
    }

    /// The place, and what the badge has added to be there.
    private func place(_ badge: BadgeView) -> [String] {
        let frame = badge.frame
        let isRound = near(badge.layer.cornerRadius, badge.bounds.width / 2)
        return [frame.midX, frame.midY, frame.width].map { "\(rounding($0))" }
            + ["\(badge.layoutGuides.count) guides, \(badge.constraints.count) constraints"]
            + ["\(badge.subviews.count) subviews, round: \(isRound)"]
    }

    // MARK: Dials

    private func change(_ changed: ChangedView<DialControl>, _ random: inout Seeded) {
        let (kind, isOn, number) = (random.integer(0...16), random.chance(0.5), random.number(-1...6))
        let setting: (DialControl) -> Void
        switch kind {
        case 0: setting = { $0.startAngle = number }
        case 1: setting = { $0.sweepAngle = isOn ? number : 0 }
        case 2: setting = { $0.appearance = isOn ? .knob : .ring }
        case 3: setting = { $0.trackWidth = number * 3 }
        case 4: setting = { $0.thumbDiameter = isOn ? number * 9 : .nan }
        case 5: setting = { $0.ticks = isOn ? .steps : nil }
        case 6: setting = { $0.minimumTrackTintColor = isOn ? .red : nil }
        case 7: setting = { $0.thumbTintColor = isOn ? .green : nil }
        case 8: setting = { $0.tickColor = isOn ? .green : nil }
        case 9: setting = { $0.isEnabled = isOn }
        case 10:
            let size = CGSize(width: number * 20 + 20, height: isOn ? 0 : 90)
            setting = { $0.bounds = CGRect(origin: .zero, size: size) }
        case 11: setting = { $0.semanticContentAttribute = isOn ? .forceRightToLeft : .unspecified }
        case 12: setting = { $0.mirrorsInRightToLeft = isOn }
        case 13: setting = { $0.tintColor = isOn ? .green : .red }
        case 14: return changed.toggleWindow()
        case 15: return changed.layOut()
        default: setting = { $0.curve = isOn ? .linear : .power(2) }
        }
        changed.set(kind, animated: random.chance(0.2), setting)
    }

    private func look(_ dial: DialControl) -> [String] {
        let drawing = dial.layer.sublayers?.first
        return ["opacity \(drawing?.opacity ?? -1)"]
            + (drawing?.sublayers ?? []).map { layer in
                let (shape, place) = (layer as? CAShapeLayer, layer.position)
                let colors = "\(color(shape?.fillColor)) \(color(shape?.strokeColor))"
                return "\(layer.isHidden) \(rounding(place.x)) \(rounding(place.y)) \(layer.bounds) "
                    + "\(path(shape?.path)) \(colors) \(shape?.lineWidth ?? 0) "
                    + "\(layer.shadowOpacity) \(path(layer.shadowPath))"
            }
    }
}
