import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Where the parts of a dial are, and how they look.
///
/// The dial has 200 by 200 points, so that its centre is at (100, 100).
@MainActor @Suite(.standIn) struct DialLookTests {
    /// The layers of a dial in their order from back to front.
    @MainActor private struct Parts {
        let all: CALayer
        let track, value, minor, major, knob: CAShapeLayer
        let thumbs: [CAShapeLayer]

        init(_ dial: DialControl) throws {
            all = try #require(dial.layer.sublayers?.first)
            let parts = (all.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
            try #require(parts.count > 5)
            (track, value, minor, major, knob) = (parts[0], parts[1], parts[2], parts[3], parts[4])
            thumbs = Array(parts[5...])
        }
    }

    /// A point in a direction in degrees, at a distance from the centre of the dial.
    private func point(_ degrees: Double, _ distance: Double) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: 100 + distance * cos(angle), y: 100 + distance * sin(angle))
    }

    private func contains(_ layer: CAShapeLayer, _ degrees: Double, _ distance: Double) -> Bool {
        layer.path?.contains(point(degrees, distance)) ?? false
    }

    /// The ends of the lines of a path.
    private func ends(_ layer: CAShapeLayer) -> [CGPoint] {
        layer.path?.standInElements.compactMap(\.points.last) ?? []
    }

    // MARK: The track and the thumb

    @Test func `the track and the thumb are as wide as the app wants and the dial has room for`() throws {
        let scene = dialScene()
        let sizes: [(track: CGFloat, thumb: CGFloat, inner: Double, outer: Double, shown: CGFloat)] = [
            (8, 28, 82, 90, 28), (20, 28, 76, 96, 28), (40, 28, 60, 100, 28), (500, 28, 50, 100, 28),
            (.infinity, 28, 50, 100, 28), (8, 0, 92, 100, 0), (8, -3, 92, 100, 0), (8, .nan, 92, 100, 0),
            (8, .infinity, 92, 100, 0), (8, 50, 71, 79, 50), (8, 500, 71, 79, 50),
        ]
        for (track, thumb, inner, outer, shown) in sizes {
            (scene.view.trackWidth, scene.view.thumbDiameter) = (track, thumb)
            let parts = try Parts(scene.view)
            for degrees in [180.0, 270, 0] {
                let within = [inner + 0.5, outer - 0.5].map { contains(parts.track, degrees, $0) }
                let beside = [inner - 0.5, outer + 0.5].map { contains(parts.track, degrees, $0) }
                #expect(within == [true, true] && beside == [false, false], "\(track), \(thumb)")
            }
            #expect(!contains(parts.track, 90, (inner + outer) / 2))
            #expect(near(parts.thumbs[0].bounds.width, shown) && near(parts.thumbs[0].bounds.midX, 0))
            #expect(near(parts.thumbs[0].position, point(135, (inner + outer) / 2)))
        }
        for width in [CGFloat.nan, -4, 0] {
            scene.view.trackWidth = width
            #expect(try Parts(scene.view).track.path?.isEmpty == true)
        }
    }

    @Test func `another start and sweep are drawn at once`() throws {
        let scene = dialScene()
        scene.view.sweepAngle = .pi / 2
        #expect(contains(try Parts(scene.view).track, 180, 86))
        #expect(!contains(try Parts(scene.view).track, 270, 86))
        scene.view.startAngle = -.pi / 2
        #expect(!contains(try Parts(scene.view).track, 180, 86))
        #expect(contains(try Parts(scene.view).track, 300, 86))
        #expect(near(try Parts(scene.view).thumbs[0].position, point(270, 86)))
    }

    @Test func `the part of the track up to the value, or between the values, is marked`() throws {
        let scene = dialScene()
        #expect(try Parts(scene.view).value.path == nil)
        scene.view.value = 0.5
        let parts = try Parts(scene.view)
        #expect(contains(parts.value, 140, 86) && contains(parts.value, 265, 86))
        #expect(!contains(parts.value, 275, 86) && !contains(parts.value, 40, 86))
        let range = dialScene(RangeDialView())
        range.view.setValues(0.25...0.75, animated: false)
        let both = try Parts(range.view)
        try #require(both.thumbs.count == 2)
        #expect(contains(both.value, 207, 86) && contains(both.value, 333, 86))
        #expect(!contains(both.value, 197, 86) && !contains(both.value, 343, 86))
        #expect(near(both.thumbs[0].position, point(202.5, 86)))
        #expect(near(both.thumbs[1].position, point(337.5, 86)))
        range.view.lowerValue = 0.75
        #expect(both.value.path == nil, "there is nothing between equal values")
    }

    @Test func `the thumb is on its way to a value that the app sets with an animation`() throws {
        let scene = dialScene()
        scene.view.setValue(0.5, animated: true)
        let thumb = try Parts(scene.view).thumbs[0]
        StandInClock.advance(by: 0.1)
        #expect(scene.view.isMoving && thumb.position.y < 155 && thumb.position.y > 20)
        StandInClock.advance(by: 1)
        #expect(near(thumb.position, point(270, 86)))
    }

    // MARK: Knobs and marks

    @Test func `a knob is a disc within its track, with a pointer and without a thumb`() throws {
        let scene = dialScene()
        #expect(try Parts(scene.view).knob.isHidden)
        scene.view.appearance = .knob
        let parts = try Parts(scene.view)
        #expect(!parts.knob.isHidden && near(parts.knob.position, CGPoint(x: 100, y: 100)))
        // 4 points within the track, which is at the edge.
        #expect(parts.knob.bounds == CGRect(x: 12, y: 12, width: 176, height: 176))
        #expect(contains(parts.track, 0, 99.5) && contains(parts.track, 0, 92.5))
        #expect(!contains(parts.track, 0, 91.5) && contains(parts.knob, 60, 87.5))
        let pointer = parts.thumbs[0]
        #expect(pointer.shadowOpacity == 0 && pointer.shadowPath == nil && pointer.position == .zero)
        for (value, degrees) in [(0.0, 135.0), (0.5, 270), (1, 45)] {
            scene.view.value = value
            let distances = ends(pointer).map { hypot($0.x - 100, $0.y - 100) }
            try #require(distances.count == 2)
            #expect(distances[0] > 40 && distances[0] < 48 && distances[1] > 66 && distances[1] < 86)
            // VoiceOver takes hold of it between its ends.
            let place = scene.view.convert(scene.view.accessibilityActivationPoint, from: nil)
            let grip = hypot(place.x - 100, place.y - 100)
            #expect(grip > distances[0] && grip < distances[1])
            for (end, distance) in zip(ends(pointer), distances) {
                #expect(near(end, point(degrees, Double(distance)), 1e-6))
            }
        }
        scene.view.ticks = .count(2)
        #expect(parts.knob.bounds == CGRect(x: 24, y: 24, width: 152, height: 152))
        scene.view.appearance = .ring
        #expect(parts.knob.isHidden && pointer.shadowOpacity > 0 && pointer.shadowPath == pointer.path)
        #expect(near(pointer.position, point(45, 86)) && pointer.bounds.width == 28)
    }

    @Test(arguments: [(DialControl.Appearance.ring, 68.0), (.knob, 88)])
    func `marks are 4 points within the thumb or the track, and major ones twice as long`(
        appearance: DialControl.Appearance,
        outer: Double
    ) throws {
        let scene = dialScene()
        (scene.view.appearance, scene.view.ticks) = (appearance, .count(3, minor: 1))
        let parts = try Parts(scene.view)
        let (major, minor) = (ends(parts.major), ends(parts.minor))
        try #require(major.count == 6 && minor.count == 4)
        for (index, degrees) in [135.0, 270, 405].enumerated() {
            #expect(near(major[2 * index], point(degrees, outer - 8)))
            #expect(near(major[2 * index + 1], point(degrees, outer)))
        }
        for (index, degrees) in [202.5, 337.5].enumerated() {
            #expect(near(minor[2 * index], point(degrees, outer - 4)))
            #expect(near(minor[2 * index + 1], point(degrees, outer)))
        }
        #expect(parts.major.lineWidth > parts.minor.lineWidth && parts.minor.lineWidth > 0)
        for layer in [parts.major, parts.minor] {
            #expect(layer.fillColor == nil && layer.lineCap == .round)
        }
        scene.view.ticks = nil
        #expect(ends(parts.major).isEmpty && ends(parts.minor).isEmpty)
    }

    @Test func `in a dial that is too small the marks and the knob end in the centre`() throws {
        let scene = dialScene()
        scene.view.ticks = .count(3, minor: 1)
        scene.view.frame.size = CGSize(width: 10, height: 10)
        scene.window.layoutIfNeeded()
        let parts = try Parts(scene.view)
        #expect((ends(parts.major) + ends(parts.minor)).allSatisfy { near($0, CGPoint(x: 5, y: 5)) })
        scene.view.appearance = .knob
        #expect(parts.knob.bounds.size == .zero)
    }

    // MARK: Animation

    @Test(arguments: ["frame", "bounds", "layout"])
    func `in an animation of the size the drawing stays in the middle of the dial, and grows`(
        change: String
    ) throws {
        let scene = dialScene()
        let drawing = try Parts(scene.view).all
        #expect(drawing.position == CGPoint(x: 100, y: 100) && drawing.standInAnimations.isEmpty)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            switch change {
            case "frame": scene.view.frame.size = CGSize(width: 300, height: 320)
            case "bounds": scene.view.bounds.size = CGSize(width: 300, height: 320)
            default:
                scene.view.frame.size = CGSize(width: 300, height: 320)
                scene.window.layoutIfNeeded()
            }
        }
        #expect(drawing.position == CGPoint(x: 150, y: 160))
        let animations = drawing.standInAnimations.compactMap { $0 as? CASpringAnimation }
        try #require(animations.map(\.keyPath) == ["position", "transform.scale"])
        let (motion, growth) = (animations[0], animations[1])
        #expect(motion.isAdditive && motion.toValue as? CGPoint == .zero && motion.duration == 0.5)
        #expect(motion.fromValue as? CGPoint == CGPoint(x: -50, y: -60))
        // The middle of the track has radii of 86 and 136 points.
        #expect(growth.fromValue as? CGFloat == 86 / 136 && growth.toValue as? CGFloat == 1)
        #expect(!growth.isAdditive && growth.duration == 0.5 && growth.delegate == nil)
        let track = try #require(Parts(scene.view).track.path).boundingBoxOfPath
        #expect(near(track.midX, 150, 0.01) && near(track.maxX, 290, 0.05))
    }

    /// The animations of the drawing of a dial that is changed in an animation before it is shown.
    private func animations(
        from side: CGFloat,
        _ change: @escaping (DialView) -> Void
    ) throws -> [CABasicAnimation] {
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        UIWindow.standIn(around: UIView()).addSubview(dial)
        UIView.animate(withDuration: 0.5) { change(dial) }
        return try Parts(dial).all.standInAnimations.compactMap { $0 as? CABasicAnimation }
    }

    @Test func `a dial grows in an animation before its first layout`() throws {
        let animations = try animations(from: 60) { $0.frame.size = CGSize(width: 240, height: 240) }
        try #require(animations.map(\.keyPath) == ["position", "transform.scale"])
        #expect(animations[0].fromValue as? CGPoint == CGPoint(x: -90, y: -90))
        #expect(animations[1].fromValue as? CGFloat == 22.5 / 106)
    }

    @Test func `two sizes in one animation of a dial begin with the size before both`() throws {
        let animations = try animations(from: 200) {
            $0.frame.size.width = 100
            $0.frame.size.height = 100
        }
        // Both have the same shorter side.
        let growth = animations.last { $0.keyPath == "transform.scale" }
        #expect(growth?.fromValue as? CGFloat == 86 / 37.5)
    }

    @Test func `a second, smaller size in one animation of a dial begins with the size before both`() throws {
        let animations = try animations(from: 200) {
            $0.frame.size = CGSize(width: 100, height: 100)
            $0.frame.size = CGSize(width: 80, height: 80)
        }
        // The middle of the track has radii of 86 and 30 points.
        let growth = animations.last { $0.keyPath == "transform.scale" }
        #expect(growth?.fromValue as? CGFloat == 86 / 30.0)
    }

    @Test func `an animation of the size that the app ends in the view is over in the drawing`() throws {
        let scene = dialScene()
        let drawing = try Parts(scene.view).all
        UIView.animate(withDuration: 9) { scene.view.frame.size = CGSize(width: 300, height: 300) }
        #expect(!drawing.standInAnimations.isEmpty)
        scene.view.layer.removeAllAnimations()
        scene.view.frame.size = CGSize(width: 250, height: 250)
        #expect(drawing.standInAnimations.isEmpty)
    }

    @Test func `a change of the size outside an animation, and one of the looks, is at once`() throws {
        let scene = dialScene()
        let drawing = try Parts(scene.view).all
        scene.view.frame.size = CGSize(width: 300, height: 300)
        UIView.animate(withDuration: 0.5) {
            (scene.view.trackWidth, scene.view.thumbDiameter) = (20, 40)
            scene.window.layoutIfNeeded()
        }
        #expect(drawing.position == CGPoint(x: 150, y: 150) && drawing.standInAnimations.isEmpty)
        UIView.animate(withDuration: 0.5) { scene.view.bounds.size = .zero }
        UIView.animate(withDuration: 0.5) { scene.view.bounds.size = CGSize(width: 80, height: 80) }
        #expect(drawing.standInAnimations.isEmpty && drawing.position == CGPoint(x: 40, y: 40))
    }

    // MARK: Colours

    @Test func `every part has the colour that the app gives it`() throws {
        let scene = dialScene()
        scene.view.maximumTrackTintColor = .systemPink
        scene.view.thumbTintColor = .systemIndigo
        scene.view.tickColor = .systemRed
        let parts = try Parts(scene.view)
        #expect(parts.track.fillColor == UIColor.systemPink.cgColor)
        #expect(parts.thumbs[0].fillColor == UIColor.systemIndigo.cgColor)
        #expect(parts.minor.strokeColor == UIColor.systemRed.cgColor)
        #expect(parts.major.strokeColor == UIColor.systemRed.cgColor)
        #expect(parts.value.fillColor == UIColor.systemBlue.cgColor && parts.thumbs[0].lineWidth == 1)
        scene.view.appearance = .knob
        #expect(parts.knob.fillColor == UIColor.systemIndigo.cgColor && parts.thumbs[0].fillColor == nil)
        #expect(parts.thumbs[0].strokeColor == UIColor.systemBlue.cgColor && parts.thumbs[0].lineWidth > 2)
    }

    @Test func `a thumb is white, and a knob grey in dark mode`() throws {
        let scene = dialScene()
        let parts = try Parts(scene.view)
        #expect(parts.thumbs[0].fillColor == UIColor.white.cgColor)
        #expect(parts.thumbs[0].strokeColor != parts.value.fillColor)
        scene.view.appearance = .knob
        #expect(parts.knob.fillColor == UIColor.white.cgColor)
        scene.window.standInTraits = UITraitCollection(userInterfaceStyle: .dark)
        let grey = try #require(parts.knob.fillColor?.components)
        #expect(grey.prefix(3).allSatisfy { $0 > 0.1 && $0 < 0.5 } && grey[3] == 1)
        scene.view.appearance = .ring
        #expect(parts.thumbs[0].fillColor == UIColor.white.cgColor)
    }

    @Test func `a disabled dial is dimmed, and the drawing is behind the views inside`() throws {
        let scene = dialScene()
        let parts = try Parts(scene.view)
        #expect(parts.all.opacity == 1 && parts.all.zPosition < 0)
        scene.view.isEnabled = false
        // As the disabled items of a menu.
        #expect(parts.all.opacity == 0.4)
        scene.view.isEnabled = true
        #expect(parts.all.opacity == 1)
    }
}
